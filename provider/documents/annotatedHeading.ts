// The headings of an annotated file, so that the corrected file is read as the file was.
import { similarColumns } from './headingGuess.ts';
import { hasTitle, rememberedField } from './headingMapping.ts';
import { columnsOf, headingKey, mappingKey } from './headings.ts';
import { declaredOf, fullHeading, type Declared } from './mappedHeading.ts';
import { ownHeading, type MappedTable } from './mappedTable.ts';
import type { TableColumn } from './tableColumn.ts';
import { tableWords } from './workbook.words.ts';
import { isNamelessHeading, isWrittenHeading } from './writtenHeadings.ts';

/** Whether the corrected file would be read, or asked about, by a heading. */
const mayBeRead = (heading: string, { names, words }: Declared): boolean => {
  const [named] = columnsOf([heading], names);
  return named ? named.kind !== 'ignored' : similarColumns(heading, words).length > 0;
};

/** The column that a heading names by itself. */
const namedBy = (heading: string, { names }: Declared): TableColumn | undefined => columnsOf([heading], names)[0];

type Heading = MappedTable['headings'][number];

/** Whether the user chose, now or at an earlier import, how a column is read, or that it is not. */
const isChosen = ({ how }: Heading): boolean => how === 'CONFIRMED' || how === 'REMEMBERED';

/** Whether a column is read by such a choice. */
const isGiven = (heading: Heading): boolean => heading.column !== undefined && isChosen(heading);

/**
 * The headings of the file, by cell index. One that is not read is named so, where it could be read: by its name, by a choice of an
 * earlier import, or because the column that it names is that of a choice. A suggestion for such a heading is asked again. So is one
 * with the key of a chosen heading: without that heading in the copy, the choice would count for it. A heading of the results is theirs.
 */
const ownHeadings = (table: MappedTable, declared: Declared, ofResults: ReadonlySet<string>): string[] => {
  const chosen = table.headings.filter(isChosen);
  const keys = new Set(chosen.map(({ heading }) => mappingKey(heading)));
  const ofChoices = new Set(chosen.flatMap(({ heading, column }) => [column, namedBy(heading, declared)]));
  return table.headings.map((mapped, at) => {
    const { column, how, invented } = mapped;
    if (invented !== undefined) return invented;
    const heading = ownHeading(table, at);
    if (heading === '' || (column && how !== 'SUGGESTED')) return heading;
    const named = namedBy(heading, declared);
    const isDisplaced = keys.has(mappingKey(heading)) || (named !== undefined && ofChoices.has(named));
    if (column) return isDisplaced ? tableWords.askedAgain(heading) : heading;
    const mayBe =
      how === 'CONFIRMED' ? mayBeRead(heading, declared) || ofResults.has(headingKey(heading)) : isDisplaced;
    return mayBe || table.remembered.has(mappingKey(heading)) ? tableWords.unreadHeading(heading) : heading;
  });
};

/** The indexes of the given columns that need their title, because the heading by itself is not read as the column. */
function indexesToName(
  { headings, columns }: MappedTable,
  own: readonly string[],
  declared: Declared,
): ReadonlySet<number> {
  const keys = own.map(mappingKey);
  const isRead = (key: string, at: number) =>
    keys.some((other, index) => index !== at && other === key && headings[index]?.how === 'EXACT');
  return new Set(
    headings.flatMap((mapped, at) => {
      const [heading = '', key = ''] = [own[at], keys[at]];
      const named = namedBy(heading, declared);
      // A heading that changes how the values are read, such as New/Old, remains, unless it names another column.
      const isOther =
        columns[at] === mapped.column ? named !== mapped.column : named !== undefined && named !== mapped.column;
      // A heading of the same key is read as that column. Without this one, the choice would count for it.
      return isGiven(mapped) && heading !== '' && isOther && !isRead(key, at) ? [at] : [];
    }),
  );
}

