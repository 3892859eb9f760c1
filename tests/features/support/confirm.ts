// The confirmation of receipts as the tests open and use it.
import { fireEvent } from '@testing-library/react';
import { emptyReceipts, makeReceipt, type Receipt } from '../../provider/support/receipts';
import {
  renderPortal,
  screen,
  waitFor,
  type Rendered,
  type RenderOptions,
  waitForResponses,
} from '../../support/portal';
import { resetProvider, sql, tokenOf } from '../../support/provider';
import { workbookFile } from '../../support/workbook';
import { selectFile, waitForLoaded } from '../../support/screen';

export const CONFIRM_LIST = 'POST /receipt/student/receipts?page=0&size=10&sort=receiptNo%2CDESC';
export const CONFIRM = 'POST /receipt/receipt/confirm';
export const CONFIRM_FILE = 'POST /receipt/receipt/confirmViaFile';
export const CHECK_FILE = 'POST /receipt/receipt/confirmViaFile/check';
export const ANNOTATE_FILE = 'POST /receipt/receipt/confirmViaFile/annotated';
export const DOWNLOAD = 'POST /receipt/student/receipts/download';

export async function resetToNoReceipts(): Promise<void> {
  await resetProvider();
  await emptyReceipts();
}

/** Stores receipts of these amounts, in rupees. */
export async function makeReceipts<Amounts extends number[]>(
  ...amounts: Amounts
): Promise<{ [At in keyof Amounts]: Receipt }> {
  const token = await tokenOf('clerk');
  const made: Receipt[] = [];
  for (const amountPaid of amounts) made.push(await makeReceipt(token, { amountPaid }));
  return made as { [At in keyof Amounts]: Receipt };
}

export async function openConfirm(options: RenderOptions = {}): Promise<Rendered> {
  const rendered = await renderPortal({ at: '/receipts/confirm', as: 'clerk', ...options });
  await screen.findByRole('heading', { level: 1, name: 'Confirm Receipt' });
  await waitForLoaded();
  return rendered;
}

/** The texts of the cells, without the checkbox. */
export const receiptRows = (): (string | null)[][] =>
  [...document.querySelectorAll('.portal-table tbody tr[data-row-key]')].map((row) =>
    [...row.querySelectorAll('td')].slice(1).map(({ textContent }) => textContent),
  );
export const receiptNumbers = (): number[] => receiptRows().map(([number]) => Number(number));

const boxOf = ({ receiptNo, studentName }: Receipt): HTMLInputElement =>
  screen.getByLabelText(`Select receipt ${receiptNo} of ${String(studentName)}`);
export const selectReceipts = (...receipts: Receipt[]): void => {
  for (const receipt of receipts) fireEvent.click(boxOf(receipt));
};
export const isSelected = (receipt: Receipt): boolean => boxOf(receipt).checked;
/** The line about the selection. */
export const selectionText = (): string | null =>
  document.querySelector('.confirm-selection [role="status"]')?.textContent ?? null;

export const storedStatus = async ({ receiptId }: Receipt): Promise<string | undefined> =>
  (await sql<{ status: string }>('SELECT status FROM receipts WHERE id = $1', [receiptId]))[0]?.status;

/** An import file with these receipts. */
export const receiptsFile = (...receipts: Receipt[]): File =>
  workbookFile(
    receipts.map(({ receiptNo, amountPaid }) => ({ 'Receipt No.': String(receiptNo), Amount: String(amountPaid) })),
    'receipts.xlsx',
  );

/** Chooses a file in the open dialog and waits for its check. */
export async function chooseReceiptsFile(file: File): Promise<void> {
  selectFile('Spreadsheet', file);
  await waitFor(() =>
    expect(document.querySelector('.confirm-check, .ant-modal .ant-alert, .import-problem')).not.toBeNull(),
  );
  await waitForResponses();
}
