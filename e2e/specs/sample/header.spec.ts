import { expect, test } from '../../fixtures';

test.describe('a visitor far from the school', () => {
  test.use({ timezoneId: 'America/New_York' });

  test('sees the school’s clock: weekday, 12-hour time, month, day and year', async ({ page }) => {
    await page.clock.install({ time: new Date('2026-11-20T18:05:09Z') });
    await page.goto('/');
    const header = page.getByRole('banner');
    await expect(header).toContainText('Saturday');
    await expect(header).toContainText(/12:05:\d\d AM/);
    await expect(header).toContainText('November 21, 2026');
    await page.clock.runFor(60_000);
    await expect(header).toContainText(/12:06:\d\d AM/);
    await page.goto('/bn');
    await expect(header).toContainText('শনিবার');
  });
});

test('the ticker moves, and pauses on hover, on focus and by its button', async ({ page }) => {
  await page.goto('/contact');
  const ticker = page.getByRole('region', { name: 'Latest notices' });
  const state = () => ticker.getByRole('list').evaluate((line) => {
    const { animationName, animationPlayState } = getComputedStyle(line);
    return animationName === 'none' ? 'still' : (animationPlayState.split(',')[0] ?? '');
  });
  await expect.poll(state).toBe('running');
  await ticker.getByRole('list').hover({ force: true, position: { x: 20, y: 10 } });
  await expect.poll(state).not.toBe('running');
  await page.mouse.move(700, 880);
  await expect.poll(state).toBe('running');
  await ticker.getByRole('link').first().focus();
  await expect.poll(state).not.toBe('running');
  await ticker.getByRole('button', { name: 'Pause the notices' }).click();
  await page.mouse.move(700, 880);
  await page.getByRole('heading', { level: 1 }).click();
  expect(await state()).not.toBe('running');
  await ticker.getByRole('button', { name: 'Let the notices move' }).click();
  await page.mouse.move(700, 880);
  await page.getByRole('heading', { level: 1 }).click();
  await expect.poll(state).toBe('running');
});

test('the browser stores the site basics as mainData, without key or secret', async ({ page }) => {
  await page.goto('/');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('mainData'))).not.toBeNull();
  const stored: unknown = await page.evaluate(() => JSON.parse(localStorage.getItem('mainData') ?? ''));
  expect(stored).toMatchObject({
    Phone: expect.any(String),
    Email: expect.stringContaining('@'),
    SiteMapList: expect.arrayContaining([expect.objectContaining({ DisplayName: 'History', MenuUrl: '/history', ParentId: 2 })]),
    Links: expect.arrayContaining([expect.objectContaining({ Type: 2 })]),
    LocalOptions: [expect.objectContaining({ KeyName: 'SiteAuthor' })],
  });
});

test('administration: the address becomes the governing body’s without a reload, and messages change in place', async ({ page }) => {
  for (const address of ['/administration', '/administration/nobody-knows']) {
    await page.goto(address);
    await expect(page).toHaveURL(/\/administration\/governing-body$/);
    expect(await page.evaluate(() => performance.getEntriesByType('navigation').length)).toBe(1);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/administration\/governing-body$/);
  }
  await page.getByRole('link', { name: /^Message of Chairman/ }).first().click();
  await expect(page).toHaveURL(/\/administration\/message-of-chairman$/);
  await page.goto('/administration/message-of-chairman');
  await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
  await page.getByRole('navigation', { name: /sections/i }).getByRole('link', { name: /^Message of Principal/ }).click();
  await expect(page).toHaveURL(/\/administration\/message-of-principal$/);
  await expect(page.locator('html')).toHaveAttribute('data-same-document');
  await expect(page.getByRole('main').getByRole('heading', { name: 'Message of Principal' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('main').getByRole('heading', { name: 'Message of Chairman' })).toBeVisible();
});

test('teachers are filtered as one types, and by a form without script', async ({ page, browser, site }) => {
  await page.goto('/administration/teacher-information');
  const people = page.locator('#people > li:visible');
  const all = await people.count();
  const name = (await people.nth(3).locator('strong').innerText()).trim();
  await page.getByRole('main').getByRole('searchbox').fill(name);
  await expect(people).toHaveCount(1);
  await page.getByRole('main').getByRole('searchbox').fill('');
  await expect(people).toHaveCount(all);

  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
  const plain = await context.newPage();
  await plain.goto('/administration/teacher-information');
  await plain.getByRole('main').getByRole('searchbox').fill(name);
  await plain.getByRole('main').getByRole('button', { name: 'Find' }).click();
  await expect(plain.locator('#people > li:visible')).toHaveCount(1);
  await context.close();
});

test('low data: the same page without script and pictures, and the way back', async ({ page }) => {
  await page.goto('/notice');
  await page.getByRole('link', { name: 'Low data' }).click();
  await expect(page).toHaveURL(/\/notice$/);
  await expect(page.locator('script, iframe, img')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Notice');
  await page.getByRole('link', { name: 'Full site' }).click();
  await expect(page).toHaveURL(/\/notice$/);
  await expect(page.locator('script').first()).toBeAttached();
});
