import type { Key, KeyboardEvent, ReactNode } from 'react';
import { cellOf } from './cellOf';
import { keyOfColumn, SELECTION_WIDTH, type SortOrder, type TableColumn } from './columns';
import type { TableSort } from './types';

interface TableHeadProps<Row> {
  readonly columns: readonly TableColumn<Row>[];
  readonly sort?: TableSort | null;
  readonly onSort?: (column: Key) => void;
  /** The check box of all rows, where rows can be selected. */
  readonly selectAll?: ReactNode;
}

/** Widths and headings; a heading that sorts is a tab stop, and Enter or Space sorts. */
export function TableHead<Row>({ columns, sort = null, onSort, selectAll }: TableHeadProps<Row>) {
  return (
    <>
      <colgroup>
        {selectAll && <col style={{ width: SELECTION_WIDTH }} />}
        {columns.map((column, index) => (
          <col key={keyOfColumn(column, index)} style={{ width: column.width }} />
        ))}
      </colgroup>
      <thead>
        <tr>
          {selectAll && (
            <th scope="col" className="portal-table-selects">
              {selectAll}
            </th>
          )}
          {columns.map((column, index) => {
            const key = keyOfColumn(column, index);
            const cell = cellOf(columns, index);
            return column.sorter && onSort ? (
              <SortedHeading
                key={key}
                {...cell}
                title={column.title}
                order={sort?.column === key ? sort.order : null}
                onSort={() => onSort(key)}
              />
            ) : (
              <th key={key} scope="col" {...cell}>
                {column.title}
              </th>
            );
          })}
        </tr>
      </thead>
    </>
  );
}

interface SortedHeadingProps extends ReturnType<typeof cellOf> {
  readonly title: ReactNode;
  readonly order: SortOrder | null;
  readonly onSort: () => void;
}

function SortedHeading({ className, style, title, order, onSort }: SortedHeadingProps) {
  const sortByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    onSort();
  };
  return (
    <th
      scope="col"
      className={`portal-table-sortable ${className ?? ''}`}
      style={style}
      tabIndex={0}
      aria-sort={order === null ? undefined : order === 'ascend' ? 'ascending' : 'descending'}
      onClick={onSort}
      onKeyDown={sortByKey}
    >
      <span className="portal-table-sorter">
        <span className="portal-table-heading">{title}</span>
        <svg viewBox="0 0 8 12" width="8" height="12" aria-hidden data-order={order ?? undefined}>
          <path d="M4 0 L8 5 L0 5 Z" />
          <path d="M4 12 L0 7 L8 7 Z" />
        </svg>
      </span>
    </th>
  );
}
