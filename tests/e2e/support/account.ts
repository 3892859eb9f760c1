import { expect, type Page } from '@playwright/test';

export type DemoAccount = 'platform' | 'admin' | 'clerk' | 'teacher' | 'admin2';
export const PASSWORD = 'Portal@2026';

/** Signs a demo account in through the login page and waits until the shell has taken its place. */
export async function signInAs(page: Page, userName: DemoAccount, password = PASSWORD): Promise<void> {
  await page.goto('/auth/login');
  await page.getByLabel('Username', { exact: true }).fill(userName);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).not.toHaveURL(/\/auth\/login/);
}
