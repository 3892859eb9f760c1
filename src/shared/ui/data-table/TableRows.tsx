import { useRef, type Key } from 'react';
import { cellOf } from './cellOf';
import { contentOf, keyOfColumn, type TableColumn } from './columns';
import { rowKeysOf } from './rowKeys';
import { selectionAfter, SelectPage, SelectRow } from './SelectBoxes';
import { TableHead } from './TableHead';
import type { DataTableProps } from './types';
import { useTableSort } from './useTableSort';

interface TableRowsProps<Row extends object> extends DataTableProps<Row> {
  readonly current: { readonly page: number; readonly size: number; readonly go: (page: number, size: number) => void };
}

/**
 * The rows, sorted and divided into pages. A plain table: the component library renders each cell several times for one page and
 * measures its layout, which costs more than all the rest of a list.
 */
export function TableRows<Row extends object>({ current, ...props }: TableRowsProps<Row>) {
  const { label, columns, rows = [], rowKey, paging, selection, onSort } = props;
  const { page, size, go } = current;
  const sorting = useTableSort(columns, rows, (sort) => {
    go(1, size);
    onSort?.(sort);
  });
  const lastClicked = useRef<Key>(undefined);
  const keyOf = rowKeysOf(rowKey);
  const shown = paging === 'client' ? sorting.sorted.slice((page - 1) * size, page * size) : sorting.sorted;
  const selected = new Set(selection?.selectedKeys);
  const select = (row: Row, checked: boolean, extend: boolean) => {
    const from = extend ? lastClicked.current : undefined;
    lastClicked.current = keyOf(row);
    if (selection) selection.onChange(selectionAfter({ rows: shown, keyOf, selection }, { row, checked, from }));
  };
  return (
    <table aria-label={label}>
      <TableHead
        columns={columns}
        sort={sorting.sort}
        onSort={sorting.onSort}
        selectAll={selection && <SelectPage rows={shown} keyOf={keyOf} selection={selection} />}
      />
      <tbody>
        {shown.map((row) => {
          const key = keyOf(row);
          const chosen = selected.has(key);
          return (
            <tr key={key} data-row-key={key} className={chosen ? 'portal-table-chosen' : undefined}>
              {selection && (
                <td className="portal-table-selects">
                  <SelectRow
                    row={row}
                    name={selection.rowName(row)}
                    checked={chosen}
                    disabled={selection.canSelect?.(row) === false}
                    onSelect={select}
                  />
                </td>
              )}
              <Cells row={row} columns={columns} />
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

interface CellsProps<Row> {
  readonly row: Row;
  readonly columns: readonly TableColumn<Row>[];
}

/** A component of its own, so that a row with the same columns is not rendered again when the table is. */
function Cells<Row extends object>({ row, columns }: CellsProps<Row>) {
  return columns.map((column, index) => (
    <td key={keyOfColumn(column, index)} {...cellOf(columns, index)}>
      {contentOf(column, row)}
    </td>
  ));
}
