/** Where the keys of a spreadsheet lead, over indexes of rows and columns. */

export interface Cell {
  readonly row: number;
  readonly column: number;
}

/** The grid as keys see it. Rows without a cell in a column leave gaps. */
export interface Shape {
  readonly rows: number;
  readonly columns: number;
  readonly exists: (cell: Cell) => boolean;
  readonly isEditable: (cell: Cell) => boolean;
  readonly isFilled: (cell: Cell) => boolean;
}

export const DOWN: Cell = { row: 1, column: 0 };
export const UP: Cell = { row: -1, column: 0 };
export const RIGHT: Cell = { row: 0, column: 1 };
export const LEFT: Cell = { row: 0, column: -1 };

const plus = (cell: Cell, by: Cell): Cell => ({ row: cell.row + by.row, column: cell.column + by.column });
const isInside = ({ rows, columns }: Shape, { row, column }: Cell): boolean =>
  row >= 0 && column >= 0 && row < rows && column < columns;

/** The first cell after `from` in a direction that `fits`. */
function along(shape: Shape, from: Cell, by: Cell, fits: (cell: Cell) => boolean): Cell | undefined {
  for (let cell = plus(from, by); isInside(shape, cell); cell = plus(cell, by)) if (fits(cell)) return cell;
  return undefined;
}

/** The next cell in a direction; gaps are skipped. */
export const step = (shape: Shape, from: Cell, by: Cell): Cell => along(shape, from, by, shape.exists) ?? from;

/** Several rows up or down, as far as there are cells. */
export function page(shape: Shape, from: Cell, by: Cell, rows: number): Cell {
  let cell = from;
  for (let moved = 0; moved < rows; moved += 1) cell = step(shape, cell, by);
  return cell;
}

/** The last cell in a direction. */
export function edge(shape: Shape, from: Cell, by: Cell): Cell {
  let cell = from;
  for (let next = step(shape, cell, by); next !== cell; next = step(shape, cell, by)) cell = next;
  return cell;
}

/** As Ctrl and an arrow: to the end of the filled cells, or to the next filled one, or to the edge. */
export function jump(shape: Shape, from: Cell, by: Cell): Cell {
  const next = step(shape, from, by);
  if (next === from) return from;
  if (!shape.isFilled(from) || !shape.isFilled(next))
    return along(shape, from, by, (cell) => shape.exists(cell) && shape.isFilled(cell)) ?? edge(shape, from, by);
  let cell = next;
  for (let after = step(shape, cell, by); after !== cell && shape.isFilled(after); after = step(shape, cell, by))
    cell = after;
  return cell;
}

/** The first or last cell of the row, or with `whole` of the grid. */
export function end(shape: Shape, from: Cell, side: 1 | -1, whole: boolean): Cell {
  const column = side === 1 ? shape.columns : -1;
  for (let row = whole ? (side === 1 ? shape.rows - 1 : 0) : from.row; row >= 0 && row < shape.rows; row -= side) {
    const found = along(shape, { row, column }, side === 1 ? LEFT : RIGHT, shape.exists);
    if (found || !whole) return found ?? from;
  }
  return from;
}

/** The next editable cell: down the column, then from the top of the next one. Undefined after the last. */
export function entryAfter(shape: Shape, from: Cell): Cell | undefined {
  const below = along(shape, from, DOWN, shape.isEditable);
  for (let column = from.column; !below && column + 1 < shape.columns; column += 1) {
    const top = along(shape, { row: -1, column: column + 1 }, DOWN, shape.isEditable);
    if (top) return top;
  }
  return below;
}

/** The editable cell before: up the column, then from the bottom of the one before. Undefined before the first. */
export function entryBefore(shape: Shape, from: Cell): Cell | undefined {
  const above = along(shape, from, UP, shape.isEditable);
  for (let column = from.column; !above && column > 0; column -= 1) {
    const bottom = along(shape, { row: shape.rows, column: column - 1 }, UP, shape.isEditable);
    if (bottom) return bottom;
  }
  return above;
}

/** The next editable cell that is empty: down the columns to the right, then from the first one on. */
export function emptyAfter(shape: Shape, from: Cell): Cell | undefined {
  const isEmpty = (cell: Cell) => shape.isEditable(cell) && !shape.isFilled(cell);
  for (let passed = 0; passed <= shape.columns; passed += 1) {
    const column = (from.column + passed) % shape.columns;
    const found = along(shape, { row: passed === 0 ? from.row : -1, column }, DOWN, isEmpty);
    if (found) return found;
  }
  return undefined;
}

/** The next editable cell of the row, then of the rows after it. Undefined at the end. */
export function tabAfter(shape: Shape, from: Cell, side: 1 | -1): Cell | undefined {
  const by = side === 1 ? RIGHT : LEFT;
  for (let cell: Cell = from; ; cell = { row: cell.row + side, column: side === 1 ? -1 : shape.columns }) {
    if (cell.row < 0 || cell.row >= shape.rows) return undefined;
    const found = along(shape, cell, by, shape.isEditable);
    if (found) return found;
  }
}
