// All pending receipts of a filter are selected and confirmed together, also from the link of the day close.
import { makeReceipt } from '../../provider/support/receipts';
import { waitFor, useProviderDate } from '../../support/portal';
import { tokenOf } from '../../support/provider';
import {
  CONFIRM,
  openConfirm,
  makeReceipts,
  receiptNumbers,
  selectionText,
  storedStatus,
  selectReceipts,
  resetToNoReceipts,
} from '../support/confirm';
import {
  findNotification,
  waitForTable,
  getField,
  typeInto,
  getButton,
  chooseOption,
  clickButton,
  navigateTo,
  queryDatabase,
  selectedText,
} from '../../support/screen';
import {
  combineFaults,
  loseResponse,
  networkError,
  passThrough,
  recordCalls,
  replyTo,
  type Reply,
} from '../../support/faults';

beforeEach(async () => {
  await resetToNoReceipts();
  useProviderDate();
});

const online = async (amountPaid: number, referenceNo: string) =>
  makeReceipt(await tokenOf('clerk'), { amountPaid, paymentMode: 'ONLINE', referenceNo });

test('the cash of a day is confirmed with one click from the link of the day close', async () => {
  const [one, two] = await makeReceipts(100, 200.5);
  const other = await online(7, 'UTR 1');
  const { bodies, fault } = recordCalls(CONFIRM);
  await openConfirm({ at: '/receipts/confirm#paymentMode=CASH&createdOn=2026-07-15', fault });
  expect(receiptNumbers()).toEqual([two.receiptNo, one.receiptNo]);
  expect(selectionText()).toBe('All 2 receipts of the filter are selected: ₹300.50');
  clickButton('Confirm (2 selected)');
  await findNotification('2 receipt(s) confirmed successfully');
  await waitForTable();
  const filter = { paymentMode: 'CASH', createdOn: '2026-07-15', expectedCount: 2, expectedSum: 300.5 };
  expect(bodies).toEqual([{ sessionId: 2, filter }]);
  expect([await storedStatus(one), await storedStatus(two), await storedStatus(other)]).toEqual([
    ...['CONFIRMED', 'CONFIRMED', 'PENDING'],
  ]);
  expect([selectionText(), receiptNumbers()]).toEqual(['No receipt is selected', []]);
});

test('a receipt that is added after the selection of all stops the confirmation, and nothing stays selected', async () => {
  const [one] = await makeReceipts(100);
  await openConfirm();
  clickButton('Select All 1');
  expect(selectionText()).toBe('The receipt of the filter is selected: ₹100.00');
  const [two] = await makeReceipts(200);
  clickButton('Confirm (1 selected)');
  await findNotification('The pending receipts of this filter have changed. Nothing was confirmed.');
  await waitFor(() => expect(receiptNumbers()).toEqual([two.receiptNo, one.receiptNo]));
  expect([selectionText(), await storedStatus(one)]).toEqual(['No receipt is selected', 'PENDING']);
});

const UNDECIDED =
  'Network error occurred. The receipts may or may not be confirmed. The list shows the receipts that are pending now.';
/** The keys of the confirmations, of which the first one gets this reply. */
function confirmingWith(reply: Reply) {
  const { headers, fault } = recordCalls(CONFIRM);
  const keys = () => headers.map((sent) => sent.get('idempotency-key'));
  return { keys, fault: combineFaults(fault, replyTo(CONFIRM, reply, passThrough)) };
}

test('CONFIRM-04 C1 after a confirmation of the filter without a response, Search selects nothing, and an equal sum of another receipt is another request', async () => {
  const [one] = await makeReceipts(100);
  const { keys, fault } = confirmingWith(loseResponse);
  await openConfirm({ fault });
  clickButton('Select All 1');
  clickButton('Confirm (1 selected)');
  await findNotification(UNDECIDED);
  await waitFor(() => expect(receiptNumbers()).toEqual([]));
  expect(await storedStatus(one)).toBe('CONFIRMED');
  const two = await online(100, 'UTR 1');
  clickButton('Search');
  await waitFor(() => expect(receiptNumbers()).toEqual([two.receiptNo]));
  expect(selectionText()).toBe('No receipt is selected');
  clickButton('Select All 1');
  clickButton('Confirm (1 selected)');
  await findNotification('1 receipt(s) confirmed successfully');
  expect([await storedStatus(two), new Set(keys()).size]).toEqual(['CONFIRMED', 2]);
});

test('C1 another receipt in the list that is loaded after a confirmation without a response is not selected', async () => {
  await makeReceipts(100);
  const { keys, fault } = confirmingWith(async (call, init) => {
    await Promise.resolve(loseResponse(call, init)).catch(() => undefined);
    await online(100, 'UTR 1');
    throw new TypeError('fetch failed');
  });
  await openConfirm({ fault });
  clickButton('Select All 1');
  clickButton('Confirm (1 selected)');
  await findNotification(UNDECIDED);
  await waitFor(() => expect(selectionText()).toBe('No receipt is selected'));
  clickButton('Select All 1');
  clickButton('Confirm (1 selected)');
  await findNotification('1 receipt(s) confirmed successfully');
  await waitFor(() => expect(receiptNumbers()).toEqual([]));
  expect(new Set(keys()).size).toBe(2);
});

