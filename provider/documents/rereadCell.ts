import {
  FORMULA_WITHOUT_VALUE,
  isNoDigits,
  isSeparated,
  numberOf,
  plainNumber,
  shownDebit,
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
  // The number alone would be a credit.
  const debit = shownDebit(cell);
  if (debit !== undefined) return { value: debit, kind: 'text', tinted };
  const isRejected = plainNumber(number) === undefined || (column && isSeparated(column) && isNoDigits(cell));
  // The format of the number would hide its decimals.
  return isRejected ? { value: number, kind: Number.isInteger(number) ? 'number' : 'money', tinted } : undefined;
}
