// Opening balances: the workbook is checked and stored, and entries are listed by class and reversed.
import { fireEvent, within } from '@testing-library/react';
import { giveOpening, listOpenings } from '../../provider/support/openings';
import { newPupil, pay } from '../../provider/support/studentFees';
import { resetProvider, sql, tokenOf } from '../../support/provider';
import { renderPortal, screen, waitFor, type RenderOptions, waitForResponses } from '../../support/portal';
import {
  countCalls,
  holdResponse,
  loseResponse,
  recordCalls,
  replyTo,
  passThrough,
  rejectWith,
} from '../../support/faults';
import { workbookFile } from '../../support/workbook';
import { getButton, chooseOption, optionsOf, selectedText, clickButton } from '../../support/screen';

let admin: string;
let sessionId: number;
let asha: number;
beforeEach(async () => {
  await resetProvider();
  admin = await tokenOf('admin');
  ({ sessionId, studentId: asha } = await newPupil(admin, '5', { studentName: 'Asha Rao' }));
});

const BASE = '/fee/opening-balances';
const CHECK = `POST ${BASE}/check`;
const IMPORT = `POST ${BASE}`;
const REVERSE = `POST ${BASE}/reverse`;

async function open(options: RenderOptions = {}) {
  const rendered = await renderPortal({ at: '/classes/opening-balances', as: 'admin', ...options });
  await screen.findByRole('heading', { level: 2, name: 'Opening balances of the session' });
  return rendered;
}

const codeOf = async (id: number) =>
  String((await sql<{ code: number }>('SELECT code FROM students WHERE id = $1', [id]))[0]?.code);
const row = async (paid: string, changes: Record<string, string> = {}) => ({
  'Student Code': await codeOf(asha),
  'Student Name': 'Asha Rao',
  'Paid in Total': paid,
  ...changes,
});
const pick = (...rows: Record<string, string>[]) => pickFile(workbookFile(rows, 'opening.xlsx'));
const pickFile = async (file: File) => {
  fireEvent.change(screen.getByLabelText('Spreadsheet', { selector: 'input' }), { target: { files: [file] } });
  await waitFor(() =>
    expect(
      document.querySelector('.import-check, .import-choose .ant-alert, .opening-import .ant-alert'),
    ).not.toBeNull(),
  );
  await waitForResponses();
};
const verdict = () => document.querySelector('.import-verdict [role="status"]')?.textContent;
const sums = (name: string) =>
  [...screen.getByLabelText(name).querySelectorAll('dd')].map(({ textContent }) => textContent);
const rowsOf = (name: string) =>
  [...screen.getByRole('table', { name }).querySelectorAll('tbody tr[data-row-key]')].map((one) => one.textContent);
const confirmReversal = async () =>
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Reverse' }));

test('the user decides for each file about a column that is not read, and sees its values', async () => {
  await open();
  const file = async () => pick(await row('9000', { Remarks: 'To be refunded', 'Discount %': '10' }));
  const question =
    'Some columns are not read. Check that none of them says that an amount is a credit, or something else than its column: choose below what they are, or confirm that they are not read.';
  await file();
  expect(verdict()).toContain(question);
  expect(screen.getByRole('region', { name: 'Columns of the spreadsheet' })).toHaveTextContent('To be refunded');
  expect(getButton('Store 1 Opening Balance')).toBeDisabled();
  clickButton('Confirm 2 suggestions');
  await waitForResponses();
  expect(verdict()).toBe('Every row with amounts can be stored.');
  expect(getButton('Store 1 Opening Balance')).toBeEnabled();
  await file();
  expect(verdict()).toContain(question);
});

