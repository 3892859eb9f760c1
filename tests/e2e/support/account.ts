import { expect, type Page } from '@playwright/test';

export type DemoAccount = 'platform' | 'admin' | 'clerk' | 'teacher' | 'admin2';
export const PASSWORD = 'Portal@2026';

/** Signs a demo account in through the login page and waits until the shell has taken its place. */
export async function signInAs(page: Page, userName: string, password = PASSWORD): Promise<void> {
  await page.goto('/auth/login');
  await page.getByLabel('Username', { exact: true }).fill(userName);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).not.toHaveURL(/\/auth\/login/);
}

interface Tokens {
  accessToken: string;
  refreshToken: string;
}

/** Signs in at the provider, past the login page. */
export async function tokensOf(page: Page, userName: string, password = PASSWORD): Promise<Tokens> {
  const answer = await page.request.post('/api/auth/login', { data: { userName, password } });
  const { data } = (await answer.json()) as { data: Tokens | null };
  if (data === null) throw new Error(`${userName} was not signed in: ${await answer.text()}`);
  return data;
}

/** Puts the page behind a sign-in without the login page, for tests about something else. */
export async function enter(page: Page, userName: string, password = PASSWORD): Promise<void> {
  const { accessToken, refreshToken } = await tokensOf(page, userName, password);
  await page.route('**/blank', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:,">' }),
  );
  await page.goto('/blank');
  await page.evaluate((tokens) => Object.entries(tokens).forEach(([key, value]) => localStorage.setItem(key, value)), {
    accessToken,
    refreshToken,
  });
}
