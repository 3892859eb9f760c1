// What a spreadsheet would confirm: its rows beside the receipts they name.
import { showPaise, toPaise } from '../../../../common/money.ts';
import { quoting, type CellProblem } from '../../../documents/table.ts';
import type { ReceiptFacts } from './confirm.queries.ts';
import { confirmWords as words } from './confirm.words.ts';
import type { FileRow } from './readReceiptsFile.ts';
import { receiptFileWords as titles } from '../receipts.words.ts';

/** READY is confirmed, KNOWN is confirmed already and left out, WRONG stops the whole file. */
type State = 'READY' | 'WRONG' | 'KNOWN';

export interface JudgedReceipt {
  row: number;
  state: State;
  receiptNo: string;
  /** undefined where the school has none with this number, and for one that the user may not see */
  receipt: ReceiptFacts | undefined;
  problems: CellProblem[];
  cells: FileRow['cells'];
}

/** For whom the rows are checked. */
export interface Judging {
  sessionId: number;
  /** without it, only pending receipts of the session are shown and compared with the rows */
  seesAll: boolean;
}

/** The numbers that the rows name, each once. */
export const numbersIn = (rows: readonly FileRow[]): number[] => [
  ...new Set(rows.flatMap(({ number }) => number ?? [])),
];

/** Why the receipt itself cannot be confirmed. */
function stateOf({ receiptNo, status, ...receipt }: ReceiptFacts, { sessionId }: Judging): string[] {
  if (receipt.sessionId !== sessionId) return [words.ofSession(receiptNo, receipt.sessionName)];
  if (status === 'CANCELLED') return [words.isCancelled(receiptNo)];
  return status === 'CONFIRMED' ? [words.isConfirmed(receiptNo)] : [];
}

const isPending = ({ status, sessionId }: ReceiptFacts, judging: Judging): boolean =>
  status === 'PENDING' && sessionId === judging.sessionId;

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

/** A row with status Pending was not meant where the user wrote Confirmed into others; receipts confirmed before are no such rows. */
const leaves = (rows: readonly FileRow[]): ((row: FileRow) => boolean) => {
  const marked = rows.some(({ status }) => status === 'CONFIRMED');
  return ({ status }) => marked && status === 'PENDING';
};

interface Compared {
  row: FileRow;
  receipt: ReceiptFacts | undefined;
  /** of the row itself and of its receipt */
  problems: CellProblem[];
  known: boolean;
}

/** A row beside its receipt. A receipt that the user may not see is not compared, so that nothing of it can be guessed. */
function compared(row: FileRow, stored: ReceiptFacts | undefined, judging: Judging): Compared {
  const { number, receiptNo } = row;
  const receipt = stored && (judging.seesAll || isPending(stored, judging)) ? stored : undefined;
  const isConfirmed = stored?.status === 'CONFIRMED' && stored.sessionId === judging.sessionId;
  const different = receipt ? differences(row, receipt) : [];
  const wrong = [...row.problems, ...different];
  if (isConfirmed && wrong.length === 0) return { row, receipt, problems: [], known: true };
  const missing = judging.seesAll ? words.noReceipt(receiptNo) : words.notPending(receiptNo);
  const own = receipt ? stateOf(receipt, judging) : number === undefined ? [] : [missing];
  const problems = [
    ...quoting(row, row.problems),
    ...own.map((message) => ({ column: titles.receiptNo, message })),
    ...quoting(row, different),
  ];
  return { row, receipt, problems, known: false };
}

/** Every row with all its problems; `found`: the school's receipts with the numbers of the rows. */
export function judgeRows(rows: readonly FileRow[], found: readonly ReceiptFacts[], judging: Judging): JudgedReceipt[] {
  const byNumber = new Map(found.map((one) => [one.receiptNo, one]));
  const all = rows.map((row) =>
    compared(row, row.number === undefined ? undefined : byNumber.get(row.number), judging),
  );
  const open = all.flatMap(({ row, known }) => (known ? [] : [row]));
  const twinOf = twins(open);
  const isLeft = leaves(open);
  return all.map(({ row, receipt, problems: own, known }) => {
    const judged = { row: row.row, receiptNo: row.receiptNo, receipt, cells: row.cells };
    if (known) return { ...judged, state: 'KNOWN', problems: [] };
    const twin = twinOf(row);
    const problems = [
      ...own,
      ...(twin === undefined ? [] : [{ column: titles.receiptNo, message: words.sameReceipt(twin) }]),
      ...(isLeft(row) ? [{ column: titles.status, message: words.leftPending }] : []),
    ];
    return { ...judged, state: problems.length > 0 ? 'WRONG' : 'READY', problems };
  });
}

export const withState = (judged: readonly JudgedReceipt[], state: State): JudgedReceipt[] =>
  judged.filter((row) => row.state === state);
