import { expect, test } from '../../fixtures';

test('photos open in a lightbox that the keyboard moves and closes', async ({ page }) => {
  // Keys count from the moment the opening has played; so it does not.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/imageFolder/701');
  const photos = page.getByRole('main').locator('ul a[href^="/media/"]');
  const opened = photos.nth(1);
  await opened.click();
  const box = page.getByRole('dialog', { name: 'Photo viewer' });
  await expect(box).toBeVisible();
  await expect(box).toContainText(/2 of \d+/);
  await expect(box.getByRole('button', { name: 'Next' })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(box).toContainText(/3 of \d+/);
  await page.keyboard.press('Escape');
  await expect(box).toBeHidden();
});

test('a video loads its frame only when played', async ({ page }) => {
  const asked: string[] = [];
  await page.route(/youtube|google|ytimg/, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ body: '<p>player</p>', contentType: 'text/html' });
  });
  await page.goto('/videoFolder/801');
  const play = page.getByRole('link', { name: /^Play video/ }).first();
  await play.scrollIntoViewIfNeeded();
  expect(asked).toEqual([]);
  await expect(page.locator('iframe')).toHaveCount(0);
  await play.click();
  await expect(page.locator('iframe[src^="https://www.youtube-nocookie.com/embed/"]')).toHaveCount(1);
  await expect.poll(() => asked.length).toBeGreaterThan(0);
});

test('the map is asked for only when wanted', async ({ page }) => {
  const asked: string[] = [];
  await page.route(/google/, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ body: '<p>map</p>', contentType: 'text/html' });
  });
  await page.goto('/contact');
  const footer = page.getByRole('contentinfo');
  await footer.scrollIntoViewIfNeeded();
  expect(asked).toEqual([]);
  await footer.getByText('Show the map').click();
  await expect(footer.locator('iframe')).toHaveAttribute('title', 'Map: where we are');
  await expect.poll(() => asked.length).toBe(1);
});

test('the slider goes on and back, stops on focus and by its button', async ({ page }) => {
  await page.goto('/');
  const slider = page.getByRole('group', { name: 'Pictures of the institution' }).first();
  await expect(slider.getByRole('group', { name: /^1 of \d+$/ })).toBeVisible();
  await slider.getByRole('button', { name: 'Next slide' }).click();
  await expect(slider.getByRole('group', { name: /^2 of \d+$/ })).toBeInViewport({ ratio: 0.9 });
  await slider.getByRole('button', { name: 'Previous slide' }).click();
  await expect(slider.getByRole('group', { name: /^1 of \d+$/ })).toBeInViewport({ ratio: 0.9 });
  await slider.getByRole('button', { name: 'Pause the pictures' }).click();
  await expect(slider.getByRole('button', { name: 'Let the pictures change' })).toBeVisible();
});

test('under reduced motion neither slider nor ticker moves', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Next slide' }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pause the pictures' })).toHaveCount(0);
  const line = page.getByRole('region', { name: 'Latest notices' }).getByRole('list');
  expect(await line.evaluate((element) => getComputedStyle(element).animationName)).toBe('none');
});
