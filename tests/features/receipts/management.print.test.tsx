import { emptyReceipts, makeReceipt } from '../../provider/support/receipts';
import { screen, settle, waitFor } from '../../support/portal';
import { resetProvider, tokenOf } from '../../support/provider';
import { countOf, on, recording, refuse } from '../support/faults';
import { dialogSoon } from '../support/life';
import { onProvidersDay, openReceipts, RECEIPT_LIST, RECEIPT_PLAIN, typeDate } from '../support/receipts';
import { button, choose, press } from '../support/students';

beforeEach(async () => {
  await resetProvider();
  await emptyReceipts();
  onProvidersDay();
});

const PRINT = 'POST /receipt/student/receipts/print';
const TITLE = 'Print all receipts from 01/07/2026 to 15/07/2026?';

test('all receipts of the filters are saved as one file, after it was asked; the list is loaded again', async () => {
  const token = await tokenOf('clerk');
  await makeReceipt(token, { amountPaid: 1 });
  await makeReceipt(token, { amountPaid: 2 });
  const saved: string[] = [];
  const { bodies, fault } = recording(PRINT);
  const { sent } = await openReceipts({ fault, world: { saveFile: (_file, name) => void saved.push(name) } });
  await choose('Status', 'Pending');
  press('Print All');
  await dialogSoon(TITLE);
  expect(bodies).toEqual([]);
  const before = countOf(sent, RECEIPT_LIST);
  press('Save PDF');
  expect(await screen.findByText('2 receipts saved for printing')).toBeVisible();
  expect(bodies).toEqual([{ ...RECEIPT_PLAIN, status: 'PENDING', includeDeleted: false }]);
  expect(saved).toEqual(['Receipts from 01-07-2026 to 15-07-2026 Saraswati Vidya Mandir.pdf']);
  await waitFor(() => expect(countOf(sent, RECEIPT_LIST)).toBe(before + 1));
});

test('it takes both dates; with one of them empty there is nothing to press, and the button says why', async () => {
  await openReceipts();
  expect(button('Print All')).toBeEnabled();
  await typeDate('From Date', '');
  await settle();
  expect(button('Print All')).toBeDisabled();
  expect(button('Print All')).toHaveAttribute('title', 'Choose a From Date and a To Date first');
});

test('Cancel saves nothing; dates that run backwards are told and not asked about', async () => {
  const { sent } = await openReceipts();
  press('Print All');
  await dialogSoon(TITLE);
  press('Cancel');
  await settle();
  await typeDate('To Date', '30/06/2026');
  press('Print All');
  expect(await screen.findByText('From Date must not be after To Date.')).toBeVisible();
  await settle();
  expect(countOf(sent, PRINT)).toBe(0);
});

test.each([
  [105, '', 500, 'Failed to print receipts'],
  [
    201,
    'The list has 501 receipts. One file can have at most 500.',
    413,
    'The list has 501 receipts. One file can have at most 500.',
  ],
])('a refusal with the code %i is said: %p', async (code, message, status, said) => {
  await openReceipts({ fault: on(PRINT, refuse(code, message, { status })) });
  press('Print All');
  await dialogSoon(TITLE);
  press('Save PDF');
  expect(await screen.findByText(said)).toBeVisible();
});
