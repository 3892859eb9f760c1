// The day of a clerk from sign-in to sign-out: what the counter takes is what the evening counts.
import type { Locator, Page } from '@playwright/test';
import { showPaise, toPaise } from '../../common/money';
import { signInAs } from './support/account';
import { apiOf, type Api } from './support/api';
import { find, openFee, openFromMenu, paiseOf, signOut } from './support/day';
import { expect, test } from './support/ownServer';
import { watchFrames } from './support/printing';
import { choose, rowAction } from './support/screens';

// A Monday on which the demo has no receipts.
test.use({ startsAt: '2026-07-13T04:00:00.000Z' });

const NAME = 'राजराजेश्वरी चंद्रप्रभा सुब्रह्मण्यम लक्ष्मीनारायण त्रिपाठी';
const FATHER = 'वेंकटरमण सुब्रह्मण्यम लक्ष्मीनारायण त्रिपाठी';
const CASHIER = 'Ramesh Gupta';
const FAMILY = '1068';

type Mode = 'cash' | 'cheque' | 'online';
interface Taken {
  no: number;
  mode: Mode;
  paise: number;
}

/** The receipts of the day as the screens show them after each save. */
class Ledger {
  readonly taken: Taken[] = [];
  readonly cancelled: Taken[] = [];

  /** Reads the panel of a stored receipt. */
  async add(page: Page, mode: Mode): Promise<Taken> {
    const heading = page.getByRole('heading', { name: /^Receipt \d+ is saved$/ });
    const no = Number(/\d+/.exec((await heading.textContent()) ?? '')?.[0]);
    const line = await page.locator('.receipt-stored > p').first().textContent();
    expect(line).toContain(` by ${mode} from `);
    const taken = { no, mode, paise: paiseOf(line) };
    this.taken.push(taken);
    return taken;
  }

  cancel(one: Taken): void {
    this.taken.splice(this.taken.indexOf(one), 1);
    this.cancelled.push(one);
  }

  sum(mode?: Mode): number {
    return this.taken
      .filter((one) => mode === undefined || one.mode === mode)
      .reduce((sum, { paise }) => sum + paise, 0);
  }
}

const amount = (page: Page) => page.getByLabel('Amount', { exact: true });
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });

async function date(page: Page, label: string, text: string): Promise<void> {
  await field(page, label).fill(text);
  await page.keyboard.press('Tab');
}

