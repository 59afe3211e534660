/** @jest-environment node */
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { z } from 'zod';

const rowList = z.array(z.record(z.string(), z.json()));
type Row = z.infer<typeof rowList>[number];

const folder = __dirname;
const parsed = (name: string): unknown => JSON.parse(readFileSync(path.join(folder, name), 'utf8'));
const rows = (name: string): Row[] => z.object({ data: rowList }).parse(parsed(name)).data;

/** All files below a folder, as paths relative to it. */
const walk = (root: string): string[] =>
  readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) => statSync(path.join(root, name)).isFile());
const jsonFiles = walk(folder).filter((name) => name.endsWith('.json'));
const mediaFiles = walk(path.join(folder, 'media'));
/** The media that the text of a file names. */
const mentioned = (text: string): string[] => Array.from(text.matchAll(/(?<=\/media\/)[\w./-]+/g), ([name]) => name);
const references = new Set(jsonFiles.flatMap((name) => mentioned(readFileSync(path.join(folder, name), 'utf8'))));

describe('the media of the sample school', () => {
  test('every address in a record has its file', () => {
    expect([...references].filter((name) => !existsSync(path.join(folder, 'media', name)))).toEqual([]);
  });

  test('every file is shown somewhere', () => {
    expect(mediaFiles.filter((name) => !references.has(name.split(path.sep).join('/')))).toEqual([]);
  });

  test('the folder stays under four megabytes', () => {
    expect(mediaFiles.reduce((sum, name) => sum + statSync(path.join(folder, 'media', name)).size, 0)).toBeLessThan(4 * 1024 * 1024);
  });

  test('documents are PDFs and pictures decode', async () => {
    for (const name of mediaFiles) {
      const file = path.join(folder, 'media', name);
      if (name.endsWith('.pdf')) expect(readFileSync(file).toString('latin1', 0, 5)).toBe('%PDF-');
      else expect((await sharp(file).stats()).channels.length).toBeGreaterThanOrEqual(3);
    }
  }, 60_000);
});

describe('the records of the sample school', () => {
  const contents = rows('ContentClient/contents.json');
  const basics = z.object({ data: z.object({ SiteMapList: rowList }) });
  const siteMap = basics.parse(parsed('AppStructureClient/client-basics.json')).data.SiteMapList;

  test('the counts a demonstration needs', () => {
    expect(siteMap).toHaveLength(93);
    expect(rows('NoticeClient/notices.json').filter((notice) => notice['IsActive'] !== false)).toHaveLength(30);
    expect(rows('GBMessageClient/governing-bodies.json')).toHaveLength(9);
    expect(rows('TeacherStaffClient/teachers-staffs.json').filter((person) => person['IsActive'] !== false)).toHaveLength(40);
    expect(rows('AlbumClient/slide-images.json')).toHaveLength(5);
  });

  test('ids are unique within each list', () => {
    for (const name of ['ContentClient/contents.json', 'NoticeClient/notices.json', 'TeacherStaffClient/teachers-staffs.json', 'GBMessageClient/gb-messages.json']) {
      const ids = rows(name).map((row) => row['Id']);
      expect(new Set(ids).size).toBe(ids.length);
    }
  });

  test('every layout of the content page is present, on at least 45 pages of the site map', () => {
    const pages = contents.filter((item) => item['MenuCode'] !== undefined);
    expect(new Set(pages.map((item) => `${item['LayOut']},${item['FileType']}`))).toEqual(new Set(['1,1', '2,1', '3,1', '1,3', '2,3', '0,0', '2,0']));
    const codes = new Set(siteMap.map((row) => String(row['MenuCode'])));
    expect(pages.filter((item) => !codes.has(String(item['MenuCode'])))).toEqual([]);
    expect(new Set(pages.map((item) => String(item['MenuCode']))).size).toBeGreaterThanOrEqual(45);
  });

  test.each([['images', 'image-albums'], ['videos', 'video-albums']])('the folder tree of the %s holds together', (kind, list) => {
    const albums = rows(`AlbumClient/${list}-new.json`);
    const ids = new Set(albums.map((album) => album['id']));
    expect(rows(`AlbumClient/${list}.json`).map((album) => album['Id'])).toEqual(albums.filter((album) => album['folderId'] === null).map((album) => album['id']));
    const top: Row = { id: null };
    for (const album of [top, ...albums]) {
      if (album['folderId']) expect(ids).toContain(album['folderId']);
      const inside = rows(`AlbumClient/${kind}/${String(album['id'])}.json`);
      const folders = inside.filter((row) => row['IsAlbumFolder'] !== false).map((row) => row['Id']);
      expect(folders).toEqual(albums.filter((child) => child['folderId'] === album['id']).map((child) => child['id']));
      if (album['id'] !== null) expect([album['TotalSubFolder'], album['TotalImage']]).toEqual([folders.length, inside.length - folders.length]);
    }
  });
});
