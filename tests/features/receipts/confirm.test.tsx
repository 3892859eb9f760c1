// Pending receipts are selected on one page or several and confirmed together.
import { confirm } from '../../provider/support/confirm';
import { give } from '../../provider/support/privileges';
import { cancelReceipt, setStatus, storeReceipts } from '../../provider/support/receipts';
import { screen, settle, waitFor } from '../../support/portal';
import { sql, tokenOf } from '../../support/provider';
import {
  CONFIRM,
  CONFIRM_LIST,
  DOWNLOAD,
  isTicked,
  make,
  message,
  numbers,
  openConfirm,
  quiet,
  rows,
  said,
  statusOf,
  tick,
  withoutReceipts,
} from '../support/confirm';
import { countOf, either, held, lost, offline, on, real, recording, refuse } from '../support/faults';
import { bar, columns } from '../support/life';
import { button, choose, empty, NALANDA, NEXT, picked, press, SARASWATI, total } from '../support/students';

beforeEach(withoutReceipts);

const PLAIN = { schoolId: 1, sessionId: 2, status: 'PENDING' };

test('CONFIRM-01 CONFIRM-02 CONFIRM-03 CONFIRM-07 the running session is chosen, and its pending receipts are there when the screen opens', async () => {
  const [one, known, cancelled, two] = await make(6000.5, 7, 8, 0.25);
  await setStatus(known, 'CONFIRMED');
  await cancelReceipt(await tokenOf('clerk'), cancelled.receiptId);
  await sql(
    `UPDATE receipts SET mode = 'CHEQUE', reference_no = '004512', reference_key = '4512', reference_date = '2026-07-03',
       bank_name = 'State Bank of India', comments = 'Picnic' WHERE id = $1`,
    [two.receiptId],
  );
  const { bodies, fault } = recording(CONFIRM_LIST);
  await openConfirm({ fault });
  expect(bar()).toEqual({
    fields: [
      ...['Session', 'Payment Mode', 'Receipt No.', 'Cheque/Transaction No.'],
      ...['Cashier', 'Created On', 'From Date', 'To Date'],
    ],
    buttons: ['Search', 'Clear Filters', 'Download', 'Upload File', 'More filters'],
  });
  expect(picked('Session')).toBe('2026 - 2027');
  expect(bodies).toEqual([PLAIN]);
  expect(numbers()).toEqual([two.receiptNo, one.receiptNo]);
  expect(rows()[1]).toEqual([
    ...[String(one.receiptNo), '15/07/2026', String(one['studentCode']), one['studentName'], one['fatherName'], '5 A'],
    ...['Fee', 'Cash', '₹6,000.50', '', '', '', ''],
  ]);
  expect(rows()[0]?.slice(7)).toEqual(['Cheque', '₹0.25', '004512', '03/07/2026', 'State Bank of India', 'Picnic']);
  expect(columns().slice(1, 3)).toEqual(['Receipt No.', 'Payment Date']);
  expect(button('Confirm (0 selected)')).toBeDisabled();
  expect([said(), total()]).toEqual(['No receipt is selected', 'Total Records: 2']);
});

