// Pending receipts are selected on one page or several and confirmed together.
import { confirm } from '../../provider/support/confirm';
import { setPrivileges } from '../../provider/support/privileges';
import { cancelReceipt, setStatus, storeReceipts } from '../../provider/support/receipts';
import { screen, waitFor, waitForResponses } from '../../support/portal';
import { sql, tokenOf } from '../../support/provider';
import {
  CONFIRM,
  CONFIRM_LIST,
  DOWNLOAD,
  openConfirm,
  isSelected,
  makeReceipts,
  receiptNumbers,
  receiptRows,
  selectionText,
  storedStatus,
  selectReceipts,
  resetToNoReceipts,
} from '../support/confirm';
import { filterBar } from '../support/life';
import { NALANDA, NEXT, SARASWATI } from '../support/students';
import {
  findNotification,
  waitForTable,
  columnHeadings,
  getButton,
  chooseOption,
  clearOption,
  selectedText,
  clickButton,
  tableTotal,
} from '../../support/screen';
import {
  countCalls,
  combineFaults,
  holdResponse,
  loseResponse,
  networkError,
  replyTo,
  passThrough,
  recordCalls,
  rejectWith,
} from '../../support/faults';

beforeEach(resetToNoReceipts);

const PLAIN = { schoolId: 1, sessionId: 2, status: 'PENDING' };

test('CONFIRM-01 CONFIRM-02 CONFIRM-03 CONFIRM-07 the running session is chosen, and its pending receipts are there when the screen opens', async () => {
  const [one, known, cancelled, two] = await makeReceipts(6000.5, 7, 8, 0.25);
  await setStatus(known, 'CONFIRMED');
  await cancelReceipt(await tokenOf('clerk'), cancelled.receiptId);
  await sql(
    `UPDATE receipts SET mode = 'CHEQUE', reference_no = '004512', reference_key = '4512', reference_date = '2026-07-03',
       bank_name = 'State Bank of India', comments = 'Picnic' WHERE id = $1`,
    [two.receiptId],
  );
  const { bodies, fault } = recordCalls(CONFIRM_LIST);
  await openConfirm({ fault });
  const always = ['Session', 'Payment Mode', 'Receipt No.', 'Cheque/Transaction No.'];
  expect(filterBar()).toEqual({
    fields: always,
    buttons: ['Search', 'Clear Filters', 'Download', 'Upload File', 'More filters'],
  });
  clickButton('More filters');
  expect(filterBar().fields).toEqual([...always, 'Cashier', 'Created On', 'From Date', 'To Date']);
  expect(selectedText('Session')).toBe('2026 - 2027');
  expect(bodies).toEqual([PLAIN]);
  expect(receiptNumbers()).toEqual([two.receiptNo, one.receiptNo]);
  expect(receiptRows()[1]).toEqual([
    ...[String(one.receiptNo), '15/07/2026', String(one['studentCode']), one['studentName'], one['fatherName'], '5 A'],
    ...['Fee', 'Cash', '₹6,000.50', '', '', '', ''],
  ]);
  expect(receiptRows()[0]?.slice(7)).toEqual([
    'Cheque',
    '₹0.25',
    '004512',
    '03/07/2026',
    'State Bank of India',
    'Picnic',
  ]);
  expect(columnHeadings().slice(1, 3)).toEqual(['Receipt No.', 'Payment Date']);
  for (const name of ['Search', 'Upload File', 'Download']) expect(getButton(name)).toBeEnabled();
  expect(getButton('Confirm (0 selected)')).toBeDisabled();
  expect([selectionText(), tableTotal()]).toEqual(['No receipt is selected', 'Total Records: 2']);
});

test('CONFIRM-02 CONFIRM-04 CONFIRM-07 CONFIRM-08 the selected receipts are confirmed in one step; the list is loaded again and nothing is selected', async () => {
  const [one, two, three] = await makeReceipts(6000.5, 0.25, 7);
  const { bodies, headers, fault } = recordCalls(CONFIRM);
  await openConfirm({ fault });
  selectReceipts(one, two);
  expect(selectionText()).toBe('2 receipts selected: ₹6,000.75');
  clickButton('Confirm (2 selected)');
  await findNotification('2 receipt(s) confirmed successfully');
  await waitForTable();
  expect(receiptNumbers()).toEqual([three.receiptNo]);
  expect([selectionText(), await storedStatus(one), await storedStatus(two), await storedStatus(three)]).toEqual([
    ...['No receipt is selected', 'CONFIRMED', 'CONFIRMED', 'PENDING'],
  ]);
  const idOf = ({ receiptId }: { receiptId: number }) => ({ receiptId, status: 'CONFIRMED' });
  expect(bodies).toEqual([{ sessionId: 2, receipts: [idOf(one), idOf(two)] }]);
  expect(headers[0]?.get('idempotency-key')).toMatch(/^[\w-]{16,}$/);
});

