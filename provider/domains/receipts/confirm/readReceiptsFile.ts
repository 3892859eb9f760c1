// Reads an import file of receipts to confirm: the export of pending receipts, without the rows that are not to be confirmed.
import { present } from '../../../../common/present.ts';
import { FORM_FACTS } from '../../../contract/generated/formFacts.gen.ts';
import type { Context } from '../../../call/context.ts';
import type { UploadedFile } from '../../../call/handler.ts';
import { rememberedHeadings } from '../../../database/importHeadings.ts';
import { annotatedHeadings } from '../../../documents/annotatedHeading.ts';
import { confirmedHeadings } from '../../../documents/importMapping.ts';
import { mappedTableOf, type MappedTable } from '../../../documents/mappedTable.ts';
import { sentSheet } from '../../../documents/sentSheet.ts';
import {
  emptyFaults,
  readTableRow,
  rejectTable,
  textOf,
  titlesOf,
  type Table,
  type TableRow,
} from '../../../documents/table.ts';
import { isTotalRow } from '../../../documents/totalRows.ts';
import type { TableColumn } from '../../../documents/tableColumn.ts';
import { readWorkbook, type ReadRow } from '../../../documents/workbook.ts';
import { workbookFaults } from '../../../documents/workbook.words.ts';
import { MOST_ROWS } from '../../../documents/workbookLimits.ts';
import { todayOf } from '../../../shared/clock.ts';
import { inTurns, keptInTurns } from '../../../shared/turns.ts';
import { RECEIPT_SHEET } from '../receipts.export.ts';
import { receiptFileWords as titles } from '../receipts.words.ts';
import { confirmWords as words } from './confirm.words.ts';
import { pendingReasonOf } from './otherSheets.ts';
import { CLEARED, isConfirming, NOT_CLEARED } from './paymentWords.ts';
import type { RowProblem } from './rowProblem.ts';
import { twinHeadings, withOpenColumns, withoutOwnResults, withoutUnread, withStatus } from './statusHeadings.ts';
import { unreadColumns, type UnreadCheck } from './unreadColumns.ts';

export const PART = 'receiptsFile';
const MOST_NUMBER = 2_147_483_647;
/** Maximum length of a text by which the user recognises a row. */
const LONGEST = 40;

const { statuses } = titles;
const STATUS_CHOICES = [
  { value: 'PENDING', label: statuses.PENDING },
  { value: 'CONFIRMED', label: statuses.CONFIRMED, others: CLEARED },
  { value: 'NOT_CLEARED', label: words.notClearedLabel, others: NOT_CLEARED, unlisted: true },
] as const;

const RECEIPT_NO = 'receiptNo';
const STUDENT_CODE = 'studentCode';
const AMOUNT = 'amount';
const STATUS = 'status';
/** A total names neither a receipt nor a student. */
const NAMING = [RECEIPT_NO, STUDENT_CODE];

/** The columns that are read; other columns of the export are ignored. */
const READ: Readonly<Record<string, Pick<TableColumn, 'key' | 'kind' | 'choices' | 'suggestedBy' | 'sided'>>> = {
  [titles.receiptNo]: {
    ...{ key: RECEIPT_NO, kind: 'digits' },
    suggestedBy: ['Receipt', 'Slip No', 'Voucher No', 'Challan No', 'Bill No'],
  },
  [titles.studentCode]: { key: STUDENT_CODE, kind: 'digits', suggestedBy: ['Student ID'] },
  [titles.amount]: {
    ...{ key: AMOUNT, kind: 'amount', sided: true },
    suggestedBy: [
      'Paid',
      'Paid Amount',
      'Paid Fee',
      'Fee Amount',
      'Credit',
      'Credit Amount',
      'Cr',
      'Cr Amount',
      'Deposit Cr',
    ],
  },
  [titles.status]: { key: STATUS, kind: 'choice', choices: STATUS_CHOICES, suggestedBy: ['Receipt Status', 'State'] },
};

