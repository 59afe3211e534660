import { expect, test } from '../../fixtures';

test.use({ ownServers: 'search' });

/** What a search finds, without script: the addresses of its results. */
async function found(site: { url: string }, query: string): Promise<string[]> {
  const html = await (await fetch(`${site.url}/search?q=${encodeURIComponent(query)}`)).text();
  const list = /<ol [^>]*start="1".*?<\/ol>/s.exec(html)?.[0] ?? '';
  return Array.from(list.matchAll(/href="([^"]+)"/g), ([, href = '']) => href);
}

test('a published notice is found, a renamed one by its new name, a withdrawn one no more', async ({ site, provider }) => {
  expect(await found(site, 'swimming')).toEqual([]);
  const notice = { Id: 9101, EnglishTitle: 'Swimming lessons in the pond', BanglaTitle: 'পুকুরে সাঁতার শেখা', CreatedDate: '2026-11-20T10:00:00' };
  await provider.turn({ path: 'NoticeClient/notices', data: [notice] });
  await expect.poll(() => found(site, 'swimming')).toEqual(['/notice/9101']);
  expect((await found(site, 'shatar'))[0]).toBe('/notice/9101');

  await provider.turn({ path: 'NoticeClient/notices', data: [{ ...notice, EnglishTitle: 'Rowing lessons on the river', BanglaTitle: 'নৌকা বাইচ' }] });
  await expect.poll(() => found(site, 'rowing')).toEqual(['/notice/9101']);
  expect(await found(site, 'swimming')).toEqual([]);

  await provider.turn({ path: 'NoticeClient/notices', data: [{ ...notice, IsActive: false }] });
  await expect.poll(() => found(site, 'rowing')).toEqual([]);
  await provider.heal();
});
