import { CaretDownOutlined, CaretUpOutlined } from '@ant-design/icons';
import type { VirtualItem } from '@tanstack/react-virtual';
import { useWords } from '../words';
import type { ColumnGroup, SheetGridColumn } from './gridTypes';
import { sheetWords } from './words';

export interface SheetSort {
  readonly column: string;
  readonly order: 'ascending' | 'descending';
}

interface SheetHeadProps<Row> {
  readonly columns: readonly SheetGridColumn<Row>[];
  readonly groups: readonly ColumnGroup[];
  readonly pinned: number;
  readonly pinnedWidth: number;
  readonly widths: readonly number[];
  readonly items: readonly VirtualItem[];
  readonly height: number;
  readonly sort: SheetSort | undefined;
  readonly onSort: (sort: SheetSort | undefined) => void;
}

/** The height of the line of group headings in pixels. */
export const GROUP_HEIGHT = 36;

export function SheetHead<Row>(props: SheetHeadProps<Row>) {
  const { columns, groups, pinned, pinnedWidth, widths, items, height, sort, onSort } = props;
  const top = groups.length > 0 ? GROUP_HEIGHT : 0;
  const cell = (at: number, left: number, width: number) => {
    const column = columns[at];
    return (
      column && (
        <ColumnHeading
          key={column.key}
          column={column}
          at={at}
          box={{ left, width, top, height: height - top }}
          sort={sort}
          onSort={onSort}
          startsGroup={startsGroup(columns, at)}
        />
      )
    );
  };
  return (
    <div className="sheet-head" role="rowgroup" style={{ height }}>
      {groups.length > 0 && (
        <div role="row" aria-rowindex={1}>
          {groupBoxes(columns, groups, pinned, pinnedWidth, widths).map(({ group, first, count, left, width }) => (
            <div
              key={group.key}
              role="columnheader"
              className="sheet-group"
              aria-colindex={first + 1}
              aria-colspan={count}
              style={{ left, width, height: top }}
            >
              <span style={{ left: pinnedWidth + 8 }}>{group.title}</span>
            </div>
          ))}
        </div>
      )}
      <div role="row" aria-rowindex={groups.length > 0 ? 2 : 1}>
        <div className="sheet-pinned" role="presentation" style={{ width: pinnedWidth, height }}>
          {columns.slice(0, pinned).map((_column, at) => cell(at, 0, widths[at] ?? 0))}
        </div>
        {items.map(({ index, start, size }) => cell(pinned + index, start, size))}
      </div>
    </div>
  );
}

const groupOf = <Row,>(column: SheetGridColumn<Row> | undefined) =>
  column?.kind === 'cell' ? column.group : undefined;

export const startsGroup = <Row,>(columns: readonly SheetGridColumn<Row>[], at: number): boolean =>
  groupOf(columns[at]) !== undefined && groupOf(columns[at]) !== groupOf(columns[at - 1]);

function groupBoxes<Row>(
  columns: readonly SheetGridColumn<Row>[],
  groups: readonly ColumnGroup[],
  pinned: number,
  pinnedWidth: number,
  widths: readonly number[],
) {
  const sum = (from: number, to: number) => widths.slice(from, to).reduce((total, width) => total + width, 0);
  return groups.flatMap((group) => {
    const first = columns.findIndex((column) => groupOf(column) === group.key);
    const count = columns.filter((column) => groupOf(column) === group.key).length;
    if (first < 0) return [];
    return [{ group, first, count, left: pinnedWidth + sum(pinned, first), width: sum(first, first + count) }];
  });
}

interface ColumnHeadingProps<Row> extends Pick<SheetHeadProps<Row>, 'sort' | 'onSort'> {
  readonly column: SheetGridColumn<Row>;
  readonly at: number;
  readonly box: { readonly left: number; readonly width: number; readonly top: number; readonly height: number };
  readonly startsGroup: boolean;
}

function ColumnHeading<Row>({ column, at, box, sort, onSort, startsGroup: first }: ColumnHeadingProps<Row>) {
  const words = useWords(sheetWords);
  const order = sort?.column === column.key ? sort.order : undefined;
  const next = order === undefined ? 'ascending' : order === 'ascending' ? 'descending' : undefined;
  const note = column.kind === 'cell' ? column.note : undefined;
  const subtitle = column.kind === 'cell' ? column.subtitle : undefined;
  const text = (
    <>
      <span>{column.title}</span>
      {subtitle !== undefined && <small>{subtitle}</small>}
      {note !== undefined && <small className="sheet-note">{note}</small>}
    </>
  );
  return (
    <div
      role="columnheader"
      className="sheet-heading"
      aria-colindex={at + 1}
      {...(order ? { 'aria-sort': order } : {})}
      data-kind={column.kind}
      data-first={first || undefined}
      data-subtitle={subtitle !== undefined || undefined}
      style={box}
    >
      {column.sort ? (
        <button
          type="button"
          title={words.sortBy(column.title)}
          onClick={() => onSort(next && { column: column.key, order: next })}
        >
          {text}
          <span className="sheet-sorter" aria-hidden>
            <CaretUpOutlined data-on={order === 'ascending' || undefined} />
            <CaretDownOutlined data-on={order === 'descending' || undefined} />
          </span>
        </button>
      ) : (
        text
      )}
    </div>
  );
}
