import type { VirtualItem } from '@tanstack/react-virtual';
import { memo, type CSSProperties } from 'react';
import { CutText } from '../ui';
import type { InfoColumn, SheetGridColumn } from './gridTypes';
import type { GridContext } from './cellTypes';
import { SheetCell } from './SheetCell';

interface SheetRowProps<Row> {
  readonly grid: GridContext<Row>;
  readonly row: Row;
  readonly rowKey: string;
  /** from 0, in the order of the screen */
  readonly index: number;
  /** rows of the heading, which `aria-rowindex` counts */
  readonly headRows: number;
  readonly top: number;
  readonly height: number;
  readonly columns: readonly SheetGridColumn<Row>[];
  readonly pinned: number;
  readonly pinnedWidth: number;
  readonly widths: readonly number[];
  /** the columns that are rendered, from the first that is not pinned */
  readonly items: readonly VirtualItem[];
  /** Replaces the cells of the row by a text. */
  readonly spanText: string | undefined;
}

function SheetRowView<Row>(props: SheetRowProps<Row>) {
  const { rowKey, columns, pinned, pinnedWidth, widths, items, spanText } = props;
  const style: CSSProperties = { top: props.top, height: props.height };
  return (
    <div
      role="row"
      className="sheet-row"
      aria-rowindex={props.headRows + props.index + 1}
      data-row-key={rowKey}
      style={style}
    >
      <div className="sheet-pinned" role="presentation" style={{ width: pinnedWidth }}>
        {columns.slice(0, pinned).map((column, at) => (
          <AnyCell key={column.key} {...props} column={column} at={at} left={0} width={widths[at] ?? 0} />
        ))}
      </div>
      {spanText !== undefined && (
        <div
          role="gridcell"
          className="sheet-span"
          aria-colindex={pinned + 1}
          aria-colspan={columns.length - pinned}
          style={{ paddingInlineStart: pinnedWidth }}
        >
          <span style={{ left: pinnedWidth }}>{spanText}</span>
        </div>
      )}
      {spanText === undefined &&
        items.map((item) => {
          const column = columns[pinned + item.index];
          return (
            column && (
              <AnyCell
                key={column.key}
                {...props}
                column={column}
                at={pinned + item.index}
                left={item.start}
                width={item.size}
              />
            )
          );
        })}
    </div>
  );
}

/** Renders when another row, another position or other columns are given; edits render single cells. */
export const SheetRow = memo(SheetRowView) as typeof SheetRowView;

interface AnyCellProps<Row> extends Pick<SheetRowProps<Row>, 'grid' | 'row' | 'rowKey'> {
  readonly column: SheetGridColumn<Row>;
  readonly at: number;
  readonly left: number;
  readonly width: number;
}

function AnyCell<Row>({ grid, row, rowKey, column, at, left, width }: AnyCellProps<Row>) {
  if (column.kind === 'info') return <InfoCell column={column} row={row} at={at} left={left} width={width} />;
  return (
    <SheetCell grid={grid} row={row} rowKey={rowKey} column={column} columnIndex={at + 1} left={left} width={width} />
  );
}

interface InfoCellProps<Row> {
  readonly column: InfoColumn<Row>;
  readonly row: Row;
  readonly at: number;
  readonly left: number;
  readonly width: number;
}

function InfoCell<Row>({ column, row, at, left, width }: InfoCellProps<Row>) {
  const content = column.render(row);
  return (
    <div
      role={column.isRowHeader ? 'rowheader' : 'gridcell'}
      className="sheet-info"
      aria-colindex={at + 1}
      style={{ left, width }}
    >
      {typeof content === 'string' || typeof content === 'number' ? <CutText text={content} lines={2} /> : content}
    </div>
  );
}
