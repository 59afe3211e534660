/** @jest-environment node */
import sharp from 'sharp';
import { untidySchool } from '../catalogue/untidy-material';
import { cardAddress, cardHash, cardOf, cardPath, pathKey, type CardSubject } from './card';
import { drawCard, LOGO_SIDE } from './draw-card';

const SITE = 'https://school.example';
const notice: CardSubject = { path: '/notice/7', title: { en: 'Exam routine', bn: 'পরীক্ষার রুটিন' }, kind: 'notice', date: '2026-11-02T04:00:00.000Z' };
const card = cardOf(notice, untidySchool, SITE, 'bn');

describe('a card', () => {
  it('has name, title, section and date in the page’s language', () => {
    expect(card).toMatchObject({ school: 'পদ্মা উচ্চ বিদ্যালয় ও কলেজ', title: 'পরীক্ষার রুটিন', eyebrow: 'নোটিশ · ০২-১১-২০২৬', footer: 'school.example · Station Road, Rajshahi' });
  });

  it('has the name for its title on the home page', () => {
    expect(cardOf({ path: '/', title: '' }, untidySchool, SITE, 'en')).toMatchObject({ title: untidySchool.name.en, eyebrow: '' });
  });
});

describe('its address', () => {
  it('changes when anything on the card does, and only then', () => {
    const others = [{ ...card, title: 'x' }, { ...card, logo: null }, { ...card, school: 'x' }, { ...card, eyebrow: '' }].map(cardHash);
    expect(new Set([cardHash(card), ...others]).size).toBe(5);
    expect(cardHash({ ...card })).toBe(cardHash(card));
  });

  it.each(['/', '/notice/7', '/ভর্তি-তথ্য', '/notice/x%2F5', '/a.b'])('leads back to %s', (path) => {
    const segments = new URL(cardPath(card, path), SITE).pathname.split('/').slice(3);
    expect(cardAddress(segments)).toEqual({ hash: cardHash(card), path: pathKey(path) });
    expect(cardAddress(segments.map(decodeURIComponent))).toEqual({ hash: cardHash(card), path: pathKey(path) });
  });

  it.each([[['notice', '7.jpg']], [['0123456789ab', 'notice', '7.png']], [['0123456789ab']], [['0123456789AB.jpg']], [[]]])('is none of %j', (segments) => {
    expect(cardAddress(segments)).toBeNull();
  });
});

describe('its picture', () => {
  const logo = sharp({ create: { width: LOGO_SIDE, height: LOGO_SIDE, channels: 3, background: '#0a0' } }).png().toBuffer();
  const long = 'ক্ষ্ম্য প্রাতিষ্ঠানিক বিজ্ঞপ্তি ও W@M%&# '.repeat(40);

  it.each([
    ['of a notice', card],
    ['of the home page', cardOf({ path: '/', title: '' }, untidySchool, SITE, 'en')],
    ['with far too much on it', { ...card, title: long, school: long, eyebrow: long, footer: long }],
    ['with nothing on it', { ...card, title: '', school: '', eyebrow: '', footer: '' }],
  ])('%s is a JPEG of 1200 × 630 under 150 KB', async (_name, drawn) => {
    const jpeg = await drawCard(drawn, await logo);
    expect(jpeg.length).toBeLessThan(150_000);
    expect(await sharp(jpeg).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  });

  it('keeps its words clear of the gold line above the foot', async () => {
    const jpeg = await drawCard({ ...card, title: 'বিজ্ঞপ্তি '.repeat(20) }, await logo);
    // Right of the line, between title and foot: only the ground, which is dark.
    const strip = await sharp(jpeg).extract({ left: 400, top: 532, width: 380, height: 26 }).png().toBuffer();
    const { channels } = await sharp(strip).stats();
    expect(Math.max(...channels.map(({ max }) => max))).toBeLessThan(130);
  });
});
