/** @jest-environment node */
import { ProviderUnavailable } from '../provider/stored-path';
import { textAnswer } from './text-answer';

it('is kept by shared caches', async () => {
  const answer = await textAnswer('application/xml', async () => '<a/>');
  expect([answer.status, await answer.text()]).toEqual([200, '<a/>']);
  expect(answer.headers.get('cache-control')).toContain('s-maxage=');
});

it('says that nothing is known, instead of nothing', async () => {
  const answer = await textAnswer('application/xml', () => Promise.reject(new ProviderUnavailable('x')));
  expect(answer.status).toBe(503);
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

it('is a 404 for a file that is not there', async () => {
  expect((await textAnswer('application/xml', async () => null)).status).toBe(404);
});

it('hides no other failure', async () => {
  await expect(textAnswer('application/xml', () => Promise.reject(new Error('bug')))).rejects.toThrow('bug');
});