test('the file is checked with its sums, stored in one step, and listed by class and workbook', async () => {
  const storing = holdResponse();
  const { sent } = await open({ fault: replyTo(IMPORT, storing.reply) });
  expect(selectedText('Session')).toBe('2026 - 2027');
  expect(screen.getByText('This session has no opening balances yet.')).toBeVisible();
  await pick(await row('9000.50', { 'Earlier Dues': '1500' }), await row('', { 'Student Name': 'Without amounts' }));
  expect([verdict(), sums('Sums of the rows to store')]).toEqual([
    'Every row with amounts can be stored.',
    ['1', '₹9,000.50', '₹0.00', '₹1,500.00'],
  ]);
  clickButton('Store 1 Opening Balance');
  expect(await screen.findByText('Storing 1 opening balance. Please keep this page open.')).toBeVisible();
  storing.release();
  expect(await screen.findByText('1 student: opening balance stored')).toBeVisible();
  expect(await screen.findByRole('table', { name: 'By class' })).toBeVisible();
  await waitFor(() => expect(rowsOf('Opening balances of the session')).toHaveLength(1));
  expect([sums('All classes'), rowsOf('By class')]).toEqual([
    ['1', '₹9,000.50', '₹0.00', '₹1,500.00'],
    ['51₹9,000.50₹0.00₹1,500.00'],
  ]);
  expect(rowsOf('Imported spreadsheets')[0]).toContain('opening.xlsx');
  expect([countCalls(sent, CHECK), countCalls(sent, IMPORT)]).toEqual([1, 1]);
});

test('after one sheet of a workbook is stored, the next one is checked; after the last one the file is closed', async () => {
  const { studentId } = await newPupil(admin, '5', { studentName: 'Bina Rao' });
  const bina = { 'Student Code': await codeOf(studentId), 'Student Name': 'Bina Rao', 'Paid in Total': '700' };
  await open();
  await pickFile(workbookFile([await row('9000')], 'opening.xlsx', { otherSheets: { 'Class 5': [bina] } }));
  expect(selectedText('Sheet')).toBe('Students');
  clickButton('Store 1 Opening Balance');
  await waitFor(() =>
    expect([selectedText('Sheet'), verdict()]).toEqual(['Class 5', 'Every row with amounts can be stored.']),
  );
  expect(sums('Sums of the rows to store')).toEqual(['1', '₹700.00', '₹0.00', '₹0.00']);
  clickButton('Store 1 Opening Balance');
  await waitFor(() => expect(screen.queryByLabelText('Sheet')).toBeNull());
  expect((await listOpenings(admin, sessionId)).data.sums).toMatchObject({ students: 2, paid: 9700 });
});

test('the verdict of a sheet with errors, and of one without amounts, is about the sheet', async () => {
  await open();
  const otherSheets = { 'Class 5': [await row('99999')], 'Class 6': [await row('')] };
  await pickFile(workbookFile([await row('9000')], 'opening.xlsx', { otherSheets }));
  await chooseOption('Sheet', 'Class 5');
  const wrong =
    '1 row has errors. Correct the file, choose it again, then choose this sheet. Students with an opening balance are skipped. Nothing of this sheet has been stored.';
  await waitFor(() => expect(verdict()).toBe(wrong));
  await chooseOption('Sheet', 'Class 6');
  await waitFor(() => expect(verdict()).toBe('This sheet has no opening balances to store.'));
});

test('rows with errors stop the file; a lost response and a changed result are reported and nothing is stored twice', async () => {
  await open({ fault: replyTo(IMPORT, loseResponse, passThrough) });
  await pick(await row('99999'));
  expect([verdict(), getButton('Store 0 Opening Balances')]).toEqual([
    '1 row has errors. Correct the file and choose it again. Nothing has been stored.',
    expect.objectContaining({ disabled: true }),
  ]);
  await pick(await row('100'));
  clickButton('Store 1 Opening Balance');
  expect(
    await screen.findByText(/^The server did not respond, so the opening balances may or may not be stored/),
  ).toBeVisible();
  clickButton('Store 1 Opening Balance');
  expect(await screen.findByText('1 student: opening balance stored')).toBeVisible();
  expect((await listOpenings(admin, sessionId)).data.sums.students).toBe(1);
});

test('headings of the office are confirmed or chosen before the balances are stored', async () => {
  await open();
  await pick({ 'Student Code': await codeOf(asha), Child: 'Asha Rao', 'Fees Recd': 'Rs. 100/-' });
  expect(verdict()).toBe('Required columns are missing. Choose them below, or complete the file.');
  await chooseOption('Read Child as', 'Student Name');
  await waitFor(() => expect(verdict()).toBe('Some columns are suggestions. Check and confirm them below.'));
  expect(getButton('Store 1 Opening Balance')).toBeDisabled();
  clickButton('Confirm 1 suggestion');
  await waitFor(() => expect(verdict()).toBe('Every row with amounts can be stored.'));
  clickButton('Store 1 Opening Balance');
  expect(await screen.findByText('1 student: opening balance stored')).toBeVisible();
  expect(await sql('SELECT heading_key, field FROM import_headings ORDER BY heading_key')).toEqual([
    { heading_key: 'child', field: 'studentName' },
    { heading_key: 'feesrecd', field: 'paid' },
  ]);
});

