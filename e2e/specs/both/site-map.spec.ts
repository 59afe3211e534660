import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { expect, test } from '../../fixtures';
import { headings } from '../../visit/html';

const file = path.resolve(__dirname, '../../provider/fixtures/AppStructureClient/client-basics.json');
const row = z.object({ Id: z.number(), MenuUrl: z.string(), DisplayName: z.string() });

/** The 93 rows of the captured site map: those before the untidy ones added to it. */
const rows = z
  .object({ data: z.object({ SiteMapList: z.array(z.unknown()) }) })
  .parse(JSON.parse(readFileSync(file, 'utf8')))
  .data.SiteMapList.slice(0, 93)
  .map((raw) => row.parse(raw));

/** The site's own screens have headings of their own, whatever the menu calls them. */
const SCREENS = new Set(['/notice', '/news-and-events', '/achievements', '/photo-gallery', '/video-gallery']);

/** As a visitor's browser asks for what stands in the field. */
function addressesOf(menuUrl: string): string[] {
  return menuUrl
    .split('|')
    .map((one) => one.trim())
    .filter((one) => one !== '' && one !== '#')
    .map((one) => encodeURI(one));
}

test('the captured site map has its 93 rows, some with several addresses', () => {
  expect(rows).toHaveLength(93);
  expect(rows.flatMap(({ MenuUrl }) => addressesOf(MenuUrl)).length).toBeGreaterThan(85);
});

for (const { Id, MenuUrl, DisplayName } of rows) {
  for (const address of addressesOf(MenuUrl)) {
    test(`row ${Id}: ${address} opens its page`, async ({ site }) => {
      for (const lang of ['', '/bn']) {
        const response = await fetch(site.url + lang + address);
        expect(response.status).toBe(200);
        if (lang === '' && !SCREENS.has(address)) {
          expect(headings(await response.text(), 1)).toEqual([DisplayName.trim().replace(/\s+/g, ' ')]);
        }
      }
    });
  }
}
