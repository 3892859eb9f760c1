/** An editable table with the keys of a spreadsheet (ARIA grid): one tab stop for its cells, only the rows and columns in view. */
import {
  startTransition,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type KeyboardEvent,
  type MouseEvent,
  type Ref,
} from 'react';
import { useLeftRow, useRowReturn, WholeText } from '../ui';
import { cellsIn, createSelection, type SheetSelection } from './createSelection';
import { cellColumnsOf, type CellColumn, type ColumnGroup, type SheetGridColumn } from './gridTypes';
import type { Cell } from './moves';
import { GROUP_HEIGHT, SheetHead } from './SheetHead';
import type { Point } from './cellTypes';
import { SheetRow } from './SheetRow';
import { type CellKey, type Sheet } from './types';
import { useGridLayout } from './useGridLayout';
import { useShownRows } from './useShownRows';
import type { SheetPages } from './useSheetPages';
import { useSheetActions, useSheetKeys, type SheetKeyOptions } from './useSheetKeys';

export interface SheetGridHandle {
  /** Selects and focuses a cell. @returns false if it is hidden */
  readonly goTo: (key: CellKey) => boolean;
  /** Focuses the active cell. */
  readonly focus: () => void;
  /** The next cell with an error after the active one, from the top after the last. @returns false if all of them are hidden */
  readonly goToNextError: () => boolean;
  /** The next empty cell after the active one, down the columns. */
  readonly goToNextEmpty: () => void;
  /** Puts a text into the selected cells that can be edited. */
  readonly fill: (text: string) => void;
  readonly activeCell: () => CellKey | undefined;
}

interface SheetGridProps<Row> extends Pick<SheetKeyOptions<Row>, 'sheet' | 'onSave' | 'onLeave' | 'readPaste'> {
  readonly ref?: Ref<SheetGridHandle>;
  readonly label: string;
  readonly columns: readonly SheetGridColumn<Row>[];
  readonly groups?: readonly ColumnGroup[];
  /** the number of columns that stay in view at the left */
  readonly pinned: number;
  /** in pixels */
  readonly rowHeight: number;
  /** Whether a row is shown; edits of hidden rows stay. The same function until the choice changes. */
  readonly filter?: ((row: Row) => boolean) | undefined;
  readonly pages?: SheetPages;
  /** Opens scrolled to the first column of cells, past the columns that are read only. */
  readonly startsAtCells?: boolean;
  /** The selected cells that exist; the same function in each render. */
  readonly onRange?: (keys: readonly CellKey[]) => void;
  /** A text in place of the cells of a row. */
  readonly spanText?: (row: Row) => string | undefined;
}

const HEAD_HEIGHT = 40;
/** of a heading with three lines */
const NOTED_HEIGHT = 58;
const NO_GROUPS: readonly ColumnGroup[] = [];

/** Gives the selection the order of the screen. At first the row from which the screen was left is the active one. */
function useArrangement<Row>(
  selection: SheetSelection,
  sheet: Sheet<Row>,
  rows: readonly Row[],
  columns: readonly CellColumn<Row>[],
) {
  const leftRow = useLeftRow();
  const isFirst = useRef(true);
  useLayoutEffect(() => {
    const columnKeys = columns.map(({ key }) => key);
    selection.arrange(rows.map(sheet.rowKey), columnKeys);
    const left = isFirst.current && leftRow !== undefined && selection.cellOf(leftRow, columnKeys[0] ?? '');
    if (left) selection.select(left);
    isFirst.current = false;
  }, [selection, sheet, rows, columns, leftRow]);
}

/** The order, the selection, the layout and the keys of a grid. */
function useGrid<Row>({ ref, ...props }: SheetGridProps<Row>) {
  const { sheet, columns, groups = NO_GROUPS, pinned, rowHeight } = props;
  const area = useRef<HTMLDivElement>(null);
  const rows = useSyncExternalStore(sheet.subscribe, sheet.rows);
  const cellColumns = useMemo(() => cellColumnsOf(columns), [columns]);
  const { shown, sort, setSort, showRow } = useShownRows({
    all: rows,
    columns,
    filter: props.filter,
    pages: props.pages,
  });
  const [selection] = useState(() => createSelection({ kind: (key) => sheet.cell(key).kind, text: sheet.text }));
  useArrangement(selection, sheet, shown, cellColumns);
  useRangeReport(selection, props.onRange);
  const hasNotes = cellColumns.some(({ note }) => note !== undefined);
  const headHeight = (hasNotes ? NOTED_HEIGHT : HEAD_HEIGHT) + (groups.length > 0 ? GROUP_HEIGHT : 0);
  const layout = useGridLayout({
    area,
    selection,
    rows: shown.length,
    columns,
    pinned,
    rowHeight,
    headHeight,
    startsAtCells: props.startsAtCells ?? false,
  });
  const { reveal, pageRows } = layout;
  const options = {
    ...props,
    selection,
    columns: cellColumns,
    reveal,
    pageRows,
    showRow: (rowKey: string) => showRow((row) => sheet.rowKey(row) === rowKey),
  };
  const actions = useSheetActions(options);
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  const pressed = useRef<Point>({ x: 0, y: 0 });
  useRowReturn(area, layout.rowItems.length > 0);
  useGridHandle(ref, sheet, selection, actions);
  return {
    area,
    shown,
    sort,
    setSort,
    headHeight,
    layout,
    keys: useSheetKeys(options, actions),
    grid: useMemo(() => ({ sheet, selection, actions: latest, pressed }), [sheet, selection]),
  };
}

