/** @jest-environment node */
import { parseAlbums, parsePhotoFolder, parseVideoFolder } from './albums';
import { parseClientBasics } from './client-basics';
import { parseContents } from './contents';
import { parseMessages } from './gb-messages';
import { parseGoverningBody } from './governing-bodies';
import { parseNotices } from './notices';
import { parseSlides } from './slide-images';
import { parseEmployees } from './teachers-staffs';

const context = { fileOrigin: 'https://provider.example', timeZone: 'Asia/Dhaka' };

test('notices: withdrawn ones go, absent IsActive is active, files and dates are read, the second of an Id goes', () => {
  const notices = parseNotices(
    [
      { Id: 1, EnglishTitle: ' Exam  routine ', BanglaTitle: 'পরীক্ষার রুটিন', FileLink: 'files.example/a.PDF?x', CreatedDate: '2024-07-16T10:20:30.123', ShowScroll: 'true', NoticeCategoryName: {} },
      { Id: 2, EnglishTitle: 'Withdrawn', IsActive: false },
      { Id: '1', EnglishTitle: 'Same Id' },
      { Id: 3, EnglishTitle: '', BanglaTitle: '' },
      { Id: 4, BanglaTitle: 'ছুটি', FileLink: 'javascript:alert(1)', CreatedDate: 'soon', IsActive: null },
    ],
    context,
  );
  expect(notices).toEqual([
    {
      id: '1', title: { en: 'Exam routine', bn: 'পরীক্ষার রুটিন' }, file: { url: 'https://files.example/a.PDF?x', kind: 'pdf', type: 'PDF' },
      created: '2024-07-16T04:20:30.123Z', showScroll: true, category: '',
    },
    { id: '4', title: { en: '', bn: 'ছুটি' }, file: null, created: null, showScroll: false, category: '' },
  ]);
});

test('contents: menu codes as number or text, attachments without an address go, HTML is sanitised', () => {
  const [item, ...rest] = parseContents(
    [
      { Id: 1, MenuCode: 22, LayOut: '1', FileType: '3', DetailsEn: '<script>x</script><p>a</p>', ContentNameEn: 'Routine', ShowAttachments: [{ FilePath: '/r.pdf', Title: null }, { FilePath: '' }, null, 7] },
      { Id: 2, MenuCode: '22', IsActive: false },
      { DetailsEn: 'no id' },
    ],
    context,
  );
  expect(rest).toEqual([]);
  expect(item).toMatchObject({
    menuCode: '22', layout: 1, fileType: 3, title: { en: 'Routine', bn: '' }, details: { en: '<p>a</p>', bn: '' },
    attachments: [{ file: { url: 'https://provider.example/r.pdf', type: 'PDF' }, title: '' }],
  });
});

test('messages: either field holds the text; a named office without an id finds its page', () => {
  const messages = parseMessages(
    [
      { GBDesignationId: '6', GBName: 'A', GBNameBangla: 'ক', DetailsEn: '<p>a</p>', Placement: 12 },
      { GBDesignationName: 'Vice Principal', MessageBn: '<p>খ</p>' },
      { GBDesignationId: 4 },
      { DetailsEn: 'whose?' },
    ],
    context,
  );
  expect(messages.map(({ designationId, designation, placement }) => [designationId, designation.en, designation.bn, placement])).toEqual([
    [6, 'Principal', 'অধ্যক্ষ', '12'], [12, 'Vice Principal', 'উপাধ্যক্ষ', ''],
  ]);
  expect(messages[0]?.name).toEqual({ en: 'A', bn: 'ক' });
  expect(messages[1]?.details.bn).toBe('<p>খ</p>');
});

test('governing body: by rank, unranked last, position from the first field that has one', () => {
  const members = parseGoverningBody(
    [{ Name: 'C', GBDesignation: 'Member' }, { Name: 'B', Rank: '10', InstitutePosition: 'Teacher' }, { Name: 'A', Rank: 2, GBPosition: 'Chairman', ImagePath: 'x.example/a.jpg' }, { Name: ' ' }],
    context,
  );
  expect(members.map(({ name, position }) => `${name.en} ${position}`)).toEqual(['A Chairman', 'B Teacher', 'C Member']);
  expect(members[0]?.image).toBe('https://x.example/a.jpg');
});

test('teachers and staff: told by type or department, those who left go', () => {
  const employees = parseEmployees(
    [{ EmployeeName: 'A', Department: 'Physics' }, { EmployeeName: 'B', Department: 'Office Staff' }, { EmployeeName: 'C', Type: 'Teacher', Department: 'Staff Quarter' }, { EmployeeName: 'D' }, { EmployeeName: 'E', IsActive: 'false' }],
    context,
  );
  expect(employees.map(({ name, isStaff }) => [name.en, isStaff])).toEqual([['A', false], ['B', true], ['C', false], ['D', null]]);
});

