// Reads an import file of receipts to confirm: the download of pending receipts, without the rows that are not to be confirmed.
import { textKey } from '../../../../common/names.ts';
import { FORM_FACTS } from '../../../contract/generated/formFacts.gen.ts';
import type { Context } from '../../../call/context.ts';
import type { UploadedFile } from '../../../call/handler.ts';
import { shownAsOther, shownUnfit } from '../../../documents/amountCells.ts';
import { sentSheet } from '../../../documents/sentSheet.ts';
import { emptyFaults, readTableRow, rejectTable, textOf, type TableRow } from '../../../documents/table.ts';
import { readWorkbook, type ReadRow } from '../../../documents/workbook.ts';
import { workbookFaults } from '../../../documents/workbook.words.ts';
import { MOST_ROWS } from '../../../documents/workbookLimits.ts';
import { todayOf } from '../../../shared/clock.ts';
import { inTurns, keptInTurns } from '../../../shared/turns.ts';
import { receiptFileWords as titles } from '../receipts.words.ts';
import { confirmWords as words } from './confirm.words.ts';
import { AMOUNT, isTotal, RECEIPT_NO, receiptsTable, STATUS, STUDENT_CODE } from './receiptsLayout.ts';
import type { ReceiptsTable } from './receiptsLayout.ts';
import type { RowProblem } from './rowProblem.ts';

export const PART = 'receiptsFile';
const MOST_NUMBER = 2_147_483_647;
/** Maximum length of a text by which the user recognises a row. */
const LONGEST = 40;

/** A row of the file. */
export interface FileRow extends Pick<TableRow, 'row' | 'columns' | 'cells' | 'values' | 'shared'> {
  problems: RowProblem[];
  /** text of the cell */
  receiptNo: string;
  /** undefined when the cell contains no valid number */
  number: number | undefined;
  studentCode: string | undefined;
  /** in paise */
  amount: number | undefined;
  /** BLANK: the cell is blank; undefined: another text, or the file has no column of statuses */
  status: 'PENDING' | 'CONFIRMED' | 'BLANK' | undefined;
}

export interface ReceiptsFile extends Pick<ReceiptsTable, 'columns'> {
  rows: FileRow[];
}

/** '01296' is the code 1296. */
const withoutZeros = (digits: string | undefined): string | undefined => digits?.replace(/^0+(?=\d+$)/, '');

/** Numbers whose format adds a word or a sign, such as 100 (Returned): the annotated file has the text. */
const formatProblems = ({ columns, cells }: TableRow): RowProblem[] =>
  columns.flatMap(({ title }, at): RowProblem[] => {
    const shown = shownAsOther(cells[at]) ?? shownUnfit(cells[at], {});
    return shown === undefined ? [] : [{ column: title, message: words.shownAs(shown), written: shown }];
  });

function statusIn({ columns, cells }: TableRow): { status: FileRow['status']; isKnown: boolean } {
  const at = columns.findIndex(({ key }) => key === STATUS);
  if (at < 0) return { status: undefined, isKnown: true };
  const text = textOf(cells[at]);
  if (text === '') return { status: 'BLANK', isKnown: true };
  const status = (['PENDING', 'CONFIRMED'] as const).find((one) => textKey(titles.statuses[one]) === textKey(text));
  return { status, isKnown: status !== undefined };
}

export function readRow(table: Pick<ReceiptsTable, 'columns'>, written: ReadRow, today: string): FileRow {
  const read = readTableRow(table, written, today);
  const { problems: found, ...row } = read;
  const textIn = (key: string) => row.values.get(key) as string | undefined;
  const receiptNo = textIn(RECEIPT_NO);
  const isNumber = /^\d{1,10}$/.test(receiptNo ?? '') && Number(receiptNo) <= MOST_NUMBER;
  const formats = formatProblems(read);
  const problems: RowProblem[] = found.filter(({ column }) => !formats.some((one) => one.column === column));
  const add = (column: string, message: string) => void problems.push({ column, message });
  const isReported = (title: string) => [...found, ...formats].some(({ column }) => column === title);
  if (receiptNo === undefined && !isReported(titles.receiptNo)) add(titles.receiptNo, words.noNumber);
  if (receiptNo !== undefined && !isNumber) add(titles.receiptNo, words.notNumber);
  const amount = row.values.get(AMOUNT) as number | undefined;
  if (amount === undefined && !isReported(titles.amount)) add(titles.amount, words.noAmount);
  const { status, isKnown } = statusIn(read);
  if (!isKnown) add(titles.status, words.otherStatus);
  return {
    ...row,
    problems: [...problems, ...formats],
    receiptNo: (receiptNo ?? '').slice(0, LONGEST),
    number: isNumber ? Number(receiptNo) : undefined,
    studentCode: withoutZeros(textIn(STUDENT_CODE)),
    amount,
    status,
  };
}

/** Reads the uploaded file. 165 for a file that is no spreadsheet, 166 for one with another layout than the download. */
export async function readReceiptsFile(
  ctx: Context,
  files: Readonly<Record<string, UploadedFile>>,
): Promise<ReceiptsFile> {
  const content = sentSheet(files, PART, FORM_FACTS.ReceiptsFile[PART]);
  // One more row for the total.
  const sheet = await readWorkbook(ctx, content, { mostRows: MOST_ROWS + 1 });
  const table = receiptsTable(sheet);
  if (sheet.rows.length < 2) rejectTable(PART, emptyFaults(sheet));
  if (table.faults.length > 0) rejectTable(PART, table.faults);
  const rows = await keptInTurns(table.rows, (row) => !isTotal(table, row));
  if (rows.length === 0) rejectTable(PART, emptyFaults(sheet));
  if (rows.length > MOST_ROWS) rejectTable(PART, [workbookFaults.tooManyRows.message]);
  const today = todayOf(ctx.services.clock);
  return { columns: table.columns, rows: await inTurns(rows, (row) => readRow(table, row, today)) };
}
