// Reads a sheet as a table whose headings the user may assign to the declared columns.
import { textKey } from '../../common/names.ts';
import { isMaskedNumber, textOf } from './cellValues.ts';
import { headingText } from './headings.ts';
import { hasTitle, mapHeadings, type HeadingChoices, type MappedHeadings } from './headingMapping.ts';
import { fullHeading, type MappedHeading } from './mappedHeading.ts';
import { dateDoubts } from './mixedDates.ts';
import { fillMerged } from './mergedCells.ts';
import { outsideFaults } from './outsideTexts.ts';
import { keptInTurns } from '../shared/turns.ts';
import {
  emptyFaults,
  notReadOf,
  rejectTable,
  unreadSentences,
  namelessHeading,
  shownSecret,
  titlesOf,
  type Table,
} from './table.ts';
import { belowHeading, unreadColumn, type TableColumn } from './tableColumn.ts';
import type { SheetNames } from './fileSheets.ts';
import type { ReadCell, ReadRow, ReadSheet } from './workbook.ts';
import { tableWords as words, workbookFaults } from './workbook.words.ts';
import { MOST_ROWS } from './workbookLimits.ts';

export interface MappedTable extends Table {
  /** by cell index; blank headings are columns without values */
  headings: MappedHeading[];
  /** the texts above the headings, by cell index: names of groups, and the title of the list above the first heading */
  groups: readonly string[];
  /** the first values of each column, by cell index */
  samples: ReadCell[][];
  /** required columns that no heading gives */
  missing: TableColumn[];
  remembered: HeadingChoices['remembered'];
  sheet: SheetNames;
}

interface Order {
  columns: readonly TableColumn[];
  choices: HeadingChoices;
  path: string;
  /** yyyy-MM-dd */
  today: string;
  mostRows?: number;
  /** without it, only headings that name a column themselves are read */
  suggests?: boolean;
  /** rejects texts outside the table, which may say something about these values, such as 'amounts' */
  strictFor?: string;
}

const missingOf = (columns: readonly TableColumn[], headings: readonly MappedHeading[]): TableColumn[] => {
  const given = new Set(headings.flatMap(({ column }) => (column ? [column.key] : [])));
  return columns.filter(({ required, key, givenBy }) => required && !given.has(key) && !given.has(givenBy ?? ''));
};

/** The values of a column, where they may change how it is read. */
const valuesOf = ({ below }: TableColumn, rows: readonly ReadRow[], at: number): ReadCell[] =>
  below ? rows.map(({ cells }) => cells[at] ?? null) : [];

/** Columns that two headings name, with the headings that are not their titles, or else with the groups above them. */
const twiceOf = ({ headings, groups }: MappedHeadings): string[] =>
  headings.flatMap(({ column }, at) => {
    if (!column || headings.findIndex((other) => other.column === column) === at) return [];
    const own = headings.flatMap((one, index) => (one.column === column ? [{ ...one, above: groups[index] }] : []));
    if (own.some(({ heading, group }) => group === undefined && !hasTitle(column, heading)))
      return [words.ofHeadings(column.title, titlesOf(own.map(({ heading }) => `"${heading}"`)))];
    const above = own.flatMap((one) => (one.above ? [`"${one.above}"`] : []));
    return [above.length > 0 ? words.belowGroups(column.title, titlesOf(above)) : column.title];
  });

/** Columns with values and the heading of one that is chosen or to be confirmed: a choice could not name one of them. */
function twinsOf({ headings, samples }: MappedHeadings): string[] {
  const keys = headings.map(({ heading }) => textKey(heading));
  const asked = headings.flatMap(({ column, how }, at) =>
    column && (how === 'CONFIRMED' || how === 'SUGGESTED') ? [at] : [],
  );
  return headings.flatMap(({ heading }, at) =>
    samples[at]?.length && asked.some((other) => other !== at && keys[other] === keys[at]) ? [heading] : [],
  );
}

/** The headings of the columns that are not read, whether the user decided so or not. Columns that the portal decides have one. */
export const unreadHeadings = (headings: readonly MappedHeading[]): string[] =>
  headings.flatMap(({ column, heading }) => (column || heading === '' ? [] : [heading]));

const isNamed = (heading: string, at: number): boolean => heading !== '' && heading !== namelessHeading(at);

const missingFaults = (missing: readonly TableColumn[], { row, headings }: MappedHeadings): string[] =>
  missing.length === 0
    ? []
    : [
        words.missing(titlesOf(missing.map(({ title }) => title))),
        words.headings(row, titlesOf(headings.flatMap(({ heading }, at) => (isNamed(heading, at) ? [heading] : [])))),
      ];

