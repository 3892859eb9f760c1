// The headings of an annotated file, so that the corrected file is read as the file was.
import { similarColumns } from './headingGuess.ts';
import { columnsOf, headingKey, mappingKey } from './headings.ts';
import { declaredOf, fullHeading, type Declared } from './mappedHeading.ts';
import { ownHeading, type MappedTable } from './mappedTable.ts';
import type { TableColumn } from './tableColumn.ts';
import { tableWords } from './workbook.words.ts';
import { isNamelessHeading } from './writtenHeadings.ts';

/** Whether the corrected file would be read, or asked about, by a heading. */
const mayBeRead = (heading: string, { names, words }: Declared): boolean => {
  const [named] = columnsOf([heading], names);
  return named ? named.kind !== 'ignored' : similarColumns(heading, words).length > 0;
};

/** The headings of the file, by cell index. Those that the user decided not to read are named so, where they could be read. */
const ownHeadings = (table: MappedTable, declared: Declared): string[] =>
  table.columns.map((_, at) => {
    const { column, how, invented } = table.headings[at] ?? {};
    if (invented !== undefined) return invented;
    const heading = ownHeading(table, at);
    const isUnread = how === 'CONFIRMED' && !column && mayBeRead(heading, declared);
    return isUnread ? tableWords.unreadHeading(heading) : heading;
  });

/**
 * The headings of a table as an annotated file has them, by cell index. Each is the one of the file, unless a column needs the title
 * that it is read as: below a group or cut off, the own heading does not name it; a heading of the results is theirs; and a chosen
 * column without a heading has none. A heading that the file does not have becomes one that is a question again.
 */
export function annotatedHeadings(
  table: MappedTable,
  declared: readonly TableColumn[],
  results: readonly TableColumn[],
): string[] {
  const all = declaredOf(declared);
  const ofResults = new Set(results.map(({ title }) => headingKey(title)));
  const own = ownHeadings(table, all);
  const used = new Set(own.map(mappingKey));
  return own.map((heading, at) => {
    const mapped = table.headings[at];
    if (!mapped?.column || heading === '') return heading;
    const { column, how, group, invented } = mapped;
    // The heading changes how the values are read, such as New/Old; its end may do so too.
    if (table.columns[at] !== column) return invented ?? fullHeading(mapped);
    const [named] = columnsOf([heading], all.names);
    const isNamed = how === 'EXACT' || how === 'PORTAL';
    // The choice was made for a heading below a group or for a position, and the annotated file has neither.
    const isBound = (group ?? invented) !== undefined || isNamelessHeading(heading);
    const isOfOther = (how !== 'SUGGESTED' && isBound) || ofResults.has(headingKey(heading));
    const isOwn = isNamed ? named === column : !isOfOther;
    return isOwn || used.has(mappingKey(column.title)) ? heading : column.title;
  });
}
