/**
 * Draws the sample school's media folder anew, the same every time: `npx tsx lib/sample-school/make/media.ts`.
 * It needs a Chromium (CHROMIUM_PATH) for the sheets and the Noto Sans Bengali font for words in pictures.
 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { z } from 'zod';
import { cast } from './cast';
import { crest } from './draw/crest';
import * as events from './draw/events';
import * as indoors from './draw/indoors';
import * as outdoors from './draw/outdoors';
import * as sports from './draw/sports';
import { portrait } from './draw/portrait';
import { jpeg, mediaFolder, openBrowser, pdf, snapshot, target } from './render';
import { documents } from './sheets/documents';
import { bengaliDate, bengaliNumber, sheet } from './sheets/letterhead';
import { noticeTexts } from './sheets/notice-texts';

const { campusMorning, campusEvening, monsoon, river, pond, planting, tour } = outdoors;
const { classroom, laboratory, library, computers, artRoom } = indoors;
const { assembly, shahidMinar, boishakh, concert, prizes, debate, bookDay, scienceFair } = events;
const { race, football, cricket, parade } = sports;

const slides = { 'campus-morning': campusMorning, assembly, laboratory, 'sports-day': race, 'lily-pond': pond };
const photos: Record<string, outdoors.Scene> = {
  'campus-morning': campusMorning, 'campus-evening': campusEvening, monsoon, river, 'lily-pond': pond, planting, tour,
  classroom, laboratory, library, computers, 'art-room': artRoom,
  assembly, 'shahid-minar': shahidMinar, boishakh, concert, prizes, debate, 'book-day': bookDay, 'science-fair': scienceFair, race, football, cricket, parade,
};
const second = { 'classroom-2': classroom, 'concert-2': concert, 'prizes-2': prizes, 'football-2': football };
const thumbnails = ['campus-morning', 'assembly', 'shahid-minar', 'boishakh', 'race', 'football', 'cricket', 'laboratory', 'concert', 'tour'];

async function drawPictures(): Promise<void> {
  writeFileSync(target('logo.svg'), crest());
  await sharp(Buffer.from(crest()), { density: 72 }).resize(256).png({ palette: true, colours: 128 }).toFile(target('logo.png'));
  for (const [index, [name, scene]] of Object.entries(slides).entries()) await jpeg(Buffer.from(scene(1600, 720, 40 + index)), `slides/${name}.jpg`, 66);
  const all = [
    ...Object.entries(photos).map(([name, scene]) => [name, scene, 1] as const),
    ...Object.entries(second).map(([name, scene]) => [name, scene, 23] as const),
  ];
  for (const [index, [name, scene, offset]] of all.entries()) await jpeg(Buffer.from(scene(1280, 853, index + offset)), `photos/${name}.jpg`, 41);
  for (const name of thumbnails) await jpeg(readFileSync(target(`photos/${name}.jpg`)), `thumbs/${name}.jpg`, 10, 420);
  for (const [name, sitter] of Object.entries(cast)) await jpeg(Buffer.from(portrait(sitter)), `portraits/${name}.jpg`, 8);
}

const noticeFile = z.object({
  data: z.array(z.object({
    Id: z.number(),
    EnglishTitle: z.string().nullable(),
    BanglaTitle: z.string(),
    FileLink: z.string(),
    CreatedDate: z.string().nullable(),
    IsActive: z.boolean().optional(),
  })),
});

async function printSheets(): Promise<void> {
  const notices = noticeFile.parse(JSON.parse(readFileSync(path.join(__dirname, '../NoticeClient/notices.json'), 'utf8'))).data;
  const browser = await openBrowser();
  for (const document of documents) await pdf(browser, document.html, `documents/${document.name}.pdf`, document.landscape);
  for (const notice of notices.filter((record) => record.IsActive !== false)) {
    const name = notice.FileLink.replace('/media/', '');
    const text = noticeTexts[path.basename(name, path.extname(name))] ?? '';
    const subject = `<p><b>বিষয় : ${notice.BanglaTitle || notice.EnglishTitle}</b></p>`;
    const date = notice.CreatedDate ? bengaliDate(notice.CreatedDate) : undefined;
    const year = (notice.CreatedDate ?? '2025').slice(0, 4);
    const html = sheet({
      heading: 'বিজ্ঞপ্তি',
      body: subject + text,
      reference: `কাস্কক/${bengaliNumber(year)}/${bengaliNumber(notice.Id)}`,
      ...(date ? { date } : {}),
      photographed: !name.endsWith('.pdf'),
      copies: true,
    });
    if (name.endsWith('.pdf')) await pdf(browser, html, name);
    else await snapshot(browser, html, name);
  }
  await browser.close();
}

async function main(): Promise<void> {
  rmSync(mediaFolder, { recursive: true, force: true });
  await drawPictures();
  await printSheets();
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
