// Headings of a marks file that contradict the limits of the exam.
import { shownHeading, statedMaximums } from '../../../documents/headings.ts';
import type { MappedTable } from '../../../documents/mappedTable.ts';
import { fillMerged, headingNames } from '../../../documents/mergedCells.ts';
import type { ReadSheet } from '../../../documents/workbook.ts';
import { HEADING_ROWS } from '../../../documents/workbookLimits.ts';
import type { EntryColumn } from './fileColumns.ts';
import { marksFileWords as words } from './marksFile.words.ts';

/** The headings of a column as written, because the table has only their first characters. */
function writtenHeadings({ rows, merges }: ReadSheet, { headings, rows: [first] }: MappedTable) {
  const head = rows.slice(0, HEADING_ROWS).filter(({ row }) => row < (first?.row ?? Infinity));
  const above = fillMerged(head, merges);
  const named = above.flatMap((row, index) => [
    headingNames(row, undefined, merges),
    headingNames(row, above[index - 1], merges),
  ]);
  return (at: number): string[] =>
    named.flatMap((names) => {
      const shown = names[at]?.shown ?? '';
      return shownHeading(shown) === headings[at]?.heading ? [shown] : [];
    });
}

/**
 * The columns whose heading states another maximum than the exam has: 68 out of 100 would be stored as 68 out of 70. A minimum is not
 * compared, because it does not change what a mark means.
 */
export function otherMaximums(sheet: ReadSheet, table: MappedTable, columns: readonly EntryColumn[]): string[] {
  const headingsOf = writtenHeadings(sheet, table);
  return columns.flatMap(({ key, label, subjectId, max, grades }) => {
    // Attendance and grades have no maximum.
    if (subjectId === null || grades) return [];
    const at = table.columns.findIndex((column) => column.key === key);
    const other = headingsOf(at)
      .flatMap(statedMaximums)
      .find((stated) => stated !== max);
    return other === undefined ? [] : [words.otherMaximum(label, max, other)];
  });
}
