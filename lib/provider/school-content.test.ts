/** @jest-environment node */
import { ProviderFailure } from './failure';
import { SchoolContent } from './school-content';

/** A provider that has one photo folder, 7, with the sub-folder 8; any other folder it answers with an empty list. */
function school() {
  const asked: string[] = [];
  const answers: Record<string, unknown> = { 'AlbumClient/images/7': [{ Id: 8 }, { Id: 1, IsAlbumFolder: false, ImageLink: 'x.example/a.jpg' }] };
  const content = new SchoolContent(
    {
      readSource: async (path) => {
        asked.push(path);
        if (path === 'GBMessageClient/gb-messages') throw new ProviderFailure(path, 'status', '500');
        return JSON.stringify({ data: answers[path] ?? [] });
      },
      state: { read: async () => null, write: async () => undefined },
      holdMs: 60_000,
      now: () => 1_000_000,
      patienceMs: 0,
      retryPauseMs: 0,
    },
    { fileOrigin: undefined, timeZone: 'Asia/Dhaka' },
  );
  return { asked, content };
}

test('one path failing does not stop the others', async () => {
  const { content } = school();
  await expect(content.messages.read()).rejects.toMatchObject({ path: 'GBMessageClient/gb-messages' });
  expect(await content.notices.read()).toEqual([]);
  const outcomes = new Map(content.health().map(({ path, outcome }) => [path, outcome]));
  expect([outcomes.get('GBMessageClient/gb-messages'), outcomes.get('NoticeClient/notices'), outcomes.get('AlbumClient/slide-images')]).toEqual(['status', 'ok', 'not-asked']);
});

test('a folder, and the folders in it, are asked for by their ids', async () => {
  const { content, asked } = school();
  expect((await content.photoFolders.at('7', true)?.read())?.files).toHaveLength(1);
  await content.photoFolders.at('8', false)?.read();
  expect(asked).toEqual(['AlbumClient/images/7', 'AlbumClient/images/8']);
});

test('made-up folder ids reach the provider a few times at most, listed ones always', () => {
  const { content } = school();
  const admitted = Array.from({ length: 500 }, (_, at) => content.photoFolders.at(`made-up-${at}`, false)).filter((path) => path !== null);
  expect(admitted).toHaveLength(20);
  expect(content.photoFolders.at('99', true)).not.toBeNull();
  expect(content.videoFolders.at('made-up', false)).not.toBeNull();
});

test.each(['', '..', 'a/b', 'a b', 'x'.repeat(37), '%00'])('%j is no folder id', (id) => {
  expect(school().content.photoFolders.at(id, true)).toBeNull();
});

test('the webhook can name a kind by the beginning of its paths', async () => {
  const { content, asked } = school();
  await Promise.all([content.notices.read(), content.slides.read()]);
  content.expire('NoticeClient/notices');
  await Promise.all([content.notices.read(), content.slides.read()]);
  expect(asked.filter((path) => path === 'NoticeClient/notices')).toHaveLength(2);
  expect(asked.filter((path) => path === 'AlbumClient/slide-images')).toHaveLength(1);
});
