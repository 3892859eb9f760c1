/** What a cell of a grid is given. */
import type { SheetSelection } from './createSelection';
import type { CellColumn } from './gridTypes';
import type { Sheet } from './types';
import type { SheetActions } from './useSheetKeys';

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

export interface SheetCellProps<Row> {
  readonly grid: GridContext<Row>;
  readonly row: Row;
  readonly rowKey: string;
  readonly column: CellColumn<Row>;
  readonly columnIndex: number;
  readonly left: number;
  readonly width: number;
}
