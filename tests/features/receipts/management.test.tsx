import { emptyReceipts, cancelReceipt, makeReceipt, setStatus, storeReceipts } from '../../provider/support/receipts';
import { screen, waitFor, useProviderDate } from '../../support/portal';
import { resetProvider, sql, tokenOf } from '../../support/provider';
import { filterBar } from '../support/life';
import { openReceipts, RECEIPT_LIST, RECEIPT_PLAIN } from '../support/receipts';
import { NALANDA, SARASWATI } from '../support/students';
import { alterResponse, replyTo, passThrough, recordCalls, rejectWith } from '../../support/faults';
import {
  columnHeadings,
  getField,
  waitForTable,
  getButton,
  chooseOption,
  selectedText,
  clickButton,
  openRowMenu,
  tableRows,
  tableTotal,
} from '../../support/screen';
import { setPrivileges } from '../../provider/support/privileges';

beforeEach(async () => {
  await resetProvider();
  await emptyReceipts();
  useProviderDate();
});

const numbers = () => tableRows().map(([, number]) => Number(number));

test('RECEIPT-01 RECEIPT-02 RECEIPT-03 RECEIPT-04 RECEIPT-05 the list opens with the month’s receipts and the cursor in the search box', async () => {
  const { bodies, fault } = recordCalls(RECEIPT_LIST);
  await openReceipts({ fault });
  expect(screen.getByRole('heading', { level: 1, name: 'Receipt Management' })).toBeVisible();
  const always = ['Student Code/Name', 'Receipt No.', 'From Date', 'To Date', 'Status'];
  expect(filterBar()).toEqual({ fields: always, buttons: ['Search', 'Clear Filters', 'More filters'] });
  for (const name of ['Export', 'Generate Fee Certificate', 'Add Receipt']) expect(getButton(name)).toBeEnabled();
  expect(getField('Student Code/Name')).toHaveFocus();
  expect([getField('From Date').value, getField('To Date').value]).toEqual(['01/07/2026', '15/07/2026']);
  clickButton('More filters');
  expect(filterBar().fields).toEqual([...always, 'Session', 'Class', 'Receipt Type', 'Printed']);
  expect(['Status', 'Session', 'Class', 'Receipt Type'].map((label) => selectedText(label))).toEqual([
    'All',
    'All',
    'All',
    'All',
  ]);
  expect(bodies).toEqual([RECEIPT_PLAIN]);
  expect(columnHeadings()).toEqual([
    ...['Session', 'Receipt No.', 'Type', 'Class', 'Student Code', 'Student Name', 'Father Name', 'Payment Date'],
    ...['Payment Mode', 'Amount', 'Cheque/Transaction Date', 'Cheque/Transaction No.', 'Bank', 'Status', 'Comment'],
    'Actions',
  ]);
  expect(screen.getByText('No receipts found')).toBeVisible();
});

test('RECEIPT-05 RECEIPT-10 RECEIPT-11 CALL2-29 ENUM-14 ENUM-30 ENUM-39 ENUM-40 a row says all of a receipt; a cancelled one is struck through', async () => {
  const token = await tokenOf('clerk');
  const fee = await makeReceipt(token, { amountPaid: 6000.5, paymentDate: '2026-07-02' });
  const cheque = await makeReceipt(token, {
    ...{ amountPaid: 75, receiptType: 'OTHER', comments: 'Picnic', bankName: 'State Bank of India' },
    ...{ paymentMode: 'CHEQUE', referenceNo: '004512', referenceNoDate: '2026-07-03' },
  });
  await setStatus(fee, 'CONFIRMED');
  await cancelReceipt(token, cheque.receiptId, 'Returned by the bank');
  await openReceipts();
  const who = ['5 A', String(fee['studentCode']), fee['studentName'], fee['fatherName']];
  expect(tableRows()).toEqual([
    [
      ...['2026 - 2027', String(cheque.receiptNo), 'Other', ...who, '15/07/2026'],
      ...['Cheque 004512State Bank of India', '₹75.00'],
      ...['03/07/2026', '004512', 'State Bank of India', 'Cancelled', 'Returned by the bank'],
    ],
    [
      ...['2026 - 2027', String(fee.receiptNo), 'Fee', ...who, '02/07/2026', 'Cash', '₹6,000.50'],
      ...['', '', '', 'Confirmed', ''],
    ],
  ]);
  const struck = [...document.querySelectorAll('tbody s')].map(({ textContent }) => textContent);
  expect(struck).toEqual([String(cheque.receiptNo), '₹75.00']);
  expect(tableTotal()).toBe('Total Records: 2');
});

test('ENUM-14 RECEIPT-06 RECEIPT-11 a receipt with its deleted flag is shown as cancelled and cannot be cancelled, whatever its status', async () => {
  const { receiptNo, studentName } = await makeReceipt(await tokenOf('clerk'));
  const marked = alterResponse((data) => ({
    ...data,
    content: (data['content'] as object[]).map((row) => ({ ...row, deleted: true, status: 'PENDING' })),
  }));
  const { user } = await openReceipts({ fault: replyTo(RECEIPT_LIST, marked) });
  expect(tableRows()[0]?.[13]).toBe('Cancelled');
  expect([...document.querySelectorAll('tbody s')].map(({ textContent }) => textContent)).toEqual([
    String(receiptNo),
    '₹100.00',
  ]);
  const entries = await openRowMenu(user, `receipt ${receiptNo} of ${String(studentName)}`);
  expect(entries.map(({ textContent }) => textContent)).toEqual(['Print', 'History']);
});