/** Registers a student and returns the new code. */
async function register(page: Page): Promise<string> {
  await openFromMenu(page, 'Student', 'Registration');
  await choose(page, 'Class', '5');
  await choose(page, 'Section', 'A');
  await field(page, 'Student Name').fill(NAME);
  await choose(page, 'Gender', 'Female');
  await date(page, 'Date of Birth', '15/08/2016');
  await date(page, 'Admission Date', '13/07/2026');
  await field(page, 'Mobile Number').fill('9829055555');
  await field(page, 'Full Residential Address').fill('१४ झील मार्ग, बनी पार्क');
  await field(page, 'District').fill('Jaipur');
  await field(page, 'Block').fill('Amer');
  await field(page, 'Pin Code').fill('302001');
  await page.getByRole('button', { name: 'Add Parent' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Parent' });
  await dialog.getByLabel('Name', { exact: true }).fill(FATHER);
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  await expect(page.getByRole('heading', { name: `${NAME} is registered` })).toBeFocused();
  return (await page.locator('.student-registered dd').first().textContent()) ?? '';
}

/** Saves with Enter and reads the panel. */
async function save(page: Page, ledger: Ledger, mode: Mode): Promise<Taken> {
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Print', exact: true })).toBeFocused();
  return ledger.add(page, mode);
}

async function chooseMode(page: Page, mode: string, reference: string, number: string): Promise<void> {
  await page.getByText(mode, { exact: true }).click();
  await field(page, reference).fill(number);
}

async function payForFamily(page: Page, ledger: Ledger): Promise<number> {
  await openFee(page, FAMILY);
  await page.getByRole('button', { name: 'Pay for the family' }).click();
  const dialog = page.getByRole('dialog', { name: 'Payment for the family' });
  const amounts = dialog.getByRole('textbox', { name: /^Amount of/ });
  await expect(amounts.first()).toBeFocused();
  const students = await amounts.count();
  for (let row = 0; row < students; row += 1) await page.keyboard.press('Enter');
  const heading = page.getByRole('heading', { name: /^Receipts \d+ to \d+ are saved$/ });
  await expect(heading).toBeVisible();
  const rows = page.getByRole('table', { name: 'Receipts of this payment' }).getByRole('row');
  await expect(rows).toHaveCount(students);
  for (const row of await rows.all())
    ledger.taken.push({
      no: Number(await row.getByRole('cell').first().textContent()),
      mode: 'cash',
      paise: paiseOf(await row.getByRole('cell').last().textContent()),
    });
  return students;
}

/** The code of a student who owes a fee of the session before. */
async function earlierDebtor(request: Parameters<typeof apiOf>[0]): Promise<string> {
  const admin = await apiOf(request, 'admin');
  const data = { schoolId: 1, sessionId: 1 };
  const { content } = await admin.ask<{ content: { columnValue: number }[][] }>('POST', '/reports/pending-fee', {
    data,
  });
  return String(content[0]?.[0]?.columnValue);
}

/** Prints a receipt from the list again and cancels it. */
async function reprintAndCancel(page: Page, ledger: Ledger, wrong: Taken, name: string): Promise<void> {
  await find(page, String(wrong.no));
  await page.getByRole('option', { name: new RegExp(`^Receipt ${wrong.no}`) }).click();
  const row = page.getByRole('row', { name: new RegExp(`\\b${wrong.no}\\b`) });
  await expect(row).toContainText(name);
  const frames = await watchFrames(page);
  const named = `receipt ${wrong.no} of ${name}`;
  await rowAction(page, named, 'Print');
  await expect.poll(async () => (await frames()).at(0)?.at(1)).toMatch(/DUPLICATE/);
  await rowAction(page, named, 'Cancel Receipt');
  await page.getByLabel('Reason').fill('Wrong amount');
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel Receipt' }).click();
  await expect(page.getByText('Receipt cancelled successfully')).toBeVisible();
  await expect(row).toContainText('Cancelled');
  ledger.cancel(wrong);
}

/** Strikes a student off and re-admits the student with a receipt. */
async function strikeOffAndReadmit(page: Page, ledger: Ledger): Promise<void> {
  await openFromMenu(page, 'Student', 'Name Strike Off');
  await page.getByRole('button', { name: 'Add Name Strike Off' }).click();
  await expect(page.getByRole('combobox', { name: 'Student (Name/Code)' })).toBeFocused();
  await page.keyboard.type('1127');
  await expect(page.getByRole('option', { selected: true })).toContainText('1127');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Reason')).toBeFocused();
  await page.keyboard.type('Absent since May');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Student name struck off successfully')).toBeVisible();
  await page
    .getByRole('row', { name: /1127/ })
    .getByRole('button', { name: /^Actions for/ })
    .click();
  await page.getByRole('menuitem', { name: 'Re-Admission' }).click();
  await expect(page.getByText('Re-admission').first()).toBeVisible();
  await amount(page).fill('500');
  await save(page, ledger, 'cash');
  await expect(page.getByText(/ is re-admitted$/)).toBeVisible();
}

/** The list of the day has the sum of the ledger. */
async function expectList(page: Page, ledger: Ledger): Promise<void> {
  await openFromMenu(page, 'Receipts', 'Receipt Management');
  // The list still shows the receipt that was found by its number.
  await page.getByRole('button', { name: 'Clear Filters' }).click();
  await date(page, 'From Date', '13/07/2026');
  const sum = `Sum: ${showPaise(ledger.sum())} · ${ledger.cancelled.length} cancelled, not in the sum`;
  await expect(page.getByText(sum)).toBeVisible();
  const count = ledger.taken.length + ledger.cancelled.length;
  await expect(page.getByText(`Total Records: ${count}`)).toBeVisible();
}

const sumOf = (page: Page, kind: string): Locator =>
  page.locator(`.day-close-sums [data-kind="${kind}"] .day-close-amount`);

/** Counts ten rupees less than the receipts, and prints the hand-over. */
async function countCash(page: Page, cash: number): Promise<void> {
  await page.getByRole('button', { name: `Count cash of ${CASHIER}` }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Number of ₹500')).toBeFocused();
  const counted = cash - 1000;
  const notes = Math.floor(counted / 50_000);
  await page.keyboard.type(String(notes));
  await dialog.getByLabel('Other coins').fill(String((counted - notes * 50_000) / 100));
  await dialog.getByLabel('Remarks').fill('A note of ten is missing');
  await expect(dialog.getByRole('status')).toContainText(`${showPaise(-1000)} less than the receipts`);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Cash count saved successfully')).toBeVisible();
  await expect(
    page.getByRole('table', { name: 'Cash in the drawers' }).getByRole('row', { name: CASHIER }),
  ).toContainText(showPaise(-1000));
  const frames = await watchFrames(page);
  await page.getByRole('button', { name: 'Print hand-over' }).click();
  const handOver = async () => (await frames()).at(0)?.at(1) ?? '';
  await expect.poll(handOver).toContain(CASHIER);
  expect(await handOver()).toContain(showPaise(counted).slice(1));
}

interface DaySum {
  amount: number;
}

/** The sums of the day on the screen and of the provider are those of the ledger. */
async function expectDayClose(page: Page, api: Api, ledger: Ledger): Promise<void> {
  await page.getByRole('button', { name: 'Day Close' }).click();
  for (const [kind, mode] of [
    ['CASH', 'cash'],
    ['CHEQUE', 'cheque'],
    ['ONLINE', 'online'],
    ['TOTAL', undefined],
  ] as const)
    await expect(sumOf(page, kind)).toHaveText(showPaise(ledger.sum(mode)));
  await expect(page.locator('.day-close-cancelled')).toContainText(`No. ${ledger.cancelled[0]?.no}`);
  const { total, modes } = await api.ask<{ total: DaySum; modes: { mode: string; total: DaySum }[] }>(
    'GET',
    '/receipt/day-close?schoolId=1',
  );
  expect(toPaise(total.amount)).toBe(ledger.sum());
  expect(modes.map(({ mode, total: { amount: rupees } }) => [mode, toPaise(rupees)])).toEqual(
    (['cash', 'cheque', 'online'] as const).map((mode) => [mode.toUpperCase(), ledger.sum(mode)]),
  );
}

test('the day of a clerk: a registration, payments in every mode, a cancelled receipt and a re-admission add up in the list, in Day Close and in the counted drawer', async ({
  page,
  request,
}) => {
  const ledger = new Ledger();
  await signInAs(page, 'clerk');
  const api = await apiOf(request, 'clerk');
  const code = await test.step('register', () => register(page));
  await test.step('cash of the new student', async () => {
    await openFee(page, 'लक्ष्मीनारायण', code);
    await save(page, ledger, 'cash');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Next student' })).toBeFocused();
  });
  await test.step('cheque', async () => {
    await openFee(page, '1144');
    await chooseMode(page, 'Cheque', 'Cheque No.', '004519');
    await date(page, 'Cheque Date', '10/07/2026');
    await field(page, 'Bank Name').fill('State Bank of India');
    await amount(page).fill('1234.50');
    await save(page, ledger, 'cheque');
  });
  await test.step('UPI', async () => {
    await openFee(page, '1110');
    await chooseMode(page, 'Online', 'Transaction No.', 'UPI998877');
    await expect(page.getByText(/^Scan to pay/)).toBeVisible();
    await field(page, 'Transaction No.').press('Enter');
    await expect(page.getByRole('button', { name: 'Print', exact: true })).toBeFocused();
    await ledger.add(page, 'online');
  });
  await test.step('family', () => payForFamily(page, ledger));
  await test.step('due of the session before', async () => {
    await openFee(page, await earlierDebtor(request));
    await page.getByRole('button', { name: 'Receive the fee of 2025 - 2026' }).click();
    await expect(page.getByText(/^This receipt is for the session 2025 - 2026/)).toBeVisible();
    await expect(amount(page)).toBeFocused();
    await save(page, ledger, 'cash');
  });
  await test.step('a wrong receipt is printed again and cancelled', async () => {
    await openFee(page, '1281');
    const due = await amount(page).inputValue();
    await amount(page).fill('777');
    const wrong = await save(page, ledger, 'cash');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Next student' })).toBeFocused();
    const line = await page.locator('.receipt-stored > p').first().textContent();
    await reprintAndCancel(page, ledger, wrong, line?.split(' from ')[1] ?? '');
    await openFee(page, '1281');
    await expect(amount(page)).toHaveValue(due);
  });
  await test.step('strike-off and re-admission', () => strikeOffAndReadmit(page, ledger));
  await test.step('list of the day', () => expectList(page, ledger));
  await test.step('day close', () => expectDayClose(page, api, ledger));
  await test.step('cash count', () => countCash(page, ledger.sum('cash')));
  await test.step('sign out', () => signOut(page, /त्रिपाठी|Ramesh/));
});
