/** The active cell of a grid, the range that extends from it, and the state of its text field. */
import { CellListeners } from './cellListeners';
import { cellKey, type CellKey } from './types';
import type { Cell, Shape } from './moves';
import type { SheetMode } from './keyCommand';

/** Rows and columns between two corners, both included. */
export interface Range {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

interface SelectionState {
  readonly active: Cell | undefined;
  /** the corner of the range opposite to the active cell */
  readonly extent: Cell | undefined;
  readonly mode: SheetMode;
}

/** How one cell takes part: bits, so that a cell compares them cheaply. */
export const ACTIVE = 1;
export const SELECTED = 2;
export const EDITED = 4;

export interface SheetSelection {
  readonly subscribe: (listener: () => void) => () => void;
  /** Notifies when the part of one cell in the selection may have changed. */
  readonly subscribeCell: (key: CellKey, listener: () => void) => () => void;
  readonly state: () => SelectionState;
  readonly flags: (rowKey: string, columnKey: string) => number;
  readonly range: () => Range | undefined;
  readonly keyAt: (cell: Cell) => CellKey;
  readonly cellOf: (rowKey: string, columnKey: string) => Cell | undefined;
  /**
   * Rows and columns in the order of the screen. The active cell follows its row. The range stays where its corners exist, unless other
   * rows or columns come between them.
   */
  readonly arrange: (rowKeys: readonly string[], columnKeys: readonly string[]) => void;
  readonly select: (cell: Cell) => void;
  readonly extend: (cell: Cell) => void;
  readonly setMode: (mode: SheetMode) => void;
  /** The active cell takes the focus as soon as it is rendered. */
  readonly requestFocus: () => void;
  /** @returns whether the focus was requested; true once */
  readonly takeFocus: () => boolean;
  /** The sizes and cells of the grid; set by the grid, read by keys. */
  readonly shape: () => Shape;
}

interface CellKinds {
  readonly kind: (key: CellKey) => 'none' | 'locked' | 'editable';
  readonly text: (key: CellKey) => string;
}

const indexOf = (keys: readonly string[]): ReadonlyMap<string, number> => new Map(keys.map((key, at) => [key, at]));

const sorted = (a: number, b: number): [number, number] => (a <= b ? [a, b] : [b, a]);

function rangeOf(one: Cell, other: Cell): Range {
  const [top, bottom] = sorted(one.row, other.row);
  const [left, right] = sorted(one.column, other.column);
  return { top, bottom, left, right };
}

interface RangeKeys {
  readonly rows: readonly string[];
  readonly columns: readonly string[];
}

const isSubset = (keys: readonly string[], of: readonly string[]): boolean => {
  const all = new Set(of);
  return keys.every((key) => all.has(key));
};

/** Whether a range has only rows and columns of a former one. */
const areAmong = (keys: RangeKeys, former: RangeKeys): boolean =>
  isSubset(keys.rows, former.rows) && isSubset(keys.columns, former.columns);

class SelectionStore implements SheetSelection {
  readonly #cells: CellKinds;
  readonly #listeners = new Set<() => void>();
  readonly #cellListeners = new CellListeners();
  #rowKeys: readonly string[] = [];
  #columnKeys: readonly string[] = [];
  #rowAt = indexOf([]);
  #columnAt = indexOf([]);
  #state: SelectionState = { active: undefined, extent: undefined, mode: 'navigate' };
  #focusRequested = false;

  constructor(cells: CellKinds) {
    this.#cells = cells;
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };
  readonly subscribeCell = (key: CellKey, listener: () => void) => this.#cellListeners.subscribe(key, listener);
  readonly state = () => this.#state;

