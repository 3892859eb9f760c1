// How far the page is scrolled to a row of a grid.
import { pageScroll } from '@/shared/sheet/windowView';

const view = { top: 72, bottom: 600 };
const rowAt = (top: number) => ({ top, bottom: top + 44 });

test('a row between the bars does not scroll the page', () => {
  expect(pageScroll(rowAt(300), 200, view)).toBe(0);
});

test('a row under the lower bar is scrolled above it', () => {
  expect(pageScroll(rowAt(580), 200, view)).toBe(32);
});

test('a row under the upper bar is scrolled below it, with the heading of the grid where both fit', () => {
  expect(pageScroll(rowAt(40), -100, view)).toBe(-172);
  expect(pageScroll(rowAt(60), -600, view)).toBe(-488);
});

test('in a window lower than a row the page is scrolled to the upper edge of the row', () => {
  expect(pageScroll(rowAt(100), 0, { top: 72, bottom: 90 })).toBe(28);
});
