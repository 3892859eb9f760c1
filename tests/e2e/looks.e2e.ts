import { enter } from './support/account';
import { open } from './support/screens';
import { expect, test } from './support/test';

test('SHELL-33 on a phone the drawer opens on demand and closes with the screen it leads to', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page, 'platform');
  await page.goto('/dashboard');
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await expect(menu).toHaveCount(0);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(menu).toBeVisible();
  await menu.getByText('School Management').click();
  await menu.getByRole('link', { name: 'Schools' }).click();
  await expect(page).toHaveURL(/\/schools$/);
  await expect(menu).toHaveCount(0);
});

test('the list of schools does not jump while it loads', async ({ page }) => {
  await enter(page, 'platform');
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await open(page, '/schools');
  await expect(page.getByText('Nalanda Public School')).toBeVisible();
  const total = await page.evaluate(() =>
    (window as unknown as { shifts: number[] }).shifts.reduce((a, b) => a + b, 0),
  );
  expect(total).toBeLessThan(0.1);
});
