import { signInAs } from './support/account';
import { expect, test } from './support/test';

test('AUTH-03 AUTH-08 the keyboard alone signs in, and Back does not return to the login page', async ({ page }) => {
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/auth\/login$/);
  await expect(page.getByLabel('Username', { exact: true })).toBeFocused();
  await page.keyboard.type('admin');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Portal@2026');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Asha Verma!');
  await page.goBack();
  await expect(page).not.toHaveURL(/\/auth\/login/);
});

test('SHELL-09 the login page loads no other code before the first key, and Back to a screen leads to it again', async ({
  page,
}) => {
  await signInAs(page, 'admin');
  await page.goto('/dashboard');
  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('menuitem', { name: 'Profile' }).click();
  await expect(page).toHaveURL(/\/profile$/);
  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/auth\/login$/);

  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  const loadsRouter = () => loaded.some((name) => name.startsWith('/js/router'));
  await page.reload();
  const userName = page.getByLabel('Username', { exact: true });
  await expect(userName).toBeFocused();
  expect(loadsRouter()).toBe(false);
  await page.goBack();
  await expect.poll(loadsRouter).toBe(true);
  await expect(page).toHaveURL(/\/auth\/login$/);

  await page.reload();
  await expect(userName).toBeFocused();
  loaded.length = 0;
  await page.keyboard.type('a');
  await expect.poll(loadsRouter).toBe(true);
  await page.keyboard.type('dmin');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Portal@2026');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Asha Verma!');
  await expect(page).toHaveURL(/\/$/);
});

test.describe('a connection that fails after the login page', () => {
  test.use({ expectedConsole: [/net::ERR_FAILED|ChunkLoadError/] });

  test('where the screens cannot be loaded, the sign-in is kept for a reload', async ({ page }) => {
    await page.route('**/js/router*', (route) => route.abort());
    await page.goto('/auth/login');
    await page.getByLabel('Username', { exact: true }).fill('admin');
    await page.getByLabel('Password', { exact: true }).fill('Portal@2026');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something went wrong');
    await page.unroute('**/js/router*');
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Asha Verma!');
  });
});

test('AUTH-04 the toggle shows and hides the typed password', async ({ page }) => {
  await page.goto('/auth/login');
  const password = page.getByLabel('Password', { exact: true });
  await password.fill('Secret@123');
  await expect(password).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Hide password' }).click();
  await expect(password).toHaveAttribute('type', 'password');
});

test.describe('a refused sign-in', () => {
  // The browser's own line about an answer with status 400.
  test.use({ expectedConsole: [/status of 400/] });

  test('AUTH-09 a wrong password shows the provider’s sentence in a banner', async ({ page }) => {
    await page.goto('/auth/login');
    await page.getByLabel('Username', { exact: true }).fill('clerk');
    await page.getByLabel('Password', { exact: true }).fill('Wrong@2026');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('alert')).toHaveText('Invalid username or password');
  });
});

test('CONST-25 CONST-26 SHELL-30 the theme outlives a reload, and storage holds nothing but its keys', async ({
  page,
}) => {
  await signInAs(page, 'admin');
  await page.getByRole('button', { name: 'Switch to dark theme' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.goto('/profile');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('heading', { name: 'Profile', level: 1 })).toBeVisible();
  const kept = await page.evaluate(() => ({ ...localStorage }));
  const allowed = ['accessToken', 'refreshToken', 'theme', 'lastSchoolId', 'rememberMe', 'userPreferences'];
  expect(Object.keys(kept).filter((key) => !allowed.includes(key))).toEqual([]);
  expect(JSON.stringify(kept['theme'])).toContain('dark');
});

test('AUTH-64 AUTH-68 a changed password signs in and the old one does not', async ({ page, startAnother }) => {
  const { address } = await startAnother({});
  await page.goto(`${address}/auth/login`);
  const signIn = async (password: string) => {
    await page.getByLabel('Username', { exact: true }).fill('teacher');
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign in' }).click();
  };
  await signIn('Portal@2026');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Sunita Sharma!');
  await page.goto(`${address}/profile/change-password`);
  await page.getByLabel('Current Password', { exact: true }).fill('Portal@2026');
  await page.getByLabel('New Password', { exact: true }).fill('Kachnar@27');
  await page.getByLabel('Confirm New Password', { exact: true }).fill('Kachnar@27');
  await page.getByRole('button', { name: 'Change Password' }).click();
  await expect(page.getByText('Password changed successfully! Redirecting to profile...')).toBeVisible();
  await expect(page).toHaveURL(/\/profile$/);
  await page.goto(`${address}/auth/login`);
  await signIn('Kachnar@27');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Sunita Sharma!');
  const old = await page.request.post(`${address}/api/auth/login`, {
    data: { userName: 'teacher', password: 'Portal@2026' },
  });
  expect(((await old.json()) as { responseCode: number }).responseCode).toBe(110);
  // The page asks for the profile a moment after its start; it must be gone before its provider is.
  await page.goto('about:blank');
});

const BEYOND = [
  [{ HOST: '0.0.0.0', PORTAL_DEMO: 'on' }, 'the provider listens beyond this machine'],
  [{ PORTAL_PROXIES: '127.0.0.1', PORTAL_DEMO: 'on' }, 'PORTAL_PROXIES names a proxy'],
] as const;
for (const [settings, reason] of BEYOND)
  test(`demo accounts are refused, and their password is not shown, where ${reason}`, async ({
    request,
    startAnother,
  }) => {
    const { address, output } = await startAnother(settings);
    expect(output()).toContain(`Demo accounts cannot sign in: ${reason}`);
    expect(output()).not.toContain('Portal@2026');
    const own = address.replace('0.0.0.0', '127.0.0.1');
    const data = { userName: 'admin', password: 'Portal@2026' };
    const answer = await request.post(`${own}/api/auth/login`, { data });
    expect(answer.status()).toBe(400);
    expect(((await answer.json()) as { responseCode: number }).responseCode).toBe(110);
  });
