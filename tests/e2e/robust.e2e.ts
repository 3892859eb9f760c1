import type { Page } from '@playwright/test';
import { signInAs } from './support/account';
import { expect, test } from './support/test';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test.describe('several tabs', () => {
  test.use({ expectedConsole: [/status of 401/] });

  test('AUTH-29 five tabs that meet a 401 at once refresh once between them, and none is signed out', async ({
    page,
    context,
  }) => {
    await signInAs(page, 'platform');
    const others = await Promise.all([1, 2, 3, 4].map(() => context.newPage()));
    const tabs = [page, ...others];
    await Promise.all(tabs.map((tab) => tab.goto('/schools')));
    await Promise.all(tabs.map((tab) => expect(tab.getByText('Nalanda Public School')).toBeVisible()));
    let refreshes = 0;
    context.on('request', (request) => (refreshes += request.url().endsWith('/auth/refreshToken') ? 1 : 0));
    // The provider refuses a token whose signature was touched as it refuses an expired one.
    await page.evaluate(() => localStorage.setItem('accessToken', `${localStorage.getItem('accessToken') ?? ''}x`));
    await Promise.all(tabs.map((tab) => tab.getByRole('button', { name: 'Refresh' }).click()));
    await expect.poll(() => page.evaluate(() => localStorage.getItem('accessToken')?.endsWith('x'))).toBe(false);
    await Promise.all(tabs.map((tab) => expect(tab.locator('[aria-busy="true"]')).toHaveCount(0)));
    for (const tab of tabs) await expect(tab.getByText('Nalanda Public School')).toBeVisible();
    expect(refreshes).toBe(1);
  });
});

test('AUTH-40 a sign-out in one tab signs the other out, and the old tokens open nothing', async ({
  page,
  context,
  request,
}) => {
  await signInAs(page, 'platform');
  const other = await context.newPage();
  await other.goto('/schools');
  await expect(other.getByText('Nalanda Public School')).toBeVisible();
  const refreshToken = await page.evaluate(() => localStorage.getItem('refreshToken') ?? '');
  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/auth\/login$/);
  await expect(other).toHaveURL(/\/auth\/login$/);
  await expect(other.getByText('Nalanda Public School')).toHaveCount(0);
  const refresh = () =>
    request.post('/api/auth/refreshToken', { headers: { authorization: `Bearer ${refreshToken}` } });
  await expect.poll(async () => (await refresh()).status()).toBe(401);
});

test.describe('a script that does not load', () => {
  test.use({ expectedConsole: [/ERR_FAILED|ChunkLoadError|Loading chunk|Failed to load resource/] });

  test('a screen whose script is missing says so, and Reload brings it', async ({ page }) => {
    await signInAs(page, 'admin');
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
  await signInAs(page, 'admin');
  await expect(heading(page)).toBeVisible();
  for (const path of ['/nowhere', '//evil.example', '/%5Cevil', '/auth/login/x', '/schools/x%2fy']) {
    await page.goto(`${baseURL ?? ''}${path}`);
    await expect(page).toHaveURL(`${baseURL ?? ''}/dashboard`);
  }
});

/** From a row's menu into a dialog and back, by keyboard; answers with the animations seen. */
async function throughMenuAndDialog(page: Page): Promise<string[]> {
  await signInAs(page, 'platform');
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

test('AUTH-17 SHELL-05 after a tour through every screen storage holds the agreed keys and no word of a school or person outside the tokens', async ({
  page,
}) => {
  await signInAs(page, 'platform');
  for (const path of ['/schools', '/schools/add', '/profile', '/profile/change-password', '/dashboard']) {
    await page.goto(path);
    await expect(heading(page)).toBeVisible();
  }
  const kept = await page.evaluate(() => ({ ...localStorage, ...sessionStorage }));
  const { accessToken, refreshToken, ...rest } = kept as Record<string, string>;
  expect([accessToken, refreshToken].every((token) => typeof token === 'string' && token.length > 20)).toBe(true);
  expect(
    Object.keys(rest).filter((key) => !['theme', 'lastSchoolId', 'rememberMe', 'userPreferences'].includes(key)),
  ).toEqual([]);
  expect(JSON.stringify(rest)).not.toMatch(/Nalanda|Saraswati|Priya|@|\d{10}/);
});