test('RECEIPT-10 the provider gives pages of ten, the newest number first', async () => {
  await storeReceipts(13);
  const second = recordCalls('POST /receipt/student/receipts?page=1&size=10&sort=receiptNo%2CDESC');
  const { user } = await openReceipts({ fault: second.fault });
  const first = numbers();
  const newest = first[0] ?? 0;
  expect(first).toEqual(Array.from({ length: 10 }, (_, at) => newest - at));
  await user.click(screen.getByLabelText('Page 2'));
  await waitFor(() => expect(numbers()).toEqual([newest - 10, newest - 11, newest - 12]));
  expect(second.bodies).toEqual([RECEIPT_PLAIN]);
});

test('the student’s name leads to the record, for those who may see it', async () => {
  const { studentId, studentCode, studentName, sessionId } = await makeReceipt(await tokenOf('clerk'));
  const { user, path, router, leave } = await openReceipts();
  await user.click(screen.getByText(String(studentName)));
  await waitFor(() => expect(path()).toBe('/students/view'));
  expect(router.state.location.search).toBe(`?id=${studentId}&session=${sessionId}`);
  expect(router.state.location.state).toEqual({ student: { studentId, studentCode, studentName }, filters: null });
  leave();
  await setPrivileges('clerk', 'RECEIPT', 'LIST_RECEIPT');
  await openReceipts();
  expect(screen.getByText(String(studentName)).closest('a')).toBeNull();
});

test('RECEIPT-02 RECEIPT-07 PRIVILEGE-13 a user of no school chooses the school first; another school has other sessions and classes', async () => {
  await makeReceipt(await tokenOf('clerk'));
  const { bodies, fault } = recordCalls(RECEIPT_LIST);
  const { user } = await openReceipts({ as: 'platform', fault });
  const always = ['Student Code/Name', 'School', 'Receipt No.', 'From Date', 'To Date', 'Status'];
  expect(filterBar().fields).toEqual(always);
  for (const name of ['Search', 'Print All', 'Export', 'Generate Fee Certificate', 'Add Receipt'])
    expect(getButton(name)).toBeDisabled();
  await user.type(getField('Student Code/Name'), 'aanya{Enter}');
  expect(await screen.findByText('Choose a school', { selector: '.ant-notification-notice *' })).toBeVisible();
  await user.clear(getField('Student Code/Name'));
  expect(bodies).toEqual([]);
  await chooseOption('School', SARASWATI);
  await waitFor(() => expect(tableRows()).toHaveLength(1));
  clickButton('More filters');
  await chooseOption('Class', '5');
  await chooseOption('School', NALANDA);
  await waitForTable();
  expect(selectedText('Class')).toBe('All');
  expect(bodies.at(-1)).toEqual({ ...RECEIPT_PLAIN, schoolId: 2 });
  await waitFor(() => expect(tableTotal()).toBe('Total Records: 0'));
  await chooseOption('Status', 'Pending');
  clickButton('Clear Filters');
  await waitForTable();
  expect([selectedText('School'), bodies.at(-1)]).toEqual([NALANDA, { ...RECEIPT_PLAIN, schoolId: 2 }]);
});

test('RECEIPT-14 a list that cannot be loaded says so, and is asked for again', async () => {
  const { receiptNo } = await makeReceipt(await tokenOf('clerk'));
  const { user } = await openReceipts({
    fault: replyTo(
      RECEIPT_LIST,
      rejectWith(105, '', { status: 500 }),
      rejectWith(105, 'Ask again at ten', { status: 500 }),
      passThrough,
    ),
  });
  expect(await screen.findByText('Failed to load receipts. Please try again.')).toBeVisible();
  await user.click(screen.getByText('Retry'));
  expect(await screen.findByText('Ask again at ten')).toBeVisible();
  expect(screen.queryByText('Failed to load receipts. Please try again.')).toBeNull();
  await user.click(screen.getByText('Retry'));
  await waitFor(() => expect(numbers()).toEqual([receiptNo]));
  expect(screen.queryByText('Ask again at ten')).toBeNull();
});

test('where the month has no receipts, all are one click away', async () => {
  const { receiptNo } = await makeReceipt(await tokenOf('clerk'), { paymentDate: '2026-06-30' });
  const { user } = await openReceipts();
  expect(tableTotal()).toBe('Total Records: 0');
  await user.click(screen.getByText('Search in all receipts'));
  await waitFor(() => expect(numbers()).toEqual([receiptNo]));
  expect([getField('From Date').value, getField('To Date').value]).toEqual(['', '']);
  await sql('DELETE FROM receipts');
  clickButton('Search');
  await waitFor(() => expect(tableTotal()).toBe('Total Records: 0'));
  expect(screen.queryByText('Search in all receipts')).toBeNull();
});

test('PRIVILEGE-16 without the privilege the list is refused, and no receipt is added', async () => {
  await setPrivileges('clerk', 'STUDENT', 'LIST_STUDENT');
  await openReceipts();
  expect(await screen.findByText('You do not have the necessary permissions')).toBeVisible();
  for (const name of ['Add Receipt', 'Generate Fee Certificate', 'Export']) expect(screen.queryByText(name)).toBeNull();
});
