// A list with headings of the bank confirms receipts after its columns are confirmed.
import { fireEvent } from '@testing-library/react';
import { screen, waitFor } from '../../support/portal';
import { make, message, openConfirm, pick, statusOf, withoutReceipts } from '../support/confirm';
import { buttonIn, dialogSoon, pressIn } from '../support/life';
import { sheetFile } from '../support/sheets';
import { press } from '../support/students';

beforeEach(withoutReceipts);

test('CONFIRM-06 suggested columns are confirmed first, and then one step confirms the receipts', async () => {
  const [one] = await make(1200);
  const saveFile = jest.fn();
  await openConfirm({ world: { saveFile } });
  press('Upload File');
  const dialog = await dialogSoon('Upload File: 2026 - 2027');
  await pick(sheetFile([{ 'Rcpt No': String(one.receiptNo), Amt: 'Rs. 1,200/-', Branch: 'Jaipur' }], 'bank.xlsx'));
  const verdict = () => dialog.querySelector('.confirm-check > [role="status"]')?.textContent;
  expect(verdict()).toBe('Some columns are suggestions. Check and confirm them below.');
  expect(buttonIn(dialog, 'Confirm 1 Receipt')).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Values: 1 notation understood' })).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Confirm 2 suggestions' }));
  await waitFor(() => expect(verdict()).toBe('1 receipt can be confirmed: ₹1,200.00.'));
  pressIn(dialog, 'Download with Reasons');
  await waitFor(() => expect(saveFile).toHaveBeenCalledTimes(1));
  pressIn(dialog, 'Confirm 1 Receipt');
  await message('Receipts confirmed successfully');
  expect(await statusOf(one)).toBe('CONFIRMED');
});