/** Whether a row repeats the headings, as the pages of a printed list do. Reads its cells up to the first one that differs. */
export function isHeadingRow({ cells }: ReadRow, headingKeys: readonly string[]): boolean {
  let filled = 0;
  for (const [at, cell] of cells.entries()) {
    const heading = headingText(cell);
    if (heading === '') continue;
    if (textKey(heading) !== headingKeys[at]) return false;
    filled += 1;
  }
  return filled > 1;
}

/** The rows below the headings, without those that repeat them. */
async function rowsBelow(all: readonly ReadRow[], found: MappedHeadings | undefined): Promise<ReadRow[]> {
  const below = all.slice((found?.index ?? 0) + 1);
  if (!found) return below;
  const keys = found.headings.map((heading) => textKey(fullHeading(heading)));
  return keptInTurns(below, (row) => !isHeadingRow(row, keys));
}

/** The table of a sheet; 166 for a duplicate column, no rows or too many rows. A missing required column is in `missing`. */
export async function mappedTableOf(
  sheet: ReadSheet,
  { columns, choices, path, today, mostRows = MOST_ROWS, suggests = true, strictFor }: Order,
): Promise<MappedTable> {
  const { merges } = sheet;
  const reject = (faults: string[]) => rejectTable(path, faults, sheet);
  const all = fillMerged(sheet.rows, merges);
  const found: MappedHeadings | undefined = await mapHeadings(all, merges, {
    columns,
    choices,
    today,
    nameless: namelessHeading,
    suggests,
  });
  const rows = await rowsBelow(all, found);
  if (!found || rows.length === 0) return reject(emptyFaults(sheet));
  const head = { rows: all.slice(0, found.index + 1), merges, headings: found.headings };
  const outside = [
    ...(sheet.struck ? [words.struck] : []),
    ...(strictFor === undefined ? [] : outsideFaults(sheet, head, strictFor)),
  ];
  const twins = twinsOf(found);
  if (twins.length > 0) outside.push(words.twinHeadings(titlesOf(twins)));
  const twice = twiceOf(found);
  const missing = missingOf(columns, found.headings);
  if (twice.length > 0)
    return reject([
      ...outside,
      ...missingFaults(missing, found),
      words.twice(titlesOf(twice)),
      ...unreadSentences(sheet),
    ]);
  if (outside.length > 0) return reject([...outside, ...missingFaults(missing, found)]);
  if (rows.length > mostRows) return reject([workbookFaults.tooManyRows.message]);
  const read = found.headings.map(({ column, ...named }, at) =>
    column
      ? belowHeading(column, fullHeading(named), valuesOf(column, rows, at))
      : unreadColumn(isNamed(named.heading, at) ? named.heading : ''),
  );
  return {
    columns: read,
    rows,
    dateDoubts: dateDoubts(read, rows, today),
    headings: found.headings,
    groups: found.groups,
    samples: found.samples,
    missing,
    remembered: choices.remembered,
    sheet,
    notRead: notReadOf(sheet, unreadHeadings(found.headings)),
  };
}

/**
 * The heading of a column in an annotated file: the one of the file, not the title of the column that it is read as. Another column of
 * the file may have that title, and the choice of the user names the heading.
 */
export const ownHeading = ({ columns, headings }: Pick<MappedTable, 'columns' | 'headings'>, at: number): string =>
  headings[at]?.heading || (columns[at]?.title ?? '');

const EXAMPLES = 3;
const LONGEST_EXAMPLE = 40;
const PERSONAL_NUMBER = /^(?:\d{4}[\s-]?\d{4}[\s-]?\d{4}|[A-Za-z]{5}\d{4}[A-Za-z])$/;

function exampleOf(value: ReadCell, column: TableColumn | undefined): string {
  const text = textOf(value);
  const isSecret = column?.secret === true || PERSONAL_NUMBER.test(text);
  if (isSecret && !isMaskedNumber(text)) return shownSecret(text);
  const signs = [...text];
  return signs.length > LONGEST_EXAMPLE ? `${signs.slice(0, LONGEST_EXAMPLE).join('')}…` : text;
}

/** The sheet, the columns and the fields of a table as the user confirms them. */
export const readingOf = ({ headings, samples, missing, sheet }: MappedTable, columns: readonly TableColumn[]) => ({
  sheet: sheet.name,
  sheets: [...sheet.names],
  columns: headings.flatMap(({ heading, column, how, note }, at) =>
    heading === ''
      ? []
      : [
          {
            heading,
            how,
            ...(note !== undefined && { note }),
            field: column && column.kind !== 'ignored' ? column.key : null,
            examples: [...new Set((samples[at] ?? []).map((value) => exampleOf(value, column)))].slice(0, EXAMPLES),
          },
        ],
  ),
  fields: columns
    .filter(({ kind }) => kind !== 'ignored')
    .map(({ key, title, required }) => ({ field: key, title, required })),
  missing: missing.map(({ title }) => title),
});