export function SheetGrid<Row>(props: SheetGridProps<Row>) {
  const { sheet, label, columns, groups = NO_GROUPS, pinned, spanText } = props;
  const { area, shown, sort, setSort, headHeight, layout, keys, grid } = useGrid(props);
  const { width, height, rowItems, columnItems: items, widths, pinnedWidth } = layout;
  const common = { columns, pinned, pinnedWidth, widths, items };
  const headRows = groups.length > 0 ? 2 : 1;
  return (
    <WholeText className="sheet">
      <div
        ref={area}
        role="grid"
        className="sheet-area"
        aria-label={label}
        aria-multiselectable
        aria-rowcount={shown.length + headRows}
        aria-colcount={columns.length}
        {...keys}
        {...pointerErrors}
      >
        <div className="sheet-content" role="presentation" style={{ width, height }}>
          <SheetHead {...common} groups={groups} sort={sort} height={headHeight} onSort={setSort} />
          <div role="rowgroup">
            {rowItems.map(({ index, start, size }) => {
              const row = shown[index];
              if (row === undefined) return null;
              const rowKey = sheet.rowKey(row);
              return (
                <SheetRow
                  key={rowKey}
                  {...{ ...common, grid, row, rowKey, index, headRows }}
                  top={start}
                  height={size}
                  spanText={spanText?.(row)}
                />
              );
            })}
          </div>
        </div>
      </div>
    </WholeText>
  );
}

/** Reports the selected cells in a transition, so that a key does not wait for it. */
function useRangeReport(selection: SheetSelection, report: ((keys: readonly CellKey[]) => void) | undefined): void {
  useEffect(() => {
    if (!report) return undefined;
    let reported = '';
    return selection.subscribe(() => {
      const range = selection.range();
      const { exists } = selection.shape();
      const keys = range ? cellsIn(range).flat().filter(exists).map(selection.keyAt) : [];
      // A single cell is no selection to report.
      const next = keys.length > 1 ? keys : [];
      const text = next.length === 0 ? '' : `${next[0]} ${next.at(-1)} ${next.length}`;
      if (text === reported) return;
      reported = text;
      startTransition(() => report(next));
    });
  }, [selection, report]);
}

const IS_TYPING = 'data-typing';

/** Errors are shown at the pointer only after it moved: at rest it may be on the cells that the keys have left. */
const pointerErrors = {
  onKeyDownCapture: ({ currentTarget }: KeyboardEvent) => void currentTarget.toggleAttribute(IS_TYPING, true),
  onMouseMove: ({ currentTarget, movementX, movementY }: MouseEvent) => {
    if (movementX !== 0 || movementY !== 0) currentTarget.removeAttribute(IS_TYPING);
  },
};

function useGridHandle<Row>(
  ref: Ref<SheetGridHandle> | undefined,
  sheet: Sheet<Row>,
  selection: SheetSelection,
  { goTo, goToKey, run }: ReturnType<typeof useSheetActions>,
) {
  useImperativeHandle(ref, () => ({
    goTo: goToKey,
    focus: () => {
      const { active } = selection.state();
      if (active) goTo(active);
    },
    goToNextError: () => {
      sheet.commit();
      const errors = sheet.errorCells();
      const { active } = selection.state();
      const current = active ? errors.indexOf(selection.keyAt(active)) : -1;
      return [...errors.slice(current + 1), ...errors.slice(0, current + 1)].some(goToKey);
    },
    goToNextEmpty: () => void run({ kind: 'nextEmpty' }),
    fill: (text) => {
      const range = selection.range();
      const editable = (cell: Cell) => selection.shape().isEditable(cell);
      const filled = range ? cellsIn(range).flat().filter(editable).map(selection.keyAt) : [];
      sheet.apply(Object.fromEntries(filled.map((key) => [key, text])));
      const { active } = selection.state();
      if (active) goToKey(selection.keyAt(active));
    },
    activeCell: () => {
      const { active } = selection.state();
      return active && selection.keyAt(active);
    },
  }));
}
