// What the columns that are not read say about the earlier dues beside them: that they are a credit, which is an advance of the student.
import { textKey } from '../../../../common/names.ts';
import { OF_LETTERS, OF_MODES } from '../../../documents/directionColumns.ts';
import { wordsOf } from '../../../documents/headingGuess.ts';
import type { MappedTable } from '../../../documents/mappedTable.ts';
import { textOf, type CellProblem, type TableRow } from '../../../documents/table.ts';
import type { ReadRow } from '../../../documents/workbook.ts';
import { keptInTurns } from '../../../shared/turns.ts';
import { openingWords as words } from './opening.words.ts';
import { EARLIER, titleOf } from './openingColumns.ts';

interface UnreadColumn {
  /** index of the cell */
  at: number;
  heading: string;
}

/** A longer text is none of the words. */
const LONGEST = 60;
/** Letters and digits alone, so that dots, blanks and case do not count. */
const wordOf = (text: string): string =>
  text.length > LONGEST ? '' : textKey(text).replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '');

const CREDITS = new Set(['cr', 'credit', 'credited', 'creditbalance', 'crbalance', 'advance']);
const DIRECTIONS = new Set([
  ...CREDITS,
  'dr',
  'debit',
  'debited',
  'debitbalance',
  'drbalance',
  'due',
  'dues',
  'c',
  'd',
]);

/** Words of a heading below which a C alone is a direction. */
const OF_DIRECTIONS = ['type', 'dr', 'cr', 'd', 'c', 'debit', 'credit', 'direction', 'side'];

/** Whether the letters C and D of a column are directions: with no other values, and both of them or below such a heading. */
function hasLetters({ at, heading }: UnreadColumn, rows: readonly ReadRow[]): boolean {
  const own = wordsOf(heading);
  if (OF_LETTERS.some((word) => own.has(word))) return false;
  const found = new Set<string>();
  for (const { cells } of rows) {
    const text = textOf(cells[at]);
    if (text === '') continue;
    const word = wordOf(text);
    if (!DIRECTIONS.has(word)) return false;
    found.add(word);
  }
  return found.size > 1 || OF_DIRECTIONS.some((word) => own.has(word));
}

/** Whether a word means a credit in a column. */
function isCredit(word: string, { heading }: UnreadColumn, letters: boolean): boolean {
  if (word === 'c') return letters;
  if (word === 'cr' && OF_LETTERS.some((name) => wordsOf(heading).has(name))) return false;
  return CREDITS.has(word);
}

/** Adds to a row with earlier dues that an unread column calls them a credit. */
export async function creditColumns({ columns, headings, rows }: MappedTable): Promise<(row: TableRow) => TableRow> {
  if (columns.every(({ key }) => key !== EARLIER)) return (row) => row;
  const unread = columns.flatMap(({ kind, title }, at): UnreadColumn[] => {
    const heading = headings[at]?.heading || title;
    return kind === 'ignored' && !OF_MODES.test(wordOf(heading)) ? [{ at, heading }] : [];
  });
  const letters = new Set(await keptInTurns(unread, (column) => hasLetters(column, rows)));
  return (row) => {
    const dues = row.values.get(EARLIER);
    if (typeof dues !== 'number' || dues <= 0) return row;
    const found = unread.find((column) => isCredit(wordOf(textOf(row.cells[column.at])), column, letters.has(column)));
    if (!found) return row;
    const message = words.creditBeside(titleOf(EARLIER), found.heading, textOf(row.cells[found.at]));
    return { ...row, problems: [...row.problems, { column: titleOf(EARLIER), message } satisfies CellProblem] };
  };
}
