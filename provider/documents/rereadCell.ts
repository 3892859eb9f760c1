import { FORMULA_WITHOUT_VALUE, plainNumber } from './cellValues.ts';
import type { MarkedCell } from './sheet.ts';
import type { ReadCell } from './workbook.ts';

/**
 * A cell of an uploaded file that no text can replace beside its reason: the file may be uploaded again as it is, and the cell must
 * be rejected again. Undefined for every other cell.
 */
export function rereadCell(cell: ReadCell | undefined, tinted: boolean): MarkedCell | undefined {
  if (typeof cell === 'object' && cell !== null && 'noStoredValue' in cell)
    return { value: FORMULA_WITHOUT_VALUE, kind: 'text', tinted };
  const number = typeof cell === 'object' && cell !== null && 'shown' in cell ? cell.number : cell;
  if (typeof number !== 'number' || plainNumber(number) !== undefined) return undefined;
  return { value: number, kind: 'number', tinted };
}
