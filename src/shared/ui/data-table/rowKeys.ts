import type { Key } from 'react';
import type { DataTableProps } from './types';

/** The function that returns the key of a row. */
export const rowKeysOf =
  <Row extends object>(rowKey: DataTableProps<Row>['rowKey']) =>
  (row: Row): Key =>
    typeof rowKey === 'function' ? rowKey(row) : (row[rowKey] as Key);
