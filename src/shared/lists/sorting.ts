import type { TableColumn, TableSort } from '../ui';

/** The order requested from the provider; undefined: the provider's default order. */
export interface Sorting<Column extends string> {
  readonly sortBy: Column | undefined;
  readonly sortOrder: 'asc' | 'desc' | undefined;
}

/** The sorting after a click on a column header; `Column` are the keys of the sortable columns. */
export const sortingOf = <Column extends string>(sort: TableSort | null): Sorting<Column> =>
  sort === null
    ? { sortBy: undefined, sortOrder: undefined }
    : { sortBy: sort.column as Column, sortOrder: sort.order === 'descend' ? 'desc' : 'asc' };

/** A column that the provider sorts by; its header shows the applied order. */
export const sorted = <Row, Column extends string>(
  { sortBy, sortOrder }: Sorting<Column>,
  key: NoInfer<Column>,
): Pick<TableColumn<Row>, 'key' | 'sorter' | 'sortOrder'> => ({
  key,
  sorter: true,
  sortOrder: sortBy !== key ? null : sortOrder === 'desc' ? 'descend' : 'ascend',
});