test('an amount that was confirmed for one file and sheet is asked about again in another file and in another sheet', async () => {
  await open();
  const amount = async (changes: Record<string, string>) => {
    const { 'Paid in Total': _paid, ...rest } = await row('', changes);
    return rest;
  };
  const wrong = await amount({ 'Student Name': 'Asha Rau', 'Opening Balance': '500' });
  const right = await amount({ 'Opening Balance': '700' });
  const question = 'Some columns are suggestions. Check and confirm them below.';
  await pickFile(workbookFile([wrong], 'class 5.xlsx', { otherSheets: { 'Class 6': [right] } }));
  clickButton('Confirm 1 suggestion');
  await waitFor(() => expect(verdict()).toMatch(/^1 row has errors/));
  await chooseOption('Sheet', 'Class 6');
  await waitFor(() => expect(verdict()).toBe(question));
  await pickFile(workbookFile([right], 'class 6.xlsx'));
  await waitFor(() => expect(verdict()).toBe(question));
  expect(getButton('Store 1 Opening Balance')).toBeDisabled();
});

test('on a phone a card has the name, outcome and reason of a row; the open columns are first', async () => {
  await open({ width: 390 });
  await pick(await row('9000', { Class: '5', 'Earlier Dues': 'none', Remarks: 'by cheque' }));
  const headings = screen.getByRole('region', { name: 'Columns of the spreadsheet' }).querySelectorAll('tbody th');
  expect([...headings].map(({ textContent }) => textContent)).toEqual(['Remarks', 'Class']);
  const [card] = screen.getByRole('list', { name: 'Rows of the spreadsheet' }).children;
  expect(card?.querySelector('.portal-card-head')).toHaveTextContent(/^Asha RaoWith errors$/);
  expect(card?.querySelector('dl > div:last-child')).toHaveTextContent(/^ReasonEarlier Dues must be an amount/);
});

test('an entry that another user stored since the check is checked again', async () => {
  await open();
  await pick(await row('100'));
  await giveOpening(admin, { studentId: asha, sessionId }, { paid: 7 });
  clickButton('Store 1 Opening Balance');
  expect(await screen.findByText(/^The result of the check has changed/)).toBeVisible();
  await waitFor(() => expect(verdict()).toBe('This spreadsheet has no opening balances to store.'));
});

