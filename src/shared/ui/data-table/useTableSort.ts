import { useState, type Key } from 'react';
import { keyOfColumn, type SortOrder, type TableColumn } from './columns';
import type { TableSort } from './types';

const firstWith = <Row>(
  columns: readonly TableColumn<Row>[],
  orderOf: (column: TableColumn<Row>) => SortOrder | null | undefined,
): TableSort | null => {
  const index = columns.findIndex((column) => orderOf(column));
  const column = columns[index];
  const order = column && orderOf(column);
  return column && order ? { column: keyOfColumn(column, index), order } : null;
};

const NEXT = { ascend: 'descend', descend: null } as const;

/** Up, down, unsorted: the order after a click on a heading. */
const nextOf = (sort: TableSort | null, column: Key): TableSort | null => {
  const order = sort?.column === column ? NEXT[sort.order] : 'ascend';
  return order === null ? null : { column, order };
};

/** The order applied, by the provider or in the browser, and the change of it (TABLE-02). */
export function useTableSort<Row>(
  columns: readonly TableColumn<Row>[],
  rows: readonly Row[],
  onChange: (sort: TableSort | null) => void,
) {
  const [own, setOwn] = useState(() => firstWith(columns, ({ defaultSortOrder }) => defaultSortOrder));
  const byProvider = columns.some(({ sortOrder }) => sortOrder !== undefined);
  const sort = byProvider ? firstWith(columns, ({ sortOrder }) => sortOrder) : own;
  const onSort = (column: Key) => {
    const next = nextOf(sort, column);
    setOwn(next);
    onChange(next);
  };
  return { sort, onSort, sorted: sortedRows(columns, rows, sort) };
}

function sortedRows<Row>(
  columns: readonly TableColumn<Row>[],
  rows: readonly Row[],
  sort: TableSort | null,
): readonly Row[] {
  const sorter = sort && columns.find((column, index) => keyOfColumn(column, index) === sort.column)?.sorter;
  if (typeof sorter !== 'function') return rows;
  const sign = sort?.order === 'descend' ? -1 : 1;
  return [...rows].sort((one, other) => sign * sorter(one, other));
}
