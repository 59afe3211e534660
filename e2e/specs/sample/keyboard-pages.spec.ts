import { fill, getDictionary } from '../../../lib/i18n/dictionary';
import { formatNumber } from '../../../lib/i18n/numbers';
import { expect, test } from '../../fixtures';
import { tabTo } from '../../visit/keyboard';
import { inLanguage, LANGUAGES } from '../../visit/screens';

// A trace of every press would take longer than the visit.
test.use({ trace: 'off' });

for (const language of LANGUAGES) {
  const { notices, gallery, administration } = getDictionary(language);

  test(`notices: chosen in the list, read, and the way back to the entry (${language})`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(inLanguage(language, '/notice'));
    const entry = page.getByRole('list', { name: notices.list }).getByRole('link').nth(2);
    await tabTo(page, entry);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeFocused();
    await tabTo(page, page.getByRole('link', { name: notices.back }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/notice$/);
    await expect(entry).toBeFocused();
  });

  test(`photos: the lightbox opens, moves, closes and gives the focus back (${language})`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(inLanguage(language, '/imageFolder/701'));
    const photos = page.getByRole('main').locator('ul a[href^="/media/"]');
    const total = formatNumber(await photos.count(), language);
    const told = (number: number) => fill(gallery.photoOf, { number: formatNumber(number, language), total });
    await tabTo(page, photos.nth(1));
    await page.keyboard.press('Enter');
    const box = page.getByRole('dialog', { name: gallery.lightbox });
    await expect(box).toContainText(told(2));
    await page.keyboard.press('ArrowRight');
    await expect(box).toContainText(told(3));
    await page.keyboard.press('ArrowLeft');
    await expect(box).toContainText(told(2));
    for (let stop = 0; stop < 6; stop++) await page.keyboard.press('Tab');
    expect(await box.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Escape');
    await expect(box).toBeHidden();
    await expect(photos.nth(1)).toBeFocused();
  });

  test(`administration: lists and messages by their links, the focus goes with the message (${language})`, async ({ page }) => {
    await page.goto(inLanguage(language, '/administration/governing-body'));
    const sections = page.getByRole('navigation', { name: administration.sections });
    await tabTo(page, sections.getByRole('link', { name: new RegExp(`^${administration['message-of-principal']}`) }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/message-of-principal$/);
    const chairman = sections.getByRole('link', { name: new RegExp(`^${administration['message-of-chairman']}`) });
    await tabTo(page, chairman);
    await page.keyboard.press('Enter');
    const heading = page.getByRole('main').getByRole('heading', { name: administration['message-of-chairman'], exact: true });
    await expect(heading).toBeVisible();
    await expect(chairman).toHaveAttribute('aria-current', 'page');
    expect(await heading.evaluate((element) => document.activeElement?.contains(element))).toBe(true);
  });
}

test('notices are found by words, category and month', async ({ page }) => {
  await page.goto('/notice');
  const form = page.getByRole('search', { name: 'Find notices' });
  await tabTo(page, form.getByRole('searchbox'));
  await page.keyboard.type('routine');
  await tabTo(page, form.getByRole('combobox', { name: 'Category' }));
  await page.keyboard.type('Exam');
  await tabTo(page, form.getByRole('button', { name: 'Find' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/notice\/find\?q=routine&category=Exam/);
  await tabTo(page, page.getByRole('link', { name: 'Show all notices' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/notice$/);
});

test('teachers are narrowed down by name and by department', async ({ page }) => {
  await page.goto('/administration/teacher-information');
  const people = page.locator('#people > li:visible');
  const all = await people.count();
  const form = page.getByRole('search', { name: 'Find a person' });
  await tabTo(page, form.getByRole('searchbox'));
  await page.keyboard.type('sultana');
  await expect(form.getByRole('status')).not.toHaveText(`${all} people`);
  const named = await people.count();
  expect(named).toBeGreaterThan(0);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Delete');
  await expect(people).toHaveCount(all);
  await tabTo(page, form.getByRole('combobox', { name: 'Department' }));
  await page.keyboard.type('Accounting');
  await expect(people).not.toHaveCount(all);
  for (const text of await people.allInnerTexts()) expect(text).toContain('Accounting');
});

test('a video plays in its place and takes the focus', async ({ page }) => {
  await page.route(/youtube|google|ytimg/, (route) => route.fulfill({ body: '<p>player</p>', contentType: 'text/html' }));
  await page.goto('/videoFolder/801');
  await tabTo(page, page.getByRole('link', { name: /^Play video/ }).first());
  await page.keyboard.press('Enter');
  await expect(page.locator('iframe[src*="youtube-nocookie"]')).toBeFocused();
});

test('from photos to videos, into an album and back by the breadcrumbs', async ({ page }) => {
  await page.goto('/photo-gallery');
  await tabTo(page, page.getByRole('main').getByRole('link', { name: 'Videos', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/video-gallery$/);
  await tabTo(page, page.getByRole('main').locator('a[href^="/videoFolder/"]').first());
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/videoFolder\/\d+$/);
  await tabTo(page, page.getByRole('navigation', { name: 'You are here' }).getByRole('link').first());
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/:\d+\/$/);
});

test('a link is copied, and that is said', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/notice/101');
  const ways = page.getByRole('list', { name: 'Share' });
  await tabTo(page, ways.getByRole('button', { name: 'Copy link' }));
  await page.keyboard.press('Enter');
  await expect(ways.getByRole('status')).toHaveText('Link copied');
});

test('long lists go on by the links to their pages', async ({ page }) => {
  await page.goto('/notice');
  await tabTo(page, page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Next' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/notice\/page\/2$/);
});
