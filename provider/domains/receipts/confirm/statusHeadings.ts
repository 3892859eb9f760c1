// Finds the column of statuses by its name alone: a suggestion needs values that can be read, and a list of returned cheques has none.
import { textKey } from '../../../../common/names.ts';
import type { RememberedHeadings } from '../../../database/importHeadings.ts';
import { mappingKey } from '../../../documents/headings.ts';
import type { MappedTable } from '../../../documents/mappedTable.ts';
import { textOf } from '../../../documents/table.ts';
import type { TableColumn } from '../../../documents/tableColumn.ts';
import type { ReadCell } from '../../../documents/workbook.ts';

const STATUS = ['status', 'स्थिति'].map(textKey);

/** Whether a heading or its key contains the word, also joined to another one (ChequeStatus). */
export const namesStatus = (heading: string): boolean => STATUS.some((word) => textKey(heading).includes(word));

/** Without the columns that were not read in another file: in this one they may say that a payment failed. */
export const withoutUnread = (remembered: RememberedHeadings): RememberedHeadings =>
  new Map([...remembered].filter(([, field]) => field !== null));

/** The headings to store. That a column is not read is decided for each file. */
export const withoutUnreadToStore = (
  headings: ReadonlyMap<string, string | null | undefined>,
): ReadonlyMap<string, string | undefined> => new Map([...headings].map(([key, field]) => [key, field ?? undefined]));

type Headings = MappedTable['headings'];

function withHeadings(table: MappedTable, headings: Headings): MappedTable {
  const unknownColumns = headings.flatMap(({ how, heading }) => (how === 'IGNORED' && heading !== '' ? [heading] : []));
  const columns = table.columns.map((column, at): TableColumn => {
    const heading = headings[at];
    if (heading === table.headings[at]) return column;
    return heading?.column ?? { key: '', title: heading?.heading ?? '', kind: 'ignored', required: false };
  });
  return { ...table, headings, columns, notRead: { ...table.notRead, unknownColumns } };
}

/**
 * Unknown columns with values become suggestions not to read them, so that the user decides about each: one of them may say that a
 * payment has not arrived. Statuses beside the column that is read are decided by that choice.
 */
export function withOpenColumns(table: MappedTable, status: TableColumn, contested: readonly string[]): MappedTable {
  const isRead = table.headings.some(({ column }) => column === status);
  const read = new Set(table.headings.flatMap(({ column, heading }) => (column ? [mappingKey(heading)] : [])));
  const isOpen = ({ how, heading }: Headings[number], at: number) =>
    how === 'IGNORED' &&
    heading !== '' &&
    (table.samples[at]?.length ?? 0) > 0 &&
    !contested.includes(heading) &&
    !read.has(mappingKey(heading)) &&
    !(isRead && namesStatus(heading));
  return openedAt(table, new Set(table.headings.flatMap((one, at) => (isOpen(one, at) ? [at] : []))));
}

/** The distinct values of a column, the rarest first: one of them may differ from all others. */
function valuesOf(rows: MappedTable['rows'], at: number): ReadCell[] {
  const found = new Map<string, { value: ReadCell; count: number }>();
  for (const { cells } of rows) {
    const value = cells[at] ?? null;
    const text = textOf(value);
    if (text === '') continue;
    const known = found.get(text);
    if (known) known.count += 1;
    else found.set(text, { value, count: 1 });
  }
  return [...found.values()].sort((one, other) => one.count - other.count).map(({ value }) => value);
}

/** Suggests not to read these columns, by their indexes. */
export function openedAt(table: MappedTable, opened: ReadonlySet<number>): MappedTable {
  const headings = table.headings.map((one, at) =>
    opened.has(at) ? { ...one, column: undefined, how: 'SUGGESTED' as const } : one,
  );
  const samples = table.samples.map((values, at) => (opened.has(at) ? valuesOf(table.rows, at) : values));
  const unknownColumns = headings.flatMap(({ heading, column, how }, at) =>
    !column && heading !== '' && how !== 'CONFIRMED' && (table.samples[at]?.length ?? 0) > 0 ? [heading] : [],
  );
  return { ...table, headings, samples, notRead: { ...table.notRead, unknownColumns } };
}

/** The result columns of an earlier dry run are those of an annotated file only together; alone, each is a column of the office. */
export function withoutOwnResults(table: MappedTable, results: readonly TableColumn[]): MappedTable {
  const isResult = ({ column }: Headings[number]) => column !== undefined && results.includes(column);
  if (table.headings.filter(isResult).length === results.length) return table;
  return withHeadings(
    table,
    table.headings.map((one) => (isResult(one) ? { ...one, column: undefined, how: 'IGNORED' } : one)),
  );
}

interface StatusReading {
  table: MappedTable;
  /** the headings of which the user must choose one */
  contested: string[];
}

/**
 * Suggests the only heading that names a status. Of several ones none is read, and the column is missing, until the mapping of the
 * request chooses one of them or rules out the others.
 */
export function withStatus(table: MappedTable, status: TableColumn): StatusReading {
  const { headings } = table;
  const own = headings.find(({ column }) => column === status);
  const others = headings.filter(({ how, heading }) => how === 'IGNORED' && namesStatus(heading));
  const isSame = ({ heading }: Headings[number]) => mappingKey(heading) === mappingKey(own?.heading ?? '');
  const isChosen = own?.how === 'CONFIRMED' && !others.some(isSame);
  if (others.length === 0 || isChosen) return { table, contested: [] };
  const found = own ? [own, ...others] : others;
  const read = (column: TableColumn | undefined, how: Headings[number]['how']) =>
    withHeadings(
      table,
      headings.map((one) => (found.includes(one) ? { ...one, column, how } : one)),
    );
  if (found.length === 1) return { table: read(status, 'SUGGESTED'), contested: [] };
  const none = read(undefined, 'IGNORED');
  const contested = headings.filter((one) => found.includes(one)).map(({ heading }) => heading);
  return { table: { ...none, missing: [...none.missing, status] }, contested };
}
