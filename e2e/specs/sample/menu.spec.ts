import { expect, test } from '../../fixtures';

test('on a wide screen the keyboard alone opens an entry, moves through it, closes it and follows a link', async ({ page }) => {
  await page.goto('/');
  const about = page.locator('#menu summary', { hasText: 'About Us' });
  const history = page.getByRole('link', { name: 'History', exact: true });
  await about.focus();
  await page.keyboard.press('Enter');
  await expect(history).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'At a Glance' }).or(history).first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(history).toBeHidden();
  await expect(about).toBeFocused();
  await page.keyboard.press('Enter');
  await history.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/history$/);
  await expect(history).toBeHidden();
  await about.click();
  await expect(history).toHaveAttribute('aria-current', 'page');
});

test('one entry is open at a time, and a click elsewhere closes it', async ({ page }) => {
  await page.goto('/contact');
  await page.locator('#menu summary', { hasText: 'About Us' }).click();
  await page.locator('#menu summary', { hasText: 'Academic' }).click();
  await expect(page.getByRole('link', { name: 'Vision', exact: true })).toBeHidden();
  await expect(page.getByRole('link', { name: 'Prospectus', exact: true })).toBeVisible();
  await page.mouse.click(700, 890);
  await expect(page.getByRole('link', { name: 'Prospectus', exact: true })).toBeHidden();
});

for (const width of [360, 1299]) {
  test(`below 1300 px it is a disclosure menu (${width} px)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/');
    const menu = page.locator('#menu');
    await expect(menu).toBeHidden();
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await expect(menu).toBeVisible();
    await menu.locator('summary', { hasText: 'Academic' }).click();
    await expect(menu.getByRole('link', { name: 'Prospectus' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await menu.locator('summary', { hasText: 'About Us' }).click();
    await menu.getByRole('link', { name: 'History' }).click();
    await expect(page).toHaveURL(/\/history$/);
    await expect(menu).toBeHidden();
  });
}

test('at 1300 px the whole menu stands in the page', async ({ page }) => {
  await page.setViewportSize({ width: 1300, height: 800 });
  await page.goto('/');
  await expect(page.locator('#menu')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeHidden();
});

test('Home and Contact lead to their pages although their address is #', async ({ page }) => {
  await page.goto('/notice');
  await page.locator('#menu').getByRole('link', { name: 'Contact', exact: true }).click();
  await expect(page).toHaveURL(/\/contact$/);
  await page.locator('#menu').getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
});

test('Online Admission without an address goes home and says so', async ({ page }) => {
  await page.goto('/contact');
  await page.getByText('ADMISSION', { exact: true }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Online Admission Admission services not open yet' }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
  await expect(page.getByRole('alert').filter({ hasText: 'Admission services not open yet' })).toBeVisible();
  await page.getByText('ADMISSION', { exact: true }).click();
  await page.getByRole('link', { name: 'Form Download' }).click();
  await expect(page).toHaveURL(/\/admission-form$/);
});

test('the skip link is the first stop and leads to the content', async ({ page }) => {
  await page.goto('/notice');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();
});
