import { useMemo, useState } from 'react';
import type { SheetGridColumn } from './gridTypes';
import type { SheetSort } from './SheetHead';
import { shownPage, type SheetPages } from './useSheetPages';

interface ShownRowsOptions<Row> {
  readonly all: readonly Row[];
  readonly columns: readonly SheetGridColumn<Row>[];
  readonly filter: ((row: Row) => boolean) | undefined;
  readonly pages: SheetPages | undefined;
}

/** The rows of the page in the order of the chosen column; of equal ones the given order stays. */
export function useShownRows<Row>({ all, columns, filter, pages }: ShownRowsOptions<Row>) {
  const [sort, setSort] = useState<SheetSort>();
  const rows = useMemo(() => (filter ? all.filter(filter) : all), [all, filter]);
  const compare = columns.find(({ key }) => key === sort?.column)?.sort;
  const sorted = useMemo(() => {
    if (!compare || !sort) return rows;
    return [...rows].sort((a, b) => (sort.order === 'ascending' ? compare(a, b) : compare(b, a)));
  }, [rows, sort, compare]);
  const size = pages?.size;
  const first = size === undefined || !pages ? 0 : (shownPage(pages, sorted.length) - 1) * size;
  const shown = useMemo(() => (size === undefined ? sorted : sorted.slice(first, first + size)), [sorted, first, size]);
  return {
    shown,
    sort,
    setSort,
    /** Shows the page with a row, where the filter shows it at all. */
    showRow: (isWanted: (row: Row) => boolean) => {
      const index = sorted.findIndex(isWanted);
      if (index >= 0 && size !== undefined) pages?.go(Math.floor(index / size) + 1, size);
    },
  };
}
