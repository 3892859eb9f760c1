// A connection that is cut while something stored is changed or read.
import type { Page } from '@playwright/test';
import { enter, tokensOf } from './support/account';
import { openSchool, OWN_PASSWORD } from './support/api';
import { loseAnswer } from './support/network';
import { expect, test } from './support/ownServer';
import { expectKept } from './support/saves';
import { open, rowAction } from './support/screens';

const CUT = 'Network error occurred';
const NEW_PASSWORD = 'Gulmohar@38';

test.use({ expectedConsole: [/ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_RESET|ERR_FAILED|status of (400|409)/] });

async function told(page: Page): Promise<void> {
  await expect(page.getByText(CUT)).toBeVisible();
  await page.getByRole('button', { name: 'Dismiss' }).first().click();
  await expect(page.getByText(CUT)).toHaveCount(0);
}

test('R17 permissions: a cut connection is reported and the ticks are kept; what was stored unseen is tried again and ends as ticked', async ({
  page,
  context,
  request,
}) => {
  const { platform, schoolId, userName } = await openSchool(request);
  const other = { userName: `${userName}.other`, teacherName: 'Other Teacher' };
  const { userId } = await platform.addTeacher(schoolId, other);
  const held = async () =>
    JSON.stringify(await platform.ask('GET', `/privilege/user/${userId}/all`)).match(/"selected":true/g)?.length ?? 0;
  await enter(page, userName, OWN_PASSWORD);
  await open(page, '/teachers/list');
  await rowAction(page, 'Other Teacher', 'Manage Permissions');
  const box = page.getByRole('checkbox', { name: 'Dashboard' });
  const save = page.getByRole('button', { name: 'Save Changes' });
  await box.check();
  await context.setOffline(true);
  await save.click();
  await told(page);
  await expect(box).toBeChecked();
  await expect(page.getByText('Failed to save changes')).toBeVisible();
  await context.setOffline(false);
  expect(await held()).toBe(0);
  await save.click();
  await expect(page.getByText('Privileges updated successfully')).toBeVisible();
  expect(await held()).toBe(1);

  await box.uncheck();
  await loseAnswer(page, '**/api/privilege/manage/*');
  await save.click();
  await told(page);
  expect(await held()).toBe(0);
  await save.click();
  await expect(page.getByText('All changes saved successfully')).toBeVisible();
  expect(await held()).toBe(0);
});

test('R17 a change of password: a cut connection is reported and the form kept; stored unseen, the new password signs in and the old one does not', async ({
  page,
  context,
  request,
}) => {
  const { userName } = await openSchool(request);
  await enter(page, userName, OWN_PASSWORD);
  await open(page, '/profile/change-password');
  const typed = {
    'Current Password': OWN_PASSWORD,
    'New Password': NEW_PASSWORD,
    'Confirm New Password': NEW_PASSWORD,
  };
  for (const [label, text] of Object.entries(typed)) await page.getByLabel(label, { exact: true }).fill(text);
  const change = page.getByRole('main').getByRole('button', { name: 'Change Password' });
  await context.setOffline(true);
  await change.click();
  await told(page);
  await expectKept(page, typed);
  await context.setOffline(false);
  expect((await tokensOf(page, userName, OWN_PASSWORD)).accessToken).toBeTruthy();

  await loseAnswer(page, '**/api/user/update-password');
  await change.click();
  await told(page);
  await expectKept(page, typed);
  expect((await tokensOf(page, userName, NEW_PASSWORD)).accessToken).toBeTruthy();
  await expect(tokensOf(page, userName, OWN_PASSWORD)).rejects.toThrow();
  await change.click();
  await expect(page.getByText('The password may already be changed. Sign in with the new one.')).toBeVisible();
  await open(page, '/profile');
  await expect(page.getByText(userName)).toBeVisible();
});

test('R17 a change of a session: stored unseen, the same again is saved and other values are asked about; it ends as typed', async ({
  page,
  request,
}) => {
  const { platform, schoolId, userName } = await openSchool(request);
  const dates = { startDate: '2026-04-01', endDate: '2027-03-31' };
  const names = async () =>
    (await platform.ask<{ sessionName: string }[]>('GET', `/session/all/${schoolId}`)).map((one) => one.sessionName);
  await platform.ask('POST', '/session/', { data: { sessionName: 'Before', ...dates, status: 'UPCOMING', schoolId } });
  await enter(page, userName, OWN_PASSWORD);
  await open(page, '/sessions');
  await page.getByRole('button', { name: 'Edit Before' }).click();
  await page.getByLabel('Session name').fill('After');
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await loseAnswer(page, '**/api/session/*');
  await save.click();
  await told(page);
  await expectKept(page, { 'Session name': 'After' });
  await save.click();
  await expect(page.getByText('Session updated successfully')).toBeVisible();
  expect(await names()).toEqual(['After']);

  await page.getByRole('button', { name: 'Edit After' }).click();
  await page.getByLabel('Session name').fill('Later');
  await loseAnswer(page, '**/api/session/*');
  await save.click();
  await told(page);
  await page.getByLabel('Session name').fill('Latest');
  await save.click();
  await page.getByRole('button', { name: 'Save my version' }).click();
  await expect(page.getByRole('button', { name: 'Edit Latest' })).toBeVisible();
  expect(await names()).toEqual(['Latest']);
});

test('R17 the profile without an answer says so, and Retry brings it', async ({ page }) => {
  await enter(page, 'admin');
  await page.route('**/api/user/info', (route) => route.abort());
  await page.goto('/profile');
  await expect(page.getByText('Failed to load profile data')).toBeVisible();
  await page.unroute('**/api/user/info');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('asha.verma@saraswati.example')).toBeVisible();
});
