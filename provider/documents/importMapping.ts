// The mapping of headings in a request: its checks, and the part of it that is stored for later files.
import { failFields, type Problem } from '../shared/fail.ts';
import { similarColumns } from './headingGuess.ts';
import { hasTitle } from './headingMapping.ts';
import { declaredOf, type Declared } from './mappedHeading.ts';
import { columnsOf, mappingKey } from './headings.ts';
import type { MappedTable } from './mappedTable.ts';
import { namelessHeading, rejectTable, titlesOf } from './table.ts';
import type { TableColumn } from './tableColumn.ts';
import { tableWords as words } from './workbook.words.ts';

interface SentMapping {
  sheet?: string;
  columns: readonly { heading: string; field: string | null }[];
}

const PATH = 'mapping';

/** The fields of a sent mapping by the keys of its headings; 109 for an unknown field, and for one that occurs twice. */
export function confirmedHeadings(
  mapping: SentMapping | undefined,
  columns: readonly TableColumn[],
): ReadonlyMap<string, string | null> {
  const titles = new Map(
    columns.flatMap(({ key, title, kind }) => (kind === 'ignored' ? [] : [[key, title] as const])),
  );
  const confirmed = new Map<string, string | null>();
  const used = new Set<string>();
  const problems: Problem[] = [];
  for (const [at, { heading, field }] of (mapping?.columns ?? []).entries()) {
    const key = mappingKey(heading);
    const title = titles.get(field ?? '');
    const problem = (part: string, message: string) =>
      void problems.push({ path: `${PATH}.columns.${at}.${part}`, message });
    if (confirmed.has(key) && confirmed.get(key) !== field) problem('heading', words.headingTwice(heading));
    if (field !== null && title === undefined) problem('field', words.unknownField);
    if (field !== null && title !== undefined && used.has(field)) problem('field', words.fieldTwice(title));
    if (field !== null) used.add(field);
    confirmed.set(key, field);
  }
  if (problems.length > 0) failFields(problems);
  return confirmed;
}

/** 166 for suggestions that are not confirmed, and for required columns that are missing. `undecided`: why an unread column matters. */
export function requireConfirmedHeadings(
  { headings, missing }: MappedTable,
  path: string,
  undecided = words.undecided,
): void {
  const open = headings.filter(({ how }) => how === 'SUGGESTED');
  const suggested = open.flatMap(({ heading, column }) => (column ? [words.readAs(heading, column.title)] : []));
  const unread = open.flatMap(({ heading, column }) => (column ? [] : [heading]));
  const faults = [
    ...(missing.length > 0 ? [words.missing(titlesOf(missing.map(({ title }) => title)))] : []),
    ...(suggested.length > 0 ? [words.unconfirmed(titlesOf(suggested))] : []),
    ...(unread.length > 0 ? [undecided(titlesOf(unread))] : []),
  ];
  if (faults.length > 0) rejectTable(path, faults);
}

/** Whether a heading could be read as a column that another heading of the file has: in the next file, it may be the only one. */
const gaveWay = (
  heading: string,
  used: ReadonlySet<TableColumn | undefined>,
  { names, words: of }: Declared,
): boolean =>
  columnsOf([heading], names).some((column) => column && used.has(column)) ||
  similarColumns(heading, of).some(({ column }) => used.has(column));

/**
 * The confirmed headings of a file to store: those that are read differently from their names. Undefined removes a stored heading
 * that is read by its name again.
 */
export function headingsToStore(
  { headings }: MappedTable,
  columns: readonly TableColumn[],
): ReadonlyMap<string, string | null | undefined> {
  const declared = declaredOf(columns);
  const used = new Set(headings.flatMap((one) => one.column ?? []));
  return new Map(
    headings.flatMap(({ heading, full, column, how }, at) => {
      // A column without a heading may have another position in the next file, and of a long one only the start would be known.
      if (how !== 'CONFIRMED' || full !== undefined || heading === namelessHeading(at)) return [];
      const [named] = columnsOf([heading], declared.names);
      if (!column && named && hasTitle(named, heading)) return [[mappingKey(heading), undefined] as const];
      if (!column && gaveWay(heading, used, declared)) return [];
      return [[mappingKey(heading), named && named === column ? undefined : (column?.key ?? null)] as const];
    }),
  );
}
