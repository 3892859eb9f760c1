/** The one table of the list screens: rows, paging, sorting and its own states (TABLE-01..11). */
import { Table, type TableColumnsType, type TableProps } from 'antd';
import type { Key } from 'react';
import { useWords } from '../../words';
import { EmptyState, FailedState } from '../states/States';
import type { LoadState } from '../states/loadState';
import { uiWords } from '../words';
import './dataTable.css';
import { skeletonColumns, skeletonRows } from './skeleton';
import { TableFooter } from './TableFooter';
import { useScrollArea } from './useScrollArea';
import { useTablePaging, type TablePaging } from './useTablePaging';

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
  readonly columns: TableColumnsType<Row>;
  readonly rows: readonly Row[] | undefined;
  readonly rowKey: keyof Row | ((row: Row) => Key);
  readonly paging: TablePaging;
  readonly state: LoadState;
  /** Names the filter applied; with paging in the browser another one returns to page 1 (TABLE-10). */
  readonly filterKey?: string;
  readonly selection?: TableSelection<Row>;
  readonly onRefresh?: () => void;
  readonly onSort?: (sort: TableSort | null) => void;
  readonly emptyText?: string;
}

const NO_EMPTY_ROW = { emptyText: <span /> };
const NOT_OVER = { showSorterTooltip: false, tableLayout: 'auto', size: 'medium', locale: NO_EMPTY_ROW } as const;

export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { label, columns, rows, paging, state, emptyText, onRefresh } = props;
  const words = useWords(uiWords);
  const { area, scrolls } = useScrollArea();
  const count = rows?.length ?? 0;
  const current = useTablePaging(paging, count, state.kind === 'ready', props.filterKey);
  const go = (page: number, size: number) => {
    if (area.current) area.current.scrollTop = 0;
    current.go(page, size);
  };
  const first = state.kind === 'loading' && count === 0;
  const failed = state.kind === 'failed';

  return (
    <div className="portal-table" aria-busy={state.kind === 'loading'}>
      {state.kind === 'loading' && !first && <div className="portal-table-progress" />}
      <div
        ref={area}
        className="portal-table-scroll"
        {...(scrolls && !failed ? { role: 'region', 'aria-label': label, tabIndex: 0 } : {})}
      >
        {failed ? null : first ? (
          <Table
            {...NOT_OVER}
            aria-label={label}
            rowKey="key"
            pagination={false}
            columns={skeletonColumns(columns)}
            dataSource={skeletonRows(Math.min(current.size, 10) || 10)}
          />
        ) : (
          <TableRows {...props} current={{ ...current, go }} />
        )}
      </div>
      {failed && <FailedState {...state} />}
      {state.kind === 'ready' && count === 0 && <EmptyState text={emptyText ?? words.noData} />}
      <TableFooter
        label={label}
        total={failed || first ? null : current.total}
        current={paging === 'none' ? null : { ...current, go }}
        onRefresh={onRefresh}
      />
    </div>
  );
}

interface TableRowsProps<Row extends object> extends DataTableProps<Row> {
  readonly current: { readonly page: number; readonly size: number; readonly go: (page: number, size: number) => void };
}

function TableRows<Row extends object>({ current, ...props }: TableRowsProps<Row>) {
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
      {...NOT_OVER}
      aria-label={label}
      columns={columns}
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
    columnWidth: 44,
    getCheckboxProps: (row) => ({ 'aria-label': selectRow(rowName(row)), disabled: canSelect?.(row) === false }),
    getTitleCheckboxProps: () => ({ 'aria-label': selectAll }),
  };
}
