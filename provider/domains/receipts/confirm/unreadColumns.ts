// What the columns that are not read say about a payment: that it failed, or that it is a debit.
import { textKey } from '../../../../common/names.ts';
import { wordsOf } from '../../../documents/headingGuess.ts';
import type { MappedTable } from '../../../documents/mappedTable.ts';
import { textOf, type CellProblem } from '../../../documents/table.ts';
import type { ReadRow } from '../../../documents/workbook.ts';
import { keptInTurns } from '../../../shared/turns.ts';
import { confirmWords as words } from './confirm.words.ts';
import { asksForArrival, isConfirming, isDebit, isDirection, isFailed, isNo, isOpen, isYes } from './paymentWords.ts';
import { namesStatus } from './statusHeadings.ts';

/** The problems of a row in the columns that are not read. */
export type UnreadCheck = (row: Pick<ReadRow, 'cells'>) => CellProblem[];

interface UnreadColumn {
  /** index of the cell */
  at: number;
  heading: string;
}

/** Columns whose letters C and D are names, such as a section. */
const OF_LETTERS = [
  'section',
  'class',
  'category',
  'group',
  'house',
  'stream',
  'batch',
  'shift',
  'wing',
  'fee',
  'head',
];
/** Columns in which Dr is a title or an occupation. */
const OF_TITLES = ['prefix', 'title', 'salutation', 'occupation', 'father', 'mother', 'parent', 'guardian'];
/** Columns whose Pending is that of something else than the payment. */
const OF_OTHERS = ['dues', 'balance', 'fee', 'admission', 'tc'];
/** Columns that say of which kind a card or payment is, without blanks and signs. */
const OF_MODES = /card|mode|instrument|paymenttype|paytype|paidby|paidthrough|^by$/;

/** Whether the words Credit and Debit, or C and D, of this column mean something else than the direction of a payment. */
function isOther(heading: string, texts: readonly string[]): boolean {
  if (OF_MODES.test(textKey(heading).replaceAll(/[^\p{L}]/gu, ''))) return true;
  const own = wordsOf(heading);
  if (OF_TITLES.some((word) => own.has(word))) return true;
  return texts.every((text) => text.length === 1) && OF_LETTERS.some((word) => own.has(word));
}

/** Columns of directions, which may have other values too. */
const OF_DIRECTIONS = ['type', 'txn', 'transaction', 'entry', 'direction', 'dr', 'cr'];

/** Whether the values of a column are words for credit or debit: all of them, or some under a heading of directions. */
function hasDirections({ at, heading }: UnreadColumn, rows: readonly ReadRow[]): boolean {
  const own = wordsOf(heading);
  const mayHaveOthers = OF_DIRECTIONS.some((word) => own.has(word));
  const found = new Set<string>();
  for (const { cells } of rows) {
    const text = textOf(cells[at]);
    if (isDirection(text)) found.add(text);
    else if (text !== '' && !mayHaveOthers) return false;
  }
  return found.size > 0 && !isOther(heading, [...found]);
}

/** A heading without a remark such as (Y/N). */
const withoutRemark = (heading: string): string => heading.replaceAll(/\([^)]*\)|\?|\b(?:y\/n|yes\/no)\b/gi, '').trim();

interface Answers {
  /** the answer with which a payment has not arrived */
  isNegative: (text: string) => boolean;
}

/** Of a column such as Cleared or Bounced with values such as Yes and No. Beside a Yes, a blank under Cleared is a No. */
function answersOf({ at, heading }: UnreadColumn, rows: readonly ReadRow[]): Answers | undefined {
  const asked = withoutRemark(heading);
  if (isFailed(asked)) return { isNegative: isYes };
  if (!asksForArrival(asked)) return undefined;
  const hasYes = rows.some(({ cells }) => isYes(textOf(cells[at])));
  return { isNegative: (text) => isNo(text) || (text === '' && hasYes) };
}

/** Whether Pending means that a payment is still expected: beside confirmed ones, in a column that is not one of statuses. */
const confirmsOthers = ({ at, heading }: UnreadColumn, rows: readonly ReadRow[]): boolean =>
  !namesStatus(heading) &&
  !OF_OTHERS.some((word) => wordsOf(heading).has(word)) &&
  rows.some(({ cells }) => isConfirming(textOf(cells[at])));

const DEBIT_HEADINGS = ['dr', 'debit', 'debits', 'withdrawal', 'withdrawals', 'withdrawn'];
const CREDIT_HEADINGS = ['cr', 'credit', 'credits', 'deposit'];
/** Words of the payer's account and the like. */
const OF_ACCOUNTS = /a\/c|acc|\bno\b|number|card|date|bank|branch|name/i;
/** Whether a heading names the amounts of debits alone. */
function isDebitHeading(heading: string): boolean {
  const own = wordsOf(heading);
  if (OF_ACCOUNTS.test(heading)) return false;
  return DEBIT_HEADINGS.some((word) => own.has(word)) && !CREDIT_HEADINGS.some((word) => own.has(word));
}
const isAmount = (text: string): boolean => /[1-9]/.test(text) && /^[^\p{L}]*$|^(?:rs|inr)?[^\p{L}]*$/iu.test(text);

export async function unreadColumns({ columns, headings, rows }: MappedTable): Promise<UnreadCheck> {
  const unread = columns.flatMap(({ kind, title }, at): UnreadColumn[] =>
    kind === 'ignored' ? [{ at, heading: headings[at]?.heading ?? title }] : [],
  );
  const directed = new Set(await keptInTurns(unread, (column) => hasDirections(column, rows)));
  const answered = new Map(unread.map((column) => [column, answersOf(column, rows)]));
  const confirming = new Set(await keptInTurns(unread, (column) => confirmsOthers(column, rows)));
  const debits = new Set(unread.filter(({ heading }) => isDebitHeading(heading)));
  const problemOf = (column: UnreadColumn, text: string): string | undefined => {
    if (isFailed(text) || (isOpen(text) && confirming.has(column))) return words.failedPayment(text);
    if (answered.get(column)?.isNegative(text)) return words.failedPayment(`${column.heading}: ${text || words.blank}`);
    if (debits.has(column) && isAmount(text)) return words.debitRow(`${column.heading}: ${text}`);
    return directed.has(column) && isDebit(text) ? words.debitRow(text) : undefined;
  };
  return ({ cells }) =>
    unread.flatMap((column): CellProblem[] => {
      const message = problemOf(column, textOf(cells[column.at]));
      return message === undefined ? [] : [{ column: column.heading, message }];
    });
}