test('CONFIRM-03 the selection and its sum stay from page to page, and through a search', async () => {
  await storeReceipts(12);
  const { user } = await openConfirm();
  await user.click(screen.getByLabelText('Select all rows'));
  expect(selectionText()).toBe('10 receipts selected: ₹1,065.00');
  await user.click(screen.getByLabelText('Page 2'));
  await waitFor(() => expect(receiptRows()).toHaveLength(2));
  await user.click(screen.getByLabelText('Select all rows'));
  expect(selectionText()).toBe('12 receipts selected: ₹1,266.00');
  await user.click(screen.getByLabelText('Page 1'));
  await waitFor(() => expect(receiptRows()).toHaveLength(10));
  clickButton('Search');
  await waitForTable();
  expect(getButton('Confirm (12 selected)')).toBeEnabled();
  await user.click(screen.getByLabelText('Select all rows'));
  expect(selectionText()).toBe('2 receipts selected: ₹201.00');
  clickButton('Clear Selection');
  expect(getButton('Confirm (0 selected)')).toBeDisabled();
});

test('CONFIRM-03 Search asks the provider again, and lists what is pending in the session now', async () => {
  const [elsewhere, known, one] = await makeReceipts(98, 99, 100);
  const { sent } = await openConfirm();
  expect(receiptNumbers()).toEqual([one.receiptNo, known.receiptNo, elsewhere.receiptNo]);
  await setStatus(known, 'CONFIRMED');
  await sql('UPDATE receipts SET session_id = 1 WHERE id = $1', [elsewhere.receiptId]);
  const [two] = await makeReceipts(101);
  clickButton('Search');
  await waitFor(() => expect(receiptNumbers()).toEqual([two.receiptNo, one.receiptNo]));
  expect(countCalls(sent, CONFIRM_LIST)).toBe(2);
});

test('CONFIRM-04 a failure without words says so, also that a result is not known, and keeps the selection', async () => {
  const [one] = await makeReceipts(100);
  const rejected = rejectWith(105, '', { status: 409 });
  await openConfirm({ fault: replyTo(CONFIRM, rejected, rejectWith(105, '', { status: 500 })) });
  selectReceipts(one);
  clickButton('Confirm (1 selected)');
  await findNotification('Failed to confirm receipts');
  await waitForTable();
  clickButton('Confirm (1 selected)');
  await findNotification(
    'Failed to confirm receipts. The receipts may or may not be confirmed. The list shows the receipts that are pending now.',
  );
  await waitForTable();
  expect([selectionText(), isSelected(one)]).toEqual(['1 receipt selected: ₹100.00', true]);
});

test('CONFIRM-04 C4 CONFIRM-10 what another user confirmed or cancelled in the meantime is named and leaves the selection, the rest can be confirmed', async () => {
  const [one, two, three] = await makeReceipts(100, 101, 102);
  await openConfirm();
  selectReceipts(one, two, three);
  const admin = await tokenOf('admin');
  await confirm(admin, [two]);
  await cancelReceipt(admin, three.receiptId);
  clickButton('Confirm (3 selected)');
  await findNotification(
    `Receipt ${three.receiptNo} is cancelled. Receipt ${two.receiptNo} is already confirmed. Nothing was confirmed.`,
  );
  await waitForTable();
  expect([receiptNumbers(), selectionText()]).toEqual([[one.receiptNo], '1 receipt selected: ₹100.00']);
  clickButton('Confirm (1 selected)');
  await findNotification('1 receipt(s) confirmed successfully');
  expect(await storedStatus(one)).toBe('CONFIRMED');
});

test('C1 an answer that is lost is asked for again with the same key', async () => {
  const [one] = await makeReceipts(100);
  const { headers, fault } = recordCalls(CONFIRM);
  const losing = replyTo(CONFIRM, loseResponse, passThrough);
  await openConfirm({ fault: (call, init) => fault(call, init) ?? losing(call, init) });
  selectReceipts(one);
  clickButton('Confirm (1 selected)');
  await waitFor(() => expect(headers).toHaveLength(1));
  await waitForTable();
  expect(await storedStatus(one)).toBe('CONFIRMED');
  clickButton('Confirm (1 selected)');
  await findNotification('1 receipt(s) confirmed successfully');
  const [first, second] = headers.map((sent) => sent.get('idempotency-key'));
  expect(second).toBe(first);
  expect(selectionText()).toBe('No receipt is selected');
});

test('R17 without a network the selection stays', async () => {
  const [one] = await makeReceipts(100);
  await openConfirm({ fault: replyTo(CONFIRM, networkError) });
  selectReceipts(one);
  clickButton('Confirm (1 selected)');
  await waitForResponses();
  expect([selectionText(), await storedStatus(one)]).toEqual(['1 receipt selected: ₹100.00', 'PENDING']);
});

