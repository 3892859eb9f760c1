// The rows of a sheet that may have the headings, each alone and with the groups of the row above.
import { headingNames, type HeadingNames } from './mergedCells.ts';
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

export const candidatesOf = (rows: readonly ReadRow[], merges: readonly Merge[]): Candidate[] =>
  rows.slice(0, HEADING_ROWS).flatMap((row, index) => {
    const above = index === 0 ? undefined : rows[index - 1];
    if (isContinued(row, rows[index + 1], merges)) return [];
    const single = { index, headings: headingNames(row, undefined, merges) };
    if (!above) return [single];
    const grouped = { index, headings: headingNames(row, above, merges) };
    return isContinued(above, row, merges) ? [grouped] : [single, grouped];
  });
