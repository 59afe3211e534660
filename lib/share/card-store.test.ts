/** @jest-environment node */
import { CardStore } from './card-store';

const jpeg = Buffer.alloc(10);
const limits = { bytes: 25, atATime: 1, mostWaiting: 1 };

it('makes a card once, however many ask', async () => {
  const store = new CardStore(limits);
  const make = jest.fn(async () => ({ jpeg, isFinal: true }));
  await Promise.all([store.get('a', make), store.get('a', make)]);
  await store.get('a', make);
  expect(make).toHaveBeenCalledTimes(1);
});

it('keeps no more than it may, and no card without its logo', async () => {
  const store = new CardStore(limits);
  const make = jest.fn(async () => ({ jpeg, isFinal: true }));
  for (const hash of ['a', 'b', 'c', 'a']) await store.get(hash, make);
  expect(make).toHaveBeenCalledTimes(4);
  const crest = jest.fn(async () => ({ jpeg, isFinal: false }));
  await store.get('d', crest);
  await store.get('d', crest);
  expect(crest).toHaveBeenCalledTimes(2);
});

it('makes one after another, and turns away what is too much', async () => {
  const store = new CardStore(limits);
  const finish: (() => void)[] = [];
  const make = () => new Promise<{ jpeg: Buffer; isFinal: boolean }>((resolve) => finish.push(() => resolve({ jpeg, isFinal: true })));
  const first = store.get('a', make);
  const second = store.get('b', make);
  expect(await store.get('c', make)).toBeNull();
  expect(finish).toHaveLength(1);
  finish[0]?.();
  await first;
  await new Promise(setImmediate);
  finish[1]?.();
  expect(await second).toMatchObject({ isFinal: true });
});

it('tries again after a failure', async () => {
  const store = new CardStore(limits);
  await expect(store.get('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await store.get('a', async () => ({ jpeg, isFinal: true }))).not.toBeNull();
});
