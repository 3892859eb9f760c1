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

for (const width of [390, 1024, 1366, 1920])
  test(`the fees of the dashboard are as high while they load as afterwards in a window of ${width} pixels`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await enter(page, 'admin');
    let release = () => {};
    const gate = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/api/reports/dashboard?*', async (route) => {
      await gate;
      await route.continue();
    });
    await page.goto('/dashboard');
    const heights = () =>
      page.locator('.figure-fees').evaluate((card) => [...card.children].map((part) => part.clientHeight));
    await expect(page.locator('.figures[aria-busy="true"]')).toBeVisible();
    const loading = await heights();
    release();
    await expect(page.getByRole('button', { name: 'Show as table' })).toBeVisible();
    expect(loading).toEqual(await heights());
  });
