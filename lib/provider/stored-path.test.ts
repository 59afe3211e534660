/** @jest-environment node */
import { ProviderFailure } from './failure';
import { StoredPath, type StoreSettings } from './stored-path';

const PATH = 'NoticeClient/notices';
const answer = (value: unknown) => JSON.stringify({ data: value });

/** A provider whose next answers are queued, a clock that stands still, and a disk in memory. */
function world(kept?: { text: string; confirmedAt: number }) {
  const asked: string[] = [];
  const queue: Array<() => Promise<string>> = [];
  const disk: string[] = [];
  const clock = { now: 1_000_000 };
  const settings: StoreSettings = {
    readSource: (path) => {
      asked.push(path);
      return queue.shift()?.() ?? Promise.reject(new ProviderFailure(path, 'network', 'ECONNREFUSED'));
    },
    state: { read: async () => kept ?? null, write: async (_path, text) => void disk.push(text) },
    holdMs: 60_000,
    now: () => clock.now,
    patienceMs: 0,
    retryPauseMs: 0,
  };
  const parse = (data: unknown): number => {
    if (typeof data !== 'number') throw new ProviderFailure(PATH, 'envelope', 'no number');
    return data;
  };
  return { asked, queue, disk, clock, settings, path: new StoredPath({ path: PATH, parse }, settings) };
}
const gives = (value: unknown) => async () => answer(value);
const fails = (kind: ProviderFailure['kind']) => () => Promise.reject(new ProviderFailure(PATH, kind, ''));
const afterRefresh = () => new Promise((resolve) => setImmediate(resolve));

test('many readers cause one request in the hold time', async () => {
  const { path, queue, asked, clock } = world();
  queue.push(gives(1), gives(2));
  expect(await Promise.all([path.read(), path.read(), path.read()])).toEqual([1, 1, 1]);
  clock.now += 59_999;
  expect(await path.read()).toBe(1);
  expect(asked).toHaveLength(1);
  clock.now += 1;
  await path.read();
  await afterRefresh();
  expect(await path.read()).toBe(2);
  expect(asked).toHaveLength(2);
});

test.each(['network', 'timeout', 'status', 'not-json', 'envelope', 'too-large', 'too-deep', 'redirect', 'records'] as const)(
  'a failure of kind %s keeps the answer, and the provider is not asked again in the hold time',
  async (kind) => {
    const { path, queue, asked, clock } = world();
    queue.push(gives(7), fails(kind), gives(8));
    await path.read();
    clock.now += 60_000;
    expect(await path.read()).toBe(7);
    await afterRefresh();
    expect(path.health()).toMatchObject({ outcome: kind, ageSeconds: 60 });
    expect(await path.read()).toBe(7);
    expect(asked).toHaveLength(2);
    clock.now += 60_000;
    await path.read();
    await afterRefresh();
    expect(await path.read()).toBe(8);
    expect(path.health()).toMatchObject({ outcome: 'ok', ageSeconds: 0 });
  },
);

test('an answer of the wrong shape never replaces a good one', async () => {
  const { path, queue, clock } = world();
  queue.push(gives(7), gives({ wrong: true }));
  await path.read();
  clock.now += 60_000;
  await path.read();
  await afterRefresh();
  expect(await path.read()).toBe(7);
});

test('a path of which nothing is known is asked a second time, then is unavailable for the hold time', async () => {
  const { path, asked, clock, queue } = world();
  await expect(path.read()).rejects.toMatchObject({ name: 'ProviderUnavailable', path: PATH });
  expect(asked).toHaveLength(2);
  clock.now += 60_000;
  queue.push(gives(3));
  expect(await path.read()).toBe(3);
});

test('a time-out is not retried: the visitor has waited enough', async () => {
  const { path, asked, queue } = world();
  queue.push(fails('timeout'));
  await expect(path.read()).rejects.toMatchObject({ name: 'ProviderUnavailable' });
  expect(asked).toHaveLength(1);
});

test('readers do not wait for a slow provider when there is an older answer, and pages made of it are kept briefly', async () => {
  const { path, queue, clock } = world();
  let release: (text: string) => void = () => undefined;
  queue.push(gives(1), () => new Promise((resolve) => (release = resolve)));
  await path.read();
  expect(path.keepSeconds()).toBe(60);
  clock.now += 61_000;
  expect(await path.read()).toBe(1);
  expect(path.keepSeconds()).toBe(1);
  release(answer(2));
  await afterRefresh();
  expect(await path.read()).toBe(2);
});

test('the answer kept on disk serves a restart in an outage; a corrupt one is ignored', async () => {
  const kept = world({ text: answer(5), confirmedAt: 400_000 });
  expect(await kept.path.read()).toBe(5);
  await afterRefresh();
  expect(kept.path.health()).toMatchObject({ outcome: 'network', ageSeconds: 600 });
  expect(kept.path.staleSince()).toBe(400_000);
  const corrupt = world({ text: '{"data": 5', confirmedAt: 400_000 });
  await expect(corrupt.path.read()).rejects.toMatchObject({ name: 'ProviderUnavailable' });
});

test('only good answers go to disk', async () => {
  const { path, queue, disk, clock } = world();
  queue.push(gives(1), gives('wrong'));
  await path.read();
  clock.now += 60_000;
  await path.read();
  await afterRefresh();
  expect(disk).toEqual([answer(1)]);
});

test('the webhook makes the next reader ask, and costs nothing in an outage', async () => {
  const { path, queue, asked } = world();
  queue.push(gives(1));
  await path.read();
  path.expire();
  expect(await path.read()).toBe(1);
  await afterRefresh();
  expect(asked).toHaveLength(2);
  expect(await path.read()).toBe(1);
});

test('"not there" is an answer where a resource can lack something, and a failure where it cannot', async () => {
  const { queue, settings, path } = world();
  queue.push(fails('not-there'), fails('not-there'));
  const folder = new StoredPath<null>({ path: PATH, parse: () => null, whenNotThere: () => null }, settings);
  expect(await folder.read()).toBeNull();
  await expect(path.read()).rejects.toMatchObject({ name: 'ProviderUnavailable' });
});
