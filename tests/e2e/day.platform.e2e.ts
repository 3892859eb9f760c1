// The day of a platform administrator from sign-in to sign-out: a new school, its first administrator, and access that ends at once.
import type { Browser, Page } from '@playwright/test';
import { showRupees } from '../../common/money';
import { PASSWORD, signInAs } from './support/account';
import { apiOf, LOGO, OWN_PASSWORD, type Api } from './support/api';
import { useShiftedClock } from './support/clock';
import { openFromMenu, signOut } from './support/day';
import { expect, test } from './support/ownServer';
import { choose, rowAction, settled } from './support/screens';

const SCHOOL = 'Udaipur Lake School';
const HEAD = { userName: 'lake.head', name: 'Hemlata Paliwal' };
const TEACHER = { userName: 'anita.choudhary', name: 'Anita Choudhary' };

const MORNING = '2026-07-13T04:00:00.000Z';

// The last administrator cannot be disabled (400); a disabled user receives 401 and 403, a disabled school 409.
test.use({ startsAt: MORNING, expectedConsole: [/status of 40[0139]/] });

const dialogClosed = (page: Page) => expect(page.getByRole('dialog')).toHaveCount(0);
const main = (page: Page) => page.getByRole('main');

/** Returns to the set-up of the school, where a step has this state now. */
async function backToSetup(page: Page, title: string, state: string): Promise<void> {
  await main(page)
    .getByRole('link', { name: `Back to the set-up of ${SCHOOL}` })
    .click();
  await expectStep(page, title, state);
}

async function expectStep(page: Page, title: string, state: string): Promise<void> {
  const heading = page.getByRole('heading', { level: 2, name: title, exact: true });
  await expect(page.getByRole('listitem').filter({ has: heading })).toContainText(state);
}

async function addSchool(page: Page): Promise<void> {
  await openFromMenu(page, 'School Management', 'Schools');
  await page.getByRole('button', { name: 'Add School' }).click();
  await page.getByLabel('School logo').setInputFiles(LOGO);
  await page.getByLabel('School name').fill(SCHOOL);
  await page.getByLabel('Address').fill('Fateh Sagar Road');
  await page.getByLabel('Mobile').fill('9829022222');
  await page.keyboard.press('Enter');
  await backToSetup(page, 'School details', 'Done');
}

/** Adds a session and the standard classes of the school along its set-up. */
async function addClasses(page: Page): Promise<void> {
  await main(page).getByRole('link', { name: 'Add Session' }).click();
  await expect(page.getByLabel('Session name')).toBeFocused();
  await page.keyboard.press('Enter');
  await dialogClosed(page);
  await backToSetup(page, 'Academic session', 'Done');
  await main(page).getByRole('link', { name: 'Add Classes' }).click();
  await expect(page.getByRole('dialog')).toContainText('15 classes with 15 sections');
  await page.keyboard.press('Control+Enter');
  await dialogClosed(page);
  await backToSetup(page, 'Classes and sections', '15 classes with 15 sections.');
}

async function addAdministrator(page: Page): Promise<void> {
  await main(page).getByRole('link', { name: 'Add Administrator' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Administrator' });
  await dialog.getByLabel('Username').fill(HEAD.userName);
  await dialog.getByLabel('Password', { exact: true }).fill(OWN_PASSWORD);
  await dialog.getByLabel('Confirm password').fill(OWN_PASSWORD);
  await dialog.getByLabel('Full name').fill(HEAD.name);
  await choose(dialog, 'Gender', 'Female');
  await dialog.getByLabel('Email').fill('head@lake.example');
  await dialog.getByLabel('Phone').fill('9829022222');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('link', { name: 'Back to the set-up' }).click();
  await expectStep(page, 'Administrator of the school', 'Done');
}

interface Figures {
  collection: { amount: number };
  dues: { amount: number; students: number };
}

/** Chooses a school in the top bar; the dashboard shows the figures of that school. */
async function expectFigures(page: Page, api: Api, school: string, schoolId: number): Promise<string> {
  await choose(page.getByRole('banner'), 'School for all screens', school);
  const { collection, dues } = await api.ask<Figures>('GET', `/reports/dashboard?schoolId=${schoolId}`);
  const collected = page.getByRole('link', { name: /^Collected/ });
  await expect(collected).toContainText(showRupees(collection.amount));
  const pending = page.getByRole('link', { name: /^Pending in all/ });
  await expect(pending).toContainText(showRupees(dues.amount));
  await expect(pending).toContainText(`${dues.students} students`);
  return showRupees(collection.amount);
}

/** The browser of another user. */
async function openOwnBrowser(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: 'reduce', ...(baseURL !== undefined && { baseURL }) });
  await useShiftedClock(context, Date.parse(MORNING) - Date.now());
  return context.newPage();
}

