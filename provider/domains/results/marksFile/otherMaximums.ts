// Headings of a marks file that contradict the limits of the exam.
import { statedMaximums } from '../../../documents/headings.ts';
import { fullHeading } from '../../../documents/mappedHeading.ts';
import type { MappedTable } from '../../../documents/mappedTable.ts';
import type { EntryColumn } from './fileColumns.ts';
import { marksFileWords as words } from './marksFile.words.ts';

/**
 * The columns whose heading states another maximum than the exam has: 68 out of 100 would be stored as 68 out of 70. A minimum is not
 * compared, because it does not change what a mark means.
 */
export function otherMaximums(table: MappedTable, columns: readonly EntryColumn[]): string[] {
  return columns.flatMap(({ key, label, subjectId, max, grades }) => {
    // Attendance and grades have no maximum.
    if (subjectId === null || grades) return [];
    const heading = table.headings[table.columns.findIndex((column) => column.key === key)];
    // The name of a subject may have a range, such as (1-5).
    const others = [max, ...statedMaximums(label)];
    const other = statedMaximums(heading ? fullHeading(heading) : '').find((stated) => !others.includes(stated));
    return other === undefined ? [] : [words.otherMaximum(label, max, other)];
  });
}
