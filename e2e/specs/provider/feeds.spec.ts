import { expect, test } from '../../fixtures';
import { FORMATS } from '../../visit/feeds';

test.use({ ownServers: 'feeds' });

const notice = { Id: 9201, EnglishTitle: 'Tickets for the play', BanglaTitle: 'নাটকের টিকিট', CreatedDate: '2026-11-20T10:00:00' };

for (const [file, { read }] of Object.entries(FORMATS)) {
  test(`${file}: an item keeps its id when its title changes, and goes when it is withdrawn`, async ({ site, provider }) => {
    const items = async () => read(await (await fetch(`${site.url}/notice/${file}`)).text()).items.map(({ id, title }) => ({ id, title }));
    await provider.turn({ path: 'NoticeClient/notices', data: [notice] });
    await expect.poll(items).toEqual([{ id: expect.stringMatching(/^tag:.+:\/notice\/9201$/), title: notice.EnglishTitle }]);
    const [before] = await items();
    await provider.turn({ path: 'NoticeClient/notices', data: [{ ...notice, EnglishTitle: 'Tickets & seats for the play' }] });
    await expect.poll(items).toEqual([{ id: before?.id, title: 'Tickets & seats for the play' }]);
    await provider.turn({ path: 'NoticeClient/notices', data: [] });
    await expect.poll(items).toEqual([]);
    await provider.heal();
  });
}
