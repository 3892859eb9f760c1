// Receipts are confirmed by a spreadsheet: every row is checked first, then all of them are confirmed, or none.
import { fireEvent, within } from '@testing-library/react';
import { confirm } from '../../provider/support/confirm';
import { cancelReceipt } from '../../provider/support/receipts';
import { screen, waitFor, type RenderOptions, waitForResponses } from '../../support/portal';
import { tokenOf } from '../../support/provider';
import {
  ANNOTATE_FILE,
  CHECK_FILE,
  CONFIRM_FILE,
  openConfirm,
  receiptsFile,
  makeReceipts,
  receiptNumbers,
  chooseReceiptsFile,
  selectionText,
  storedStatus,
  selectReceipts,
  resetToNoReceipts,
} from '../support/confirm';
import {
  findNotification,
  waitForTable,
  getButton,
  findDialog,
  clickButton,
  navigateTo,
  waitForEnabled,
} from '../../support/screen';
import {
  countCalls,
  holdResponse,
  loseResponse,
  networkError,
  replyTo,
  passThrough,
  recordCalls,
  rejectWith,
} from '../../support/faults';
import { workbookFile } from '../../support/workbook';

beforeEach(resetToNoReceipts);

let dialog: HTMLElement;
async function open(options: RenderOptions = {}) {
  const rendered = await openConfirm(options);
  clickButton('Upload File');
  dialog = await findDialog('Upload File: 2026 - 2027');
  return rendered;
}

const verdict = () => dialog.querySelector('.confirm-check > [role="status"]')?.textContent;
const cells = () =>
  [...dialog.querySelectorAll('tbody tr[data-row-key]')].map((row) =>
    [...row.querySelectorAll('td')].map(({ textContent }) => textContent),
  );
const textOf = ({ textContent }: HTMLElement) => textContent;
const closed = () => waitFor(() => expect(document.querySelector('.ant-modal-title')).toBeNull());
const three = () => makeReceipts(6000.5, 0.25, 7);

test('CONFIRM-05 CONFIRM-06 CONFIRM-07 CALL2-36 a chosen .xlsx file is checked row by row, and one step confirms its receipts', async () => {
  const [one, two, other] = await three();
  const { bodies, headers, fault } = recordCalls(CONFIRM_FILE);
  await openConfirm({ fault });
  selectReceipts(other);
  clickButton('Upload File');
  dialog = await findDialog('Upload File: 2026 - 2027');
  const file = receiptsFile(one, two);
  await chooseReceiptsFile(file);
  expect(verdict()).toBe('2 receipts can be confirmed: ₹6,000.75.');
  const name = String(one['studentName']);
  expect(cells()).toEqual([
    ['2', String(one.receiptNo), name, '15/07/2026', 'Cash', '₹6,000.50', 'To confirm', ''],
    ['3', String(two.receiptNo), name, '15/07/2026', 'Cash', '₹0.25', 'To confirm', ''],
  ]);
  expect([await storedStatus(one), bodies]).toEqual(['PENDING', []]);
  clickButton('Confirm 2 Receipts', dialog);
  await findNotification('Receipts confirmed successfully');
  await closed();
  await waitForTable();
  expect([receiptNumbers(), selectionText()]).toEqual([[other.receiptNo], 'No receipt is selected']);
  expect([await storedStatus(one), await storedStatus(two)]).toEqual(['CONFIRMED', 'CONFIRMED']);
  const [form] = bodies as [Record<string, unknown>];
  expect([Object.keys(form).sort(), form['sessionId'], form['fingerprint']]).toEqual([
    ['fingerprint', 'receiptsFile', 'sessionId'],
    '2',
    expect.stringMatching(/^[\w-]{43}$/),
  ]);
  expect(headers[0]?.get('idempotency-key')).toMatch(/^[\w-]{16,}$/);
});

test('ENUM-42 a native file dialog that was closed without a file is shown as cancelled', async () => {
  await open();
  fireEvent(within(dialog).getByLabelText('Spreadsheet'), new Event('cancel', { bubbles: true }));
  expect(await within(dialog).findByText('No file was chosen.')).toBeVisible();
});

test('CONFIRM-11 rows with errors come first with their reasons; nothing can be confirmed until another file is right', async () => {
  const [one, two, wrong] = await three();
  await cancelReceipt(await tokenOf('clerk'), two.receiptId);
  await open();
  await chooseReceiptsFile(receiptsFile(one, two, { ...wrong, amountPaid: 70 }, { ...one, receiptNo: 99_999 }));
  expect(verdict()).toBe('3 rows have errors. Correct the file and choose it again. No receipt has been confirmed.');
  expect(cells().map((row) => [row[0], row.at(-1)])).toEqual([
    ['3', `Receipt No.: Receipt ${two.receiptNo} is cancelled.`],
    ['4', 'Amount: The receipt is for ₹7.00. The file has "70".'],
    ['5', 'Receipt No.: There is no receipt 99999.'],
  ]);
  expect(getButton('Confirm 1 Receipt', dialog)).toBeDisabled();
  await chooseReceiptsFile(receiptsFile(one));
  await waitForEnabled(() => getButton('Confirm 1 Receipt', dialog));
  expect(verdict()).toBe('1 receipt can be confirmed: ₹6,000.50.');
});

