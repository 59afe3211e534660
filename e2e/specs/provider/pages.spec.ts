import { expect, test } from '../../fixtures';
import { mainText } from '../../visit/html';

/** Section 2 and issue 2 on untidy data: what the main part of each page says, and what it must not say. */
const PAGES: readonly { path: string; says: readonly string[]; never?: readonly string[]; lands?: string }[] = [
  { path: '/notice', says: ['Notice', 'Please select a notice to view.', '20 Nov', 'Newest of all', '<b>Bold</b> title'], never: ['Withdrawn notice', 'Published twice, again', 'List as id'] },
  { path: '/notice/506', says: ['Undated notice'] },
  { path: '/notice/512', says: ['A very long title of a notice', 'This notice has no file.'] },
  { path: '/contact', says: ['Email', 'office@untidy.example', 'Call', '+880 1711-000000', '02-555000', 'Location', '12 School Road, Rajshahi'] },
  { path: '/photo-gallery', says: ['Photos', 'Videos', 'Science fair', 'Sports 2026', 'পিকনিক'], never: ['Closed album'] },
  { path: '/video-gallery', says: ['Photos', 'Videos', 'Anniversary', 'Odd links'] },
  { path: '/administration', says: ['First by rank', 'মোঃ নজরুল ইসলাম', 'Without rank'], never: ['Left long ago', 'Nameless'] },
  { path: '/administration/nobody-knows', says: ['First by rank'] },
  { path: '/administration/teacher-information', says: ['Teacher 1', 'Lecturer', 'Mathematics'], never: ['Md. Office Assistant', 'Who has left'] },
  { path: '/administration/staff-information', says: ['Md. Office Assistant', 'Guard of the gate'], never: ['Teacher 1'] },
  { path: '/administration/message-of-chairman', says: ['Col. Rahim Uddin', 'THE END OF THE MESSAGE'] },
  { path: '/administration/message-of-chief-patron', says: ['By Name Only', 'Chief patron speaks.'] },
  { path: '/message-of-principal', says: ['Dr. Salma Khatun', 'Welcome to you all.'] },
  { path: '/news-and-events', says: ['Sports day', 'বিজ্ঞান মেলা', 'Science fair', 'Old event', 'Undated event', 'Read more'], never: ['Board first', 'News of a category nobody knows'] },
  { path: '/news-and-events/20', says: ['Science fair', '10-11-2026', 'work & robots'] },
  { path: '/achievements', says: ['Debate cup', 'Mathematics medal', 'Board first', 'Old medal'], never: ['Sports day'] },
  { path: '/achievements/30', says: ['Board first', 'First in the division.'] },
  { path: '/imageFolder', says: ['Home', 'Folders', 'Sports 2026'] },
  { path: '/imageFolder/1', says: ['Sports 2026', 'Folders', 'Relay', 'Files', 'Winner'], never: ['No picture'] },
  { path: '/imageFolder/111', says: ['HomePhoto GallerySports 2026RelayFinish line'] },
  { path: '/imageFolder/9', says: ['Loop A', 'In the loop'] },
  { path: '/imageFolder/12', says: ['Parent is gone', 'Orphan'] },
  { path: '/imageFolder/2', says: ['No Album Data found'] },
  { path: '/videoFolder/null', says: ['Anniversary'] },
  { path: '/videoFolder/71', says: ['Odd links', 'Opening', 'In VideoId', 'Bare id'] },
  { path: '/videoFolder/72', says: ['Short id', 'Other host'], never: ['Bad scheme', 'No address'] },
  { path: '/history', says: ['It began under a banyan tree.', 'About Us'] },
  { path: '/why-study', says: ['Library', 'Laboratory'], never: ['Bad'] },
  { path: '/infustructure', says: ['Three houses.', 'North house', 'Pupils', '120'] },
  { path: '/academic-rules', says: ['Rules of 2026', 'Open File'] },
  { path: '/lesson-plan', says: ['Lesson Plan', 'No Data Found'], never: ['Never shown'] },
  { path: '/course-and-program', says: ['No Data Found'], never: ['Never shown'] },
  { path: '/oath', says: ['I promise to be kind.'] },
  { path: '/bn/oath', says: ['শপথ', 'আমি সদয় হব।'], never: ['I promise'] },
  { path: '/college-class-routine', says: ['Sunday to Thursday.'] },
  { path: '/prospectus', says: ['The first prospectus.'], never: ['The second prospectus.'] },
  { path: '/string-code', says: ['Code as text.'] },
  { path: '/hidden-187', says: ['Opened although not in the menu.'] },
  { path: '/hidden-217', says: ['Hidden 217', 'No Data Found'] },
  { path: '/child-of-hidden', says: ['Child Of Hidden', 'No Data Found'] },
  { path: '/orphan-page', says: ['Orphan Page', 'No Data Found'] },
  { path: '/rules-and-regulations', says: ['No Data Found'], never: ['Nobody may see this'] },
  { path: '/library', says: ['Library', 'No Data Found'] },
  { path: '/100%25-pass', says: ['Full Pass'], lands: '/100-pass' },
  { path: '/Class%20Tests', says: ['Class Tests'], lands: '/class-tests' },
  { path: '/ROVER%20scout%20society%20', says: ['Rover Scout Society'], lands: '/rover-scout-society' },
  { path: `/${encodeURIComponent('বাংলা-পাতা')}`, says: ['Bengali Address'] },
];

for (const { path, says, never = [], lands } of PAGES) {
  test(`${decodeURIComponent(path)} says what it should in the server's HTML`, async ({ site }) => {
    const response = await fetch(site.url + path);
    expect(response.status).toBe(200);
    if (lands) expect(new URL(response.url).pathname).toBe(lands);
    const text = mainText(await response.text());
    for (const words of says) expect.soft(text).toContain(words);
    for (const words of never) expect.soft(text).not.toContain(words);
  });
}

for (const path of ['/notice/505', '/notice/9999', '/news-and-events/9999', '/achievements/20', '/imageFolder/404404', '/videoFolder/404404', '/no-id']) {
  test(`${path} is a real 404 with the not-found page`, async ({ site }) => {
    const response = await fetch(site.url + path);
    expect(response.status).toBe(404);
    const text = mainText(await response.text());
    expect(text).toContain('Page Not Found');
    expect(text).toContain('The page you are looking for might have been removed had its name changed or is temporarily unavailable.');
    expect(text).toContain('Go to Home');
  });
}

test('a broken percent sequence is a 4xx, never a 500', async ({ site }) => {
  for (const path of ['/100%-pass', '/%E0%A4%A', '/notice/%', '/imageFolder/%zz', '/bn/%ff%fe']) {
    const { status } = await fetch(site.url + path);
    expect.soft(status, path).toBeGreaterThanOrEqual(400);
    expect.soft(status, path).toBeLessThan(500);
  }
});
