/** @jest-environment node */
import { log } from '../log';
import { Squeezer } from './squeezer';

test('jobs run one after the other, only while the server is idle, and one that fails stops none', async () => {
  const warn = jest.spyOn(log, 'warn').mockImplementation(() => {});
  const tasks: (() => void)[] = [];
  let idle = false;
  const squeezer = new Squeezer((task) => tasks.push(task), () => idle);
  const done: string[] = [];
  squeezer.add(() => Promise.reject(new Error('no memory')));
  squeezer.add(async () => void done.push('second'));

  const run = async () => {
    tasks.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  await run();
  expect(tasks).toHaveLength(1);
  idle = true;
  await run();
  expect(done).toEqual([]);
  await run();
  expect(done).toEqual(['second']);
  expect(tasks).toHaveLength(0);
  expect(warn).toHaveBeenCalledTimes(1);
});