test('CONFIRM-08 CONFIRM-11 a file beside the layout is refused with all that is to be removed; the download without it is confirmed', async () => {
  const [one] = await three();
  await open();
  const row = { 'Receipt No.': String(one.receiptNo), Amount: '6000.5' };
  const other = { otherSheets: { Returned: [row] } };
  await chooseReceiptsFile(workbookFile([{ ...row, 'Bank OK': 'no' }], 'bank.xlsx', other));
  const alert = within(dialog).getByRole('alert');
  expect(alert).toHaveTextContent('The download does not have these columns: Bank OK.');
  expect(within(alert).getAllByRole('listitem').map(textOf)).toEqual([
    expect.stringMatching(/^The file has other sheets\./),
  ]);
  expect(within(dialog).queryByRole('button', { name: /^Confirm \d/ })).toBeNull();
  await chooseReceiptsFile(workbookFile([row], 'download.xlsx'));
  await waitForEnabled(() => getButton('Confirm 1 Receipt', dialog));
  expect(within(dialog).queryByText(/The download does not have/)).toBeNull();
});

test('a file of confirmed receipts alone has nothing to confirm', async () => {
  const [one] = await three();
  await confirm(await tokenOf('admin'), [one]);
  await open();
  await chooseReceiptsFile(receiptsFile(one));
  await waitFor(() => expect(verdict()).toBe('All receipts in this spreadsheet are already confirmed.'));
  expect(getButton('Confirm 0 Receipts', dialog)).toBeDisabled();
});

test('CONFIRM-11 the checked rows are saved with their reasons; a failure is shown, and the check stays', async () => {
  const [one, two] = await three();
  await cancelReceipt(await tokenOf('clerk'), two.receiptId);
  const saved: string[] = [];
  const { sent } = await open({
    fault: replyTo(ANNOTATE_FILE, rejectWith(105, '', { status: 500 }), passThrough),
    world: { saveFile: (_file, name) => void saved.push(name) },
  });
  await chooseReceiptsFile(receiptsFile(one, two));
  clickButton('Download with Reasons', dialog);
  await findNotification('Failed to download rows and reasons');
  await waitForEnabled(() => getButton('Download with Reasons', dialog));
  clickButton('Download with Reasons', dialog);
  await findNotification('Rows and reasons downloaded');
  expect([saved, countCalls(sent, ANNOTATE_FILE)]).toEqual([['Receipts, checked Saraswati Vidya Mandir.xlsx'], 2]);
  expect(cells()).toHaveLength(1);
});

test.each([
  ['receipts.csv', 3, 'Please select a spreadsheet (.xlsx or .xls).'],
  ['receipts.xlsm', 3, 'Please select a spreadsheet (.xlsx or .xls).'],
  ['receipts.xlsx.pdf', 3, 'Please select a spreadsheet (.xlsx or .xls).'],
  ['large.xlsx', 5 * 1024 * 1024 + 1, 'The spreadsheet must not be larger than 5 MB.'],
])('CONFIRM-05 %s is refused before it is sent', async (name, size, text) => {
  const { sent } = await open();
  const input = screen.getByLabelText<HTMLInputElement>('Spreadsheet');
  expect([input.type, input.accept]).toEqual(['file', '.xlsx,.xls']);
  await chooseReceiptsFile(new File([new Uint8Array(size)], name));
  expect(screen.getByText(text)).toHaveAttribute('role', 'alert');
  expect(countCalls(sent, CHECK_FILE)).toBe(0);
});

test('CONFIRM-05 CONFIRM-11 CODE-165 an .xls file is sent; one that is no spreadsheet is refused with the reason beside its name', async () => {
  const { sent } = await open();
  await chooseReceiptsFile(new File(['<table></table>'], 'page.xls'));
  expect(within(dialog).getByRole('alert')).toHaveTextContent('The file is text (CSV) or a web page');
  expect(within(dialog).getByText('page.xls')).toBeVisible();
  expect(countCalls(sent, CHECK_FILE)).toBe(1);
});

test('a check that fails without words says so', async () => {
  const [one] = await three();
  await open({ fault: replyTo(CHECK_FILE, rejectWith(105, '', { status: 500 })) });
  await chooseReceiptsFile(receiptsFile(one));
  expect(within(dialog).getByRole('alert')).toHaveTextContent('Failed to check the spreadsheet');
});

