// A confirmed receipt is set back to Pending from its row, and its history is shown.
import { fireEvent, within } from '@testing-library/react';
import { confirm } from '../../provider/support/confirm';
import { withdrawPrivileges } from '../../provider/support/privileges';
import { emptyReceipts, makeReceipt, type Receipt } from '../../provider/support/receipts';
import { screen, useProviderDate, waitFor } from '../../support/portal';
import { call, resetProvider, tokenOf } from '../../support/provider';
import { openReceipts } from '../support/receipts';
import { getButton, getDialog, findDialog, queryDatabase, openRowMenu, chooseMenuItem } from '../../support/screen';

const menuOf = ({ receiptNo, studentName }: Receipt) => `receipt ${receiptNo} of ${String(studentName)}`;

let receipt: Receipt;
beforeEach(async () => {
  await resetProvider();
  await emptyReceipts();
  useProviderDate();
  const token = await tokenOf('clerk');
  receipt = await makeReceipt(token, { amountPaid: 10 });
  await confirm(token, [receipt], { sessionId: receipt.sessionId });
});

test('a confirmed receipt is set back with a reason, which its history shows', async () => {
  const { user } = await openReceipts();
  await chooseMenuItem(user, menuOf(receipt), 'Set back to Pending');
  const title = `Set receipt ${receipt.receiptNo} back to Pending?`;
  await findDialog(title);
  const dialog = getDialog(title);
  expect(getButton('Set back to Pending', dialog)).toBeDisabled();
  fireEvent.change(within(dialog).getByLabelText('Reason'), { target: { value: 'Not credited yet' } });
  fireEvent.click(getButton('Set back to Pending', dialog));
  expect(await screen.findByText('Receipt set back to Pending')).toBeVisible();
  expect(await queryDatabase('SELECT status, comments FROM receipts WHERE id = $1', [receipt.receiptId])).toEqual([
    { status: 'PENDING', comments: null },
  ]);
  await waitFor(() => expect(document.querySelector('.receipt-status .portal-status')).toHaveTextContent('Pending'));
  await chooseMenuItem(user, menuOf(receipt), 'History');
  expect(await screen.findByText('Not credited yet')).toBeVisible();
  const history = screen.getByRole('dialog', { name: `History: Receipt ${receipt.receiptNo}` });
  const actions = within(history).getAllByRole('heading', { level: 3 });
  expect(actions.map((heading) => heading.textContent)).toEqual(['Set back to pending', 'Confirmed', 'Created']);
});

test('the action is offered for confirmed receipts, and only to users who may confirm', async () => {
  const token = await tokenOf('clerk');
  const pending = await makeReceipt(token, { amountPaid: 20 });
  const { user, leave } = await openReceipts();
  const textsOf = async (one: Receipt) => (await openRowMenu(user, menuOf(one))).map(({ textContent }) => textContent);
  expect(await textsOf(pending)).not.toContain('Set back to Pending');
  leave();
  await withdrawPrivileges('clerk', 'CONFIRM_FEE_RECEIPT');
  expect(
    (await call('POST', `/receipt/receipt/${receipt.receiptId}/reopen`, { token, json: { reason: 'x' } })).responseCode,
  ).toBe(137);
  const again = await openReceipts();
  const entries = await openRowMenu(again.user, menuOf(receipt));
  expect(entries.map(({ textContent }) => textContent)).toEqual(['Print', 'History', 'Cancel Receipt']);
});
