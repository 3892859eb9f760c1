import { act } from '@testing-library/react';
import { emptyReceipts, cancelReceipt, makeReceipt, setStatus } from '../../provider/support/receipts';
import { screen, useFakeClock, waitFor, advanceClock, waitForResponses, useProviderDate } from '../../support/portal';
import { resetProvider, tokenOf } from '../../support/provider';
import { openReceipts, RECEIPT_LIST, RECEIPT_PLAIN, TODAY } from '../support/receipts';
import { RUNNING, RUNNING_ID } from '../support/students';
import { recordCalls } from '../../support/faults';
import {
  getField,
  typeInto,
  fillField,
  waitForFieldError,
  waitForTable,
  waitForValidField,
  getButton,
  chooseOption,
  selectedText,
  clickButton,
  tableRows,
  clickSearch,
  tableTotal,
} from '../../support/screen';

beforeEach(async () => {
  await resetProvider();
  await emptyReceipts();
  useProviderDate();
});

const numbers = () => tableRows().map(([, number]) => Number(number));
const BACKWARDS = 'From Date must not be after To Date.';

async function makeThree() {
  const token = await tokenOf('clerk');
  const pending = await makeReceipt(token);
  const confirmed = await makeReceipt(token, { amountPaid: 20 });
  const cancelled = await makeReceipt(token, { amountPaid: 30 });
  await setStatus(confirmed, 'CONFIRMED');
  await cancelReceipt(token, cancelled.receiptId);
  return { pending, confirmed, cancelled };
}

test('RECEIPT-12 RECEIPT-13 ENUM-30 the status shows all receipts, or those of one state alone', async () => {
  const { pending, confirmed, cancelled } = await makeThree();
  const { bodies, fault } = recordCalls(RECEIPT_LIST);
  await openReceipts({ fault });
  const all = [cancelled, confirmed, pending].map(({ receiptNo }) => receiptNo);
  expect(numbers()).toEqual(all);
  const without = { ...RECEIPT_PLAIN, includeDeleted: false };
  for (const [text, one, sent] of [
    ['Pending', pending, { ...without, status: 'PENDING' }],
    ['Confirmed', confirmed, { ...without, status: 'CONFIRMED' }],
    ['Cancelled', cancelled, { ...without, onlyDeleted: true }],
  ] as const) {
    await chooseOption('Status', text);
    await waitFor(() => expect(numbers()).toEqual([one.receiptNo]));
    expect(bodies.at(-1)).toEqual(sent);
  }
  await chooseOption('Status', 'All');
  await waitFor(() => expect(numbers()).toEqual(all));
  expect(bodies.at(-1)).toEqual(RECEIPT_PLAIN);
});

test('RECEIPT-02 ENUM-41 session, class and type are applied as they are chosen, and written to the address', async () => {
  const { bodies, fault } = recordCalls(RECEIPT_LIST);
  await openReceipts({ fault });
  // The class starts on All, which is sent as -1.
  expect(bodies).toEqual([RECEIPT_PLAIN]);
  clickButton('More filters');
  expect(selectedText('Class')).toBe('All');
  await chooseOption('Session', RUNNING);
  await chooseOption('Class', '5');
  await chooseOption('Receipt Type', 'TC');
  await waitForTable();
  const classId = (bodies.at(-1) as { classId: number }).classId;
  expect(bodies.at(-1)).toEqual({ ...RECEIPT_PLAIN, sessionId: RUNNING_ID, classId, receiptType: 'TC' });
  expect(classId).toBeGreaterThan(0);
  expect(window.location.hash).toBe(`#sessionId=${RUNNING_ID}&classId=${classId}&receiptType=TC`);
  expect(getButton('Fewer filters (3)')).toBeVisible();
});

