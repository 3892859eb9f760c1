// Dates in which a spreadsheet program may have exchanged day and month. With a region that writes the month first, it turns 05/03/2016 into
// 3 May and leaves 15/03/2016 as text, so that only the rest of the column shows it.
import type { TableColumn } from './tableColumn.ts';
import type { ReadCell, ReadRow } from './workbook.ts';
import { tableWords as words } from './workbook.words.ts';

/** A date of digits that a spreadsheet program turns into a date where it can. */
const TYPED = /^(\d{1,2})([/-])(\d{1,2})\2(?:\d{4}|\d{2})$/;
const MONTHS = 12;

/** The two first numbers of a typed date. */
function typedNumbers(cell: ReadCell | undefined): [first: number, second: number] | undefined {
  const found = typeof cell === 'string' ? TYPED.exec(cell.trim()) : null;
  return found ? [Number(found[1]), Number(found[3])] : undefined;
}

/** Whether another date results when day and month are exchanged. */
function isExchangeable(cell: ReadCell | undefined): boolean {
  if (typeof cell === 'object' && cell !== null && 'date' in cell) return Number(cell.date.slice(8)) <= MONTHS;
  return false;
}

/** The problem of a cell of a column; undefined for a date that is not in doubt. */
export type DateDoubt = (cell: ReadCell | undefined) => string | undefined;

function doubtOf({ title }: TableColumn, cells: readonly (ReadCell | undefined)[]): DateDoubt | undefined {
  const monthFirst = cells.find((cell) => (typedNumbers(cell)?.[1] ?? 0) > MONTHS);
  if (typeof monthFirst === 'string')
    return (cell) => {
      const numbers = typedNumbers(cell);
      return numbers?.every((number) => number <= MONTHS) ? words.monthFirst(title, monthFirst) : undefined;
    };
  const dayFirst = cells.find((cell) => (typedNumbers(cell)?.[0] ?? 0) > MONTHS);
  if (typeof dayFirst !== 'string') return undefined;
  return (cell) => (isExchangeable(cell) ? words.exchanged(title, dayFirst) : undefined);
}

/** By the index of each column with such dates. */
export const dateDoubts = (columns: readonly TableColumn[], rows: readonly ReadRow[]): ReadonlyMap<number, DateDoubt> =>
  new Map(
    columns.flatMap((column, at): [number, DateDoubt][] => {
      if (column.kind !== 'date') return [];
      const doubt = doubtOf(
        column,
        rows.map(({ cells }) => cells[at]),
      );
      return doubt ? [[at, doubt]] : [];
    }),
  );
