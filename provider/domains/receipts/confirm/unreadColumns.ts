// What the columns that are not read say about a payment: that it failed, or that it is a debit.
import { textKey } from '../../../../common/names.ts';
import { OF_LETTERS, OF_MODES } from '../../../documents/directionColumns.ts';
import { wordsOf } from '../../../documents/headingGuess.ts';
import type { MappedTable } from '../../../documents/mappedTable.ts';
import { textOf } from '../../../documents/table.ts';
import type { ReadRow } from '../../../documents/workbook.ts';
import { keptInTurns } from '../../../shared/turns.ts';
import { confirmWords as words } from './confirm.words.ts';
import {
  asksForArrival,
  asksForReturn,
  isConfirming,
  isDebit,
  isDirection,
  isFailed,
  isNo,
  isNone,
  isOpen,
  isYes,
} from './paymentWords.ts';
import type { RowProblem } from './rowProblem.ts';
import { namesStatus } from './statusHeadings.ts';

/** The result columns of an annotated file repeat the texts of the problems. */
const RESULTS: readonly string[] = [words.row, words.outcome, words.reason];

/** The problems of a row in the columns that are not read. */
export type UnreadCheck = (row: Pick<ReadRow, 'cells'>) => RowProblem[];

interface UnreadColumn {
  /** index of the cell */
  at: number;
  /** with the name of its group */
  heading: string;
  /** by which problems name the column */
  title: string;
}

/** Columns in which Dr is a title or an occupation. */
const OF_TITLES = ['prefix', 'title', 'salutation', 'occupation', 'father', 'mother', 'parent', 'guardian'];
/** Columns whose Pending is that of something else than the payment. */
const OF_OTHERS = ['dues', 'balance', 'fee', 'admission', 'tc'];
/** Whether the words Credit and Debit, or C and D, of this column mean something else than the direction of a payment. */
function isOther(heading: string, texts: readonly string[]): boolean {
  if (OF_MODES.test(textKey(heading).replaceAll(/[^\p{L}]/gu, ''))) return true;
  const own = wordsOf(heading);
  if (OF_TITLES.some((word) => own.has(word))) return true;
  return texts.every((text) => text.length === 1) && OF_LETTERS.some((word) => own.has(word));
}

/** Columns of directions, which may have other values too. */
const OF_DIRECTIONS = [
  'type',
  'txn',
  'transaction',
  'entry',
  'direction',
  'dr',
  'cr',
  'debit',
  'credit',
  'crdr',
  'drcr',
];

/**
 * Whether the values of a column are words for credit or debit: all of them, some under a heading of directions, or both words beside
 * other values.
 */
function hasDirections({ at, heading }: UnreadColumn, rows: readonly ReadRow[]): boolean {
  const own = wordsOf(heading);
  const mayHaveOthers = OF_DIRECTIONS.some((word) => own.has(word));
  const found = new Set<string>();
  let hasOthers = false;
  for (const { cells } of rows) {
    const text = textOf(cells[at]);
    if (isDirection(text)) found.add(text);
    else hasOthers ||= text !== '';
  }
  const texts = [...found];
  const hasBoth = texts.some(isDebit) && !texts.every(isDebit);
  return texts.length > 0 && (!hasOthers || mayHaveOthers || hasBoth) && !isOther(heading, texts);
}

/** A heading without a remark such as (Y/N). */
const withoutRemark = (heading: string): string => heading.replaceAll(/\([^)]*\)|\?|\b(?:y\/n|yes\/no)\b/gi, '').trim();

interface Answers {
  /** the answer with which a payment has not arrived */
  isNegative: (text: string) => boolean;
}

/** Of a column such as Cleared or Bounced with values such as Yes and No. Beside another value, a blank under Cleared is a No. */
function answersOf({ at, heading }: UnreadColumn, rows: readonly ReadRow[]): Answers | undefined {
  const asked = withoutRemark(heading);
  if (asksForReturn(asked)) return { isNegative: (text) => text !== '' && !isNone(text) };
  if (isFailed(asked)) return { isNegative: isYes };
  if (!asksForArrival(asked)) return undefined;
  const hasArrived = rows.some(({ cells }) => {
    const text = textOf(cells[at]);
    return text !== '' && !isNo(text);
  });
  return { isNegative: (text) => isNo(text) || (text === '' && hasArrived) };
}

