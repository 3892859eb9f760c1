// The order of the receipt list, its sum, and a receipt that another screen opens by its number.
import { act, fireEvent } from '@testing-library/react';
import { cancelReceipt, emptyReceipts, makeReceipt } from '../../provider/support/receipts';
import { screen, waitFor, useProviderDate } from '../../support/portal';
import { resetProvider, sql, tokenOf } from '../../support/provider';
import { openReceipts, RECEIPT_EXPORT, RECEIPT_LIST, RECEIPTS } from '../support/receipts';
import { recordCalls } from '../../support/faults';
import { getField, getButton, chooseOption, clickButton, tableRows } from '../../support/screen';

beforeEach(async () => {
  await resetProvider();
  await emptyReceipts();
  useProviderDate();
});

const numbers = () => tableRows().map(([, number]) => Number(number));
const sum = () => document.querySelector('.portal-table-sum')?.textContent;

test('a header sorts the whole list, and the file has the same order', async () => {
  const token = await tokenOf('clerk');
  const low = await makeReceipt(token, { amountPaid: 10 });
  const high = await makeReceipt(token, { amountPaid: 30.5 });
  const cancelled = await makeReceipt(token, { amountPaid: 20 });
  await cancelReceipt(token, cancelled.receiptId);
  const { bodies, fault } = recordCalls(RECEIPT_EXPORT);
  const { user } = await openReceipts({ fault, world: { saveFile: () => undefined } });
  expect(sum()).toBe('Sum: ₹40.50 · 1 cancelled, not in the sum');
  fireEvent.click(screen.getByRole('columnheader', { name: 'Amount' }));
  const ascending = [low, cancelled, high].map(({ receiptNo }) => receiptNo);
  await waitFor(() => expect(numbers()).toEqual(ascending));
  expect(window.location.hash).toBe('#sortBy=amountPaid&sortOrder=asc');
  await user.click(getButton('Export'));
  await user.click(await screen.findByText('Excel'));
  await waitFor(() => expect(bodies[0]).toMatchObject({ sort: 'amountPaid,ASC' }));
});

test('only receipts that were not printed yet are listed where that is chosen', async () => {
  const token = await tokenOf('clerk');
  const printed = await makeReceipt(token, { amountPaid: 10 });
  const open = await makeReceipt(token, { amountPaid: 30 });
  await sql('UPDATE receipts SET printed_at = now() WHERE id = $1', [printed.receiptId]);
  await openReceipts();
  clickButton('More filters');
  await chooseOption('Printed', 'Not yet');
  await waitFor(() => expect(numbers()).toEqual([open.receiptNo]));
});

test('a receipt number handed over opens the list on this receipt in all dates', async () => {
  const token = await tokenOf('clerk');
  const { receiptNo } = await makeReceipt(token, { paymentDate: '2026-06-01' });
  const other = await makeReceipt(token, { amountPaid: 7 });
  const { bodies, fault } = recordCalls(RECEIPT_LIST);
  const { router } = await openReceipts({ fault });
  expect(numbers()).toEqual([other.receiptNo]);
  await chooseOption('Status', 'Pending');
  await act(async () => router.navigate(RECEIPTS, { state: { receiptNo } }));
  await waitFor(() => expect(numbers()).toEqual([receiptNo]));
  expect(bodies.at(-1)).toMatchObject({ searchText: String(receiptNo), includeDeleted: true });
  expect([getField('Receipt No.').value, getField('From Date').disabled]).toEqual([String(receiptNo), true]);
  expect(sum()).toBe('Sum: ₹100.00 · Receipt No. is searched in all dates');
  await waitFor(() => expect([router.state.location.state, window.location.hash]).toEqual([null, '']));
});

test('on a phone each receipt is a card with its amount, status and actions', async () => {
  const { receiptNo, studentName } = await makeReceipt(await tokenOf('clerk'));
  const { user } = await openReceipts({ width: 390 });
  const card = () => document.querySelector('.portal-cards > li[data-row-key]')?.textContent;
  await waitFor(() =>
    expect(card()).toBe(
      `${String(studentName)}PendingReceipt No.${receiptNo}Class5 APayment Date15/07/2026Amount₹100.00`,
    ),
  );
  await user.click(getButton(`Actions for receipt ${receiptNo} of ${String(studentName)}`));
  expect(await screen.findByText('Cancel Receipt')).toBeVisible();
});
