// Two days of a school administrator, in March and in April: the results of a class become its fees in the next session.
import type { Page } from '@playwright/test';
import { showRupees } from '../../common/money';
import { PASSWORD, signInAs } from './support/account';
import { apiOf, type Api } from './support/api';
import { shiftClock } from './support/clock';
import { openFee, openFromMenu, paiseOf, signOut } from './support/day';
import { expect, test } from './support/ownServer';
import { choose, settled } from './support/screens';
import { clockAt } from './support/server';

const MARCH = '2027-03-26T04:00:00.000Z';
const APRIL = '2027-04-01T04:00:00.000Z';
const OLD = '2026 - 2027';
const NEW = '2027 - 2028';

// A class without a result config receives 404.
test.use({ startsAt: MARCH, expectedConsole: [/404.*\/result\/config\//] });

interface Row {
  id: number;
  name: string;
}

/** The ids of the two sessions and of the classes, by name. */
async function idsOf(api: Api): Promise<ReadonlyMap<string, number>> {
  const sessions = await api.ask<{ sessionId: number; sessionName: string }[]>('GET', '/session/all/1');
  const classes = await api.ask<{ classId: number; className: string }[]>('GET', '/class/all/1');
  const rows: Row[] = [
    ...sessions.map(({ sessionId, sessionName }) => ({ id: sessionId, name: sessionName })),
    ...classes.map(({ classId, className }) => ({ id: classId, name: className })),
  ];
  return new Map(rows.map(({ id, name }) => [name, id]));
}

/** Locks the annual exam of class 8 and sets the date of its results. */
async function declareResult(page: Page): Promise<void> {
  await openFromMenu(page, 'Result', 'Control Result');
  await choose(page, 'Class', '8');
  await choose(page, 'Exam', 'Annual');
  await page.getByRole('switch', { name: 'Lock Edit Marks' }).click();
  await page.getByLabel('Result Declaration Date').fill('26/03/2027');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Exams locked successfully')).toBeVisible();
}

/** Copies subjects, exams and marks limits of the old session to the classes of the new one that have none. */
async function copyConfiguration(page: Page): Promise<void> {
  await openFromMenu(page, 'School Management', 'Session Management');
  await page.getByRole('button', { name: `Edit ${NEW}` }).click();
  const dialog = page.getByRole('dialog', { name: `Edit Session “${NEW}”` });
  await choose(dialog, 'Source session', OLD);
  for (const what of ['subjects', 'exam', 'marks']) await dialog.getByLabel(`Copy ${what} config`).check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Session updated successfully')).toBeVisible();
  await expect(dialog).toHaveCount(0);
}

/** Takes the fees of all classes over from the old session with a raise of ten percent. */
async function takeOverFees(page: Page): Promise<void> {
  await openFromMenu(page, 'School Management', 'Classes');
  await page.getByRole('link', { name: 'Fees of all classes' }).click();
  await expect(page.getByRole('rowheader', { name: 'Nursery' })).toBeVisible();
  await page.getByRole('button', { name: 'Take over…' }).click();
  await expect(page.getByText('19 classes will be filled.')).toBeVisible();
  await page.getByLabel('Raise by').fill('10');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('dialog')).toContainText('The fees of 19 classes are stored.');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Fee structures saved successfully')).toBeVisible();
}

const totals = (page: Page) => page.getByRole('region', { name: 'Result of the search' });

async function totalOf(page: Page, title: string): Promise<number> {
  const part = totals(page).locator('dl > div', { has: page.getByText(title, { exact: true }) });
  return Number(await part.locator('dd').textContent());
}

async function search(page: Page, className: string): Promise<void> {
  await page.getByRole('button', { name: 'Reset' }).click();
  await choose(page, 'Source Session', OLD);
  await choose(page, 'Target Session', NEW);
  await choose(page, 'Classes', className);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Search Eligible Students' }).click();
  await settled(page);
}

async function submit(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Promote' }).click();
  await expect(page.getByText('Students promoted successfully').last()).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** Promotes class 8 by its results, and class 7 by decision, which is undone. Returns the students promoted from class 8. */
async function promote(page: Page): Promise<number> {
  await openFromMenu(page, 'Result', 'Students Promotion');
  await search(page, '8');
  const promoted = await totalOf(page, 'Promoted');
  expect(promoted).toBeGreaterThan(0);
  await submit(page);
  await search(page, '7');
  await totals(page)
    .getByRole('button', { name: /^Result incomplete \d+$/ })
    .click();
  await settled(page);
  await page.getByRole('button', { name: /^Select all \d+$/ }).click();
  await submit(page);
  await page.getByRole('button', { name: 'Promotion History' }).click();
  const history = page.getByRole('dialog', { name: 'Promotion History' });
  const run = history.getByRole('listitem').filter({ hasText: 'Classes 7' });
  await run.getByRole('button', { name: /^Undo the promotion/ }).click();
  await page.getByRole('button', { name: 'Undo promotion' }).click();
  await expect(page.getByText(/^Promotion undone: \d+ enrolments removed$/)).toBeVisible();
  await expect(run).toContainText('Undone');
  await expect(history.getByRole('listitem').filter({ hasText: 'Classes 8' })).toContainText(`${promoted} promoted`);
  await history.getByRole('button', { name: 'Close' }).click();
  return promoted;
}

/** Activates the new session beside the old one. */
async function activate(page: Page): Promise<void> {
  await openFromMenu(page, 'School Management', 'Session Management');
  await page.getByRole('link', { name: 'Start the Next Session' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Activate Session' }).click();
  const dialog = page.getByRole('dialog', { name: `Make “${NEW}” active?` });
  await expect(dialog).toContainText(`“${OLD}” also stays active.`);
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Session updated successfully').last()).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

interface Student {
  studentCode: number;
}

/** The code of a student of class 9 in the new session who owes a fee of both sessions. */
async function debtorOf(api: Api, ids: ReadonlyMap<string, number>): Promise<string> {
  const pending = await api.ask<{ content: { columnValue: number }[][] }>('POST', '/reports/pending-fee', {
    data: { schoolId: 1, sessionId: ids.get(OLD), classIds: [ids.get('8')], size: 100 },
  });
  const { content } = await api.ask<{ content: Student[] }>('POST', '/student/all/paged?size=50', {
    data: { schoolId: 1, sessionId: ids.get(NEW), classId: ids.get('9'), nonRte: true },
  });
  const codes = pending.content.map(([code]) => code?.columnValue);
  const found = content.find(({ studentCode }) => codes.includes(studentCode));
  if (!found) throw new Error('No promoted student owes a fee.');
  return String(found.studentCode);
}

/** Saves the receipt with the amount that is offered, and returns the paise. */
async function save(page: Page): Promise<number> {
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Print', exact: true })).toBeFocused();
  return paiseOf(await page.locator('.receipt-stored > p').first().textContent());
}

/** The first receipt of the new session and then the due of the old one. */
async function takeFees(page: Page, code: string): Promise<{ first: number; earlier: number }> {
  await openFee(page, code);
  await expect(page.locator('.receipt-student dd', { hasText: NEW })).toBeVisible();
  const first = await save(page);
  await page.getByRole('button', { name: `Receive the fee of ${OLD}` }).click();
  await expect(page.getByLabel('Amount', { exact: true })).toBeFocused();
  return { first, earlier: await save(page) };
}

interface Figures {
  session: { sessionName: string };
  collection: { amount: number };
  dues: { amount: number; students: number };
}

/** The dashboard shows a session with these collected fees; all its figures are those of the provider. */
async function expectDashboard(page: Page, api: Api, session: string): Promise<Figures> {
  await openFromMenu(page, '', 'Dashboard');
  await expect(page.getByRole('heading', { name: `Fees of ${session}` })).toBeVisible();
  const figures = await api.ask<Figures>('GET', '/reports/dashboard?schoolId=1');
  expect(figures.session.sessionName).toBe(session);
  const { collection, dues } = figures;
  await expect(page.getByRole('link', { name: /^Collected/ })).toContainText(showRupees(collection.amount));
  await expect(page.getByRole('link', { name: /^Pending in all/ })).toContainText(showRupees(dues.amount));
  return figures;
}

test('two days of a school administrator: a class is promoted by its declared result into a session with raised fees, and in April both active sessions take fees that the dashboard and Day Close show', async ({
  page,
  request,
  server,
}) => {
  // The provider starts twice, which takes a busy machine long.
  test.setTimeout(180_000);
  await signInAs(page, 'admin');
  const march = await apiOf(request, 'admin');
  const ids = await idsOf(march);
  await test.step('declare the result', () => declareResult(page));
  await test.step('copy the configuration', () => copyConfiguration(page));
  await test.step('take over the fees', () => takeOverFees(page));
  const promoted = await test.step('promote', () => promote(page));
  await test.step('activate', () => activate(page));
  await test.step('the dashboard of March', () => expectDashboard(page, march, OLD));
  await signOut(page, /Asha/);

  await server.restart(clockAt(APRIL));
  await shiftClock(page, Date.parse(APRIL) - Date.parse(MARCH));
  await page.getByLabel('Username', { exact: true }).fill('admin');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Asha Verma!');
  const april = await apiOf(request, 'admin');
  const code = await debtorOf(april, ids);
  const { first, earlier } = await test.step('take fees', () => takeFees(page, code));
  await test.step('the dashboard of April', async () => {
    const { collection } = await expectDashboard(page, april, NEW);
    expect(Math.round(collection.amount * 100)).toBe(first);
    const nine = page.getByRole('row').filter({ has: page.getByRole('link', { name: /^9, students of the class/ }) });
    await expect(nine.getByRole('cell').last()).toHaveText(String(promoted));
  });
  await test.step('day close', async () => {
    await openFromMenu(page, 'Receipts', 'Receipt Management');
    await page.getByRole('button', { name: 'Day Close' }).click();
    await expect(page.locator('.day-close-sums [data-kind="CASH"] .day-close-amount')).toHaveText(
      showRupees((first + earlier) / 100),
    );
  });
  await test.step('sign out', () => signOut(page, /Asha/));
});
