// The headings of an annotated file, so that the corrected file is read as the file was.
import { columnsOf, headingKey, mappingKey, namesOf } from './headings.ts';
import { ownHeading, type MappedTable } from './mappedTable.ts';
import type { TableColumn } from './tableColumn.ts';

/**
 * The headings of a table as an annotated file has them, by cell index. Each is the one of the file, unless a column needs the title
 * that it is read as: below a group or cut off, the own heading does not name it; and a heading of the results is theirs. A heading
 * that the file does not have becomes one that is a question again.
 */
export function annotatedHeadings(
  table: MappedTable,
  declared: readonly TableColumn[],
  results: readonly TableColumn[],
): string[] {
  const names = namesOf(declared);
  const ofResults = new Set(results.map(({ title }) => headingKey(title)));
  const own = table.columns.map((_, at) => table.headings[at]?.invented ?? ownHeading(table, at));
  const used = new Set(own.map(mappingKey));
  return own.map((heading, at) => {
    const { column, how, group, invented } = table.headings[at] ?? {};
    if (!column || heading === '') return heading;
    const [named] = columnsOf([heading], names);
    const isNamed = how === 'EXACT' || how === 'PORTAL';
    // The choice was made for a heading below a group, and the annotated file has no groups.
    const isOfGroup = how !== 'SUGGESTED' && (group ?? invented) !== undefined;
    const isOwn = isNamed ? named === column : !isOfGroup && !ofResults.has(headingKey(heading));
    return isOwn || used.has(mappingKey(column.title)) ? heading : column.title;
  });
}
