// The rows of a sheet that may have the headings, each alone and with the groups of the row above.
import { headingText } from './headings.ts';
import { headingNames, type HeadingNames } from './mergedCells.ts';
import { isNeutral } from './namedColumns.ts';
import type { Merge, ReadRow } from './workbook.ts';
import { HEADING_ROWS } from './workbookLimits.ts';

/** A row that may have the headings. */
export interface Candidate {
  /** index of the row among the rows of the sheet */
  index: number;
  headings: readonly HeadingNames[];
}

/** Whether a heading of the row is merged with the next row: then that row has the headings, and this one their groups. */
const isContinued = ({ row }: ReadRow, next: ReadRow | undefined, merges: readonly Merge[]): boolean =>
  next !== undefined && merges.some((merge) => merge.row === row && merge.row + merge.rows > next.row);

/** Whether the row above is a title of the list: its only text is in the first cell, or merged over most of the headings. */
function isTitle({ row, cells }: ReadRow, headings: readonly HeadingNames[], merges: readonly Merge[]): boolean {
  const [first, ...others] = [...cells.keys()].filter((at) => headingText(cells[at]) !== '');
  if (first === undefined || others.length > 0) return false;
  const merge = merges.find((one) => one.column === first && one.row <= row && row < one.row + one.rows);
  const width = merge?.columns ?? 1;
  return width > 1 ? 2 * width > headings.filter(({ shown }) => shown !== '').length : first === 0;
}

/** The rows that may have the headings. Below groups that may change what a column is, the headings never count alone. */
export const candidatesOf = (
  rows: readonly ReadRow[],
  merges: readonly Merge[],
  owner: ReadonlySet<string>,
): Candidate[] =>
  rows.slice(0, HEADING_ROWS).flatMap((row, index) => {
    const above = index === 0 ? undefined : rows[index - 1];
    if (isContinued(row, rows[index + 1], merges)) return [];
    const single = { index, headings: headingNames(row, undefined, merges) };
    if (!above) return [single];
    const grouped = { index, headings: headingNames(row, above, merges) };
    const isGrouped =
      isContinued(above, row, merges) ||
      (!isTitle(above, single.headings, merges) &&
        grouped.headings.some(({ group }) => group !== undefined && !isNeutral(group, owner)));
    return isGrouped ? [grouped] : [single, grouped];
  });
