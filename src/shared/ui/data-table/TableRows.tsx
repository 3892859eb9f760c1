import { Table, type TableProps } from 'antd';
import type { Key } from 'react';
import { useWords } from '../../words';
import { uiWords } from '../words';
import { laidOut, SELECTION_WIDTH } from './columns';
import type { DataTableProps, TableSelection } from './types';

/** What every antd table here has in common. */
export const tableLook = {
  showSorterTooltip: false,
  tableLayout: 'fixed',
  size: 'large',
  locale: { emptyText: <span /> },
} as const;

interface TableRowsProps<Row extends object> extends DataTableProps<Row> {
  readonly current: { readonly page: number; readonly size: number; readonly go: (page: number, size: number) => void };
}

/** The rows with antd's sorting, cutting into pages and selection. */
export function TableRows<Row extends object>({ current, ...props }: TableRowsProps<Row>) {
  const { label, columns, rows = [], rowKey, paging, selection, onSort } = props;
  const words = useWords(uiWords);
  const changed: TableProps<Row>['onChange'] = (_pages, _filters, sorter, { action }) => {
    if (action !== 'sort') return;
    current.go(1, current.size);
    const { order, columnKey, field } = Array.isArray(sorter) ? (sorter[0] ?? {}) : sorter;
    const column = columnKey ?? (Array.isArray(field) ? field.join('.') : (field as Key | undefined));
    onSort?.(order && column !== undefined ? { column, order } : null);
  };
  return (
    <Table<Row>
      {...tableLook}
      aria-label={label}
      columns={laidOut(columns)}
      dataSource={rows}
      rowKey={rowKey}
      onChange={changed}
      pagination={paging === 'client' ? { current: current.page, pageSize: current.size, placement: ['none'] } : false}
      {...(selection && { rowSelection: rowSelection(selection, words.selectAll, words.selectRow) })}
    />
  );
}

function rowSelection<Row>(
  { selectedKeys, onChange, rowName, canSelect }: TableSelection<Row>,
  selectAll: string,
  selectRow: (name: string) => string,
): NonNullable<TableProps<Row>['rowSelection']> {
  return {
    selectedRowKeys: [...selectedKeys],
    onChange: (keys) => onChange(keys),
    preserveSelectedRowKeys: true,
    columnWidth: SELECTION_WIDTH,
    getCheckboxProps: (row) => ({ 'aria-label': selectRow(rowName(row)), disabled: canSelect?.(row) === false }),
    getTitleCheckboxProps: () => ({ 'aria-label': selectAll }),
  };
}
