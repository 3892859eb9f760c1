// Where the keys of a spreadsheet lead, over a grid drawn as text: e editable, f editable and filled, l locked and filled, . no cell.
import * as moves from '@/shared/sheet/moves';
import type { Cell, Shape } from '@/shared/sheet/moves';

function shapeOf(...lines: string[]): Shape {
  const at = ({ row, column }: Cell) => lines[row]?.[column] ?? '.';
  return {
    rows: lines.length,
    columns: lines[0]?.length ?? 0,
    exists: (cell) => at(cell) !== '.',
    isEditable: (cell) => 'ef'.includes(at(cell)),
    isFilled: (cell) => 'fl'.includes(at(cell)),
  };
}
const cell = (row: number, column: number): Cell => ({ row, column });

const GAPS = shapeOf('e.e', '...', 'ele');

test.each([
  ['down over a row without cells', cell(0, 0), moves.DOWN, cell(2, 0)],
  ['right over a gap', cell(0, 0), moves.RIGHT, cell(0, 2)],
  ['onto a locked cell', cell(2, 0), moves.RIGHT, cell(2, 1)],
  ['up at the edge', cell(0, 0), moves.UP, cell(0, 0)],
  ['down where the column ends', cell(2, 2), moves.DOWN, cell(2, 2)],
])('an arrow moves %s', (_name, from, by, expected) => {
  expect(moves.step(GAPS, from, by)).toEqual(expected);
});

const FILLED = shapeOf('f', 'f', 'e', 'e', 'f', 'e');

test.each([
  ['to the end of the filled cells', cell(0, 0), moves.DOWN, cell(1, 0)],
  ['from there to the next filled cell', cell(1, 0), moves.DOWN, cell(4, 0)],
  ['from the last filled cell to the edge', cell(4, 0), moves.DOWN, cell(5, 0)],
  ['upwards', cell(5, 0), moves.UP, cell(4, 0)],
  ['nowhere at the edge', cell(0, 0), moves.UP, cell(0, 0)],
])('Ctrl and an arrow jump %s', (_name, from, by, expected) => {
  expect(moves.jump(FILLED, from, by)).toEqual(expected);
});

test.each([
  ['down the column', cell(0, 0), cell(2, 0)],
  ['to the top of the next column with an editable cell', cell(2, 0), cell(0, 2)],
  ['past the last cell', cell(2, 2), undefined],
])('Enter leads %s', (_name, from, expected) => {
  expect(moves.entryAfter(GAPS, from)).toEqual(expected);
});

test.each([
  ['up the column', cell(2, 0), cell(0, 0)],
  ['to the bottom of the column before', cell(0, 2), cell(2, 0)],
  ['nowhere before the first cell', cell(0, 0), undefined],
])('Shift and Enter lead %s', (_name, from, expected) => {
  expect(moves.entryBefore(GAPS, from)).toEqual(expected);
});

test.each([
  ['right over gaps', cell(0, 0), 1, cell(0, 2)],
  ['to the next row with a cell', cell(0, 2), 1, cell(2, 0)],
  ['over a locked cell', cell(2, 0), 1, cell(2, 2)],
  ['out of the grid at the end', cell(2, 2), 1, undefined],
  ['back to the row before', cell(2, 0), -1, cell(0, 2)],
  ['out of the grid at the start', cell(0, 0), -1, undefined],
] as const)('Tab leads %s', (_name, from, side, expected) => {
  expect(moves.tabAfter(GAPS, from, side)).toEqual(expected);
});

test.each([
  ['Home', cell(2, 2), -1, false, cell(2, 0)],
  ['End', cell(0, 0), 1, false, cell(0, 2)],
  ['Ctrl and Home', cell(2, 2), -1, true, cell(0, 0)],
  ['Ctrl and End', cell(0, 0), 1, true, cell(2, 2)],
] as const)('%s leads to the end of the row or of the grid', (_name, from, side, whole, expected) => {
  expect(moves.end(GAPS, from, side, whole)).toEqual(expected);
});

test('Ctrl and End or Home skip all rows without cells at the edges of the grid', () => {
  const graded = shapeOf('..', '..', 'ee', 'ee', '..', '..');
  expect(moves.end(graded, cell(2, 0), 1, true)).toEqual(cell(3, 1));
  expect(moves.end(graded, cell(3, 1), -1, true)).toEqual(cell(2, 0));
});

test('a page moves by rows and stops at the last one', () => {
  expect(moves.page(FILLED, cell(0, 0), moves.DOWN, 3)).toEqual(cell(3, 0));
  expect(moves.page(FILLED, cell(3, 0), moves.DOWN, 9)).toEqual(cell(5, 0));
});

const ENTERED = shapeOf('fef', 'l.f', 'eff');

test.each([
  ['down the column, over locked cells', cell(0, 0), cell(2, 0)],
  ['from the end of a column to the top of the next', cell(2, 0), cell(0, 1)],
  ['from the last column to the first', cell(0, 2), cell(2, 0)],
])('the next empty cell is found %s', (_name, from, expected) => {
  expect(moves.emptyAfter(ENTERED, from)).toEqual(expected);
});

test('the only empty cell is its own next one; in a filled grid there is none', () => {
  expect([moves.emptyAfter(shapeOf('ff', 'fl'), cell(0, 0))]).toEqual([undefined]);
  expect(moves.emptyAfter(shapeOf('fe', 'fl'), cell(0, 1))).toEqual(cell(0, 1));
});
