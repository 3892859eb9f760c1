// The dry run of a confirmation by file: compares the rows with the receipts of the school and with each other.
import { createHash } from 'node:crypto';
import { textKey } from '../../../../common/names.ts';
import { showPaise, toPaise } from '../../../../common/money.ts';
import { showDay } from '../../../documents/documentText.ts';
import type { Cell } from '../../../documents/sheet.ts';
import { quoting, textOf } from '../../../documents/table.ts';
import type { TableColumn } from '../../../documents/tableColumn.ts';
import { receiptFileWords as titles } from '../receipts.words.ts';
import type { ReceiptFacts } from './confirm.queries.ts';
import { confirmWords as words } from './confirm.words.ts';
import type { FileRow } from './readReceiptsFile.ts';
import { AMOUNT, COLUMNS, RECEIPT_NO, STATUS, STUDENT_CODE } from './receiptsLayout.ts';
import type { RowProblem } from './rowProblem.ts';

/** READY: will be confirmed. KNOWN: already confirmed and left out. WRONG: prevents the confirmation of the whole file. */
type State = 'READY' | 'WRONG' | 'KNOWN';

export interface CheckedReceipt {
  row: number;
  state: State;
  receiptNo: string;
  /** undefined for an unknown number and for a receipt that the user may not see */
  receipt: ReceiptFacts | undefined;
  problems: RowProblem[];
  file: FileRow;
}

export interface CheckOptions {
  sessionId: number;
  /** without it, only pending receipts of the session are shown and compared with the rows */
  seesAll: boolean;
  /** the cells of the download by the number of the receipt, in the order of its columns */
  exported: ReadonlyMap<number, readonly Cell[]>;
}

interface FileOptions extends CheckOptions {
  /** set if the status of any row confirms; it must not depend on the receipts, because the file would mean something else after them */
  confirmsByStatus: boolean;
}

/** The distinct receipt numbers of the rows. */
export const numbersIn = (rows: readonly FileRow[]): number[] => [
  ...new Set(rows.flatMap(({ number }) => number ?? [])),
];

/** Why the receipt cannot be confirmed. */
function stateOf({ receiptNo, status, ...receipt }: ReceiptFacts, { sessionId }: CheckOptions): string[] {
  if (receipt.sessionId !== sessionId) return [words.ofSession(receiptNo, receipt.sessionName)];
  if (status === 'CANCELLED') return [words.isCancelled(receiptNo)];
  return status === 'CONFIRMED' ? [words.isConfirmed(receiptNo)] : [];
}

/** Whether the result may have values of the receipt. */
export const isShown = (
  { status, sessionId }: ReceiptFacts,
  options: Pick<CheckOptions, 'sessionId' | 'seesAll'>,
): boolean => options.seesAll || (status === 'PENDING' && sessionId === options.sessionId);

/** Compared in their own way. */
const COMPARED = [RECEIPT_NO, STUDENT_CODE, AMOUNT, STATUS];

const exportedText = (own: Cell | undefined): string =>
  typeof own === 'string' || typeof own === 'number' ? textOf(own) : '';

/** Whether the problem of a cell is that of a text of the download: a comment may be a ditto sign. */
function isOwnText(
  { columns, cells }: FileRow,
  { column }: RowProblem,
  exported: readonly Cell[] | undefined,
): boolean {
  const cell = cells[columns.findIndex(({ title, key }) => title === column && !COMPARED.includes(key))];
  const own = exported?.[COLUMNS.findIndex(({ title }) => title === column)];
  return typeof cell === 'string' && typeof own === 'string' && textKey(textOf(cell)) === textKey(textOf(own));
}

/** Whether a cell has the value of the download. A blank cell says nothing. */
function isSame(row: FileRow, at: number, column: TableColumn, own: Cell | undefined): boolean {
  const text = textOf(row.cells[at]);
  return text === '' || textKey(text) === textKey(exportedText(own)) || row.values.get(column.key) === own;
}

/** The cells of a row that the office has changed: such a text may say that the payment has not arrived. */
const changedCells = (row: FileRow, exported: readonly Cell[] | undefined): RowProblem[] =>
  row.columns.flatMap((column, at): RowProblem[] => {
    const index = COLUMNS.indexOf(column);
    const isReported = row.problems.some((one) => one.column === column.title);
    if (!exported || index < 0 || isReported || COMPARED.includes(column.key)) return [];
    const own = exported[index];
    if (isSame(row, at, column, own)) return [];
    const text = column.kind === 'date' ? showDay(exportedText(own)) : exportedText(own);
    return [{ column: column.title, message: words.changedCell(text) }];
  });

