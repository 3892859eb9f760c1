import type { Page } from '@playwright/test';
import { enter, signInAs } from './support/account';
import { openSchool, OWN_PASSWORD } from './support/api';
import { shiftClock, useShiftedClock } from './support/clock';
import { expect, test } from './support/ownServer';
import { open, settled } from './support/screens';

const HOUR = 3_600_000;

const touchToken = (page: Page) =>
  page.evaluate(() => localStorage.setItem('accessToken', `${localStorage.getItem('accessToken') ?? ''}x`));

test.describe('clocks that differ', () => {
  test.use({ expectedConsole: [/status of 401/] });

  for (const [hours, name] of [
    [2, 'two hours ahead of'],
    [-2, 'two hours behind'],
  ] as const)
    test(`R16 a browser ${name} the provider signs in, works, renews its tokens and is never signed out`, async ({
      page,
      context,
    }) => {
      const asked: string[] = [];
      context.on('request', (request) => {
        const call = /\/api\/auth\/(\w+)/.exec(request.url())?.[1];
        if (call) asked.push(call);
      });
      await useShiftedClock(context, hours * HOUR);
      await signInAs(page, 'admin');
      for (const path of ['/sessions', '/classes', '/teachers/list', '/profile', '/schools']) await open(page, path);
      expect(asked).toEqual(['login']);
      await touchToken(page);
      await page.getByRole('button', { name: 'Refresh' }).click();
      await expect.poll(() => asked).toEqual(['login', 'refreshToken']);
      await settled(page);
      // The clock is put right.
      await shiftClock(page, -hours * HOUR + 61_000);
      await touchToken(page);
      await page.getByRole('button', { name: 'Refresh' }).click();
      await expect.poll(() => asked).toEqual(['login', 'refreshToken', 'refreshToken']);
      await expect(page.getByRole('row', { name: /Saraswati Vidya Mandir/ })).toBeVisible();
      await expect(page).toHaveURL(/\/schools$/);
    });
});

test.describe('far from India', () => {
  // Here it is still yesterday when the Indian day begins.
  test.use({ timezoneId: 'America/New_York' });

  const OFFERED: [instant: string, start: string, end: string][] = [
    ['2026-12-31T23:59:30+05:30', '01/04/2026', '31/03/2027'],
    ['2027-01-01T00:00:30+05:30', '01/04/2027', '31/03/2028'],
    ['2027-03-31T23:59:30+05:30', '01/04/2027', '31/03/2028'],
    ['2027-04-01T00:00:30+05:30', '01/04/2027', '31/03/2028'],
  ];

  test('R16 over the turn of the year and of the school year, on one open page, a new session is offered its right dates and can be saved', async ({
    page,
    context,
    request,
  }) => {
    const { platform, schoolId, userName } = await openSchool(request);
    await useShiftedClock(context);
    await enter(page, userName, OWN_PASSWORD);
    await open(page, '/sessions');
    const dialog = page.getByRole('dialog');
    for (const [instant, start, end] of OFFERED) {
      await page.evaluate((at) => (window.ahead += Date.parse(at) - Date.now()), instant);
      await page.getByRole('button', { name: 'Add Session' }).click();
      await expect(page.getByLabel('Start date'), instant).toHaveValue(start);
      await expect(page.getByLabel('End date'), instant).toHaveValue(end);
      await expect(page.getByLabel('Session name'), instant).toHaveValue(`${start.slice(-4)} - ${end.slice(-4)}`);
      await dialog.getByRole('button', { name: 'Cancel' }).click();
      await expect(dialog).toHaveCount(0);
    }
    await page.getByRole('button', { name: 'Add Session' }).click();
    await dialog.getByRole('button', { name: 'Create' }).click();
    await expect(page.getByText('Session created successfully')).toBeVisible();
    const [stored] = await platform.ask<object[]>('GET', `/session/all/${schoolId}`);
    expect(stored).toMatchObject({ startDate: '2027-04-01', endDate: '2028-03-31', sessionName: '2027 - 2028' });
    await expect(page).toHaveURL(/\/sessions$/);
  });
});