test('C1 while receipts are being confirmed a second click does nothing', async () => {
  const [one] = await makeReceipts(100);
  const slow = holdResponse();
  const { sent } = await openConfirm({ fault: replyTo(CONFIRM, slow.reply) });
  selectReceipts(one);
  const step = getButton('Confirm (1 selected)');
  clickButton('Confirm (1 selected)');
  await waitFor(() => expect(step).toHaveClass('ant-btn-loading'));
  expect(getButton('Clear Selection')).toBeDisabled();
  step.click();
  slow.release();
  await findNotification('1 receipt(s) confirmed successfully');
  expect(countCalls(sent, CONFIRM)).toBe(1);
});

test('CONFIRM-03 CONFIRM-07 without a session nothing is searched, saved or uploaded; another session has other receipts and no selection', async () => {
  const [one] = await makeReceipts(100);
  const { bodies, fault } = recordCalls(CONFIRM_LIST);
  await openConfirm({ fault });
  selectReceipts(one);
  await chooseOption('Session', NEXT);
  await waitFor(() => expect(tableTotal()).toBe('Total Records: 0'));
  expect(screen.getByText('This session has no pending receipts')).toBeVisible();
  expect([selectionText(), bodies.length]).toEqual(['No receipt is selected', 2]);
  await clearOption('Session');
  for (const name of ['Search', 'Download', 'Upload File', 'Confirm (0 selected)'])
    expect(getButton(name)).toBeDisabled();
  expect(document.querySelector('.portal-table')).toBeNull();
});

test('CONFIRM-01 CONFIRM-03 CONFIRM-07 a user of no school chooses the school first', async () => {
  const [one] = await makeReceipts(100);
  await openConfirm({ as: 'platform' });
  expect(filterBar().fields.slice(0, 2)).toEqual(['School', 'Session']);
  for (const name of ['Search', 'Download', 'Upload File']) expect(getButton(name)).toBeDisabled();
  await chooseOption('School', SARASWATI);
  await waitFor(() => expect(receiptNumbers()).toEqual([one.receiptNo]));
  selectReceipts(one);
  await chooseOption('School', NALANDA);
  await waitForTable();
  expect([selectionText(), receiptNumbers()]).toEqual(['No receipt is selected', []]);
});

test('CONFIRM-08 Download saves the pending receipts of school and session as a spreadsheet', async () => {
  await makeReceipts(100);
  const saved: string[] = [];
  const { bodies, fault } = recordCalls(DOWNLOAD);
  await openConfirm({ fault, world: { saveFile: (_file, name) => void saved.push(name) } });
  clickButton('Download');
  await findNotification('Receipts exported successfully as Excel');
  expect(bodies).toEqual([{ ...PLAIN, fileFormat: 'EXCEL' }]);
  expect(saved).toEqual(['Receipts Saraswati Vidya Mandir 2026 - 2027.xlsx']);
});

test('CONFIRM-08 a download that fails without words says so, and so do classes that cannot be loaded', async () => {
  const failing = rejectWith(105, '', { status: 500 });
  await openConfirm({ fault: combineFaults(replyTo(DOWNLOAD, failing), replyTo('GET /class/all/1', failing)) });
  await findNotification('Failed to load classes');
  clickButton('Download');
  await findNotification('Failed to export receipts as Excel');
});

test('CONFIRM-03 a list that cannot be loaded says so, and is asked for again', async () => {
  const [one] = await makeReceipts(100);
  const { user } = await openConfirm({
    fault: replyTo(CONFIRM_LIST, rejectWith(105, '', { status: 500 }), passThrough),
  });
  expect(await screen.findByText('Failed to load receipts. Please try again.')).toBeVisible();
  await user.click(screen.getByText('Retry'));
  await waitFor(() => expect(receiptNumbers()).toEqual([one.receiptNo]));
});

test('who holds only this privilege works here; who does not hold it sees the list without its steps, or nothing', async () => {
  const [one] = await makeReceipts(100);
  await setPrivileges('clerk', 'RECEIPT', 'CONFIRM_FEE_RECEIPT');
  const first = await openConfirm();
  selectReceipts(one);
  clickButton('Confirm (1 selected)');
  await findNotification('1 receipt(s) confirmed successfully');
  first.leave();
  await sql("UPDATE receipts SET status = 'PENDING'");
  await setPrivileges('clerk', 'RECEIPT', 'LIST_RECEIPT');
  const second = await openConfirm();
  expect(filterBar().buttons).toEqual(['Search', 'Clear Filters', 'More filters']);
  expect([selectionText(), screen.queryByLabelText('Select all rows')]).toEqual([null, null]);
  expect(receiptRows()).toHaveLength(1);
  second.leave();
  await setPrivileges('clerk', 'STUDENT', 'LIST_STUDENT');
  await openConfirm();
  expect(await screen.findByText('You do not have the necessary permissions')).toBeVisible();
});
