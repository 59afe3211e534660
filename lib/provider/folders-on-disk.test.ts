/** @jest-environment node */
import { chmod, mkdir, mkdtemp, readdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readFolder } from './folder-source';
import { openStateFolder } from './state-folder';

const NOTICES = 'NoticeClient/notices';
const emptyFolder = () => mkdtemp(path.join(tmpdir(), 'content-'));

test('a provider path is one file of a content folder', async () => {
  const dir = await emptyFolder();
  await mkdir(path.join(dir, 'AlbumClient/images'), { recursive: true });
  await writeFile(path.join(dir, 'AlbumClient/images/7.json'), '\uFEFF{"data":[]}');
  expect(await readFolder(dir, 'AlbumClient/images/7')).toBe('{"data":[]}');
});

test.each([NOTICES, '../secret', 'AlbumClient/images/..', 'AlbumClient/images/a b', 'AlbumClient//x', ''])(
  '%j is not there, and nothing outside the folder is',
  async (providerPath) => {
    await expect(readFolder(await emptyFolder(), providerPath)).rejects.toMatchObject({ kind: 'not-there' });
  },
);

test('what cannot be read is a failure, not an absence', async () => {
  const dir = await emptyFolder();
  await mkdir(path.join(dir, `${NOTICES}.json`), { recursive: true });
  await expect(readFolder(dir, NOTICES)).rejects.toMatchObject({ kind: 'network', detail: 'EISDIR' });
});

test('an answer is kept in the shape of a content folder and read back with the instant it was confirmed', async () => {
  const dir = path.join(await emptyFolder(), 'state');
  const before = Date.now() - 2000;
  await openStateFolder(dir, 'https://provider.example').write(NOTICES, '{"data":[1]}');
  const kept = await openStateFolder(dir, 'https://provider.example').read(NOTICES);
  expect(kept?.text).toBe('{"data":[1]}');
  expect(kept?.confirmedAt).toBeGreaterThan(before);
  expect(await readFolder(dir, NOTICES)).toBe('{"data":[1]}');
  expect(await readdir(path.join(dir, 'NoticeClient'))).toEqual(['notices.json']);
});

test('an unchanged answer is confirmed without being written again', async () => {
  const dir = path.join(await emptyFolder(), 'state');
  const file = path.join(dir, `${NOTICES}.json`);
  const state = openStateFolder(dir, 'a');
  await state.write(NOTICES, '{"data":1}');
  await writeFile(file, 'touched by hand');
  await utimes(file, 1, 1);
  await state.write(NOTICES, '{"data":1}');
  expect(await readFile(file, 'utf8')).toBe('touched by hand');
  expect((await state.read(NOTICES))?.confirmedAt).toBeGreaterThan(1_000_000);
});

test('answers of another source are not this school’s', async () => {
  const dir = path.join(await emptyFolder(), 'state');
  await openStateFolder(dir, 'https://one.example').write(NOTICES, '{"data":1}');
  const other = openStateFolder(dir, 'https://two.example');
  expect(await other.read(NOTICES)).toBeNull();
  await other.write('ContentClient/contents', '{"data":2}');
  expect(await other.read(NOTICES)).toBeNull();
  expect((await other.read('ContentClient/contents'))?.text).toBe('{"data":2}');
});

test('a disk that cannot be written only costs the copy', async () => {
  const file = path.join(await emptyFolder(), 'occupied');
  await writeFile(file, '');
  await chmod(file, 0o400);
  const state = openStateFolder(path.join(file, 'state'), 'a');
  await expect(state.write(NOTICES, '{"data":1}')).resolves.toBeUndefined();
  expect(await state.read(NOTICES)).toBeNull();
});
