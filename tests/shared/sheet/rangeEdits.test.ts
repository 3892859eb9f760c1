// What fills, clears and pastes ranges: texts by cell.
import { ACTIVE, createSelection } from '@/shared/sheet/createSelection';
import { cleared, copied, filledDown, pasted } from '@/shared/sheet/rangeEdits';

const TEXTS: Record<string, string> = { '1/a': '10', '1/b': '20', '2/a': '30', '3/b': 'L' };
const text = (key: string) => TEXTS[key] ?? '';
const kind = (key: string) => (key === '2/b' ? 'none' : key === '3/b' ? 'locked' : 'editable');
const grid = createSelection({ kind, text });
grid.arrange(['1', '2', '3'], ['a', 'b']);
const range = (top: number, left: number, bottom = top, right = left) => ({ top, left, bottom, right });

test('only editable cells with a text are cleared', () => {
  expect(cleared(grid, range(0, 0, 2, 1), text)).toEqual({ '1/a': '', '1/b': '', '2/a': '' });
});

test('the first row of a range is filled into the rows below it, a single row from the row above', () => {
  expect(filledDown(grid, range(0, 0, 2, 1), text)).toEqual({ '2/a': '10', '3/a': '10' });
  expect(filledDown(grid, range(2, 0), text)).toEqual({ '3/a': '30' });
  expect(filledDown(grid, range(0, 0), text)).toEqual({});
});

test('a range is copied with its gaps', () => {
  expect(copied(grid, range(0, 0, 2, 1), text)).toEqual([
    ['10', '20'],
    ['30', ''],
    ['', 'L'],
  ]);
});

test('a block keeps its shape over gaps, locked cells and the edge of the grid; what has no cell is counted', () => {
  const {
    texts,
    left,
    range: covered,
  } = pasted(grid, range(1, 0), [
    ['1', '2', '3'],
    ['4', '5', ''],
    ['6', '', ''],
  ]);
  expect(texts).toEqual({ '2/a': '1', '2/b': '2', '3/a': '4', '3/b': '5' });
  expect(left).toBe(4);
  expect(covered).toEqual(range(1, 0, 2, 1));
});

test('empty cells at the edges of a block keep their position, empty the cells below them and are never left over', () => {
  const block = [
    ['', '2', ''],
    ['4', '', ''],
  ];
  const { texts, left } = pasted(grid, range(0, 0), block);
  expect(texts).toEqual({ '1/a': '', '1/b': '2', '2/a': '4', '2/b': '' });
  expect(left).toBe(0);
});

test('over a range that is a multiple of it a block is repeated', () => {
  expect(pasted(grid, range(0, 0, 2, 0), [['7']]).texts).toEqual({ '1/a': '7', '2/a': '7', '3/a': '7' });
  expect(pasted(grid, range(0, 0, 1, 0), [['7'], ['8'], ['9']]).texts).toEqual({ '1/a': '7', '2/a': '8', '3/a': '9' });
});

test('the active cell follows its row when the rows are sorted, and a row that is gone leaves the first cell', () => {
  const selection = createSelection({ kind, text });
  selection.arrange(['1', '2', '3'], ['a', 'b']);
  selection.select({ row: 1, column: 0 });
  selection.arrange(['3', '2', '1'], ['a', 'b']);
  expect(selection.state().active).toEqual({ row: 1, column: 0 });
  selection.arrange(['3', '1'], ['a', 'b']);
  expect(selection.state().active).toEqual({ row: 0, column: 0 });
});

test.each([
  ['the same rows', ['1', '2', '3', '4'], range(1, 0, 2, 1)],
  ['a further row above', ['0', '1', '2', '3', '4'], range(2, 0, 3, 1)],
  ['no row above', ['2', '3'], range(0, 0, 1, 1)],
  ['no row of the extent', ['1', '2', '4'], range(1, 0)],
  ['no row of the active cell', ['1', '3', '4'], range(0, 0)],
  ['the rows sorted, so that others are between', ['2', '1', '4', '3'], range(0, 0)],
])('a selected range after a save or Search with %s', (_what, rowKeys, expected) => {
  const selection = createSelection({ kind: () => 'editable', text });
  selection.arrange(['1', '2', '3', '4'], ['a', 'b']);
  selection.select({ row: 1, column: 0 });
  selection.extend({ row: 2, column: 1 });
  selection.arrange(rowKeys, ['a', 'b']);
  expect(selection.range()).toEqual(expected);
});

test('a range ends where its column is gone, and a single cell that follows its row is no range', () => {
  const selection = createSelection({ kind: () => 'editable', text });
  selection.arrange(['1', '2'], ['a', 'b']);
  selection.extend({ row: 1, column: 1 });
  selection.arrange(['1', '2'], ['a']);
  expect(selection.range()).toEqual(range(0, 0));
  selection.arrange(['0', '1', '2'], ['a']);
  expect(selection.flags('1', 'a')).toBe(ACTIVE);
});
