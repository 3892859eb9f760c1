// A spreadsheet with several sheets: each is checked and confirmed by itself, and its verdict is about this sheet.
import { fireEvent, within } from '@testing-library/react';
import { confirm } from '../../provider/support/confirm';
import { waitFor, type RenderOptions } from '../../support/portal';
import { tokenOf } from '../../support/provider';
import {
  CONFIRM_FILE,
  openConfirm,
  makeReceipts,
  chooseReceiptsFile,
  receiptsFile,
  storedStatus,
  resetToNoReceipts,
} from '../support/confirm';
import { chooseOption, clickButton, findDialog, getButton, selectedText } from '../../support/screen';
import { combineFaults, loseResponse, passThrough, recordCalls, rejectWith, replyTo } from '../../support/faults';
import { workbookFile } from '../../support/workbook';

beforeEach(resetToNoReceipts);

type Receipt = Awaited<ReturnType<typeof makeReceipts<number[]>>>[number];

let dialog: HTMLElement;
async function open(options: RenderOptions = {}) {
  const rendered = await openConfirm(options);
  clickButton('Upload File');
  dialog = await findDialog('Upload File: 2026 - 2027');
  return rendered;
}

const row = ({ receiptNo }: Receipt, changes: Record<string, string> = {}) => ({
  'Receipt No.': String(receiptNo),
  ...changes,
});
const bankFile = (first: Record<string, string>[], otherSheets: Record<string, Record<string, string>[]>) =>
  workbookFile(first, 'bank.xlsx', { otherSheets });
const verdict = () => dialog.querySelector('.confirm-check > [role="status"]')?.textContent;
const sheetHint = () => dialog.querySelector('.import-sheet p')?.textContent;
const alerts = () => [...dialog.querySelectorAll('.ant-alert-warning')].map(({ textContent }) => textContent);
const confirmOne = () => clickButton('Confirm 1 Receipt', dialog);
const waitForSheet = (sheet: string, text: string) =>
  waitFor(() => expect([selectedText('Sheet'), verdict()]).toEqual([sheet, text]));

const UNKNOWN =
  'The server did not respond, so the sheet Students may or may not be imported. Choose it again to check it.';
const OWN = /^The server did not respond, so the receipts may or may not be confirmed\./;

test('the verdict of a sheet with errors, and of one without pending receipts, is about the sheet', async () => {
  const [one, two, three] = await makeReceipts(100, 200, 300);
  await confirm(await tokenOf('admin'), [three]);
  await open();
  await chooseReceiptsFile(bankFile([row(one)], { HDFC: [row(two, { Amount: '70' })], Axis: [row(three)] }));
  confirmOne();
  await waitForSheet(
    'HDFC',
    '1 row has errors. Correct the file, choose it again, then choose this sheet. Receipts that are already confirmed are skipped. No receipt of this sheet has been confirmed.',
  );
  expect([sheetHint(), await storedStatus(one)]).toEqual(['1 of 3 sheets imported.', 'CONFIRMED']);
  await chooseOption('Sheet', 'Axis');
  await waitForSheet('Axis', 'All receipts in this sheet are already confirmed.');
});

test('C1 a sheet whose response was lost is named until a check decides it, and then counts as imported', async () => {
  const [one, two] = await makeReceipts(100, 200);
  await open({ fault: replyTo(CONFIRM_FILE, loseResponse, passThrough) });
  await chooseReceiptsFile(bankFile([row(one)], { HDFC: [row(two, { Amount: '70' })] }));
  confirmOne();
  await waitFor(() => expect(alerts()).toEqual([expect.stringMatching(OWN)]));
  await chooseOption('Sheet', 'HDFC');
  await waitFor(() => expect(verdict()).toMatch(/^1 row has errors/));
  expect(alerts()).toEqual([UNKNOWN]);
  await chooseOption('Sheet', 'Students');
  await waitForSheet('Students (imported)', 'All receipts in this sheet are already confirmed.');
  expect([alerts(), sheetHint()]).toEqual([[], '1 of 2 sheets imported.']);
});