const COLUMNS: readonly TableColumn[] = RECEIPT_SHEET.columns.map(({ title }) => ({
  ...(READ[title] ?? { key: title, kind: 'ignored' }),
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
export const READ_COLUMNS: readonly TableColumn[] = [...COLUMNS, ...REPORTED];
export const STATUS_COLUMN = present(
  COLUMNS.find(({ key }) => key === STATUS),
  'the column of statuses',
);

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
  status: (typeof STATUS_CHOICES)[number]['value'] | undefined;
}

export interface ReceiptsFile {
  /** the columns of the file and their indexes, without the result columns of an earlier dry run */
  columns: readonly { heading: string; column: TableColumn; at: number }[];
  rows: FileRow[];
  table: MappedTable;
  /** headings of statuses of which the user must choose one */
  contested: readonly string[];
  /** why a row that is pending or has no status does not confirm: another sheet or a hidden row confirms */
  pendingReason: string | undefined;
}

/** Removes rows of totals. In an export without the column of names, the total is the last row after a blank one. */
async function withoutTotal(table: Table): Promise<ReadRow[]> {
  const { columns, rows } = table;
  const named = columns.some(({ title }) => title === titles.studentName);
  const last = rows.at(-1);
  const above = rows.at(-2);
  const isSum = (one: ReadRow) => {
    if (isTotalRow(table, one, NAMING)) return true;
    const { row, cells } = one;
    if (columns.some(({ key }, at) => key !== AMOUNT && textOf(cells[at]) !== '')) return false;
    return !named && one === last && above !== undefined && above.row < row - 1;
  };
  return keptInTurns(rows, (row) => !isSum(row));
}

/** '01296' is the code 1296. */
const withoutZeros = (digits: string | undefined): string | undefined => digits?.replace(/^0+(?=\d+$)/, '');

/** Whether the column of statuses is read; without one, each row confirms. */
export const hasStatuses = ({ columns }: Pick<FileRow, 'columns'>): boolean =>
  columns.some(({ key }) => key === STATUS);
/** Whether the status of a row says that its payment has not been confirmed. One that cannot be read is wrong in any case. */
export const isWaiting = ({ status, problems, columns }: FileRow): boolean =>
  hasStatuses({ columns }) &&
  (status === undefined || status === 'PENDING') &&
  !problems.some(({ column }) => column === titles.status);

/** `unread`: what the columns say that are not read. */
export function readRow(table: Table, written: ReadRow, today: string, unread: UnreadCheck): FileRow {
  const { problems: found, ...row } = readTableRow(table, written, today);
  const { values } = row;
  const textIn = (key: string) => values.get(key) as string | undefined;
  const receiptNo = textIn(RECEIPT_NO);
  const isNumber = /^\d{1,10}$/.test(receiptNo ?? '') && Number(receiptNo) <= MOST_NUMBER;
  const problems = [...found];
  const add = (column: string, message: string) => void problems.push({ column, message });
  const isUnreadNumber = found.some(({ column }) => column === titles.receiptNo);
  if (receiptNo === undefined && !isUnreadNumber) add(titles.receiptNo, words.noNumber);
  if (receiptNo !== undefined && !isNumber) add(titles.receiptNo, words.notNumber);
  // A returned payment has a dash there, or its sum in another column.
  const hasAmounts = row.columns.some(({ key }) => key === AMOUNT);
  const isUnreadAmount = found.some(({ column }) => column === titles.amount);
  if (hasAmounts && !isUnreadAmount && !values.has(AMOUNT)) add(titles.amount, words.noAmount);
  const amount = values.get(AMOUNT) as number | undefined;
  const isDebit = amount !== undefined && amount < 0;
  if (isDebit) add(titles.amount, words.debitAmount);
  return {
    ...row,
    problems: [...problems, ...unread(written)],
    receiptNo: (receiptNo ?? '').slice(0, LONGEST),
    number: isNumber ? Number(receiptNo) : undefined,
    studentCode: withoutZeros(textIn(STUDENT_CODE)),
    amount: isDebit ? undefined : amount,
    status: values.get(STATUS) as FileRow['status'],
  };
}

/** Reads the uploaded file. 165 for a file that is no spreadsheet, 166 for too many rows or a column twice. */
export async function readReceiptsFile(
  ctx: Context,
  mapping: Parameters<typeof confirmedHeadings>[0],
  files: Readonly<Record<string, UploadedFile>>,
): Promise<ReceiptsFile> {
  const confirmed = confirmedHeadings(mapping, READ_COLUMNS);
  const content = sentSheet(files, PART, FORM_FACTS.ReceiptsFile[PART]);
  // One more row for the total.
  const mostRows = MOST_ROWS + 1;
  const sheet = await readWorkbook(ctx, content, { mostRows, sheet: mapping?.sheet, withHidden: true });
  const remembered = await ctx.read((db) => rememberedHeadings(db, ctx.schoolId, 'RECEIPTS'));
  const today = todayOf(ctx.services.clock);
  const choices = { confirmed, remembered: withoutUnread(remembered) };
  const mapped = await mappedTableOf(sheet, { columns: READ_COLUMNS, choices, path: PART, today, mostRows });
  const { table: read, contested } = withStatus(withoutOwnResults(mapped, REPORTED), STATUS_COLUMN);
  const twins = twinHeadings(read);
  if (twins.length > 0) rejectTable(PART, [words.twinHeadings(titlesOf(twins))], sheet);
  const table = withOpenColumns(read, STATUS_COLUMN, contested);
  const rows = await withoutTotal(table);
  if (rows.length === 0) rejectTable(PART, emptyFaults(sheet), sheet);
  if (rows.length > MOST_ROWS) rejectTable(PART, [workbookFaults.tooManyRows.message], sheet);
  // A column without a heading may say that a payment failed, so it is written too.
  const written = annotatedHeadings(table, READ_COLUMNS, REPORTED);
  const columns = table.columns.flatMap((column, at) => {
    const heading = written[at] ?? '';
    return heading === '' || REPORTED.includes(column) ? [] : [{ heading, column, at }];
  });
  const unread = await unreadColumns({ ...table, rows });
  const ownStatus = table.columns.findIndex(({ key }) => key === STATUS);
  const fileRows = await inTurns(rows, (row) => readRow(table, row, today, unread));
  // Within one sheet, a row that confirms decides.
  const isOpen = fileRows.some(isWaiting) && !fileRows.some(({ status }) => status === 'CONFIRMED');
  const reading = { content, columns: READ_COLUMNS, status: STATUS_COLUMN, choices, mostRows, today };
  const confirmsHidden = table.hiddenRows.some(({ cells }) => isConfirming(textOf(cells[ownStatus])));
  const bySheets = isOpen && !confirmsHidden ? await pendingReasonOf(ctx, sheet, reading) : undefined;
  const pendingReason = confirmsHidden ? words.leftPending : bySheets;
  return { columns, rows: fileRows, table, contested, pendingReason };
}
