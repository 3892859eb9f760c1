// What the columns that are not read say about a payment: that it failed, or that it is a debit.
import { textKey } from '../../../../common/names.ts';
import { wordsOf } from '../../../documents/headingGuess.ts';
import type { MappedTable } from '../../../documents/mappedTable.ts';
import { textOf, type CellProblem } from '../../../documents/table.ts';
import type { ReadRow } from '../../../documents/workbook.ts';
import { keptInTurns } from '../../../shared/turns.ts';
import { confirmWords as words } from './confirm.words.ts';
import { isDebit, isDirection, isFailed } from './paymentWords.ts';

/** The problems of a row in the columns that are not read. */
export type UnreadCheck = (row: Pick<ReadRow, 'cells'>) => CellProblem[];

interface UnreadColumn {
  /** index of the cell */
  at: number;
  heading: string;
}

/** Columns whose letters C and D are names, such as a section. */
const OF_LETTERS = ['section', 'class', 'category', 'group', 'house', 'stream', 'batch', 'shift', 'wing'];
/** Columns that say of which kind a card or payment is. */
const OF_CARDS = /card|mode|instrument/;

/** Whether the words Credit and Debit, or C and D, of this column mean something else than the direction of a payment. */
function isOther(heading: string, texts: readonly string[]): boolean {
  const own = wordsOf(heading);
  if (texts.every((text) => text.length === 1)) return OF_LETTERS.some((word) => own.has(word));
  return OF_CARDS.test(textKey(heading)) && texts.every((text) => /^(?:credit|debit)$/i.test(text));
}

/** Whether all values of a column are words for credit or debit. Most columns have another value in their first row. */
function hasDirections({ at, heading }: UnreadColumn, rows: readonly ReadRow[]): boolean {
  const found = new Set<string>();
  for (const { cells } of rows) {
    const text = textOf(cells[at]);
    if (text === '') continue;
    if (!isDirection(text)) return false;
    found.add(text);
  }
  return found.size > 0 && !isOther(heading, [...found]);
}

export async function unreadColumns({ columns, headings, rows }: MappedTable): Promise<UnreadCheck> {
  const unread = columns.flatMap(({ kind, title }, at): UnreadColumn[] =>
    kind === 'ignored' ? [{ at, heading: headings[at]?.heading ?? title }] : [],
  );
  const directed = new Set(await keptInTurns(unread, (column) => hasDirections(column, rows)));
  return ({ cells }) =>
    unread.flatMap((column): CellProblem[] => {
      const text = textOf(cells[column.at]);
      if (isFailed(text)) return [{ column: column.heading, message: words.failedPayment(text) }];
      const isPaidBack = directed.has(column) && isDebit(text);
      return isPaidBack ? [{ column: column.heading, message: words.debitRow(text) }] : [];
    });
}
