// Numbers that the format of their cells shows with a word or a sign, or as another number.
import type { ReadCell } from './workbook.ts';

const PLAIN = /^(?:₹|rs\.?|inr)?\s*(\d[\d,]*(?:\.\d+)?)$/i;

/**
 * The text of a number that its format shows otherwise, such as `100.00 (Returned)`, `25%`, or `12,000` for 12; undefined for a number
 * that is only rounded or grouped, and for other cells.
 */
export function shownOtherwise(cell: ReadCell | undefined): string | undefined {
  if (typeof cell !== 'object' || cell === null || !('shown' in cell) || cell.number < 0) return undefined;
  const digits = PLAIN.exec(cell.shown.trim())?.[1]?.replaceAll(',', '');
  const isRounded = digits !== undefined && Math.abs(Number(digits) - cell.number) < 1;
  return isRounded ? undefined : cell.shown;
}
