// A spreadsheet of receipts to be confirmed: the one that is saved of the pending receipts, rows left out where they are not meant.
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
import { confirmWords as words } from './confirm.words.ts';
import { RECEIPT_SHEET } from '../receipts.export.ts';
import { receiptFileWords as titles } from '../receipts.words.ts';

const PART = 'receiptsFile';
const MOST_NUMBER = 2_147_483_647;
/** Of a text as it was read: enough to know the row by. */
const LONGEST = 40;

const { statuses } = titles;
const STATUS_CHOICES = (['PENDING', 'CONFIRMED'] as const).map((value) => ({ value, label: statuses[value] }));

/** What is read of the columns of the file; the others may stand there. */
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

/** Of a file that came back with its reasons. */
const REPORTED: readonly TableColumn[] = [words.row, words.outcome, words.reason].map((title) => ({
  key: title,
  title,
  kind: 'ignored',
  required: false,
}));
const isReported = ({ title }: TableColumn): boolean => REPORTED.some((column) => column.title === title);

/** A row by itself. */
export interface FileRow extends Pick<TableRow, 'row' | 'columns' | 'cells' | 'problems'> {
  /** as it was read */
  receiptNo: string;
  /** undefined where the cell holds none */
  number: number | undefined;
  studentCode: string | undefined;
  /** in paise */
  amount: number | undefined;
  status: 'PENDING' | 'CONFIRMED' | undefined;
}

export interface ReceiptsFile {
  /** the columns of the file that have a heading, and their indexes; without those of an earlier check */
  columns: readonly { title: string; at: number }[];
  rows: FileRow[];
  notRead: NotRead;
}

/**
 * The sum at the end of the saved spreadsheet is no receipt: its row has an amount, "Total" as the name, and nothing else. Where the
 * column of the names was removed, it is the last row, with a blank one above.
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
const plain = (digits: string | undefined): string | undefined => digits?.replace(/^0+(?=\d+$)/, '');

function readRow(table: Table, written: ReadRow, today: string): FileRow {
  const { values, problems: found, ...row } = readTableRow(table, written, today);
  const said = (title: string) => values.get(title) as string | undefined;
  const receiptNo = said(titles.receiptNo);
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
    studentCode: plain(said(titles.studentCode)),
    amount: values.get(titles.amount) as number | undefined,
    status: values.get(titles.status) as FileRow['status'],
  };
}

/** The rows of the file that was sent. 165 for no spreadsheet, 166 where its headings are not those of receipts or it is too long. */
export async function readReceiptsFile(
  ctx: Context,
  files: Readonly<Record<string, UploadedFile>>,
): Promise<ReceiptsFile> {
  const content = sentSheet(files, PART, FORM_FACTS.ReceiptsFile[PART]);
  // The sum is one row more.
  const mostRows = MOST_ROWS + 1;
  const sheet = await readWorkbook(ctx, content, mostRows);
  const table = tableOf(sheet, [...COLUMNS, ...REPORTED], PART, mostRows);
  const rows = withoutTotal(table);
  const refuse = (message: string) =>
    fail('INVALID_FILE_WITH_REASON', { message, problems: [{ path: PART, message }] });
  if (rows.length === 0) refuse(tableWords.empty);
  if (rows.length > MOST_ROWS) refuse(workbookFaults.tooManyRows.message);
  const columns = table.columns.flatMap((column, at) =>
    column.title === '' || isReported(column) ? [] : [{ title: column.title, at }],
  );
  const today = todayOf(ctx.services.clock);
  return { columns, rows: await inTurns(rows, (row) => readRow(table, row, today)), notRead: table.notRead };
}
