import { expect, test } from '../../fixtures';
import { askFor } from '../../visit/crawl';
import { SentPage } from '../../visit/document';

test.use({ ownServers: 'share-cards' });

const notice = { Id: 9301, EnglishTitle: 'Bus to the book fair', BanglaTitle: 'বইমেলার বাস', CreatedDate: '2026-11-20T10:00:00' };

test('the address of a card changes when its words do; the old one leads to the new card, a made-up one nowhere', async ({ site, provider }) => {
  const cardOf = async (path: string) => new SentPage(await (await fetch(site.url + path)).text()).meta('og:image')[0] ?? '';
  await provider.turn({ path: 'NoticeClient/notices', data: [notice] });
  await expect.poll(() => cardOf('/notice/9301')).toContain('/share/en/');
  await expect.poll(() => cardOf('/bn/notice/9301')).toContain('/share/bn/');
  const [english, bengali] = [await cardOf('/notice/9301'), await cardOf('/bn/notice/9301')];
  await provider.turn({ path: 'NoticeClient/notices', data: [{ ...notice, EnglishTitle: 'Two buses to the book fair' }] });
  await expect.poll(() => cardOf('/notice/9301')).not.toBe(english);
  expect(await cardOf('/bn/notice/9301')).toBe(bengali);

  const former = await askFor(site, english);
  expect(former.status).toBe(307);
  expect(former.headers.get('location')).toBe(new URL(await cardOf('/notice/9301')).pathname);
  expect((await askFor(site, english.replace('/9301.jpg', '/9302.jpg'))).status).toBe(404);
  await provider.heal();
});
