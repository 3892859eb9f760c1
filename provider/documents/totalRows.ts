// Recognises rows of totals, which offices and exports add to their tables.
import { textKey } from '../../common/names.ts';
import { numberOf } from './cellValues.ts';
import { textOf, type Table } from './table.ts';
import type { ReadRow } from './workbook.ts';

/** A longer text may say what the total is of, such as advances. */
export const PLAIN_TOTAL = /^(?:(?:grand|sub|net)[\s-]?)?total[\s.:=]*$|^(?:कुल\s*)?योग[\s.:=]*$/;
const TOTAL = /^(?:(?:grand|sub|net)[\s-]?)?total\b|^(?:कुल\s*)?योग/;

/** A row with the word Total, otherwise only numbers, and nothing in the columns that name a record. */
export function isTotalRow(
  { columns }: Pick<Table, 'columns'>,
  { cells }: ReadRow,
  naming: readonly string[],
  total = TOTAL,
): boolean {
  let hasWord = false;
  for (const [at, cell] of cells.entries()) {
    const text = textKey(textOf(cell));
    if (text === '') continue;
    const isWord = total.test(text);
    if (!isWord && (naming.includes(columns[at]?.key ?? '') || numberOf(cell) === undefined)) return false;
    hasWord ||= isWord;
  }
  return hasWord;
}
