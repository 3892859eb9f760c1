// Lost responses and quick clicks while files are confirmed one after the other.
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
import { clickButton, findDialog, getButton } from '../../support/screen';
import { loseResponse, passThrough, recordCalls, rejectWith, replyTo } from '../../support/faults';
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

const row = ({ receiptNo, amountPaid }: Receipt) => ({ 'Receipt No.': String(receiptNo), Amount: String(amountPaid) });
const verdict = () => dialog.querySelector('.confirm-check > [role="status"]')?.textContent;
const alerts = () => [...dialog.querySelectorAll('.ant-alert-warning')].map(({ textContent }) => textContent);
const confirmOne = () => clickButton('Confirm 1 Receipt', dialog);
const OWN = /^The server did not respond, so the receipts may or may not be confirmed\./;

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

test('C1 a rejected retry of a file leaves the warning that it may be confirmed', async () => {
  const [one] = await makeReceipts(100);
  await open({ fault: replyTo(CONFIRM_FILE, loseResponse, rejectWith(109, '', { status: 400 })) });
  await chooseReceiptsFile(receiptsFile(one));
  confirmOne();
  await waitFor(() => expect(alerts()).toEqual([expect.stringMatching(OWN)]));
  confirmOne();
  await waitFor(() => expect(getButton('Confirm 1 Receipt', dialog)).not.toHaveClass('ant-btn-loading'));
  expect(alerts()).toEqual([expect.stringMatching(OWN)]);
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
