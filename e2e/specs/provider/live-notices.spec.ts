import { expect, test } from '../../fixtures';

test.use({ ownServers: 'live-notices' });

test('a notice published while the board is open appears at its top, without a reload', async ({ page, provider }) => {
  await page.clock.install();
  await page.goto('/notice');
  await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
  const entries = page.getByRole('list', { name: 'Notices' }).getByRole('link');
  await expect(entries.first()).toContainText('Newest of all');

  const data = [
    { Id: 9001, EnglishTitle: 'Published just now', CreatedDate: '2026-11-21T12:00:00', ShowScroll: true },
    { Id: 516, EnglishTitle: 'Newest of all', CreatedDate: '2026-11-20T23:59:59', ShowScroll: true },
  ];
  await provider.turn({ path: 'NoticeClient/notices', data });
  // The board asks once a minute: its minutes pass quickly here.
  await expect
    .poll(async () => {
      await page.clock.fastForward(61_000);
      return entries.first().innerText();
    }, { timeout: 30_000 })
    .toContain('Published just now');
  await expect(page.locator('html')).toHaveAttribute('data-same-document');
  await expect(page.getByRole('status').filter({ hasText: '1 new notice' })).toBeAttached();
  await entries.first().click();
  await expect(page).toHaveURL(/\/notice\/9001$/);
  await provider.heal();
});
