import type { Page } from '@playwright/test';
import fs from 'node:fs';
import path from 'node:path';
import { enter, tokensOf } from './support/account';
import { openSchool, OWN_PASSWORD } from './support/api';
import { expect, test } from './support/ownServer';
import { open } from './support/screens';

interface Operation {
  'x-access'?: unknown;
}

/** Every operation of the contract that asks who is there, with ids that exist. */
function guardedOperations(): [method: string, path: string][] {
  const file = path.resolve(import.meta.dirname, '../../openapi/dist/openapi.json');
  const { paths } = JSON.parse(fs.readFileSync(file, 'utf8')) as {
    paths: Record<string, Record<string, Operation>>;
  };
  return Object.entries(paths).flatMap(([address, methods]) =>
    Object.entries(methods)
      .filter(([method, operation]) => method !== 'parameters' && operation['x-access'] !== 'public')
      .map(([method]): [string, string] => [
        method.toUpperCase(),
        address.replace(/\{(flag|status)\}/, 'true').replace(/\{\w+\}/g, '1'),
      ]),
  );
}

const RIGHTS = {
  permissions: [
    'SCHOOL_MANAGEMENT',
    'SESSION_MANAGEMENT',
    'LIST_CLASS',
    'USERS',
    'LIST_TEACHER',
    'ADD_TEACHER',
    'USER_MANAGEMENT',
  ],
};

/** The same token with a payload that claims to be a platform administrator's. */
function forged(token: string): string {
  const [head = '', payload = '', signature = ''] = token.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object;
  const claimed = { ...claims, ...RIGHTS, role: 'SUPER_ADMIN', userType: 'SUPER_ADMIN', schoolId: null, userId: 1 };
  return [head, Buffer.from(JSON.stringify(claimed)).toString('base64url'), signature].join('.');
}

const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Menu' });

test.describe('rights that a token only claims', () => {
  // The last is the browser's message about a request that a test aborts.
  test.use({ expectedConsole: [/status of (401|403)|net::ERR_FAILED/] });

  test('A16 a token whose payload claims more changes the menu at most: no operation of the contract takes it', async ({
    page,
    request,
  }) => {
    const { accessToken } = await tokensOf(page, 'teacher');
    const operations = guardedOperations();
    expect(operations.length).toBeGreaterThan(30);
    const taken: string[] = [];
    for (const [method, address] of operations) {
      const headers = { authorization: `Bearer ${forged(accessToken)}` };
      const answer = await request.fetch(`/api${address}`, {
        method,
        headers,
        ...(method === 'GET' ? {} : { data: {} }),
      });
      const { responseCode } = (await answer.json()) as { responseCode: number };
      if (answer.status() !== 401 || responseCode !== 107)
        taken.push(`${method} ${address}: ${answer.status()} ${responseCode}`);
    }
    expect(taken).toEqual([]);
  });

  test('A16 a user who edits the payload in storage reaches nothing beyond the real rights, and the portal stays usable', async ({
    page,
  }) => {
    const done: string[] = [];
    page.on('response', (response) => {
      const request = response.request();
      const isWrite = request.method() !== 'GET' && !/auth\//.test(request.url());
      if (isWrite && response.ok()) done.push(request.url());
    });
    await enter(page, 'teacher');
    const token = await page.evaluate(() => localStorage.getItem('accessToken') ?? '');
    await page.evaluate((fake) => localStorage.setItem('accessToken', fake), forged(token));
    // The menu believes the token while the provider cannot be asked.
    await page.route('**/api/**', (route) => route.abort());
    await page.goto('/dashboard');
    await expect(menuOf(page).getByText('School Management', { exact: true })).toBeVisible();
    await page.unroute('**/api/**');
    await open(page, '/schools');
    await expect(page.getByText('Nalanda Public School')).toHaveCount(0);
    await page.goto('/teachers/list');
    await expect(page.getByRole('alert')).toContainText('You do not have the necessary permissions');
    await page.goto('/classes');
    await expect(page.getByRole('button', { name: 'Add Class' })).toHaveCount(0);
    await page.goto('/sessions');
    await page.getByRole('button', { name: 'Add Session' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Create' }).click();
    await expect(page.getByText('You do not have the necessary permissions')).toBeVisible();
    expect(done).toEqual([]);
    await page.goto('/profile');
    await expect(page.getByText('sunita.sharma@saraswati.example')).toBeVisible();
  });

  test('A16 a revoked privilege is refused at the next call while the menu still shows it; the user is reported and works on', async ({
    page,
    request,
  }) => {
    const before = [
      'DASHBOARD',
      'SCHOOL_MANAGEMENT',
      'SESSION_MANAGEMENT',
      'LIST_CLASS',
      'ADD_CLASS',
      'USERS',
      'LIST_TEACHER',
    ];
    const { platform, userName, userId } = await openSchool(request, before);
    await enter(page, userName, OWN_PASSWORD);
    // The portal asks once who is signed in, a moment after its start; the next time is ten minutes later.
    const told = page.waitForResponse('**/api/user/info');
    await open(page, '/classes');
    await told;
    await platform.grant(userId, ['DASHBOARD', 'SCHOOL_MANAGEMENT', 'LIST_CLASS', 'USERS']);
    const refreshes: string[] = [];
    page.on('request', (sent) => sent.url().endsWith('/auth/refreshToken') && refreshes.push(sent.url()));

    await page.getByRole('button', { name: 'Add Class' }).click();
    await page.getByLabel('Class name').fill('5');
    const answer = page.waitForResponse((response) => response.url().endsWith('/api/class/'));
    await page.getByRole('button', { name: 'Create' }).click();
    expect((await answer).status()).toBe(403);
    await expect(page.getByText('You do not have the necessary permissions')).toBeVisible();
    await expect(page.getByLabel('Class name')).toHaveValue('5');
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();

    await menuOf(page).getByText('User', { exact: true }).click();
    await menuOf(page).getByRole('link', { name: 'Teacher List' }).click();
    await expect(
      page.getByRole('alert').filter({ hasText: 'You do not have the necessary permissions' }).last(),
    ).toBeVisible();
    await menuOf(page).getByText('Dashboard').click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Welcome');
    expect(refreshes).toEqual([]);
  });
});
