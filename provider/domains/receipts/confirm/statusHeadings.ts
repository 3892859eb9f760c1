// Finds the column of statuses by its name alone: a suggestion needs values that can be read, and a list of returned cheques has none.
import { textKey } from '../../../../common/names.ts';
import type { RememberedHeadings } from '../../../database/importHeadings.ts';
import { mappingKey } from '../../../documents/headings.ts';
import type { MappedTable } from '../../../documents/mappedTable.ts';
import { textOf } from '../../../documents/table.ts';
import type { TableColumn } from '../../../documents/tableColumn.ts';
import type { ReadCell } from '../../../documents/workbook.ts';
import { confirmWords as words } from './confirm.words.ts';

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
  return openedAt(
    table,
    new Map(
      table.headings.flatMap((one, at) =>
        isOpen(one, at) ? [[at, table.rows.map(({ cells }) => cells[at] ?? null)]] : [],
      ),
    ),
  );
}

const SAMPLES = 20;

interface Counted {
  value: ReadCell;
  count: number;
}

const shapeOf = (text: string): string => text.replaceAll(/[\p{L}\p{M}]+/gu, 'a').replaceAll(/\p{N}+/gu, '0');
const rarest = (one: Counted, other: Counted): number => one.count - other.count;

/**
 * Different values of a column: of each shape, such as letters or a number, the rarest one, the rarest shapes first; then the most
 * frequent value, then the others. One of them may say something else than all others.
 */
export function tellingValues(cells: readonly ReadCell[]): ReadCell[] {
  const found = new Map<string, Counted>();
  const shapes = new Map<string, { values: Counted[]; count: number }>();
  for (const value of cells) {
    const text = textOf(value);
    if (text === '') continue;
    const shape = shapeOf(text);
    const ofShape = shapes.get(shape) ?? { values: [], count: 0 };
    shapes.set(shape, ofShape);
    ofShape.count += 1;
    const known = found.get(text);
    if (known) known.count += 1;
    else {
      const counted = { value, count: 1 };
      found.set(text, counted);
      ofShape.values.push(counted);
    }
  }
  const all = [...found.values()].sort(rarest);
  const ofShapes = [...shapes.values()].sort(rarest as (one: { count: number }, other: { count: number }) => number);
  const first = ofShapes.flatMap(({ values }) => values.toSorted(rarest).slice(0, 1));
  return [...new Set([...first, ...all.slice(-1), ...all])].slice(0, SAMPLES).map(({ value }) => value);
}

/** Suggests not to read these columns: the cells that decide about each, by its index. */
export function openedAt(table: MappedTable, opened: ReadonlyMap<number, readonly ReadCell[]>): MappedTable {
  const headings = table.headings.map((one, at) =>
    opened.has(at) ? { ...one, column: undefined, how: 'SUGGESTED' as const } : one,
  );
  const samples = table.samples.map((values, at) => {
    const cells = opened.get(at);
    return cells ? tellingValues(cells) : values;
  });
  const unknownColumns = headings.flatMap(({ heading, column, how }, at) =>
    !column && heading !== '' && how !== 'CONFIRMED' && (table.samples[at]?.length ?? 0) > 0 ? [heading] : [],
  );
  return { ...table, headings, samples, notRead: { ...table.notRead, unknownColumns } };
}

const OUTCOMES: readonly string[] = [words.READY, words.WRONG, words.KNOWN];

/** Whether the results are those that the provider wrote: an outcome in each row, and a reason for errors alone. */
function areWritten({ columns, rows }: MappedTable): boolean {
  const [outcome, reason] = [words.outcome, words.reason].map((key) => columns.findIndex((one) => one.key === key));
  return rows.every(({ cells }) => {
    const [result, why] = [textOf(cells[outcome ?? -1]), textOf(cells[reason ?? -1])];
    return result === words.WRONG || (why === '' && (result === '' || OUTCOMES.includes(result)));
  });
}

/**
 * The result columns of an earlier dry run are those of an annotated file only together, and with its values; otherwise each is a
 * column of the office.
 */
export function withoutOwnResults(table: MappedTable, results: readonly TableColumn[]): MappedTable {
  const isResult = ({ column }: Headings[number]) => column !== undefined && results.includes(column);
  if (table.headings.filter(isResult).length === results.length && areWritten(table)) return table;
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

/** Unknown columns with values whose headings differ from that of another column in signs alone: no choice could name one of them. */
export function twinHeadings(table: MappedTable): string[] {
  const known = new Set(table.headings.flatMap(({ column, heading }) => (column ? [mappingKey(heading)] : [])));
  return table.headings.flatMap(({ how, heading }, at) =>
    how === 'IGNORED' &&
    heading !== '' &&
    !namesStatus(heading) &&
    known.has(mappingKey(heading)) &&
    (table.samples[at]?.length ?? 0) > 0
      ? [heading]
      : [],
  );
}
