import { emptyReceipts, makeReceipt } from '../../provider/support/receipts';
import { screen, waitFor, waitForResponses, useProviderDate } from '../../support/portal';
import { resetProvider, tokenOf } from '../../support/provider';
import { openReceipts, RECEIPT_LIST, RECEIPT_PLAIN } from '../support/receipts';
import { countCalls, replyTo, recordCalls, rejectWith } from '../../support/faults';
import { findDialog, fillField, getButton, chooseOption, clickButton } from '../../support/screen';

beforeEach(async () => {
  await resetProvider();
  await emptyReceipts();
  useProviderDate();
});

const PRINT = 'POST /receipt/student/receipts/print';
const TITLE = 'Print all receipts from 01/07/2026 to 15/07/2026?';

test('all receipts of the filters are saved as one file, after it was asked; the list is loaded again', async () => {
  const token = await tokenOf('clerk');
  await makeReceipt(token, { amountPaid: 1 });
  await makeReceipt(token, { amountPaid: 2 });
  const saved: string[] = [];
  const { bodies, fault } = recordCalls(PRINT);
  const { sent } = await openReceipts({ fault, world: { saveFile: (_file, name) => void saved.push(name) } });
  await chooseOption('Status', 'Pending');
  clickButton('Print All');
  await findDialog(TITLE);
  expect(bodies).toEqual([]);
  const before = countCalls(sent, RECEIPT_LIST);
  clickButton('Save PDF');
  expect(await screen.findByText('2 receipts saved for printing')).toBeVisible();
  expect(bodies).toEqual([{ ...RECEIPT_PLAIN, status: 'PENDING', includeDeleted: false }]);
  expect(saved).toEqual(['Receipts from 01-07-2026 to 15-07-2026 Saraswati Vidya Mandir.pdf']);
  await waitFor(() => expect(countCalls(sent, RECEIPT_LIST)).toBe(before + 1));
});

test('it takes both dates; with one of them empty there is nothing to press, and the button says why', async () => {
  await openReceipts();
  expect(getButton('Print All')).toBeEnabled();
  await fillField('From Date', '');
  await waitForResponses();
  expect(getButton('Print All')).toBeDisabled();
  expect(getButton('Print All')).toHaveAttribute('title', 'Choose a From Date and a To Date first');
});

test('Cancel saves nothing; dates that run backwards are reported and not asked about', async () => {
  const { sent } = await openReceipts();
  clickButton('Print All');
  await findDialog(TITLE);
  clickButton('Cancel');
  await waitForResponses();
  await fillField('To Date', '30/06/2026');
  clickButton('Print All');
  expect(await screen.findByText('From Date must not be after To Date.')).toBeVisible();
  await waitForResponses();
  expect(countCalls(sent, PRINT)).toBe(0);
});

test.each([
  [105, '', 500, 'Failed to print receipts'],
  [
    201,
    'The list has 501 receipts. One file can have at most 500.',
    413,
    'The list has 501 receipts. One file can have at most 500.',
  ],
])('a refusal with the code %i is shown: %p', async (code, message, status, shown) => {
  await openReceipts({ fault: replyTo(PRINT, rejectWith(code, message, { status })) });
  clickButton('Print All');
  await findDialog(TITLE);
  clickButton('Save PDF');
  expect(await screen.findByText(shown)).toBeVisible();
});
