import { fill, getDictionary } from '../../../lib/i18n/dictionary';
import { formatNumber } from '../../../lib/i18n/numbers';
import { expect, test } from '../../fixtures';
import { tabTo } from '../../visit/keyboard';
import { inLanguage, LANGUAGES } from '../../visit/screens';

// A trace of every press would take longer than the visit.
test.use({ trace: 'off' });

for (const language of LANGUAGES) {
  const { home, layout } = getDictionary(language);

  test(`the slider: pause, on, back; slides say which of how many they are (${language})`, async ({ page }) => {
    await page.goto(inLanguage(language, '/'));
    const slider = page.getByRole('group', { name: home.slides }).first();
    const total = await slider.locator('[aria-roledescription]').count();
    const slide = (number: number) => slider.getByRole('group', { name: fill(home.slideNumber, { number: formatNumber(number, language), total: formatNumber(total, language) }), exact: true });
    await tabTo(page, slider.getByRole('button', { name: home.pauseSlides }));
    await page.keyboard.press('Space');
    await expect(slider.getByRole('button', { name: home.playSlides })).toBeFocused();
    await tabTo(page, slider.getByRole('button', { name: home.nextSlide }));
    await page.keyboard.press('Enter');
    await expect(slide(2)).toBeInViewport({ ratio: 0.9 });
    await tabTo(page, slider.getByRole('button', { name: home.previousSlide }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(slide(1)).toBeInViewport({ ratio: 0.9 });
  });

  test(`the ticker: its button comes before its links, each link stands still in sight and leads to its notice (${language})`, async ({ page }) => {
    await page.goto(inLanguage(language, '/'));
    const ticker = page.getByRole('region', { name: layout.latestNotices });
    await tabTo(page, ticker.getByRole('button', { name: layout.pause }));
    await page.keyboard.press('Space');
    await expect(ticker.getByRole('button', { name: layout.play })).toBeFocused();
    await page.keyboard.press('Space');
    await expect(ticker.getByRole('button', { name: layout.pause })).toBeFocused();
    const links = ticker.getByRole('link');
    for (const link of await links.all()) {
      await page.keyboard.press('Tab');
      await expect(link).toBeFocused();
      await expect(link).toBeInViewport();
    }
    const notice = await links.last().getAttribute('href');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`${notice}$`));
  });
}

test('the members: the carousel goes on to its end, and what it hides cannot be reached', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const members = page.getByRole('group', { name: 'Governing Members' }).first();
  await members.scrollIntoViewIfNeeded();
  const next = members.getByRole('button', { name: 'Next' });
  await tabTo(page, next);
  const cards = members.locator('[aria-roledescription]');
  await expect(cards.last()).toHaveAttribute('inert');
  const shown = await members.locator('[aria-roledescription]:not([inert])').count();
  for (const card of (await cards.all()).slice(shown)) {
    await page.keyboard.press('Enter');
    await expect(card).toBeInViewport({ ratio: 0.9 });
  }
  await expect(next).toHaveAttribute('aria-disabled', 'true');
  await expect(next).toBeFocused();
  await expect(cards.first()).toHaveAttribute('inert');
});

test('a message opens in its dialog and closes again; its page is one link before', async ({ page }) => {
  await page.goto('/');
  const opener = page.getByRole('button', { name: 'Read here: Message of Principal' });
  await tabTo(page, opener);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Message of Principal' });
  await expect(dialog).toBeVisible();
  await tabTo(page, dialog.getByRole('button', { name: 'Close' }));
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/message-of-principal$/);
});

test('ADMISSION opens, its links come next, Escape closes it', async ({ page }) => {
  await page.goto('/');
  const admission = page.getByRole('banner').locator('summary', { hasText: /^ADMISSION$/ });
  await tabTo(page, admission);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Online Admission Admission services not open yet' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(admission).toBeFocused();
  await expect(page.getByRole('link', { name: 'Form Download' })).toBeHidden();
});

test('the footer: the map takes the place and the focus of its link; low data and back', async ({ page }) => {
  await page.route(/google/, (route) => route.fulfill({ body: '<p>map</p>', contentType: 'text/html' }));
  await page.goto('/contact');
  await tabTo(page, page.getByRole('contentinfo').getByRole('link', { name: /^Show the map/ }));
  await page.keyboard.press('Enter');
  await expect(page.getByTitle('Map: where we are')).toBeFocused();
  await tabTo(page, page.getByRole('link', { name: 'Low data' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Full site' })).toBeVisible();
  await tabTo(page, page.getByRole('link', { name: 'Full site' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Low data' })).toBeVisible();
  await expect(page).toHaveURL(/\/contact$/);
});

test('the language switch leads to the page in the other language and back', async ({ page }) => {
  await page.goto('/history');
  await tabTo(page, page.getByRole('link', { name: 'বাংলা', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ইতিহাস');
  await tabTo(page, page.getByRole('link', { name: 'English', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('History');
});