test('CONFIRM-06 an upload that fails shows the words of the provider or its own, and can be tried again', async () => {
  const [one] = await three();
  const silent = rejectWith(105, '', { status: 500 });
  await open({ fault: replyTo(CONFIRM_FILE, silent, rejectWith(105, 'Not today'), passThrough) });
  await chooseReceiptsFile(receiptsFile(one));
  clickButton('Confirm 1 Receipt', dialog);
  await findNotification('Failed to upload receipts');
  await waitForEnabled(() => getButton('Confirm 1 Receipt', dialog));
  clickButton('Confirm 1 Receipt', dialog);
  await findNotification('Not today');
  await waitForEnabled(() => getButton('Confirm 1 Receipt', dialog));
  clickButton('Confirm 1 Receipt', dialog);
  await findNotification('Receipts confirmed successfully');
});

test('C1 an answer that is lost is reported, and asked for again with the same key', async () => {
  const [one] = await three();
  const { headers, fault } = recordCalls(CONFIRM_FILE);
  const losing = replyTo(CONFIRM_FILE, loseResponse, passThrough);
  await open({ fault: (call, init) => fault(call, init) ?? losing(call, init) });
  await chooseReceiptsFile(receiptsFile(one));
  clickButton('Confirm 1 Receipt', dialog);
  expect(await screen.findByText(/the receipts may or may not be confirmed/)).toBeVisible();
  clickButton('Confirm 1 Receipt', dialog);
  await findNotification('Receipts confirmed successfully');
  const [first, second] = headers.map((sent) => sent.get('idempotency-key'));
  expect(second).toBe(first);
});

test('C1 after an answer that was lost another file is another request, and its receipts are confirmed too', async () => {
  const [one, two] = await three();
  await open({ fault: replyTo(CONFIRM_FILE, loseResponse, passThrough) });
  await chooseReceiptsFile(receiptsFile(one));
  clickButton('Confirm 1 Receipt', dialog);
  expect(await screen.findByText(/the receipts may or may not be confirmed/)).toBeVisible();
  await chooseReceiptsFile(receiptsFile(two));
  await waitForEnabled(() => getButton('Confirm 1 Receipt', dialog));
  clickButton('Confirm 1 Receipt', dialog);
  await findNotification('Receipts confirmed successfully');
  expect([await storedStatus(one), await storedStatus(two)]).toEqual(['CONFIRMED', 'CONFIRMED']);
});

test('CONFIRM-06 C4 what another user confirmed in the meantime is seen before anything is stored', async () => {
  const [one, two] = await three();
  await open();
  await chooseReceiptsFile(receiptsFile(one, two));
  await confirm(await tokenOf('admin'), [two]);
  clickButton('Confirm 2 Receipts', dialog);
  await findNotification(
    'Some receipts have changed since the check. The file was checked again. Review the rows before you confirm.',
  );
  const leftOut = '1 receipt can be confirmed: ₹6,000.50. 1 row is skipped because the receipt is already confirmed.';
  await waitFor(() => expect(verdict()).toBe(leftOut));
  expect(cells().map((row) => row.slice(-2))).toEqual([['Already confirmed', '']]);
  expect(await storedStatus(one)).toBe('PENDING');
  clickButton('Confirm 1 Receipt', dialog);
  await findNotification('Receipts confirmed successfully');
  expect(await storedStatus(one)).toBe('CONFIRMED');
});

test('while its receipts are being confirmed the dialog stays; before, it closes and nothing is confirmed', async () => {
  const [one] = await three();
  const slow = holdResponse();
  const rendered = await open({ fault: replyTo(CONFIRM_FILE, slow.reply) });
  await chooseReceiptsFile(receiptsFile(one));
  clickButton('Cancel', dialog);
  await closed();
  expect(await storedStatus(one)).toBe('PENDING');
  clickButton('Upload File');
  dialog = await findDialog('Upload File: 2026 - 2027');
  expect(within(dialog).queryByText('receipts.xlsx')).toBeNull();
  await chooseReceiptsFile(receiptsFile(one));
  clickButton('Confirm 1 Receipt', dialog);
  await waitFor(() => expect(getButton('Cancel', dialog)).toBeDisabled());
  expect(getButton('Download with Reasons', dialog)).toBeDisabled();
  expect(within(dialog).getByLabelText('Close', { selector: 'button' })).toBeDisabled();
  expect(screen.getByLabelText('Spreadsheet')).toBeDisabled();
  await rendered.user.keyboard('{Escape}');
  expect(screen.getByText('Upload File: 2026 - 2027', { selector: '.ant-modal-title' })).toBeVisible();
  await navigateTo(rendered, '/profile');
  expect(await screen.findByText('Save not confirmed')).toBeVisible();
  clickButton('Stay');
  slow.release();
  await findNotification('Receipts confirmed successfully');
  await closed();
});

test('R17 without a network the checked file stays', async () => {
  const [one] = await three();
  await open({ fault: replyTo(CONFIRM_FILE, networkError) });
  await chooseReceiptsFile(receiptsFile(one));
  fireEvent.click(getButton('Confirm 1 Receipt', dialog));
  await waitForResponses();
  await waitForEnabled(() => getButton('Confirm 1 Receipt', dialog));
  expect(await storedStatus(one)).toBe('PENDING');
});