/** Values of the row that differ from the receipt, which indicate a wrong number or a change by the office. */
function differences(row: FileRow, receipt: ReceiptFacts, { exported }: CheckOptions): RowProblem[] {
  const { amount, studentCode, studentName } = receipt;
  const paise = toPaise(Number(amount));
  const otherAmount = row.amount !== undefined && row.amount !== paise;
  const otherStudent = row.studentCode !== undefined && row.studentCode !== String(studentCode);
  return [
    ...(otherStudent ? [{ column: titles.studentCode, message: words.otherStudent(studentName, studentCode) }] : []),
    ...(otherAmount ? [{ column: titles.amount, message: words.otherAmount(showPaise(paise)) }] : []),
    ...changedCells(row, exported.get(receipt.receiptNo)),
  ];
}

/** Finds another row with the same receipt. */
function duplicates(rows: readonly FileRow[]): (row: FileRow) => number | undefined {
  const firsts = new Map<number, { first: number; second?: number }>();
  for (const { row, number } of rows) {
    if (number === undefined) continue;
    const known = firsts.get(number);
    if (!known) firsts.set(number, { first: row });
    else known.second ??= row;
  }
  return ({ row, number }) => {
    const known = number === undefined ? undefined : firsts.get(number);
    return known?.first === row ? known.second : known?.first;
  };
}

/** A file in which the status of a row confirms says of each row whether its payment has arrived; a blank status does not. */
function statusProblems(row: FileRow, { confirmsByStatus }: FileOptions): RowProblem[] {
  if (!confirmsByStatus || (row.status !== 'PENDING' && row.status !== 'BLANK')) return [];
  const at = row.columns.findIndex(({ key }) => key === STATUS);
  return [{ column: titles.status, message: words.leftPending, written: words.besideOthers(textOf(row.cells[at])) }];
}

interface Compared {
  row: FileRow;
  receipt: ReceiptFacts | undefined;
  /** of the row and its receipt */
  problems: RowProblem[];
  known: boolean;
}

/** Compares a row with its receipt, unless the user may not see the receipt: the result must not reveal its values. */
function compare(row: FileRow, stored: ReceiptFacts | undefined, options: FileOptions): Compared {
  const { number, receiptNo } = row;
  const receipt = stored && isShown(stored, options) ? stored : undefined;
  const exported = receipt && options.exported.get(receipt.receiptNo);
  const found = row.problems.filter((problem) => !isOwnText(row, problem, exported));
  const isConfirmed = stored?.status === 'CONFIRMED' && stored.sessionId === options.sessionId;
  const different = receipt ? differences(row, receipt, options) : [];
  const byStatus = statusProblems(row, options);
  const wrong = [...found, ...different, ...byStatus];
  if (isConfirmed && wrong.length === 0) return { row, receipt, problems: [], known: true };
  const missing = options.seesAll ? words.noReceipt(receiptNo) : words.notPending(receiptNo);
  const own = receipt ? stateOf(receipt, options) : number === undefined ? [] : [missing];
  const problems = [
    ...quoting(row, found),
    ...own.map((message) => ({ column: titles.receiptNo, message })),
    ...quoting(row, different),
    ...byStatus,
  ];
  return { row, receipt, problems, known: false };
}

/** The state and all problems of each row; `found`: the school's receipts with the numbers of the rows. */
export function checkRows(
  rows: readonly FileRow[],
  found: readonly ReceiptFacts[],
  options: CheckOptions,
): CheckedReceipt[] {
  const byNumber = new Map(found.map((one) => [one.receiptNo, one]));
  const ofFile = { ...options, confirmsByStatus: rows.some(({ status }) => status === 'CONFIRMED') };
  const all = rows.map((row) => compare(row, row.number === undefined ? undefined : byNumber.get(row.number), ofFile));
  const unconfirmed = all.flatMap(({ row, known }) => (known ? [] : [row]));
  const duplicateOf = duplicates(unconfirmed);
  return all.map(({ row, receipt, problems: own, known }) => {
    const checked = { row: row.row, receiptNo: row.receiptNo, receipt, file: row };
    if (known) return { ...checked, state: 'KNOWN', problems: [] };
    const duplicate = duplicateOf(row);
    const problems = [
      ...own,
      ...(duplicate === undefined ? [] : [{ column: titles.receiptNo, message: words.sameReceipt(duplicate) }]),
    ];
    return { ...checked, state: problems.length > 0 ? 'WRONG' : 'READY', problems };
  });
}

export const withState = (checked: readonly CheckedReceipt[], state: State): CheckedReceipt[] =>
  checked.filter((row) => row.state === state);

/** Of the receipts to confirm as they are now: another one, and one that was confirmed and set back since, has another fingerprint. */
export function fingerprintOf(checked: readonly CheckedReceipt[]): string {
  const hash = createHash('sha256');
  for (const { receipt } of withState(checked, 'READY')) hash.update(`${receipt?.id} ${receipt?.modifiedAt}\n`);
  return hash.digest('base64url');
}
