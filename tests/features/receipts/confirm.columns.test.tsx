// A list with headings of the bank confirms receipts after its columns are confirmed.
import { fireEvent, within } from '@testing-library/react';
import { screen, waitFor } from '../../support/portal';
import { openConfirm, makeReceipts, chooseReceiptsFile, storedStatus, resetToNoReceipts } from '../support/confirm';
import { findNotification, getButton, findDialog, clickButton } from '../../support/screen';
import { workbookFile } from '../../support/workbook';

beforeEach(resetToNoReceipts);

test('CONFIRM-06 suggested columns are confirmed first, and then one step confirms the receipts', async () => {
  const [one] = await makeReceipts(1200);
  const saveFile = jest.fn();
  await openConfirm({ world: { saveFile } });
  clickButton('Upload File');
  const dialog = await findDialog('Upload File: 2026 - 2027');
  await chooseReceiptsFile(
    workbookFile([{ 'Rcpt No': String(one.receiptNo), Amt: 'Rs. 1,200/-', Branch: 'Jaipur' }], 'bank.xlsx'),
  );
  const verdict = () => dialog.querySelector('.confirm-check > [role="status"]')?.textContent;
  expect(verdict()).toBe(
    'Some columns are not read. Check that none of them says that a payment has not arrived: choose below what they are, or confirm that they are not read.',
  );
  expect(getButton('Confirm 1 Receipt', dialog)).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Values: 1 notation understood' })).toBeVisible();
  const recognised = within(screen.getByRole('region', { name: 'Columns of the spreadsheet' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell').at(-1)?.textContent);
  expect(recognised).toEqual(['Suggestion', 'Suggestion', 'Not decided']);
  fireEvent.click(screen.getByRole('button', { name: 'Confirm 3 suggestions' }));
  await waitFor(() => expect(verdict()).toBe('1 receipt can be confirmed: ₹1,200.00.'));
  clickButton('Download with Reasons', dialog);
  await waitFor(() => expect(saveFile).toHaveBeenCalledTimes(1));
  clickButton('Confirm 1 Receipt', dialog);
  await findNotification('Receipts confirmed successfully');
  expect(await storedStatus(one)).toBe('CONFIRMED');
});
