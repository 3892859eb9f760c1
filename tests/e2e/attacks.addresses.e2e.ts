// Addresses written by others lead nowhere but into the portal.
import type { Page } from '@playwright/test';
import { enter, PASSWORD } from './support/account';
import { casesOf } from './support/full';
import { expect, hostile, listenForOthers, test } from './support/otherSite';
import { settled } from './support/screens';

const NAMES = ['next', 'redirect', 'redirectTo', 'returnTo', 'return', 'from', 'url', 'continue', 'target', 'state'];

const query = (text: string) => NAMES.map((name) => `${name}=${encodeURIComponent(text)}`).join('&');

async function expectAtHome(page: Page, baseURL: string, address: string): Promise<void> {
  await settled(page);
  expect(new URL(page.url()).origin, address).toBe(baseURL);
  expect(await page.title(), address).not.toContain('stolen');
}

test('F4 no parameter, path or hash of an address leads to another site', async ({ page, context, server, evil }) => {
  const others = listenForOthers(context, server.address);
  await enter(page, 'admin');
  for (const text of casesOf(hostile(evil.host), (_text, index) => [0, 1, 4].includes(index))) {
    const encoded = encodeURIComponent(text);
    const addresses = [`/dashboard?${query(text)}#${text}`, `/${encoded}?${query(text)}`];
    if (/^[\\/]/.test(text)) addresses.push(text);
    for (const address of addresses) {
      await page.goto(`${server.address}${address}`);
      await expectAtHome(page, server.address, address);
    }
  }
  expect(others).toEqual([]);
  expect(evil.reached).toEqual([]);
});

test('F4 a sign-in leads to the dashboard, whatever the login page’s address asks for', async ({
  page,
  context,
  server,
  evil,
}) => {
  const others = listenForOthers(context, server.address);
  for (const text of casesOf(hostile(evil.host), (_text, index) => [0, 3].includes(index))) {
    await page.goto(`/auth/login?${query(text)}#${text}`);
    await page.getByLabel('Username', { exact: true }).fill('admin');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL(/\/(dashboard)?$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Asha Verma!');
    await expectAtHome(page, server.address, text);
  }
  expect(others).toEqual([]);
  expect(evil.reached).toEqual([]);
});