/** Whether Pending means that a payment is still expected: beside confirmed ones, in a column that is not one of statuses. */
const confirmsOthers = ({ at, heading }: UnreadColumn, rows: readonly ReadRow[]): boolean =>
  !namesStatus(heading) &&
  !OF_OTHERS.some((word) => wordsOf(heading).has(word)) &&
  rows.some(({ cells }) => isConfirming(textOf(cells[at])));

const DEBIT_HEADINGS = ['dr', 'debit', 'debits', 'withdrawal', 'withdrawals', 'withdrawn'];
const CREDIT_HEADINGS = ['cr', 'credit', 'credits', 'deposit', 'deposits', 'deposited'];
/** Words of the payer's account and the like. */
const OF_ACCOUNTS = /a\/c|acc|\bno\b|number|card|date/i;
/** Whether a heading names the amounts of debits alone. */
function isDebitHeading(heading: string): boolean {
  const own = wordsOf(heading);
  if (OF_ACCOUNTS.test(heading)) return false;
  return DEBIT_HEADINGS.some((word) => own.has(word)) && !CREDIT_HEADINGS.some((word) => own.has(word));
}
const isAmount = (text: string): boolean => /[1-9]/.test(text) && /^(?:rs|inr)?[^\p{L}]*(?:dr|debit)?\.?$/iu.test(text);

/** With the group above it, unless the heading contains it. */
const withGroup = (heading: string, group = ''): string =>
  group === '' || textKey(heading).includes(textKey(group)) ? heading : `${group} ${heading}`;

type UnreadTable = Pick<MappedTable, 'columns' | 'headings' | 'groups' | 'rows' | 'hiddenRows'>;

/** The problem of the amounts and receipt numbers below a group or title such as Debit or Returned cheques. */
function groupProblems({ columns, groups }: UnreadTable): UnreadCheck {
  const found = columns.flatMap(({ kind, title, required }, at) => {
    const group = groups[at] ?? '';
    if (kind === 'ignored' || !(kind === 'amount' || required)) return [];
    if (asksForReturn(group)) return [{ at, title, message: words.failedPayment(group) }];
    return isDebitHeading(group) ? [{ at, title, message: words.debitRow(group) }] : [];
  });
  return ({ cells }) =>
    found.flatMap(({ at, title, message }) => (textOf(cells[at]) === '' ? [] : [{ column: title, message }]));
}

/** `hiddenRows` give the values of the other rows a meaning too. */
export async function unreadColumns(table: UnreadTable): Promise<UnreadCheck> {
  const { columns, headings, groups, rows: visible, hiddenRows } = table;
  const rows = [...visible, ...hiddenRows];
  const unread = columns.flatMap(({ kind, title: declared, key }, at): UnreadColumn[] => {
    const title = headings[at]?.heading ?? declared;
    return kind === 'ignored' && !RESULTS.includes(key) ? [{ at, heading: withGroup(title, groups[at]), title }] : [];
  });
  const directed = new Set(await keptInTurns(unread, (column) => hasDirections(column, rows)));
  const answered = new Map(unread.map((column) => [column, answersOf(column, rows)]));
  const confirming = new Set(await keptInTurns(unread, (column) => confirmsOthers(column, rows)));
  const debits = new Set(unread.filter(({ heading }) => isDebitHeading(heading)));
  const problemOf = (column: UnreadColumn, text: string): Omit<RowProblem, 'column'> | undefined => {
    if (isFailed(text)) return { message: words.failedPayment(text) };
    if (isOpen(text) && confirming.has(column))
      return { message: words.failedPayment(text), written: words.besideOthers(words.notClearedLabel) };
    if (answered.get(column)?.isNegative(text)) {
      const message = words.failedPayment(`${column.heading}: ${text || words.blank}`);
      return text === '' ? { message, written: words.no } : { message };
    }
    if (debits.has(column) && isAmount(text)) return { message: words.debitRow(`${column.heading}: ${text}`) };
    return directed.has(column) && isDebit(text) ? { message: words.debitRow(text) } : undefined;
  };
  const ofGroups = groupProblems(table);
  return ({ cells }) => [
    ...ofGroups({ cells }),
    ...unread.flatMap((column): RowProblem[] => {
      const problem = problemOf(column, textOf(cells[column.at]));
      return problem === undefined ? [] : [{ column: column.title, unread: true, ...problem }];
    }),
  ];
}
