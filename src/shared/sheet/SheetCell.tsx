import {
  memo,
  useCallback,
  useId,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
  type InputEvent,
  type MouseEvent,
} from 'react';
import { editFiltered, isRefused } from '../lib/filteredText';
import { useWords } from '../words';
import { ACTIVE, EDITED, SELECTED, type SheetSelection } from './createSelection';
import type { CellColumn } from './gridTypes';
import { positionProblem } from './problemPosition';
import { cellKey, type CellView, type Sheet } from './types';
import type { SheetActions } from './useSheetKeys';
import { sheetWords } from './words';

/** What all cells of a grid share; the same object while the grid is mounted. */
export interface GridContext<Row> {
  readonly sheet: Sheet<Row>;
  readonly selection: SheetSelection;
  readonly actions: { readonly current: SheetActions };
  /** where the mouse was pressed, in coordinates of the window */
  readonly pressed: { current: Point };
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Pixels that the mouse moves before it drags. Without them a grid that scrolls below a click would extend the range. */
const DRAG = 4;

const isDragged = ({ x, y }: Point, { clientX, clientY }: MouseEvent): boolean =>
  Math.abs(clientX - x) >= DRAG || Math.abs(clientY - y) >= DRAG;

interface SheetCellProps<Row> {
  readonly grid: GridContext<Row>;
  readonly row: Row;
  readonly rowKey: string;
  readonly column: CellColumn<Row>;
  readonly columnIndex: number;
  readonly left: number;
  readonly width: number;
}

/** Characters that fit into every column. Longer texts are clipped; clipping all of them would cost time in every frame. */
const SHORT = 8;

/** The selection of cells by the mouse: a click selects, with Shift or dragged it extends the range. */
function mouseHandlers<Row>({ grid, rowKey, column }: SheetCellProps<Row>, isActive: boolean) {
  const { selection, sheet, actions, pressed } = grid;
  const cell = () => selection.cellOf(rowKey, column.key);
  return {
    onMouseDown: (event: MouseEvent) => {
      if (event.button !== 0) return;
      pressed.current = { x: event.clientX, y: event.clientY };
      const here = cell();
      if (!here) return;
      if (isActive && !event.shiftKey && event.target instanceof HTMLInputElement) {
        // A click into the active text places the caret.
        if (document.activeElement === event.target) selection.setMode('caret');
        return;
      }
      event.preventDefault();
      if (!event.shiftKey) return actions.current.goTo(here);
      sheet.commit();
      selection.extend(here);
    },
    onMouseEnter: (event: MouseEvent<HTMLElement>) => {
      positionProblem(event.currentTarget);
      const here = cell();
      if (
        (event.buttons & 1) === 0 ||
        !isDragged(pressed.current, event) ||
        !here ||
        selection.state().mode !== 'navigate'
      )
        return;
      selection.extend(here);
    },
  };
}

/** One cell. Text, or for the active cell a field; renders when its own view or its part in the selection changes. */
function SheetCellView<Row>(props: SheetCellProps<Row>) {
  const { grid, row, rowKey, column, columnIndex, left, width } = props;
  const { sheet, selection } = grid;
  const words = useWords(sheetWords);
  const errorId = useId();
  const key = cellKey(rowKey, column.key);
  const view = useSyncExternalStore(
    useCallback((listener) => sheet.subscribeCell(key, listener), [sheet, key]),
    () => sheet.cell(key),
  );
  const flags = useSyncExternalStore(
    useCallback((listener) => selection.subscribeCell(key, listener), [selection, key]),
    () => selection.flags(rowKey, column.key),
  );
  const isActive = (flags & ACTIVE) > 0;
  const { kind, problem } = view;
  const element = useRequestedFocus<HTMLDivElement>(selection, isActive && kind === 'locked', () =>
    isCellActive(props),
  );
  useLayoutEffect(() => {
    if (isActive && problem !== undefined && element.current) positionProblem(element.current);
  }, [element, isActive, problem]);
  const common = { role: 'gridcell', 'aria-colindex': columnIndex, style: { left, width } };
  if (kind === 'none')
    return (
      <div {...common} className="sheet-cell sheet-gap" title={column.gap?.(row)}>
        {words.none}
      </div>
    );
  return (
    <div
      ref={element}
      {...common}
      className={`sheet-cell sheet-${kind}`}
      aria-selected={(flags & (SELECTED | ACTIVE)) > 0}
      {...(kind === 'locked' ? { 'aria-readonly': true, tabIndex: isActive ? 0 : -1 } : {})}
      {...(problem === undefined ? {} : { 'aria-invalid': true })}
      {...marksOf(props, view, flags)}
      {...mouseHandlers(props, isActive)}
    >
      {isActive && kind === 'editable' ? (
        <CellField
          {...props}
          text={view.text}
          isEdited={(flags & EDITED) > 0}
          errorId={problem === undefined ? undefined : errorId}
        />
      ) : (
        <span className="sheet-text" data-long={view.text.length > SHORT || undefined}>
          {view.text === '' && kind === 'locked' ? words.none : view.text}
        </span>
      )}
      {problem !== undefined && (
        <span id={errorId} className="sheet-problem">
          {problem}
        </span>
      )}
    </div>
  );
}

/** What the style sheet shows of a cell, and its name, by which tests find it. */
const marksOf = <Row,>({ column, row }: SheetCellProps<Row>, view: CellView, flags: number) => ({
  'data-cell': column.label(row),
  'data-range': (flags & SELECTED) > 0 || undefined,
  'data-changed': view.changed || undefined,
  'data-rejected': view.rejected || undefined,
  'data-beside': column.errorsBeside || undefined,
});

const isCellActive = <Row,>({
  grid,
  rowKey,
  column,
}: Pick<SheetCellProps<Row>, 'grid' | 'rowKey' | 'column'>): boolean =>
  (grid.selection.flags(rowKey, column.key) & ACTIVE) > 0;

/** Focuses an element when the focus of the active cell is requested, also where the cell is active already. */
function useRequestedFocus<E extends HTMLElement>(
  selection: SheetSelection,
  isActive: boolean,
  isStillActive: () => boolean,
) {
  const element = useRef<E>(null);
  const latest = useRef(isStillActive);
  useLayoutEffect(() => {
    latest.current = isStillActive;
  });
  useLayoutEffect(() => {
    if (!isActive) return undefined;
    const take = () => {
      if (latest.current() && selection.takeFocus()) element.current?.focus({ preventScroll: true });
    };
    take();
    return selection.subscribe(take);
  }, [isActive, selection]);
  return element;
}

export const SheetCell = memo(SheetCellView) as typeof SheetCellView;

interface CellFieldProps<Row> extends SheetCellProps<Row> {
  readonly text: string;
  readonly isEdited: boolean;
  readonly errorId: string | undefined;
}

/** The text field of the active cell. While it is navigated its text is selected, so that typing replaces it. */
function CellField<Row>({ grid, row, rowKey, column, text, isEdited, errorId }: CellFieldProps<Row>) {
  const { sheet, selection } = grid;
  const { filter } = column;
  const field = useRequestedFocus<HTMLInputElement>(selection, true, () => isCellActive({ grid, rowKey, column }));
  useLayoutEffect(() => {
    if (!isEdited && document.activeElement === field.current) field.current?.select();
  }, [field, isEdited, text]);
  useLayoutEffect(() => {
    const input = field.current;
    if (isEdited && selection.state().mode === 'caret' && input && input.selectionStart !== input.selectionEnd)
      input.setSelectionRange(input.value.length, input.value.length);
  }, [field, isEdited, selection]);
  /** A rejected key is stopped before it arrives: correcting the value afterwards would move the caret. */
  const stopRejectedKey = (event: InputEvent<HTMLInputElement>) => {
    const { selectionStart, selectionEnd } = event.currentTarget;
    if (filter && event.data?.length === 1 && isRefused(filter, text, event.data, selectionStart !== selectionEnd))
      event.preventDefault();
  };
  return (
    <input
      ref={field}
      type="text"
      className="sheet-field"
      inputMode={column.inputMode}
      autoComplete="off"
      aria-label={column.label(row)}
      {...(errorId === undefined ? {} : { 'aria-invalid': true, 'aria-describedby': errorId })}
      value={text}
      onBeforeInput={stopRejectedKey}
      onChange={({ target }) => {
        sheet.type(cellKey(rowKey, column.key), filter ? editFiltered(filter, text, target.value) : target.value);
        if (selection.state().mode === 'navigate') selection.setMode('typing');
      }}
      onFocus={({ currentTarget }) => {
        if (selection.state().mode === 'navigate') currentTarget.select();
      }}
    />
  );
}
