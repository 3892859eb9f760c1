import type { BrowserContext, Page, Request } from '@playwright/test';
import { enter } from './support/account';
import { shiftClock, useShiftedClock } from './support/clock';
import { rounds } from './support/full';
import { expect, test } from './support/ownServer';

const ROUNDS = rounds(3, 20);
const ROUNDS_WITHOUT_LOCKS = rounds(1, 5);
/** Longer than the portal lets pass between two refreshes of one tab. */
const PAUSE_MS = 61_000;

const isRefresh = (request: Request) => request.url().endsWith('/auth/refreshToken');

const accessToken = (page: Page) => page.evaluate(() => localStorage.getItem('accessToken') ?? '');

async function openFive(context: BrowserContext, page: Page): Promise<Page[]> {
  await useShiftedClock(context);
  await enter(page, 'platform');
  const tabs = [page, ...(await Promise.all([1, 2, 3, 4].map(() => context.newPage())))];
  await Promise.all(tabs.map((tab) => tab.goto('/schools')));
  await Promise.all(tabs.map((tab) => expect(tab.getByText('Nalanda Public School')).toBeVisible()));
  return tabs;
}

/** The provider refuses a token whose signature was touched as it refuses an expired one; every tab learns it in one breath. */
async function meetRefusal(tabs: Page[]): Promise<void> {
  await Promise.all(tabs.map((tab) => shiftClock(tab, PAUSE_MS)));
  await tabs[0]?.evaluate(() => localStorage.setItem('accessToken', `${localStorage.getItem('accessToken') ?? ''}x`));
  await Promise.all(tabs.map((tab) => expect.poll(() => accessToken(tab)).toMatch(/x$/)));
  await Promise.all(
    tabs.map((tab) =>
      tab.evaluate(() => document.querySelector<HTMLButtonElement>('button[aria-label="Refresh"]')?.click()),
    ),
  );
}

async function settled(tabs: Page[]): Promise<void> {
  for (const tab of tabs) {
    await expect(tab.locator('[aria-busy="true"]')).toHaveCount(0);
    await expect(tab.getByText('Nalanda Public School')).toBeVisible();
    await expect(tab).toHaveURL(/\/schools$/);
  }
}

test.describe('five tabs', () => {
  test.use({ expectedConsole: [/status of 401/] });

  test('A6 AUTH-29 five tabs that meet a 401 at once refresh once between them and stay signed in, each time again', async ({
    page,
    context,
  }) => {
    const tabs = await openFive(context, page);
    const refreshes: number[] = [];
    let asked = 0;
    context.on('request', (request) => (asked += isRefresh(request) ? 1 : 0));
    for (let round = 0; round < ROUNDS; round += 1) {
      await meetRefusal(tabs);
      await settled(tabs);
      refreshes.push(asked);
      asked = 0;
    }
    expect(refreshes).toEqual(Array.from({ length: ROUNDS }, () => 1));
  });

  test('A6 without locks, as on plain http, five tabs that meet a 401 at once stay signed in', async ({
    page,
    context,
  }) => {
    await context.addInitScript(() => Object.defineProperty(Navigator.prototype, 'locks', { value: undefined }));
    const tabs = await openFive(context, page);
    for (let round = 0; round < ROUNDS_WITHOUT_LOCKS; round += 1) {
      await meetRefusal(tabs);
      await settled(tabs);
      await expect.poll(() => accessToken(page)).not.toMatch(/x$/);
    }
  });
});
