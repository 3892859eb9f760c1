// The side of a cell on which its error is shown.
import { problemPosition } from '@/shared/sheet/problemPosition';

const view = { top: 100, right: 800, bottom: 400, left: 0 };
const problem = { width: 240, height: 44 };
const cellAt = (left: number, top: number) => ({ left, top, right: left + 80, bottom: top + 44 });

test.each([
  ['in the middle', cellAt(300, 200), { isAbove: false, isAtEnd: false }],
  ['at the lower edge', cellAt(300, 350), { isAbove: true, isAtEnd: false }],
  ['at the right edge', cellAt(720, 200), { isAbove: false, isAtEnd: true }],
  ['in the lower right corner', cellAt(720, 350), { isAbove: true, isAtEnd: true }],
])('the error of a cell %s is inside the scroll area', (_where, cell, expected) => {
  expect(problemPosition(cell, problem, view)).toEqual(expected);
});

test('an error that fits on neither side is below its cell, from the left edge on', () => {
  const small = { top: 100, right: 200, bottom: 170, left: 0 };
  expect(problemPosition(cellAt(60, 110), problem, small)).toEqual({ isAbove: false, isAtEnd: false });
});