test('C1 R17 a confirmation of the filter that did not arrive is repeated with the same key while the list is the same', async () => {
  const [one] = await makeReceipts(100);
  const { keys, fault } = confirmingWith(networkError);
  await openConfirm({ fault });
  clickButton('Select All 1');
  clickButton('Confirm (1 selected)');
  await findNotification(UNDECIDED);
  await waitForTable();
  expect(selectionText()).toBe('The receipt of the filter is selected: ₹100.00');
  clickButton('Confirm (1 selected)');
  await findNotification('1 receipt(s) confirmed successfully');
  expect([await storedStatus(one), new Set(keys()).size]).toEqual(['CONFIRMED', 1]);
});

test('CONFIRM-04 C1 after Search the selected receipts of a confirmation without a response are compared again', async () => {
  const [one] = await makeReceipts(100);
  const { keys, fault } = confirmingWith(loseResponse);
  await openConfirm({ fault });
  selectReceipts(one);
  clickButton('Confirm (1 selected)');
  await findNotification(UNDECIDED);
  clickButton('Search');
  await waitForTable();
  clickButton('Confirm (1 selected)');
  await findNotification(`Receipt ${one.receiptNo} is already confirmed. Nothing was confirmed.`);
  expect([selectionText(), new Set(keys()).size]).toEqual(['No receipt is selected', 2]);
});

test('a platform user is a choice of the filter by cashier, by the same name as in the day close', async () => {
  await makeReceipts(100);
  const { receiptNo } = await makeReceipt(await tokenOf('platform'), { amountPaid: 7 });
  await openConfirm();
  clickButton('More filters');
  await chooseOption('Cashier', 'A platform user');
  await waitFor(() => expect(receiptNumbers()).toEqual([receiptNo]));
});

test('the link of the day close lists the receipts of a cashier who took the first one a moment ago', async () => {
  await makeReceipts(100);
  const rendered = await openConfirm({ as: 'admin' });
  clickButton('More filters');
  await waitForTable();
  const own = await makeReceipt(await tokenOf('admin'), { amountPaid: 7 });
  const [{ id } = { id: 0 }] = await queryDatabase<{ id: number }>("SELECT id FROM users WHERE user_name = 'admin'");
  const filters = 'paymentMode=CASH&createdOn=2026-07-15';
  await navigateTo(rendered, '/profile');
  await navigateTo(rendered, `/receipts/confirm#cashierId=${id}&${filters}`);
  await waitFor(() => expect(selectionText()).toBe('The receipt of the filter is selected: ₹7.00'));
  expect([receiptNumbers(), selectedText('Cashier')]).toEqual([[own.receiptNo], 'Asha Verma']);
  // An unknown cashier is not removed: all receipts of the day would be selected.
  await navigateTo(rendered, '/profile');
  await navigateTo(rendered, `/receipts/confirm#cashierId=999999&${filters}`);
  await waitForTable();
  expect([receiptNumbers(), selectionText()]).toEqual([[], 'No receipt is selected']);
});

test('Search ends the selection that the link of the day close made', async () => {
  await makeReceipts(100);
  await openConfirm({ at: '/receipts/confirm#paymentMode=CASH&createdOn=2026-07-15' });
  expect(selectionText()).toBe('The receipt of the filter is selected: ₹100.00');
  clickButton('Search');
  await waitForTable();
  expect(selectionText()).toBe('No receipt is selected');
});

test('single receipts stay selected from one search by reference to the next', async () => {
  const [first, second] = [await online(10, 'UTR-100'), await online(20, 'UTR-200')];
  await makeReceipts(30);
  await openConfirm();
  await chooseOption('Payment Mode', 'Online');
  await waitFor(() => expect(receiptNumbers()).toEqual([second.receiptNo, first.receiptNo]));
  typeInto('Cheque/Transaction No.', 'utr 100');
  clickButton('Search');
  await waitFor(() => expect(receiptNumbers()).toEqual([first.receiptNo]));
  selectReceipts(first);
  typeInto('Cheque/Transaction No.', '');
  typeInto('Receipt No.', String(second.receiptNo));
  clickButton('Search');
  await waitFor(() => expect(receiptNumbers()).toEqual([second.receiptNo]));
  selectReceipts(second);
  expect(selectionText()).toBe('2 receipts selected: ₹30.00');
  clickButton('Clear Filters');
  await waitFor(() => expect(receiptNumbers()).toHaveLength(3));
  expect([getField('Receipt No.').value, getButton('Confirm (2 selected)').hasAttribute('disabled')]).toEqual([
    '',
    false,
  ]);
});