test('RECEIPT-07 Clear Filters puts every filter back to its start', async () => {
  const { bodies, fault } = recordCalls(RECEIPT_LIST);
  await openReceipts({ fault });
  clickButton('More filters');
  await chooseOption('Session', RUNNING);
  await chooseOption('Class', '5');
  await chooseOption('Status', 'Pending');
  await chooseOption('Receipt Type', 'Fee');
  await chooseOption('Printed', 'Not yet');
  await fillField('From Date', '01/06/2026');
  await fillField('To Date', '10/07/2026');
  typeInto('Receipt No.', '12');
  typeInto('Student Code/Name', 'aanya');
  await clickSearch();
  const { classId } = bodies.at(-1) as { classId: number };
  expect(classId).toBeGreaterThan(0);
  const ofClass = { sessionId: RUNNING_ID, classId };
  const narrowed = { ...ofClass, status: 'PENDING', receiptType: 'FEE', notPrinted: true, includeDeleted: false };
  const inAllDates = { ...RECEIPT_PLAIN, startDate: undefined, endDate: undefined };
  expect(bodies.at(-1)).toEqual({ ...inAllDates, ...narrowed, searchText: '12', studentSearchText: 'aanya' });
  clickButton('Clear Filters');
  await waitForTable();
  const typed = ['From Date', 'To Date', 'Receipt No.', 'Student Code/Name'];
  expect(typed.map((label) => getField(label).value)).toEqual(['01/07/2026', '15/07/2026', '', '']);
  const chosen = ['Session', 'Class', 'Status', 'Receipt Type', 'Printed'];
  expect(chosen.map((label) => selectedText(label))).toEqual(['All', 'All', 'All', 'All', 'All']);
  expect(bodies.at(-1)).toEqual(RECEIPT_PLAIN);
  expect(window.location.hash).toBe('');
});

test('RECEIPT-08 RECEIPT-09 the receipt number keeps digits alone, and may be short', async () => {
  const { bodies, fault } = recordCalls(RECEIPT_LIST);
  await openReceipts({ fault });
  typeInto('Receipt No.', 'R-1a२ 3');
  expect(getField('Receipt No.')).toHaveValue('123');
  for (const several of ['1003, 1007', '1003-1010', '1003;1007']) {
    typeInto('Receipt No.', several);
    expect(getField('Receipt No.')).toHaveValue(several);
    await waitForFieldError('Receipt No.', 'Receipt No. must be at most 10 digits');
    typeInto('Receipt No.', '7');
    await waitForValidField('Receipt No.');
  }
  await clickSearch();
  expect(bodies.at(-1)).toEqual({ ...RECEIPT_PLAIN, searchText: '7', startDate: undefined, endDate: undefined });
});

test('RECEIPT-09 a text is searched for from 3 characters on, 500 ms after the last one; an emptied box is no filter', async () => {
  const { bodies, fault } = recordCalls(RECEIPT_LIST);
  await openReceipts({ fault });
  useFakeClock();
  jest.setSystemTime(Date.parse(`${TODAY}T06:00:00Z`));
  const typed = async (text: string, ms: number) => {
    typeInto('Student Code/Name', text);
    await waitForResponses();
    await advanceClock(ms);
  };
  await typed('aa', 1_000);
  await typed('aan', 499);
  await typed('aany', 499);
  expect(bodies).toHaveLength(1);
  await advanceClock(1);
  expect(bodies).toHaveLength(2);
  expect(bodies.at(-1)).toEqual({ ...RECEIPT_PLAIN, studentSearchText: 'aany' });
  await typed('a', 1_000);
  expect(bodies).toHaveLength(2);
  await typed('abc', 499);
  expect(bodies).toHaveLength(2);
  await advanceClock(1);
  expect(bodies).toHaveLength(3);
  expect(bodies.at(-1)).toEqual({ ...RECEIPT_PLAIN, studentSearchText: 'abc' });
  await typed('', 500);
  expect(bodies.at(-1)).toEqual(RECEIPT_PLAIN);
});

test('RECEIPT-09 a shorter text is reported at its field, also where Search is pressed; blanks around it are left out', async () => {
  const { bodies, fault } = recordCalls(RECEIPT_LIST);
  await openReceipts({ fault });
  typeInto('Student Code/Name', ' ab ');
  clickButton('Search');
  expect(await screen.findByText('Type at least 3 characters')).toBeVisible();
  await chooseOption('Status', 'Pending');
  await waitForTable();
  expect(bodies.at(-1)).toMatchObject({ status: 'PENDING', studentSearchText: '' });
  expect(getField('Student Code/Name')).toHaveValue(' ab ');
  typeInto('Student Code/Name', ' abc ');
  await clickSearch();
  expect(bodies.at(-1)).toMatchObject({ studentSearchText: 'abc' });
  await waitFor(() => expect(screen.queryByText('Type at least 3 characters')).toBeNull());
});

