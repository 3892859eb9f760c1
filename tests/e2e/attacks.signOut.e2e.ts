import type { Page } from '@playwright/test';
import { enter, PASSWORD, tokensOf } from './support/account';
import { expect, test } from './support/ownServer';
import { open, rowAction } from './support/screens';

const FIRST_USER = /Kavita Meena|Asha Verma|Saraswati/;

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/auth\/login$/);
}

/** The page's store, found where React keeps it: nothing in the portal hands it out. */
const storeOf = (page: Page): Promise<{ api: { queries: object; mutations: object }; auth: { user: unknown } }> =>
  page.evaluate(() => {
    interface Fiber {
      memoizedProps: { store?: { getState: () => never } } | null;
      child: Fiber | null;
    }
    const root = document.getElementById('root') as unknown as Record<string, Fiber>;
    const key = Object.keys(root).find((name) => name.startsWith('__reactContainer'));
    let fiber: Fiber | null | undefined = root[key ?? ''];
    while (fiber && !fiber.memoizedProps?.store) fiber = fiber.child;
    if (!fiber?.memoizedProps?.store) throw new Error('No store was found in the page.');
    return fiber.memoizedProps.store.getState();
  });

test('A7 after a sign-out the old refresh token and the old access token open nothing within a second', async ({
  page,
  request,
}) => {
  await enter(page, 'admin');
  await open(page, '/teachers/list');
  const stored = (key: string) => page.evaluate((name) => localStorage.getItem(name) ?? '', key);
  const [accessToken, refreshToken] = [await stored('accessToken'), await stored('refreshToken')];
  const authorization = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });
  expect((await request.get('/api/user/info', authorization(accessToken))).status()).toBe(200);
  await logOut(page);
  const within = { timeout: 1_000 };
  await expect
    .poll(async () => (await request.get('/api/user/info', authorization(accessToken))).status(), within)
    .toBe(401);
  expect((await request.post('/api/auth/refreshToken', authorization(refreshToken))).status()).toBe(401);
});

test('A7 AUTH-40 after a sign-out storage is empty; Back and Forward bring no earlier screen and nobody’s data, also past another page', async ({
  page,
}) => {
  await enter(page, 'admin');
  await open(page, '/schools');
  await rowAction(page, 'Saraswati Vidya Mandir', 'View Details');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Saraswati Vidya Mandir');
  await open(page, '/teachers/list');
  await expect(page.getByText('Kavita Meena')).toBeVisible();
  await logOut(page);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  for (const step of ['back', 'back', 'forward', 'forward'] as const) {
    await (step === 'back' ? page.goBack() : page.goForward());
    await expect(page).toHaveURL(/\/auth\/login$/);
    await expect(page.getByText(FIRST_USER)).toHaveCount(0);
    expect(await page.evaluate(() => JSON.stringify([history.state, { ...localStorage }]))).not.toMatch(FIRST_USER);
  }
});

test('A7 the next user of the tab never sees what the one before had loaded', async ({ page }) => {
  await enter(page, 'admin');
  await open(page, '/teachers/list');
  await expect(page.getByText('Kavita Meena')).toBeVisible();
  expect(JSON.stringify(await storeOf(page))).toMatch(FIRST_USER);
  await logOut(page);
  await expect.poll(async () => (await storeOf(page)).api.queries).toEqual({});
  const left = await storeOf(page);
  expect(left.api.mutations).toEqual({});
  expect(left.auth.user).toBeNull();
  expect(JSON.stringify(left)).not.toMatch(FIRST_USER);

  // The provider is slow: whatever the screens show in the meantime is what the tab remembers.
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/api\/(user\/teacher|school|session|class)\//, async (route) => {
    await released;
    await route.continue();
  });
  await page.getByLabel('Username', { exact: true }).fill('admin2');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Imran Khan!');
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await menu.getByText('User', { exact: true }).click();
  await menu.getByRole('link', { name: 'Teacher List' }).click();
  await expect(page.locator('[aria-busy="true"]').first()).toBeVisible();
  await expect(page.getByText(FIRST_USER)).toHaveCount(0);
  release();
  await expect(page.getByText('Deepika Hada')).toBeVisible();
  await expect(page.getByText(FIRST_USER)).toHaveCount(0);
});

test('A7 a sign-in another user begins elsewhere is not touched by a sign-out here', async ({ page, request }) => {
  const elsewhere = await tokensOf(page, 'admin');
  await enter(page, 'admin');
  await open(page, '/dashboard');
  await logOut(page);
  const headers = { authorization: `Bearer ${elsewhere.accessToken}` };
  expect((await request.get('/api/user/info', { headers })).status()).toBe(200);
});
