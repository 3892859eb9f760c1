import { CloseOutlined } from '@ant-design/icons';
import { memo, useCallback, useId, useLayoutEffect, useSyncExternalStore, type MouseEvent } from 'react';
import { useWords } from '../words';
import { CellField } from './CellField';
import type { Point, SheetCellProps } from './cellTypes';
import { ACTIVE, EDITED, isCellActive, SELECTED } from './createSelection';
import { positionProblem } from './problemPosition';
import { cellKey, type CellView } from './types';
import { useRequestedFocus } from './useRequestedFocus';
import { sheetWords } from './words';

/** Pixels that the mouse moves before it drags. Without them a grid that scrolls below a click would extend the range. */
const DRAG = 4;

const isDragged = ({ x, y }: Point, { clientX, clientY }: MouseEvent): boolean =>
  Math.abs(clientX - x) >= DRAG || Math.abs(clientY - y) >= DRAG;

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

/** The view of a cell and its part in the selection; changes of other cells do not render it. */
function useCellState<Row>({ grid, rowKey, column }: SheetCellProps<Row>) {
  const { sheet, selection } = grid;
  const key = cellKey(rowKey, column.key);
  const view = useSyncExternalStore(
    useCallback((listener) => sheet.subscribeCell(key, listener), [sheet, key]),
    () => sheet.cell(key),
  );
  const flags = useSyncExternalStore(
    useCallback((listener) => selection.subscribeCell(key, listener), [selection, key]),
    () => selection.flags(rowKey, column.key),
  );
  return { view, flags };
}

/** One cell. Text, or for the active cell a field; renders when its own view or its part in the selection changes. */
function SheetCellView<Row>(props: SheetCellProps<Row>) {
  const { grid, row, rowKey, column, columnIndex, left, width } = props;
  const { selection } = grid;
  const words = useWords(sheetWords);
  const errorId = useId();
  const { view, flags } = useCellState(props);
  const isActive = (flags & ACTIVE) > 0;
  const { kind, problem } = view;
  const element = useRequestedFocus<HTMLDivElement>(selection, isActive && kind === 'locked', () =>
    isCellActive(selection, rowKey, column.key),
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
          isLong={view.text.length > SHORT}
          isEdited={(flags & EDITED) > 0}
          errorId={problem === undefined ? undefined : errorId}
        />
      ) : (
        <span className="sheet-text" data-long={view.text.length > SHORT || undefined}>
          {view.text === '' && kind === 'locked' ? words.none : view.text}
        </span>
      )}
      {kind === 'editable' && <ClearButton {...props} text={view.text} />}
      {problem !== undefined && (
        <span id={errorId} className="sheet-problem">
          {problem}
        </span>
      )}
    </div>
  );
}

/** Empties the cell by the mouse, as Delete does by the keyboard. */
function ClearButton<Row>({ grid, rowKey, column, text }: SheetCellProps<Row> & { readonly text: string }) {
  const label = column.clearLabel?.(text);
  if (label === undefined) return null;
  const clear = (event: MouseEvent) => {
    event.preventDefault();
    event.stopPropagation();
    grid.sheet.apply({ [cellKey(rowKey, column.key)]: '' });
  };
  return (
    <button type="button" className="sheet-clear" tabIndex={-1} aria-label={label} title={label} onMouseDown={clear}>
      <CloseOutlined aria-hidden />
    </button>
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

export const SheetCell = memo(SheetCellView) as typeof SheetCellView;
