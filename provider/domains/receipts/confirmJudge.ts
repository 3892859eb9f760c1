// What a spreadsheet would confirm: its rows beside the receipts they name.
import { showPaise, toPaise } from '../../../common/money.ts';
import type { CellProblem } from '../../documents/table.ts';
import type { ReceiptFacts } from './confirm.queries.ts';
import { confirmWords as words } from './confirm.words.ts';
import type { FileRow } from './confirmFile.ts';
import { receiptFileWords as titles } from './receipts.words.ts';

export interface JudgedReceipt {
  row: number;
  receiptNo: string;
  receipt: ReceiptFacts | undefined;
  problems: CellProblem[];
  cells: FileRow['cells'];
}

/** The numbers that the rows name, each once. */
export const numbersIn = (rows: readonly FileRow[]): number[] => [
  ...new Set(rows.flatMap(({ number }) => number ?? [])),
];

/** Why the receipt itself cannot be confirmed. */
function stateOf({ receiptNo, status, ...receipt }: ReceiptFacts, sessionId: number): string[] {
  if (receipt.sessionId !== sessionId) return [words.ofSession(receiptNo, receipt.sessionName)];
  if (status === 'CANCELLED') return [words.isCancelled(receiptNo)];
  return status === 'CONFIRMED' ? [words.isConfirmed(receiptNo)] : [];
}

/** Where the row says something else than the receipt: its number may be a slip of the hand. */
function differences(row: FileRow, { amount, studentCode, studentName }: ReceiptFacts): CellProblem[] {
  const paise = toPaise(Number(amount));
  const otherAmount = row.amount !== undefined && row.amount !== paise;
  const otherStudent = row.studentCode !== undefined && row.studentCode !== String(studentCode);
  return [
    ...(otherStudent ? [{ column: titles.studentCode, message: words.otherStudent(studentName, studentCode) }] : []),
    ...(otherAmount ? [{ column: titles.amount, message: words.otherAmount(showPaise(paise)) }] : []),
  ];
}

/** For each row another one with the same receipt. */
function twins(rows: readonly FileRow[]): (row: FileRow) => number | undefined {
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

/** Whose row says Pending was left as it is by someone who wrote Confirmed into others. */
const leaves = (rows: readonly FileRow[]): ((row: FileRow) => boolean) => {
  const marked = rows.some(({ status }) => status === 'CONFIRMED');
  return ({ status }) => marked && status === 'PENDING';
};

/** Every row with all that is wrong with it; `found`: the school's receipts with the numbers of the rows. */
export function judgeRows(
  rows: readonly FileRow[],
  found: readonly ReceiptFacts[],
  sessionId: number,
): JudgedReceipt[] {
  const byNumber = new Map(found.map((one) => [one.receiptNo, one]));
  const twinOf = twins(rows);
  const isLeft = leaves(rows);
  return rows.map((row) => {
    const { number, receiptNo } = row;
    const receipt = number === undefined ? undefined : byNumber.get(number);
    const twin = twinOf(row);
    const own = receipt ? stateOf(receipt, sessionId) : number === undefined ? [] : [words.noReceipt(receiptNo)];
    const problems = [
      ...row.problems,
      ...own.map((message) => ({ column: titles.receiptNo, message })),
      ...(receipt ? differences(row, receipt) : []),
      ...(twin === undefined ? [] : [{ column: titles.receiptNo, message: words.sameReceipt(twin) }]),
      ...(isLeft(row) ? [{ column: titles.status, message: words.leftPending }] : []),
    ];
    return { row: row.row, receiptNo, receipt, problems, cells: row.cells };
  });
}
