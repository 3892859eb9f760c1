// The confirmation of receipts as the tests open and use it.
import { fireEvent } from '@testing-library/react';
import { emptyReceipts, makeReceipt, type Receipt } from '../../provider/support/receipts';
import { renderPortal, screen, settle, waitFor, type Rendered, type RenderOptions } from '../../support/portal';
import { resetProvider, sql, tokenOf } from '../../support/provider';
import { sheetFile } from './sheets';

export const CONFIRM_LIST = 'POST /receipt/student/receipts?page=0&size=10&sort=receiptNo%2CDESC';
export const CONFIRM = 'POST /receipt/receipt/confirm';
export const CONFIRM_FILE = 'POST /receipt/receipt/confirmViaFile';
export const CHECK_FILE = 'POST /receipt/receipt/confirmViaFile/check';
export const ANNOTATE_FILE = 'POST /receipt/receipt/confirmViaFile/annotated';
export const DOWNLOAD = 'POST /receipt/student/receipts/download';

export async function withoutReceipts(): Promise<void> {
  await resetProvider();
  await emptyReceipts();
}

/** Receipts of these amounts, in rupees. */
export async function make<Amounts extends number[]>(...amounts: Amounts): Promise<{ [At in keyof Amounts]: Receipt }> {
  const token = await tokenOf('clerk');
  const made: Receipt[] = [];
  for (const amountPaid of amounts) made.push(await makeReceipt(token, { amountPaid }));
  return made as { [At in keyof Amounts]: Receipt };
}

export const quiet = async (): Promise<void> => {
  await settle();
  await waitFor(() => expect(document.querySelector('.portal-table[aria-busy="true"]')).toBeNull());
};

export async function openConfirm(options: RenderOptions = {}): Promise<Rendered> {
  const rendered = await renderPortal({ at: '/receipts/confirm', as: 'clerk', ...options });
  await screen.findByRole('heading', { level: 1, name: 'Confirm Receipt' });
  await quiet();
  return rendered;
}

/** The cells of the rows, the box apart. */
export const rows = (): (string | null)[][] =>
  [...document.querySelectorAll('.portal-table tbody tr[data-row-key]')].map((row) =>
    [...row.querySelectorAll('td')].slice(1).map(({ textContent }) => textContent),
  );
export const numbers = (): number[] => rows().map(([number]) => Number(number));

const boxOf = ({ receiptNo, studentName }: Receipt): HTMLInputElement =>
  screen.getByLabelText(`Select receipt ${receiptNo} of ${String(studentName)}`);
export const tick = (...receipts: Receipt[]): void => {
  for (const receipt of receipts) fireEvent.click(boxOf(receipt));
};
export const isTicked = (receipt: Receipt): boolean => boxOf(receipt).checked;
/** What is said of the selection. */
export const said = (): string | null =>
  document.querySelector('.confirm-selection [role="status"]')?.textContent ?? null;

/** Every text of a short-lived message. */
export const message = (text: string): Promise<HTMLElement> =>
  screen.findByText(text, { selector: '.ant-notification-notice *' });

export const statusOf = async ({ receiptId }: Receipt): Promise<string | undefined> =>
  (await sql<{ status: string }>('SELECT status FROM receipts WHERE id = $1', [receiptId]))[0]?.status;

/** The spreadsheet that names these receipts. */
export const fileOf = (...receipts: Receipt[]): File =>
  sheetFile(
    receipts.map(({ receiptNo, amountPaid }) => ({ 'Receipt No.': String(receiptNo), Amount: String(amountPaid) })),
    'receipts.xlsx',
  );

const picker = () => screen.getByLabelText<HTMLInputElement>('Spreadsheet');

/** Chooses a file in the open dialog and waits for what is said of it. */
export async function pick(file: File): Promise<void> {
  fireEvent.change(picker(), { target: { files: [file] } });
  await waitFor(() =>
    expect(document.querySelector('.confirm-check, .ant-modal .ant-alert, .import-problem')).not.toBeNull(),
  );
  await settle();
}