async function signInHead(page: Page): Promise<void> {
  await signInAs(page, HEAD.userName, OWN_PASSWORD);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Welcome, ${HEAD.name}!`);
}

/** The only administrator of a school cannot be disabled. */
async function expectLastAdministrator(page: Page): Promise<void> {
  await openFromMenu(page, 'User', 'Teacher List');
  await rowAction(page, HEAD.name, 'Disable');
  await page.getByRole('dialog').getByRole('button', { name: 'Disable teacher' }).click();
  await expect(page.getByText('The school needs one active user who can manage permissions')).toBeVisible();
  await expect(page.getByRole('row', { name: new RegExp(HEAD.name) })).toContainText('Active');
}

/** Disables a teacher, whose open page leads to the sign-in with the next request; the account cannot sign in. */
async function disableTeacher(page: Page, teacher: Page): Promise<void> {
  await signInAs(teacher, TEACHER.userName);
  await choose(page.getByRole('banner'), 'School for all screens', 'Saraswati Vidya Mandir');
  await rowAction(page, TEACHER.name, 'Disable');
  await page.getByRole('dialog').getByRole('button', { name: 'Disable teacher' }).click();
  await expect(page.getByRole('row', { name: new RegExp(TEACHER.name) })).toContainText('Inactive');
  const menu = teacher.getByRole('navigation', { name: 'Menu' });
  await menu.getByText('Result', { exact: true }).click();
  await menu.getByRole('link', { name: 'Upload Result' }).click();
  await expect(teacher).toHaveURL(/\/auth\/login$/);
  await teacher.getByLabel('Username', { exact: true }).fill(TEACHER.userName);
  await teacher.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await teacher.getByRole('button', { name: 'Sign in' }).click();
  await expect(teacher.getByRole('alert')).toContainText('This user account is disabled');
}

/** Disables the school: its administrator can read and change nothing, and the top bar does not offer it. */
async function disableSchool(page: Page, head: Page): Promise<void> {
  await openFromMenu(page, 'School Management', 'Schools');
  await rowAction(page, SCHOOL, 'Disable School');
  await page.getByRole('dialog').getByRole('button', { name: 'Disable school' }).click();
  await expect(page.getByRole('row', { name: new RegExp(SCHOOL) })).toContainText('Disabled');
  await page.getByRole('combobox', { name: 'School for all screens' }).click();
  const options = page.locator('.ant-select-item-option:visible');
  await expect(options).toHaveText(['Nalanda Public School', 'Saraswati Vidya Mandir']);
  await page.keyboard.press('Escape');
  await signInHead(head);
  await head.goto('/classes');
  await settled(head);
  await head.getByRole('button', { name: 'Add Class', exact: true }).click();
  await head.getByLabel('Class name').fill('Playgroup');
  await head.getByRole('button', { name: 'Create' }).click();
  await expect(head.getByText('This school is disabled. Its data can be read but not changed').first()).toBeVisible();
}

test('the day of a platform administrator: a school is opened, the top bar switches between the schools, and a disabled user and a disabled school lose their access at once', async ({
  page,
  browser,
  baseURL,
  request,
}) => {
  const api = await apiOf(request, 'platform');
  await signInAs(page, 'platform');
  await test.step('add a school', () => addSchool(page));
  await test.step('session and classes', () => addClasses(page));
  await test.step('first administrator', () => addAdministrator(page));
  await test.step('figures of the schools', async () => {
    await openFromMenu(page, '', 'Dashboard');
    const first = await expectFigures(page, api, 'Saraswati Vidya Mandir', 1);
    const second = await expectFigures(page, api, 'Nalanda Public School', 2);
    expect(second).not.toBe(first);
    await choose(page.getByRole('banner'), 'School for all screens', SCHOOL);
    await expectStep(page, 'Classes and sections', '15 classes with 15 sections.');
  });
  await test.step('the only administrator', () => expectLastAdministrator(page));
  const other = await openOwnBrowser(browser, baseURL);
  await test.step('disable a teacher', () => disableTeacher(page, other));
  await test.step('disable the school', () => disableSchool(page, other));
  await other.context().close();
  await test.step('sign out', () => signOut(page, /Priya|Saraswati|Udaipur/));
});
