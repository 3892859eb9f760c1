import type { Page } from '@playwright/test';
import { enter } from './support/account';
import { expect, test } from './support/test';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('AUTH-40 a sign-out in one tab signs the other out', async ({ page, context }) => {
  await enter(page, 'platform');
  await page.goto('/dashboard');
  const other = await context.newPage();
  await other.goto('/schools');
  await expect(other.getByText('Nalanda Public School')).toBeVisible();
  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/auth\/login$/);
  await expect(other).toHaveURL(/\/auth\/login$/);
  await expect(other.getByText('Nalanda Public School')).toHaveCount(0);
});

test.describe('a script that does not load', () => {
  test.use({ expectedConsole: [/ERR_FAILED|ChunkLoadError|Loading chunk|Failed to load resource/] });

  test('a screen whose script is missing says so, and Reload brings it', async ({ page }) => {
    await enter(page, 'admin');
    await page.goto('/dashboard');
    await expect(heading(page)).toBeVisible();
    await page.route(/\.js$/, (route) => route.abort());
    await page.getByRole('button', { name: /^Account/ }).click();
    await page.getByRole('menuitem', { name: 'Profile' }).click();
    await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
    await page.unroute(/\.js$/);
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(heading(page)).toHaveText('Profile');
  });
});

test('SHELL-23 an address that looks like another site stays in the portal', async ({ page, baseURL }) => {
  await enter(page, 'admin');
  for (const path of ['/nowhere', '//evil.example', '/%5Cevil', '/auth/login/x', '/schools/x%2fy']) {
    await page.goto(`${baseURL ?? ''}${path}`);
    await expect(page).toHaveURL(`${baseURL ?? ''}/dashboard`);
  }
});

/** From a row's menu into a dialog and back, by keyboard; answers with the animations seen. */
async function throughMenuAndDialog(page: Page): Promise<string[]> {
  // A parallel test may delete a school between the list and the request of its logo.
  await page.route('**/images/**', (route) => route.fulfill({ status: 204 }));
  await enter(page, 'platform');
  await page.goto('/schools');
  const opener = page.getByRole('button', { name: 'Actions for Nalanda Public School' });
  await opener.focus();
  const animations = await page.evaluateHandle(() => {
    const names: string[] = [];
    document.addEventListener('animationstart', ({ animationName }) => names.push(animationName), true);
    return names;
  });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'View Details' })).toBeFocused();
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem', { name: 'Delete School' })).toBeFocused();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => getComputedStyle(document.activeElement ?? document.body).outlineStyle)).not.toBe(
    'none',
  );
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
  return animations.jsonValue();
}

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the focus is seen, goes into the dialog and comes back when it closes', async ({ page }) => {
    expect(await throughMenuAndDialog(page)).not.toEqual([]);
  });
});

test('who asked the system for less motion sees menus and dialogs open and close at once, and keeps the focus', async ({
  page,
}) => {
  expect(await throughMenuAndDialog(page)).toEqual([]);
});
