import { FORMULA_WITHOUT_VALUE, isNoDigits, isSeparated, numberOf, plainNumber } from './cellValues.ts';
import type { MarkedCell } from './sheet.ts';
import type { TableColumn } from './tableColumn.ts';
import type { ReadCell } from './workbook.ts';

/**
 * The value of a cell that cannot be written as text in the annotated file: the file may be uploaded again unchanged, and the
 * cell must be rejected again. Undefined for other cells.
 */
export function rereadCell(
  cell: ReadCell | undefined,
  column: TableColumn | undefined,
  tinted: boolean,
): MarkedCell | undefined {
  if (typeof cell === 'object' && cell !== null && 'noStoredValue' in cell)
    return { value: FORMULA_WITHOUT_VALUE, kind: 'text', tinted };
  const number = numberOf(cell);
  if (number === undefined) return undefined;
  const isRejected = plainNumber(number) === undefined || (column && isSeparated(column) && isNoDigits(cell));
  // The format of the number would hide its decimals.
  return isRejected ? { value: number, kind: Number.isInteger(number) ? 'number' : 'money', tinted } : undefined;
}
