import type { Key, ReactNode } from 'react';
import type { LoadState } from '../states/loadState';
import type { TableColumn } from './columns';
import type { TablePaging } from './useTablePaging';

export interface TableSelection<Row> {
  readonly selectedKeys: readonly Key[];
  readonly onChange: (keys: Key[]) => void;
  /** What a row is called in the name of its box: 'Select {name}'. */
  readonly rowName: (row: Row) => string;
  readonly canSelect?: (row: Row) => boolean;
}

export interface TableSort {
  readonly column: Key;
  readonly order: 'ascend' | 'descend';
}

export interface DataTableProps<Row extends object> {
  /** The accessible name, e.g. 'Schools'. */
  readonly label: string;
  readonly columns: readonly TableColumn<Row>[];
  readonly rows: readonly Row[] | undefined;
  readonly rowKey: keyof Row | ((row: Row) => Key);
  readonly paging: TablePaging;
  readonly state: LoadState;
  /** Names the filter applied; with paging in the browser another one returns to page 1 (TABLE-10). */
  readonly filterKey?: string;
  readonly selection?: TableSelection<Row>;
  readonly onRefresh?: () => void;
  /** Shown beside the number of rows, such as their sum over all pages. */
  readonly totals?: string;
  readonly onSort?: (sort: TableSort | null) => void;
  readonly emptyText?: string;
  /** What may be done where there are no rows. */
  readonly emptyAction?: ReactNode;
}
