// Reads an import file of receipts to confirm: the export of pending receipts, without the rows that are not to be confirmed.
import { textKey } from '../../../../common/names.ts';
import { FORM_FACTS } from '../../../contract/generated/formFacts.gen.ts';
import type { Context } from '../../../call/context.ts';
import type { UploadedFile } from '../../../call/handler.ts';
import { sentSheet } from '../../../documents/sentSheet.ts';
import { readTableRow, tableOf, textOf, type NotRead, type Table, type TableRow } from '../../../documents/table.ts';
import type { TableColumn } from '../../../documents/tableColumn.ts';
import { readWorkbook, type ReadRow } from '../../../documents/workbook.ts';
import { MOST_ROWS, tableWords, workbookFaults } from '../../../documents/workbook.words.ts';
import { todayOf } from '../../../shared/clock.ts';
import { fail } from '../../../shared/fail.ts';
import { inTurns } from '../../../shared/turns.ts';
import { RECEIPT_SHEET } from '../receipts.export.ts';
import { receiptFileWords as titles } from '../receipts.words.ts';
import { confirmWords as words } from './confirm.words.ts';

const PART = 'receiptsFile';
const MOST_NUMBER = 2_147_483_647;
/** Maximum length of a text by which the user recognises a row. */
const LONGEST = 40;

const { statuses } = titles;
const STATUS_CHOICES = (['PENDING', 'CONFIRMED'] as const).map((value) => ({ value, label: statuses[value] }));

/** The columns that are read; other columns of the export are ignored. */
const READ: Readonly<Record<string, Pick<TableColumn, 'kind' | 'choices'>>> = {
  [titles.receiptNo]: { kind: 'digits' },
  [titles.studentCode]: { kind: 'digits' },
  [titles.amount]: { kind: 'amount' },
  [titles.status]: { kind: 'choice', choices: STATUS_CHOICES },
};

const COLUMNS: readonly TableColumn[] = RECEIPT_SHEET.columns.map(({ title }) => ({
  ...(READ[title] ?? { kind: 'ignored' }),
  key: title,
  title,
  required: title === titles.receiptNo,
}));

/** The result columns of a file that was annotated by an earlier dry run. */
const REPORTED: readonly TableColumn[] = [words.row, words.outcome, words.reason].map((title) => ({
  key: title,
  title,
  kind: 'ignored',
  required: false,
}));
const isReported = ({ title }: TableColumn): boolean => REPORTED.some((column) => column.title === title);

/** A row of the file. */
export interface FileRow extends Pick<TableRow, 'row' | 'columns' | 'cells' | 'problems'> {
  /** text of the cell */
  receiptNo: string;
  /** undefined when the cell contains no valid number */
  number: number | undefined;
  studentCode: string | undefined;
  /** in paise */
  amount: number | undefined;
  status: 'PENDING' | 'CONFIRMED' | undefined;
}

export interface ReceiptsFile {
  /** headings of the file and their indexes, without the result columns of an earlier dry run */
  columns: readonly { title: string; at: number }[];
  rows: FileRow[];
  notRead: NotRead;
}

/**
 * Removes the row of the total at the end of an export: it has an amount, "Total" as the name and no other value. Without the
 * column of names, it is the last row after a blank one.
 */
function withoutTotal({ columns, rows }: Table): ReadRow[] {
  const total = textKey(titles.total);
  const named = columns.some(({ title }) => title === titles.studentName);
  const isSum = ({ row, cells }: ReadRow, index: number) => {
    const others = columns.flatMap(({ title }, at) => (title === titles.amount ? [] : [textKey(textOf(cells[at]))]));
    const filled = others.filter((text) => text !== '');
    if (filled.some((text) => text !== total)) return false;
    if (filled.length > 0) return true;
    const above = rows[index - 1];
    return !named && index === rows.length - 1 && above !== undefined && above.row < row - 1;
  };
  return rows.filter((row, index) => !isSum(row, index));
}

/** '01296' is the code 1296. */
const withoutZeros = (digits: string | undefined): string | undefined => digits?.replace(/^0+(?=\d+$)/, '');

function readRow(table: Table, written: ReadRow, today: string): FileRow {
  const { values, problems: found, ...row } = readTableRow(table, written, today);
  const textIn = (title: string) => values.get(title) as string | undefined;
  const receiptNo = textIn(titles.receiptNo);
  const isNumber = /^\d{1,10}$/.test(receiptNo ?? '') && Number(receiptNo) <= MOST_NUMBER;
  const problems = [...found];
  const add = (column: string, message: string) => void problems.push({ column, message });
  const unread = found.some(({ column }) => column === titles.receiptNo);
  if (receiptNo === undefined && !unread) add(titles.receiptNo, words.noNumber);
  if (receiptNo !== undefined && !isNumber) add(titles.receiptNo, words.notNumber);
  return {
    ...row,
    problems,
    receiptNo: (receiptNo ?? '').slice(0, LONGEST),
    number: isNumber ? Number(receiptNo) : undefined,
    studentCode: withoutZeros(textIn(titles.studentCode)),
    amount: values.get(titles.amount) as number | undefined,
    status: values.get(titles.status) as FileRow['status'],
  };
}

/** Reads the uploaded file. 165 for a file that is no spreadsheet, 166 for other headings or too many rows. */
export async function readReceiptsFile(
  ctx: Context,
  files: Readonly<Record<string, UploadedFile>>,
): Promise<ReceiptsFile> {
  const content = sentSheet(files, PART, FORM_FACTS.ReceiptsFile[PART]);
  // One more row for the total.
  const mostRows = MOST_ROWS + 1;
  const sheet = await readWorkbook(ctx, content, mostRows);
  const table = tableOf(sheet, [...COLUMNS, ...REPORTED], PART, mostRows);
  const rows = withoutTotal(table);
  const reject = (message: string) =>
    fail('INVALID_FILE_WITH_REASON', { message, problems: [{ path: PART, message }] });
  if (rows.length === 0) reject(tableWords.empty);
  if (rows.length > MOST_ROWS) reject(workbookFaults.tooManyRows.message);
  const columns = table.columns.flatMap((column, at) =>
    column.title === '' || isReported(column) ? [] : [{ title: column.title, at }],
  );
  const today = todayOf(ctx.services.clock);
  return { columns, rows: await inTurns(rows, (row) => readRow(table, row, today)), notRead: table.notRead };
}