test('albums: both spellings, the root in every way it is written, by their order', () => {
  const albums = parseAlbums(
    'P',
    [{ Id: 1, AlbumName: 'Sports', ParentId: 0, AlbumOrder: 2 }, { id: '2', name: 'Day one', folderId: 1, AlbumOrder: '1' }, { id: 3, name: 'Root', folderId: null }, { id: 4, name: 'Root', folderId: 'null', IsActive: false }, { id: 5, IsAlbumFolder: false }],
    context,
  );
  expect(albums.map(({ id, parentId, name }) => [id, parentId, name.en])).toEqual([['2', '1', 'Day one'], ['1', null, 'Sports'], ['3', null, 'Root']]);
});

test('a folder: a row without IsAlbumFolder is a folder, only false is a file; files without an address go', () => {
  const folder = parsePhotoFolder(
    'P',
    [{ Id: 1, Name: 'Folder' }, { Id: 2, IsAlbumFolder: true }, { Id: 3, IsAlbumFolder: false, ImageLink: '/a.jpg', ImageOrder: 2 }, { Id: 4, IsAlbumFolder: false, ImagePath: 'x.example/b.jpg', ImageOrder: 1 }, { Id: 5, IsAlbumFolder: false }],
    context,
  );
  expect(folder.folders.map(({ id }) => id)).toEqual(['1', '2']);
  expect(folder.files.map(({ image }) => image)).toEqual(['https://x.example/b.jpg', 'https://provider.example/a.jpg']);
});

test('videos: the address is in Url or VideoId; one that is no watch link is kept as a plain link', () => {
  const file = (fields: object, at: number) => ({ Id: at, IsAlbumFolder: false, ...fields });
  const { files } = parseVideoFolder(
    'P',
    [{ Url: 'https://www.youtube.com/watch?v=abc_EFG-123' }, { VideoId: 'https://www.youtube.com/watch?v=abc_EFG-124' }, { VideoId: 'abc_EFG-125' }, { Url: 'https://youtu.be/abc_EFG-126' }, { Url: 'javascript:alert(1)' }, {}].map(file),
    context,
  );
  expect(files.map(({ url, youTubeId }) => [url, youTubeId])).toEqual([
    ['https://www.youtube.com/watch?v=abc_EFG-123', 'abc_EFG-123'],
    ['https://www.youtube.com/watch?v=abc_EFG-124', 'abc_EFG-124'],
    ['https://www.youtube.com/watch?v=abc_EFG-125', 'abc_EFG-125'],
    ['https://youtu.be/abc_EFG-126', null],
  ]);
});

test('slides without a picture go', () => {
  expect(parseSlides([{ ImageLink: '' }, { ImageLink: null }, { ImageLink: 'x.example/s.jpg', Title: ' Assembly ' }], context)).toEqual([
    { image: 'https://x.example/s.jpg', title: { en: 'Assembly', bn: '' } },
  ]);
});

test('site basics: options in both shapes, links by type, and never null', () => {
  const basics = parseClientBasics(
    {
      ClientName: 'Padma School', Phone: 1700, SiteMapList: [{ Id: '1', ParentId: 0, DisplayName: 'Fees ', MenuUrl: '/fees', MenuCode: 5 }, { DisplayName: 'no id' }],
      LocalOptions: [{ KeyName: 'SiteAuthor', KeyValue: 'Office' }, { DisplayName: 'EIIN', TextValue: 108357 }, null],
      Links: [{ Type: 1, DisplayName: 'Notice', Url: '/notice' }, { Type: '2', DisplayName: 'Board', Url: 'www.board.example' }, { Type: 2, DisplayName: 'Bad', Url: 'javascript:x' }, { Type: 3, DisplayName: 'Other', Url: '/x' }],
    },
    context,
  );
  expect(basics).toMatchObject({ name: { en: 'Padma School' }, phone: '1700' });
  expect([basics.options.get('siteauthor'), basics.options.get('eiin')]).toEqual(['Office', '108357']);
  expect(basics.links).toEqual({
    quick: [{ name: { en: 'Notice', bn: '' }, url: '/notice' }],
    important: [{ name: { en: 'Board', bn: '' }, url: 'https://www.board.example/' }],
  });
  expect(basics.siteMap).toHaveLength(1);
  for (const data of [null, undefined, [], 'x', {}, { SiteMapList: null }]) {
    expect(() => parseClientBasics(data, context)).toThrow(expect.objectContaining({ kind: 'envelope' }));
  }
});
