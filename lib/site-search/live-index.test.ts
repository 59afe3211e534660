/** @jest-environment node */
import type { SearchDocument } from '../search/document';
import { LiveIndex } from './live-index';

function* documents(...titles: string[]): Generator<SearchDocument> {
  for (const title of titles) yield { id: title, kind: 'page', href: `/${title}`, title: { en: title, bn: '' }, body: { en: '', bn: '' }, date: null };
}

const options = { limit: 5, lang: 'en', now: new Date(0) } as const;
const settled = () => new Promise((resolve) => setTimeout(resolve, 60));

it('answers from the old content while it reads the new', async () => {
  const live = new LiveIndex(jest.fn());
  const first = await live.get({}, () => documents('library'));
  const second = {};
  const meanwhile = await live.get(second, () => documents('history'));
  expect(meanwhile).toBe(first);
  await settled();
  const renewed = await live.get(second, () => documents('never read'));
  expect(renewed.search('history', options).total).toBe(1);
  expect(renewed.search('library', options).total).toBe(0);
});

it('keeps the index of content that was read anew and is the same', async () => {
  const live = new LiveIndex(jest.fn());
  const first = await live.get({}, () => documents('library'));
  const again = {};
  await live.get(again, () => documents('library'));
  await settled();
  expect(await live.get(again, () => documents('never read'))).toBe(first);
});

it('is built once for all who wait for it', async () => {
  const live = new LiveIndex(jest.fn());
  const read = jest.fn(() => documents('library'));
  const source = {};
  await Promise.all([live.get(source, read), live.get(source, read), live.get(source, read)]);
  expect(read).toHaveBeenCalledTimes(1);
});

it('keeps the old index when the new content cannot be read, and says so', async () => {
  const failed = jest.fn();
  const live = new LiveIndex(failed);
  const first = await live.get({}, () => documents('library'));
  const broken = () => {
    throw new Error('broken');
  };
  expect(await live.get({}, broken)).toBe(first);
  await settled();
  expect(failed).toHaveBeenCalledWith(expect.objectContaining({ message: 'broken' }));
});

it('fails, and tries again, where there is none to answer from', async () => {
  const live = new LiveIndex(jest.fn());
  const broken = () => {
    throw new Error('broken');
  };
  await expect(live.get({}, broken)).rejects.toThrow('broken');
  await expect(live.get({}, () => documents('library'))).resolves.toBeDefined();
});

it('lets others have their turn', async () => {
  const live = new LiveIndex(jest.fn());
  const titles = Array.from({ length: 4000 }, (_, number) => `word${number.toString(36)} শব্দ${number}`);
  let turns = 0;
  const tick = setInterval(() => turns++, 0);
  await live.get({}, () => documents(...titles));
  clearInterval(tick);
  expect(turns).toBeGreaterThan(2);
});
