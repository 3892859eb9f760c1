import type { TableColumn } from '@/shared/ui';
import type { SortBy, Sorting } from './useServerList';

/** A column by which the provider sorts; its header shows how. */
export const sorted = <Row>(
  { sortBy, sortOrder }: Sorting,
  key: SortBy,
): Pick<TableColumn<Row>, 'key' | 'sorter' | 'sortOrder'> => ({
  key,
  sorter: true,
  sortOrder: sortBy !== key ? null : sortOrder === 'desc' ? 'descend' : 'ascend',
});