test('CONFIRM-02 CONFIRM-04 CONFIRM-07 the selected receipts are confirmed in one step; the list is loaded again and nothing is selected', async () => {
  const [one, two, three] = await make(6000.5, 0.25, 7);
  const { bodies, headers, fault } = recording(CONFIRM);
  await openConfirm({ fault });
  tick(one, two);
  expect(said()).toBe('2 receipts selected: ₹6,000.75');
  press('Confirm (2 selected)');
  await message('2 receipt(s) confirmed successfully');
  await quiet();
  expect(numbers()).toEqual([three.receiptNo]);
  expect([said(), await statusOf(one), await statusOf(two), await statusOf(three)]).toEqual([
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
  expect(said()).toBe('10 receipts selected: ₹1,065.00');
  await user.click(screen.getByLabelText('Page 2'));
  await waitFor(() => expect(rows()).toHaveLength(2));
  await user.click(screen.getByLabelText('Select all rows'));
  expect(said()).toBe('12 receipts selected: ₹1,266.00');
  await user.click(screen.getByLabelText('Page 1'));
  await waitFor(() => expect(rows()).toHaveLength(10));
  press('Search');
  await quiet();
  expect(button('Confirm (12 selected)')).toBeEnabled();
  await user.click(screen.getByLabelText('Select all rows'));
  expect(said()).toBe('2 receipts selected: ₹201.00');
  press('Clear Selection');
  expect(button('Confirm (0 selected)')).toBeDisabled();
});

test('CONFIRM-03 Search asks the provider again', async () => {
  const [one] = await make(100);
  const { sent } = await openConfirm();
  const [two] = await make(101);
  press('Search');
  await waitFor(() => expect(numbers()).toEqual([two.receiptNo, one.receiptNo]));
  expect(countOf(sent, CONFIRM_LIST)).toBe(2);
});

test('CONFIRM-04 a failure without words says so and keeps the selection', async () => {
  const [one] = await make(100);
  await openConfirm({ fault: on(CONFIRM, refuse(105, '', { status: 500 })) });
  tick(one);
  press('Confirm (1 selected)');
  await message('Failed to confirm receipts');
  await quiet();
  expect([said(), isTicked(one)]).toEqual(['1 receipt selected: ₹100.00', true]);
});

test('C4 CONFIRM-10 what somebody else confirmed or cancelled meanwhile is named and leaves the selection, the rest can be confirmed', async () => {
  const [one, two, three] = await make(100, 101, 102);
  await openConfirm();
  tick(one, two, three);
  const admin = await tokenOf('admin');
  await confirm(admin, [two]);
  await cancelReceipt(admin, three.receiptId);
  press('Confirm (3 selected)');
  await message(
    `Receipt ${three.receiptNo} is cancelled. Receipt ${two.receiptNo} is already confirmed. Nothing was confirmed.`,
  );
  await quiet();
  expect([numbers(), said()]).toEqual([[one.receiptNo], '1 receipt selected: ₹100.00']);
  press('Confirm (1 selected)');
  await message('1 receipt(s) confirmed successfully');
  expect(await statusOf(one)).toBe('CONFIRMED');
});

test('C1 an answer that is lost is asked for again with the same key', async () => {
  const [one] = await make(100);
  const { headers, fault } = recording(CONFIRM);
  const losing = on(CONFIRM, lost, real);
  await openConfirm({ fault: (call, init) => fault(call, init) ?? losing(call, init) });
  tick(one);
  press('Confirm (1 selected)');
  await waitFor(() => expect(headers).toHaveLength(1));
  await quiet();
  expect(await statusOf(one)).toBe('CONFIRMED');
  press('Confirm (1 selected)');
  await message('1 receipt(s) confirmed successfully');
  const [first, second] = headers.map((sent) => sent.get('idempotency-key'));
  expect(second).toBe(first);
  expect(said()).toBe('No receipt is selected');
});

test('R17 without a network the selection stays', async () => {
  const [one] = await make(100);
  await openConfirm({ fault: on(CONFIRM, offline) });
  tick(one);
  press('Confirm (1 selected)');
  await settle();
  expect([said(), await statusOf(one)]).toEqual(['1 receipt selected: ₹100.00', 'PENDING']);
});

test('C1 while receipts are being confirmed a second click does nothing', async () => {
  const [one] = await make(100);
  const slow = held();
  const { sent } = await openConfirm({ fault: on(CONFIRM, slow.reply) });
  tick(one);
  const step = button('Confirm (1 selected)');
  press('Confirm (1 selected)');
  await waitFor(() => expect(step).toHaveClass('ant-btn-loading'));
  expect(button('Clear Selection')).toBeDisabled();
  step.click();
  slow.release();
  await message('1 receipt(s) confirmed successfully');
  expect(countOf(sent, CONFIRM)).toBe(1);
});

test('CONFIRM-07 without a session nothing is searched, saved or uploaded; another session has other receipts and no selection', async () => {
  const [one] = await make(100);
  const { bodies, fault } = recording(CONFIRM_LIST);
  await openConfirm({ fault });
  tick(one);
  await choose('Session', NEXT);
  await waitFor(() => expect(total()).toBe('Total Records: 0'));
  expect(screen.getByText('This session has no pending receipts')).toBeVisible();
  expect([said(), bodies.length]).toEqual(['No receipt is selected', 2]);
  await empty('Session');
  for (const name of ['Search', 'Download', 'Upload File', 'Confirm (0 selected)']) expect(button(name)).toBeDisabled();
  expect(document.querySelector('.portal-table')).toBeNull();
});

test('CONFIRM-01 CONFIRM-07 a user of no school chooses the school first', async () => {
  const [one] = await make(100);
  await openConfirm({ as: 'platform' });
  expect(bar().fields.slice(0, 2)).toEqual(['School', 'Session']);
  for (const name of ['Search', 'Download', 'Upload File']) expect(button(name)).toBeDisabled();
  await choose('School', SARASWATI);
  await waitFor(() => expect(numbers()).toEqual([one.receiptNo]));
  tick(one);
  await choose('School', NALANDA);
  await quiet();
  expect(said()).toBe('No receipt is selected');
});

test('CONFIRM-08 Download saves the pending receipts of school and session as a spreadsheet', async () => {
  await make(100);
  const saved: string[] = [];
  const { bodies, fault } = recording(DOWNLOAD);
  await openConfirm({ fault, world: { saveFile: (_file, name) => void saved.push(name) } });
  press('Download');
  await message('Receipts exported successfully as Excel');
  expect(bodies).toEqual([{ ...PLAIN, fileFormat: 'EXCEL' }]);
  expect(saved).toEqual(['Receipts Saraswati Vidya Mandir 2026 - 2027.xlsx']);
});

test('CONFIRM-08 a download that fails without words says so, and so do classes that cannot be loaded', async () => {
  const failing = refuse(105, '', { status: 500 });
  await openConfirm({ fault: either(on(DOWNLOAD, failing), on('GET /class/all/1', failing)) });
  await message('Failed to load classes');
  press('Download');
  await message('Failed to export receipts as Excel');
});

test('CONFIRM-03 a list that cannot be loaded says so, and is asked for again', async () => {
  const [one] = await make(100);
  const { user } = await openConfirm({ fault: on(CONFIRM_LIST, refuse(105, '', { status: 500 }), real) });
  expect(await screen.findByText('Failed to load receipts. Please try again.')).toBeVisible();
  await user.click(screen.getByText('Retry'));
  await waitFor(() => expect(numbers()).toEqual([one.receiptNo]));
});

test('who holds only this privilege works here; who does not hold it sees the list without its steps, or nothing', async () => {
  const [one] = await make(100);
  await give('clerk', 'RECEIPT', 'CONFIRM_FEE_RECEIPT');
  const first = await openConfirm();
  tick(one);
  press('Confirm (1 selected)');
  await message('1 receipt(s) confirmed successfully');
  first.leave();
  await sql("UPDATE receipts SET status = 'PENDING'");
  await give('clerk', 'RECEIPT', 'LIST_RECEIPT');
  const second = await openConfirm();
  expect(bar().buttons).toEqual(['Search', 'Clear Filters', 'More filters']);
  expect([said(), screen.queryByLabelText('Select all rows')]).toEqual([null, null]);
  expect(rows()).toHaveLength(1);
  second.leave();
  await give('clerk', 'STUDENT', 'LIST_STUDENT');
  await openConfirm();
  expect(await screen.findByText('You do not have the necessary permissions')).toBeVisible();
});
