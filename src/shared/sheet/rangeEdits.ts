/** What fills, clears and copies ranges of a sheet: pure, texts by cell. */
import type { Block } from './clipboard';
import { cellsIn, type Range, type SheetSelection } from './createSelection';
import type { Cell } from './moves';
import type { CellTexts } from './types';

type Grid = Pick<SheetSelection, 'keyAt' | 'shape'>;
type TextOf = (key: string) => string;

/** Empties the editable cells that have a text. */
export const cleared = (grid: Grid, range: Range, textOf: TextOf): CellTexts =>
  Object.fromEntries(
    cellsIn(range)
      .flat()
      .filter((cell) => grid.shape().isEditable(cell) && textOf(grid.keyAt(cell)) !== '')
      .map((cell) => [grid.keyAt(cell), '']),
  );

/** The texts of the first row in the rows below it; in a range of one row, those of the row above it. */
export function filledDown(grid: Grid, range: Range, textOf: TextOf): CellTexts {
  const { top, bottom } = range;
  const source = top === bottom ? top - 1 : top;
  if (source < 0) return {};
  const shape = grid.shape();
  return Object.fromEntries(
    cellsIn({ ...range, top: source + 1 })
      .flat()
      .filter(shape.isEditable)
      .flatMap((cell) => {
        const from: Cell = { row: source, column: cell.column };
        return shape.exists(from) ? [[grid.keyAt(cell), textOf(grid.keyAt(from))]] : [];
      }),
  );
}

export const copied = (grid: Grid, range: Range, textOf: TextOf): Block =>
  cellsIn(range).map((line) => line.map((cell) => textOf(grid.keyAt(cell))));

interface Pasted {
  readonly texts: CellTexts;
  /** the cells that the block covers */
  readonly range: Range;
  /** texts for which there is no editable cell */
  readonly left: number;
}

/** A block from the corner of a range on; over a range that is a multiple of it the block is repeated. */
export function pasted(grid: Grid, range: Range, block: Block): Pasted {
  const shape = grid.shape();
  const size = { rows: block.length, columns: Math.max(...block.map((line) => line.length)) };
  const [rows, columns] = [range.bottom - range.top + 1, range.right - range.left + 1];
  const repeats = rows % size.rows === 0 && columns % size.columns === 0;
  const covered = repeats ? { rows, columns } : size;
  const target = { ...range, bottom: range.top + covered.rows - 1, right: range.left + covered.columns - 1 };
  const texts: Record<string, string> = {};
  let left = 0;
  for (const cell of cellsIn(target).flat()) {
    const line = block[(cell.row - range.top) % size.rows];
    const text = line?.[(cell.column - range.left) % size.columns];
    if (text === undefined) continue;
    const isInside = cell.row < shape.rows && cell.column < shape.columns;
    if (isInside) texts[grid.keyAt(cell)] = text;
    if (text !== '' && !(isInside && shape.isEditable(cell))) left += 1;
  }
  const bottom = Math.min(target.bottom, shape.rows - 1);
  return { texts, left, range: { ...target, bottom, right: Math.min(target.right, shape.columns - 1) } };
}
