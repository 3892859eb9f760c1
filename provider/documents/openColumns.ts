// Columns that are not read: the user decides about each of them for each file, because one may say what an amount is.
import { tellingValues } from './columnSamples.ts';
import type { MappedHeading } from './mappedHeading.ts';
import type { MappedTable } from './mappedTable.ts';
import { unreadColumn, type TableColumn } from './tableColumn.ts';
import { textOf } from './table.ts';

const hasValues = ({ samples }: MappedTable, at: number): boolean => (samples[at]?.length ?? 0) > 0;

/** The headings of unknown columns with values. */
const unknownIn = (table: MappedTable): { heading: string; at: number }[] =>
  table.headings.flatMap(({ how, heading }, at) =>
    how === 'IGNORED' && heading !== '' && hasValues(table, at) ? [{ heading, at }] : [],
  );

/** Amounts that were chosen for another file: the same heading, such as Balance, may be another amount in this one. */
const isRememberedAmount = ({ how, column }: MappedHeading): boolean =>
  how === 'REMEMBERED' && column?.kind === 'amount';

/** Unknown columns with values become suggestions not to read them, which the user has to confirm; remembered amounts are suggestions too. */
export function withOpenColumns(table: MappedTable): MappedTable {
  const open = new Set(unknownIn(table).map(({ at }) => at));
  return {
    ...table,
    headings: table.headings.map((one, at) =>
      open.has(at) || isRememberedAmount(one) ? { ...one, how: 'SUGGESTED' as const } : one,
    ),
    samples: table.samples.map((values, at) =>
      open.has(at) ? tellingValues(table.rows.map(({ cells }) => cells[at] ?? null)) : values,
    ),
  };
}

/**
 * The result columns of an earlier check are those of an annotated file only together, and if `areWritten` accepts the texts of each row
 * in them; otherwise each is an unknown column.
 */
export function withoutOtherResults(
  table: MappedTable,
  results: readonly TableColumn[],
  areWritten: (texts: string[]) => boolean,
): MappedTable {
  const at = results.map((result) => table.columns.indexOf(result));
  const areOwn =
    at.every((index) => index >= 0) &&
    table.rows.every(({ cells }) => areWritten(at.map((index) => textOf(cells[index]))));
  if (areOwn) return table;
  const isResult = ({ column }: MappedHeading) => column !== undefined && results.includes(column);
  return {
    ...table,
    headings: table.headings.map((one) =>
      isResult(one) ? { ...one, column: undefined, how: 'IGNORED' as const } : one,
    ),
    columns: table.columns.map((column, index) =>
      results.includes(column) ? unreadColumn(table.headings[index]?.heading ?? '') : column,
    ),
  };
}
