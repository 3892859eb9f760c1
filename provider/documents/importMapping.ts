// The mapping of headings in a request: its checks, and the part of it that is stored for later files.
import { textKey } from '../../common/names.ts';
import { failFields, type Problem } from '../shared/fail.ts';
import { hasTitle } from './headingMapping.ts';
import { columnsOf, mappingKey, namesOf, singleKeys } from './headings.ts';
import type { MappedTable } from './mappedTable.ts';
import { rejectTable, titlesOf } from './table.ts';
import type { TableColumn } from './tableColumn.ts';
import { tableWords as words } from './workbook.words.ts';
import { askedAgainOf, isWrittenHeading } from './writtenHeadings.ts';

interface SentMapping {
  sheet?: string;
  columns: readonly { heading: string; field: string | null }[];
}

const PATH = 'mapping';

/** The fields of a sent mapping by the texts of its headings (`textKey`); 109 for an unknown field, and for one that occurs twice. */
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
    const key = textKey(heading);
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

/**
 * The confirmed headings of a file to store: those that are read differently from their names. Undefined removes a stored heading
 * that is read by its name again, or not read, or whose column was chosen for another one: the decision not to read a column is for
 * one file. It remains where it only gave way to the title of its column, as it may be the only one in the next file. A heading that
 * the portal asks about again counts as the one of the file where it corrects what is stored.
 */
export function headingsToStore(
  { headings, remembered }: MappedTable,
  columns: readonly TableColumn[],
): ReadonlyMap<string, string | undefined> {
  const names = namesOf(columns);
  const texts = headings.map(({ heading }) => askedAgainOf(heading) ?? heading);
  const [single, singleText] = [singleKeys(headings.map(({ heading }) => heading)), singleKeys(texts)];
  return new Map(
    headings.flatMap(({ heading, full, invented, column, how }, at) => {
      const text = texts[at] ?? heading;
      const key = mappingKey(text);
      const field = remembered.get(key);
      const isAsked = text !== heading;
      if (isAsked && (!column || field === undefined || field === column.key)) return [];
      // Of a long heading, only the start would be known.
      const isOfFile = full === undefined && invented === undefined && !isWrittenHeading(text);
      if (!isOfFile || !(isAsked ? singleText : single).has(key)) return [];
      if (column) {
        const [named] = columnsOf([text], names);
        return how === 'CONFIRMED' ? [[key, named === column ? undefined : column.key] as const] : [];
      }
      const other = headings.find((one) => one.column !== undefined && one.column.key === field);
      const gaveWay = other?.column && hasTitle(other.column, other.heading);
      const isDecided = how === 'CONFIRMED' || other?.how === 'CONFIRMED';
      return isDecided && !gaveWay ? [[key, undefined] as const] : [];
    }),
  );
}