/**
 * The heading of a column that is read as its values say, such as New/Old: the whole one of the file, or, where the copy would not ask
 * about that, another name of the column with the same reading. A choice is asked again whether the values fit the column or not.
 */
function readHeading(mapped: Heading & { column: TableColumn }, { words }: Declared): string {
  const { column, how, invented } = mapped;
  const whole = invented ?? fullHeading(mapped);
  const isAskedAbout = similarColumns(whole, words).some((similar) => similar.column === column);
  if (isAskedAbout && how !== 'CONFIRMED') return whole;
  const name = isAskedAbout ? whole : (column.suggestedBy?.[0] ?? whole);
  return isWrittenHeading(name) ? name : tableWords.askedAgain(name);
}

/**
 * The indexes of the headings of the copy that the memory of the school would read as another field than their columns. It gives way to
 * a title in the copy, unless it reads that heading as another field too.
 */
function rememberedForOthers(table: MappedTable, written: readonly string[], { byKey }: Declared): ReadonlySet<number> {
  const others = written.map((heading, at) => {
    const column = byKey.get(rememberedField(heading, table) ?? '');
    return column === table.headings[at]?.column ? undefined : column;
  });
  const isTitled = (column: TableColumn) => written.some((heading, at) => !others[at] && hasTitle(column, heading));
  return new Set(others.flatMap((column, at) => (column && !isTitled(column) ? [at] : [])));
}

/**
 * The headings of a table as an annotated file has them, by cell index, so that the copy is read as the file was, with the choices for the
 * file or without them. Each is the one of the file, unless the column needs the title that it is read as: it was chosen, now or at an
 * earlier import, and its heading does not name it; it is below a group or cut off; a heading of the results is theirs; and a chosen
 * column without a heading has none. A title that another heading of the file has becomes a question again.
 */
export function annotatedHeadings(
  table: MappedTable,
  declared: readonly TableColumn[],
  results: readonly TableColumn[],
): string[] {
  const all = declaredOf(declared);
  const ofResults = new Set(results.map(({ title }) => headingKey(title)));
  const own = ownHeadings(table, all, ofResults);
  const named = indexesToName(table, own, all);
  // A choice for a heading with the title, also of an earlier import, would count for the column that gets it.
  const isUsed = ({ key, title }: TableColumn, at: number) =>
    (table.remembered.get(mappingKey(title)) ?? key) !== key ||
    table.headings.some(({ how, heading }, index) => {
      const keys = [own[index] ?? '', ...(how === 'CONFIRMED' ? [heading] : [])].map(mappingKey);
      return index !== at && keys.includes(mappingKey(title));
    });
  const written = own.map((heading, at) => {
    const mapped = table.headings[at];
    if (!mapped?.column || heading === '') return heading;
    const { column, how, group, invented } = mapped;
    const { title } = column;
    if (named.has(at)) return isUsed(column, at) ? tableWords.askedAgain(title) : title;
    if (table.columns[at] !== column) return readHeading({ ...mapped, column }, all);
    const isNamed = how === 'EXACT' || how === 'PORTAL';
    // The choice was made for a heading below a group or for a position, and the annotated file has neither.
    const isBound = (group ?? invented) !== undefined || isNamelessHeading(heading);
    const isOfOther = (how !== 'SUGGESTED' && isBound) || ofResults.has(headingKey(heading));
    const isOwn = isNamed ? namedBy(heading, all) === column : !isOfOther;
    return isOwn || isUsed(column, at) ? heading : title;
  });
  const ofOthers = rememberedForOthers(table, written, all);
  return written.map((heading, at) => {
    const mapped = table.headings[at];
    if (!mapped?.column || !ofOthers.has(at)) return heading;
    const { column, how } = mapped;
    if (how === 'SUGGESTED' || table.columns[at] !== column) return tableWords.askedAgain(heading);
    return isUsed(column, at) ? tableWords.askedAgain(column.title) : column.title;
  });
}
