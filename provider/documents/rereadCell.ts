import {
  FORMULA_WITHOUT_VALUE,
  isNoDigits,
  isSeparated,
  numberOf,
  owedNumber,
  plainNumber,
  shownAsOther,
  shownDebit,
  shownUnfit,
  textOf,
} from './cellValues.ts';
import type { MarkedCell } from './sheet.ts';
import type { TableRow } from './table.ts';
import type { TableColumn } from './tableColumn.ts';
import { tableWords as words } from './workbook.words.ts';

/**
 * The value of a cell that cannot be written as text in the annotated file: the file may be uploaded again unchanged, and the
 * cell must be rejected again. Undefined for other cells.
 */
export function rereadCell(
  { cells, shared }: Pick<TableRow, 'cells' | 'shared'>,
  at: number,
  column: TableColumn | undefined,
  tinted: boolean,
): MarkedCell | undefined {
  const first = shared.get(at);
  // The annotated file has no merged cells: each of them would have the value as its own.
  if (first !== undefined) return { value: words.merged(textOf(cells[first])), kind: 'text', tinted };
  const cell = cells[at];
  if (typeof cell === 'object' && cell !== null && 'noStoredValue' in cell)
    return { value: FORMULA_WITHOUT_VALUE, kind: 'text', tinted };
  const number = numberOf(cell);
  if (number === undefined) return undefined;
  // The number alone would be another amount: a debit a credit, and a credit dues.
  const shown = column?.kind === 'amount' ? shownUnfit(cell, column) : shownDebit(cell);
  if (shown !== undefined) return { value: shown, kind: 'text', tinted };
  const other = column?.kind === 'amount' ? shownAsOther(cell) : undefined;
  if (other !== undefined) return { value: words.shownAs(number, other), kind: 'text', tinted };
  const owed = column?.owed ? owedNumber(cell) : undefined;
  if (owed !== undefined) return { value: owed, kind: 'money', tinted };
  const isRejected = plainNumber(number) === undefined || (column && isSeparated(column) && isNoDigits(cell));
  // The format of the number would hide its decimals.
  return isRejected ? { value: number, kind: Number.isInteger(number) ? 'number' : 'money', tinted } : undefined;
}