test('a workbook and a student are reversed after a question; what stays is named with its reason', async () => {
  const bina = await newPupil(admin, '5', { studentName: 'Bina Rao' });
  await giveOpening(admin, { studentId: asha, sessionId }, { paid: 100 });
  await giveOpening(admin, bina, { paid: 5 });
  const { sent } = await open();
  fireEvent.click(await screen.findByRole('button', { name: 'Reverse the opening balance of Asha Rao' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent('The opening balance of Asha Rao is removed, with the discount that it gave.');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  expect(countCalls(sent, REVERSE)).toBe(0);
  fireEvent.click(screen.getByRole('button', { name: 'Reverse the opening balance of Asha Rao' }));
  await confirmReversal();
  expect(await screen.findByText('1 opening balance reversed')).toBeVisible();
  await waitFor(() => expect(rowsOf('Opening balances of the session')).toHaveLength(1));
  await pay(bina, { amount: 1 });
  fireEvent.click(screen.getByRole('button', { name: 'Reverse the opening balances of opening.xlsx' }));
  await confirmReversal();
  expect(await screen.findByText(/^Bina Rao \(\d+\) has a fee receipt and keeps the opening balance\.$/)).toBeVisible();
  await waitFor(() => expect(rowsOf('Opening balances of the session')[0]).toContain('Has a receipt'));
});

test('CLASS-40 the list of opening balances also offers a disabled class that has some, until they are reversed', async () => {
  const bina = await newPupil(admin, '6', { studentName: 'Bina Rao' });
  await giveOpening(admin, { studentId: asha, sessionId }, { paid: 100 });
  await giveOpening(admin, bina, { paid: 5 });
  await sql("UPDATE classes SET disabled = true WHERE school_id = 1 AND name = '6'");
  await open();
  await screen.findByLabelText('Students of class');
  expect(await optionsOf('Students of class', '6')).toEqual(['5', '6']);
  await chooseOption('Students of class', '6');
  fireEvent.click(await screen.findByRole('button', { name: 'Reverse the opening balance of Bina Rao' }));
  await confirmReversal();
  expect(await screen.findByText('1 opening balance reversed')).toBeVisible();
  await waitFor(() => expect(selectedText('Students of class')).toBe('5'));
  expect(await optionsOf('Students of class', '5')).toEqual(['5']);
});

test('a completed session shows its entries and offers neither import nor reversal', async () => {
  await giveOpening(admin, { studentId: asha, sessionId }, { paid: 100 });
  await sql("UPDATE sessions SET status = 'COMPLETED' WHERE id = $1", [sessionId]);
  await renderPortal({ at: '/classes/opening-balances', as: 'admin' });
  await screen.findByLabelText('Session');
  await chooseOption('Session', '2026 - 2027');
  await screen.findByRole('table', { name: 'Opening balances of the session' });
  await waitFor(() => expect(rowsOf('Opening balances of the session')).toHaveLength(1));
  expect(screen.getByText(/^The session 2026 - 2027 is completed\./)).toBeVisible();
  expect([screen.queryByLabelText('Spreadsheet'), screen.queryByText('Reverse')]).toEqual([null, null]);
});

test.each<[string, string, () => Promise<void>]>([
  [CHECK, 'Failed to check the spreadsheet', async () => pick(await row('1'))],
  [
    `GET ${BASE}/2/template`,
    'Failed to download the spreadsheet',
    async () => Promise.resolve(clickButton('Download Spreadsheet')),
  ],
])('a failure of %s is reported', async (call, message, act) => {
  await open({ fault: replyTo(call, rejectWith(999)) });
  await act();
  expect(await screen.findByText(message)).toBeVisible();
});

test('a disabled session of an old address is not replaced by the active one: the screen asks for a session', async () => {
  await sql("UPDATE sessions SET disabled = true WHERE school_id = 1 AND status = 'UPCOMING'");
  const [{ id } = { id: 0 }] = await sql<{ id: number }>(
    "SELECT id FROM sessions WHERE school_id = 1 AND status = 'UPCOMING'",
  );
  await renderPortal({ at: `/classes/opening-balances#sessionId=${id}`, as: 'admin' });
  expect(await screen.findByText('Choose school and session')).toBeVisible();
  await waitForResponses();
  expect(screen.queryByLabelText('Spreadsheet', { selector: 'input' })).toBeNull();
});

test('Search keeps a checked file', async () => {
  const { sent } = await open();
  await pick(await row('9000'));
  clickButton('Search');
  await waitForResponses();
  expect([verdict(), countCalls(sent, CHECK)]).toEqual(['Every row with amounts can be stored.', 1]);
  clickButton('Store 1 Opening Balance');
  await waitFor(async () => expect((await listOpenings(admin, sessionId)).data.sums.students).toBe(1));
});

test('another session checks the chosen file for that session', async () => {
  const { fault, bodies } = recordCalls(CHECK);
  await open({ fault });
  await pick(await row('9000'));
  await chooseOption('Session', '2027 - 2028');
  await waitForResponses();
  await waitFor(() => expect(bodies).toHaveLength(2));
  expect(bodies).toEqual([
    expect.objectContaining({ sessionId: String(sessionId) }),
    expect.not.objectContaining({ sessionId: String(sessionId) }),
  ]);
  await waitFor(() => expect(verdict()).toMatch(/^1 row has errors/));
});

test('a file whose check was for another session is shown after its check for this one', async () => {
  await open();
  await pick(await row('9000'));
  await chooseOption('Session', '2025 - 2026');
  expect(await screen.findByText(/^The session 2025 - 2026 is completed/)).toBeVisible();
  await chooseOption('Session', '2026 - 2027');
  await waitFor(() => expect(verdict()).toBe('Every row with amounts can be stored.'));
});