test('a from date after the to date is reported at its field, and nothing is searched until one of them is mended', async () => {
  const { bodies, fault } = recordCalls(RECEIPT_LIST);
  await openReceipts({ fault });
  await fillField('From Date', '20/07/2026');
  expect(await screen.findByText(BACKWARDS)).toBeVisible();
  await chooseOption('Status', 'Pending');
  clickButton('Search');
  await waitForResponses();
  expect(bodies).toEqual([RECEIPT_PLAIN]);
  expect(window.location.hash).toBe('');
  await fillField('To Date', '31/07/2026');
  await waitForTable();
  expect(bodies.at(-1)).toEqual({
    ...RECEIPT_PLAIN,
    ...{ startDate: '2026-07-20', endDate: '2026-07-31', status: 'PENDING', includeDeleted: false },
  });
  await waitFor(() => expect(screen.queryByText(BACKWARDS)).toBeNull());
  expect(window.location.hash).toBe('#status=PENDING&startDate=2026-07-20&endDate=2026-07-31');
});

test('RECEIPT-02 what is no date is reported at its field and not searched for; an emptied date is no restriction', async () => {
  const { bodies, fault } = recordCalls(RECEIPT_LIST);
  await openReceipts({ fault });
  await fillField('To Date', '31/06/2026');
  expect(await screen.findByText('31/06/2026 is not a date.')).toBeVisible();
  expect(bodies).toEqual([RECEIPT_PLAIN]);
  await fillField('To Date', '');
  await fillField('From Date', '');
  await waitForTable();
  const { startDate: _start, endDate: _end, ...undated } = RECEIPT_PLAIN;
  expect(bodies.at(-1)).toEqual(undated);
  expect(window.location.hash).toBe('#startDate=&endDate=');
});

test('an address names the list again: filters, dates and page', async () => {
  const second = recordCalls('POST /receipt/student/receipts?page=1&size=5&sort=receiptNo%2CDESC');
  const at = '/receipts/management#status=CANCELLED&startDate=&endDate=2026-07-10&page=2&size=5';
  await openReceipts({ at, fault: second.fault });
  const { startDate: _start, ...undated } = RECEIPT_PLAIN;
  const sent = { ...undated, endDate: '2026-07-10', includeDeleted: false, onlyDeleted: true };
  expect(second.bodies).toEqual([sent]);
  expect([getField('From Date').value, getField('To Date').value, selectedText('Status')]).toEqual([
    '',
    '10/07/2026',
    'Cancelled',
  ]);
});

test('a list that stays open over midnight goes up to the new day', async () => {
  const { bodies, fault } = recordCalls(RECEIPT_LIST);
  // The provider of the tests stays on its day.
  await openReceipts({ fault, world: { onProviderTime: () => undefined } });
  act(() => void jest.setSystemTime(Date.parse('2026-07-31T19:00:00Z')));
  await clickSearch();
  await waitFor(() => expect(bodies.at(-1)).toMatchObject({ startDate: '2026-08-01', endDate: '2026-08-01' }));
});

test('Enter in the number box searches too, and Search asks again although nothing was changed', async () => {
  const token = await tokenOf('clerk');
  const next = String((await makeReceipt(token)).receiptNo + 1);
  const { bodies, fault } = recordCalls(RECEIPT_LIST);
  const { user } = await openReceipts({ fault });
  await user.type(getField('Receipt No.'), `${next}{Enter}`);
  await waitForTable();
  expect(bodies.at(-1)).toMatchObject({ searchText: next });
  const before = bodies.length;
  expect(tableTotal()).toBe('Total Records: 0');
  await makeReceipt(token, { amountPaid: 5 });
  await clickSearch();
  await waitFor(() => expect(tableTotal()).toBe('Total Records: 1'));
  expect(bodies.length).toBeGreaterThan(before);
});
