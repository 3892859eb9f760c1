// All pending receipts of a filter are selected and confirmed together, also from the link of the day close.
import { makeReceipt } from '../../provider/support/receipts';
import { waitFor } from '../../support/portal';
import { tokenOf } from '../../support/provider';
import {
  CONFIRM,
  make,
  message,
  numbers,
  openConfirm,
  quiet,
  said as selectionText,
  statusOf,
  tick,
  withoutReceipts,
} from '../support/confirm';
import { recording } from '../support/faults';
import { box, onProvidersDay, type } from '../support/receipts';
import { button, choose, press } from '../support/students';

beforeEach(async () => {
  await withoutReceipts();
  onProvidersDay();
});

const online = async (amountPaid: number, referenceNo: string) =>
  makeReceipt(await tokenOf('clerk'), { amountPaid, paymentMode: 'ONLINE', referenceNo });

test('the cash of a day is confirmed with one click from the link of the day close', async () => {
  const [one, two] = await make(100, 200.5);
  const other = await online(7, 'UTR 1');
  const { bodies, fault } = recording(CONFIRM);
  await openConfirm({ at: '/receipts/confirm#paymentMode=CASH&createdOn=2026-07-15', fault });
  expect(numbers()).toEqual([two.receiptNo, one.receiptNo]);
  expect(selectionText()).toBe('All 2 receipts of the filter are selected: ₹300.50');
  press('Confirm (2 selected)');
  await message('2 receipt(s) confirmed successfully');
  await quiet();
  const filter = { paymentMode: 'CASH', createdOn: '2026-07-15', expectedCount: 2, expectedSum: 300.5 };
  expect(bodies).toEqual([{ sessionId: 2, filter }]);
  expect([await statusOf(one), await statusOf(two), await statusOf(other)]).toEqual([
    ...['CONFIRMED', 'CONFIRMED', 'PENDING'],
  ]);
  expect([selectionText(), numbers()]).toEqual(['No receipt is selected', []]);
});

test('a receipt that is added after the selection of all stops the confirmation, and nothing stays selected', async () => {
  const [one] = await make(100);
  await openConfirm();
  press('Select All 1');
  expect(selectionText()).toBe('The receipt of the filter is selected: ₹100.00');
  const [two] = await make(200);
  press('Confirm (1 selected)');
  await message('The pending receipts of this filter have changed. Nothing was confirmed.');
  await waitFor(() => expect(numbers()).toEqual([two.receiptNo, one.receiptNo]));
  expect([selectionText(), await statusOf(one)]).toEqual(['No receipt is selected', 'PENDING']);
});

test('single receipts stay selected from one search by reference to the next', async () => {
  const [first, second] = [await online(10, 'UTR-100'), await online(20, 'UTR-200')];
  await make(30);
  await openConfirm();
  await choose('Payment Mode', 'Online');
  await waitFor(() => expect(numbers()).toEqual([second.receiptNo, first.receiptNo]));
  type('Cheque/Transaction No.', 'utr 100');
  press('Search');
  await waitFor(() => expect(numbers()).toEqual([first.receiptNo]));
  tick(first);
  type('Cheque/Transaction No.', '');
  type('Receipt No.', String(second.receiptNo));
  press('Search');
  await waitFor(() => expect(numbers()).toEqual([second.receiptNo]));
  tick(second);
  expect(selectionText()).toBe('2 receipts selected: ₹30.00');
  press('Clear Filters');
  await waitFor(() => expect(numbers()).toHaveLength(3));
  expect([box('Receipt No.').value, button('Confirm (2 selected)').hasAttribute('disabled')]).toEqual(['', false]);
});
