// What the columns that are not read say about the earlier dues beside them: that they are a credit, which is an advance of the student.
import { textKey } from '../../../../common/names.ts';
import { OF_LETTERS, OF_MODES } from '../../../documents/directionColumns.ts';
import { isDitto } from '../../../documents/cellTexts.ts';
import { fullHeading } from '../../../documents/mappedHeading.ts';
import { firstSigns } from '../../../documents/headings.ts';
import { wordsOf } from '../../../documents/headingGuess.ts';
import type { MappedTable } from '../../../documents/mappedTable.ts';
import { textOf, type CellProblem, type TableRow } from '../../../documents/table.ts';
import type { ReadRow } from '../../../documents/workbook.ts';
import { keptInTurns } from '../../../shared/turns.ts';
import { openingWords as words } from './opening.words.ts';
import { EARLIER, REPORTED, titleOf } from './openingColumns.ts';

interface UnreadColumn {
  /** index of the cell */
  at: number;
  heading: string;
  /** a column of the template, such as the name of the father */
  isDeclared: boolean;
}

/** Letters and digits alone, so that dots, blanks and case do not count. */
const wordOf = (text: string): string => textKey(text).replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '');
const wordsIn = (text: string): string[] => textKey(text).split(/[^\p{L}\p{M}\p{N}]+/u);

/** Also as a word of a longer text. */
const CREDITS = new Set([
  'cr',
  'credit',
  'credits',
  'credited',
  'creditbalance',
  'crbalance',
  'advance',
  'adv',
  'अग्रिम',
]);
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
    if (text === '' || isDitto(text)) continue;
    const word = wordOf(text);
    if (!DIRECTIONS.has(word)) return false;
    found.add(word);
  }
  return found.size > 1 || OF_DIRECTIONS.some((word) => own.has(word));
}

/** Whether a text means a credit in a column. */
function isCredit(text: string, { heading, isDeclared }: UnreadColumn, letters: boolean): boolean {
  const word = wordOf(text);
  if (word === 'c') return letters;
  if (word === 'cr' && OF_LETTERS.some((name) => wordsOf(heading).has(name))) return false;
  return CREDITS.has(word) || (!isDeclared && wordsIn(text).some((one) => CREDITS.has(one)));
}

const SHOWN = 60;
const shown = (text: string): string => (text.length > SHOWN ? `${firstSigns(text, SHOWN)}…` : text);

/** Adds to a row with earlier dues that an unread column calls them a credit, or only has a ditto sign. */
export async function creditColumns({ columns, headings, rows }: MappedTable): Promise<(row: TableRow) => TableRow> {
  if (columns.every(({ key }) => key !== EARLIER)) return (row) => row;
  const unread = columns.flatMap(({ kind, key, title }, at): UnreadColumn[] => {
    const heading = (headings[at] && fullHeading(headings[at])) || title;
    const isOther = kind !== 'ignored' || REPORTED.some((one) => one.key === key) || OF_MODES.test(wordOf(heading));
    return isOther ? [] : [{ at, heading, isDeclared: key !== '' }];
  });
  const letters = new Set(await keptInTurns(unread, (column) => hasLetters(column, rows)));
  return (row) => {
    const dues = row.values.get(EARLIER);
    if (typeof dues !== 'number' || dues <= 0) return row;
    const add = (message: string): TableRow => {
      const problem: CellProblem = { column: titleOf(EARLIER), message };
      return { ...row, problems: [...row.problems, problem] };
    };
    const textIn = ({ at }: UnreadColumn) => textOf(row.cells[at]);
    const found = unread.find((column) => isCredit(textIn(column), column, letters.has(column)));
    if (found) return add(words.creditBeside(titleOf(EARLIER), shown(found.heading), shown(textIn(found))));
    const ditto = unread.find((column) => !column.isDeclared && isDitto(textIn(column)));
    return ditto ? add(words.dittoBeside(titleOf(EARLIER), shown(ditto.heading))) : row;
  };
}