  readonly keyAt = ({ row, column }: Cell): CellKey =>
    cellKey(this.#rowKeys[row] ?? '', this.#columnKeys[column] ?? '');

  readonly cellOf = (rowKey: string, columnKey: string): Cell | undefined => {
    const [row, column] = [this.#rowAt.get(rowKey), this.#columnAt.get(columnKey)];
    return row === undefined || column === undefined ? undefined : { row, column };
  };

  readonly shape = (): Shape => ({
    rows: this.#rowKeys.length,
    columns: this.#columnKeys.length,
    exists: (cell) => this.#kindAt(cell) !== 'none',
    isEditable: (cell) => this.#kindAt(cell) === 'editable',
    isFilled: (cell) => this.#cells.text(this.keyAt(cell)).trim() !== '',
  });

  readonly range = (): Range | undefined => {
    const { active, extent } = this.#state;
    return active && extent && rangeOf(active, extent);
  };

  readonly flags = (rowKey: string, columnKey: string): number => {
    const cell = this.cellOf(rowKey, columnKey);
    const range = this.range();
    const { active, extent, mode } = this.#state;
    if (!cell || !active || !range) return 0;
    const isWithin =
      cell.row >= range.top && cell.row <= range.bottom && cell.column >= range.left && cell.column <= range.right;
    const isRange = active !== extent;
    if (cell.row !== active.row || cell.column !== active.column) return isWithin && isRange ? SELECTED : 0;
    return ACTIVE + (mode === 'navigate' ? 0 : EDITED) + (isRange ? SELECTED : 0);
  };

  readonly arrange = (rowKeys: readonly string[], columnKeys: readonly string[]): void => {
    const { active, extent } = this.#state;
    const before = active && this.#keysAt(active);
    const corner = extent && extent !== active ? this.#keysAt(extent) : undefined;
    const covered = this.#keysIn(this.range());
    this.#rowKeys = rowKeys;
    this.#columnKeys = columnKeys;
    this.#rowAt = indexOf(rowKeys);
    this.#columnAt = indexOf(columnKeys);
    const followed = before && this.cellOf(...before);
    const next = followed && this.#kindAt(followed) !== 'none' ? followed : this.#firstCell();
    const opposite = corner && this.cellOf(...corner);
    const isKept = opposite && next && next === followed && areAmong(this.#keysIn(rangeOf(next, opposite)), covered);
    this.#set({ ...this.#state, active: next, extent: isKept ? opposite : next });
    this.#cellListeners.notify();
  };

  readonly select = (cell: Cell): void => this.#set({ active: cell, extent: cell, mode: 'navigate' });
  readonly extend = (cell: Cell): void => this.#set({ ...this.#state, extent: cell, mode: 'navigate' });
  readonly setMode = (mode: SheetMode): void => {
    if (mode !== this.#state.mode) this.#set({ ...this.#state, mode });
  };

  readonly requestFocus = (): void => {
    this.#focusRequested = true;
  };
  readonly takeFocus = (): boolean => {
    const requested = this.#focusRequested;
    this.#focusRequested = false;
    return requested;
  };

  #keysAt({ row, column }: Cell): [string, string] {
    return [this.#rowKeys[row] ?? '', this.#columnKeys[column] ?? ''];
  }

  #keysIn(range: Range | undefined): RangeKeys {
    const { top = 0, bottom = -1, left = 0, right = -1 } = range ?? {};
    return { rows: this.#rowKeys.slice(top, bottom + 1), columns: this.#columnKeys.slice(left, right + 1) };
  }

  #kindAt(cell: Cell): 'none' | 'locked' | 'editable' {
    return this.#cells.kind(this.keyAt(cell));
  }

  /** The first editable cell, else the first one. */
  #firstCell(): Cell | undefined {
    let first: Cell | undefined;
    for (const row of this.#rowKeys.keys())
      for (const column of this.#columnKeys.keys()) {
        const kind = this.#kindAt({ row, column });
        if (kind === 'editable') return { row, column };
        if (kind === 'locked') first ??= { row, column };
      }
    return first;
  }

  #set(next: SelectionState): void {
    const before = this.range();
    this.#state = next;
    const ranges = [before, this.range()].flatMap((range) => (range ? [range] : []));
    this.#cellListeners.notify(
      ranges.reduce((count, range) => count + sizeOf(range), 0) > this.#cellListeners.size
        ? undefined
        : ranges.flatMap((range) => cellsIn(range).flat().map(this.keyAt)),
    );
    for (const listener of [...this.#listeners]) listener();
  }
}

export const isCellActive = (selection: SheetSelection, rowKey: string, columnKey: string): boolean =>
  (selection.flags(rowKey, columnKey) & ACTIVE) > 0;

export const createSelection = (cells: CellKinds): SheetSelection => new SelectionStore(cells);

const sizeOf = ({ top, bottom, left, right }: Range): number => (bottom - top + 1) * (right - left + 1);

/** The cells of a range, line by line. */
export const cellsIn = ({ top, bottom, left, right }: Range): Cell[][] =>
  Array.from({ length: bottom - top + 1 }, (_row, down) =>
    Array.from({ length: right - left + 1 }, (_column, along) => ({ row: top + down, column: left + along })),
  );