test('C1 a file whose response was lost is named while another one is on the screen, and the dialog stays open for it', async () => {
  const [one, two] = await makeReceipts(100, 200);
  await open({ fault: replyTo(CONFIRM_FILE, loseResponse, passThrough) });
  await chooseReceiptsFile(workbookFile([row(one)], 'monday.xlsx'));
  confirmOne();
  await waitFor(() => expect(alerts()).toEqual([expect.stringMatching(OWN)]));
  await chooseReceiptsFile(receiptsFile(two));
  const monday =
    'The server did not respond, so the file monday.xlsx may or may not be imported. Choose it again to check it.';
  await waitFor(() => expect(alerts()).toEqual([monday]));
  confirmOne();
  await waitFor(() => expect(verdict()).toBeUndefined());
  expect([await storedStatus(two), alerts(), within(dialog).queryByText('receipts.xlsx')]).toEqual([
    'CONFIRMED',
    [monday],
    null,
  ]);
  await chooseReceiptsFile(workbookFile([row(one)], 'monday.xlsx'));
  await waitFor(() => expect(verdict()).toBe('All receipts in this spreadsheet are already confirmed.'));
  expect(alerts()).toEqual([]);
});

test('C1 a rejected retry of a sheet leaves the warning that it may be confirmed', async () => {
  const [one] = await makeReceipts(100);
  await open({ fault: replyTo(CONFIRM_FILE, loseResponse, rejectWith(109, '', { status: 400 })) });
  await chooseReceiptsFile(receiptsFile(one));
  confirmOne();
  await waitFor(() => expect(alerts()).toEqual([expect.stringMatching(OWN)]));
  confirmOne();
  await waitFor(() => expect(getButton('Confirm 1 Receipt', dialog)).not.toHaveClass('ant-btn-loading'));
  expect(alerts()).toEqual([expect.stringMatching(OWN)]);
});

test('further clicks of a quick series do not confirm the next sheet unread, a key does, and the verdict has the focus', async () => {
  const [one, two] = await makeReceipts(100, 200);
  const { bodies, fault } = recordCalls(CONFIRM_FILE);
  await open({ fault: combineFaults(fault) });
  await chooseReceiptsFile(bankFile([row(one)], { HDFC: [row(two)] }));
  const clock = jest.spyOn(performance, 'now').mockReturnValue(performance.now());
  fireEvent.click(getButton('Confirm 1 Receipt', dialog), { detail: 1 });
  await waitForSheet('HDFC', '1 receipt can be confirmed: ₹200.00.');
  expect(document.activeElement).toHaveTextContent('1 receipt can be confirmed: ₹200.00.');
  fireEvent.click(getButton('Confirm 1 Receipt', dialog), { detail: 2 });
  clock.mockRestore();
  expect([bodies.length, getButton('Confirm 1 Receipt', dialog).classList.contains('ant-btn-loading')]).toEqual([
    1,
    false,
  ]);
  fireEvent.click(getButton('Confirm 1 Receipt', dialog), { detail: 0 });
  await waitFor(async () => expect(await storedStatus(two)).toBe('CONFIRMED'));
});

test('further clicks of a quick series do not confirm the rows of a file that was checked again', async () => {
  const [one, two] = await makeReceipts(100, 200);
  const { bodies, fault } = recordCalls(CONFIRM_FILE);
  await open({ fault });
  await chooseReceiptsFile(receiptsFile(one, two));
  await confirm(await tokenOf('admin'), [two]);
  const clock = jest.spyOn(performance, 'now').mockReturnValue(performance.now());
  clickButton('Confirm 2 Receipts', dialog);
  await waitFor(() => expect(verdict()).toMatch(/^1 receipt can be confirmed/));
  fireEvent.click(getButton('Confirm 1 Receipt', dialog), { detail: 2 });
  clock.mockRestore();
  expect([bodies.length, await storedStatus(one)]).toEqual([1, 'PENDING']);
});
