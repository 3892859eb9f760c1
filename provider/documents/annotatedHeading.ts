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

/** The column that a heading names by itself. */
const namedBy = (heading: string, { names }: Declared): TableColumn | undefined => columnsOf([heading], names)[0];

/**
 * The headings of the file, by cell index. One that is not read is named so, where it could be read: by the decision of the user, or
 * because the column that it names is that of a choice, by its heading or its field. A suggestion for such a heading is asked again.
 * So is one with the key of a chosen heading: without that heading in the copy, the choice would count for it.
 */
const ownHeadings = (table: MappedTable, declared: Declared): string[] => {
  const chosen = table.headings.filter(({ how }) => how === 'CONFIRMED');
  const keys = new Set(chosen.map(({ heading }) => mappingKey(heading)));
  const ofChoices = new Set(chosen.flatMap(({ heading, column }) => [column, namedBy(heading, declared)]));
  return table.columns.map((_, at) => {
    const { column, how, invented } = table.headings[at] ?? {};
    if (invented !== undefined) return invented;
    const heading = ownHeading(table, at);
    if (heading === '' || (column && how !== 'SUGGESTED')) return heading;
    const named = namedBy(heading, declared);
    const isDisplaced = keys.has(mappingKey(heading)) || (named !== undefined && ofChoices.has(named));
    if (column) return isDisplaced ? tableWords.askedAgain(heading) : heading;
    const isUnread = how === 'CONFIRMED' ? mayBeRead(heading, declared) : isDisplaced;
    return isUnread ? tableWords.unreadHeading(heading) : heading;
  });
};

/** The indexes of the headings that were chosen for another column than the one that they name. */
function indexesOfOthers({ headings }: MappedTable, own: readonly string[], declared: Declared): ReadonlySet<number> {
  const keys = own.map(mappingKey);
  const isRead = (key: string, at: number) =>
    keys.some((other, index) => index !== at && other === key && headings[index]?.how === 'EXACT');
  return new Set(
    own.flatMap((heading, at) => {
      const { column, how } = headings[at] ?? {};
      if (!column || how !== 'CONFIRMED') return [];
      const named = namedBy(heading, declared);
      // A heading of the same key is read as that column. Without this one, the choice would count for it.
      return named && named !== column && !isRead(mappingKey(heading), at) ? [at] : [];
    }),
  );
}

/**
 * The headings of a table as an annotated file has them, by cell index. Each is the one of the file, unless a column needs the title
 * that it is read as: below a group or cut off, the own heading does not name it, or it names another column; a heading of the results
 * is theirs; and a chosen column without a heading has none. A heading that the file does not have becomes one that is a question again.
 * The copy is read with the choices for the file, or without them: no title is that of another heading of the file.
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
  const others = indexesOfOthers(table, own, all);
  return own.map((heading, at) => {
    const mapped = table.headings[at];
    if (!mapped?.column || heading === '') return heading;
    const { column, how, group, invented } = mapped;
    const { title } = column;
    // The heading changes how the values are read, such as New/Old; its end may do so too.
    if (table.columns[at] !== column && !others.has(at)) return invented ?? fullHeading(mapped);
    if (others.has(at)) return used.has(mappingKey(title)) ? tableWords.askedAgain(title) : title;
    const isNamed = how === 'EXACT' || how === 'PORTAL';
    // The choice was made for a heading below a group or for a position, and the annotated file has neither.
    const isBound = (group ?? invented) !== undefined || isNamelessHeading(heading);
    const isOfOther = (how !== 'SUGGESTED' && isBound) || ofResults.has(headingKey(heading));
    const isOwn = isNamed ? namedBy(heading, all) === column : !isOfOther;
    return isOwn || used.has(mappingKey(title)) ? heading : title;
  });
}
