import { expect, test } from '../../fixtures';

test.beforeEach(({ page }) => page.goto('/'));

test('the notice board shows the scrolling ones of the newest five', async ({ page }) => {
  const board = page.getByRole('region', { name: 'Notice Board' });
  await expect(board.getByRole('listitem')).toHaveText([/Newest of all/, /Published twice/, /Dangerous link/, /Number as text/]);
  await expect(board.getByRole('link', { name: /View All/ })).toHaveAttribute('href', '/notice');
});

test('the messages are those whose placement holds a 1, three at most', async ({ page }) => {
  const section = page.getByRole('region', { name: 'Messages' });
  await expect(section.getByRole('heading', { level: 3 })).toHaveText(['Message of Chairman', 'Message of Principal', 'Message of Vice-Principal']);
  await expect(section.getByRole('link', { name: /^Details/ })).toHaveCount(3);
});

test('news and achievements are the newest three', async ({ page }) => {
  const titles = (name: string) => page.getByRole('region', { name }).getByRole('heading', { level: 3 });
  await expect(titles('News & Events')).toHaveText(['Sports day', 'বিজ্ঞান মেলা', 'Science fair']);
  await expect(titles('Achievements')).toHaveText(['Debate cup', 'Mathematics medal', 'Board first']);
});

test('a preview has 62 characters of the body at most, cut between whole Bengali letters', async ({ page }) => {
  const story = page.getByRole('region', { name: 'News & Events' }).getByRole('listitem').filter({ hasText: 'বিজ্ঞান মেলা' });
  const preview = await story.getByText(/ক্ষুদে/).innerText();
  const letters = [...new Intl.Segmenter('bn', { granularity: 'grapheme' }).segment(preview.replace(/…$/, ''))];
  expect(preview).toMatch(/…$/);
  expect(letters.length).toBeLessThanOrEqual(62);
  const whole = 'ক্ষুদে বিজ্ঞানীদের মেলায় উজ্জ্বল শিক্ষার্থীরা তাদের কাজ দেখিয়েছে এবং পুরস্কার পেয়েছে। অতিথিরা তাদের উদ্ভাবনী শক্তির প্রশংসা করেছেন';
  const shown = preview.replace(/…$/, '').trim().normalize();
  expect(whole.normalize().startsWith(shown)).toBe(true);
  // What was cut off does not begin inside a letter.
  expect(whole.normalize().slice(shown.length)).toMatch(/^(?!\p{M})/u);
});

test('three photo and three video albums, members and quick links lead where the specification says', async ({ page }) => {
  for (const [name, path] of [['Photo Gallery', '/imageFolder/'], ['Video Gallery', '/videoFolder/']] as const) {
    const albums = page.getByRole('region', { name }).locator(`a[href^="${path}"]`);
    await expect(albums).toHaveCount(3);
  }
  await expect(page.getByRole('link', { name: /View All Members/ })).toHaveAttribute('href', '/administration/governing-body');
  for (const path of ['/administration/teacher-information', '/administration/staff-information', '/hsc-results', '/class-routine', '/exam-routine']) {
    await expect(page.locator(`main a[href="${path}"]`).first()).toBeVisible();
  }
});

test('mission, vision, why we are best and our aim have their pages', async ({ page }) => {
  for (const path of ['/mission', '/vision', '/why-we-are-best', '/our-aim']) {
    await expect(page.locator(`main a[href="${path}"]`).first()).toBeVisible();
  }
});

test('the footer has links of type 1 and type 2, safe ones only, in a new tab', async ({ page }) => {
  const footer = page.getByRole('contentinfo');
  const important = footer.locator('section').filter({ has: page.getByRole('heading', { name: 'Important Links' }) }).getByRole('link');
  await expect(important).toHaveCount(2);
  await expect(important.first()).toHaveAttribute('href', 'http://www.board.example.org/');
  await expect(important.first()).toHaveAttribute('target', '_blank');
  await expect(important.last()).toHaveAttribute('href', 'https://moedu.example.org/');
  const quick = footer.locator('section').filter({ has: page.getByRole('heading', { name: 'Quick Links' }) }).getByRole('link');
  await expect(quick.last()).toHaveAttribute('href', 'https://library.example.org/catalogue');
  await expect(footer).toContainText('Site by Office Software Ltd.');
});

test('the header has the codes, and only the menu items that belong there', async ({ page }) => {
  const header = page.getByRole('banner');
  await expect(header).toContainText('EIIN: 127654');
  await expect(header).toContainText('College Code: 2077');
  await expect(header).toContainText('School Code: 6042');
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  const hrefs = await menu.locator('a').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(hrefs).not.toContain('/at-a-glance');
  for (const left of ['/hidden-187', '/hidden-216', '/hidden-217', '/child-of-hidden', '/orphan-page', '/own-parent']) expect(hrefs).not.toContain(left);
  expect(hrefs.filter((href) => href?.includes('script'))).toEqual([]);
  expect(hrefs).toEqual(expect.arrayContaining(['/', '/contact', '/history', '/string-code', 'https://www.example.org/library']));
  const portal = menu.locator('a[href^="https://portal.example.org"]');
  await expect(portal).toHaveAttribute('target', '_blank');
  await expect(portal).toHaveAttribute('rel', /noopener/);
});
