// The grid in the page: its roles, its keys, its clipboard and its rows in view.
import { readFileSync } from 'node:fs';
import { act, createEvent, fireEvent, screen } from '@testing-library/react';
import { cellColumnsOf, createSheet, SheetGrid, type SheetGridColumn } from '@/shared/sheet';
import { renderUi } from '../renderUi';
import {
  activateCell,
  activeField,
  getCell,
  editableCells,
  focusedCell,
  pasteInto,
  pressKey,
  cellError,
  cellText,
} from '../../support/grid';

interface Row {
  readonly name: string;
  readonly marks: Readonly<Record<string, string>>;
}

const SUBJECTS = ['Hindi', 'Maths'];
type Kind = 'decimal' | 'text' | 'prose';
const columnsOf = (maths: Kind): SheetGridColumn<Row>[] => [
  { kind: 'info', key: 'name', title: 'Name', width: 200, isRowHeader: true, render: ({ name }) => name },
  ...SUBJECTS.map((subject): SheetGridColumn<Row> => ({
    kind: 'cell',
    key: subject,
    title: subject,
    width: 80,
    label: ({ name }) => `${name}, ${subject}`,
    inputMode: subject === 'Hindi' || maths === 'decimal' ? 'decimal' : 'text',
    isProse: subject === 'Maths' && maths === 'prose',
    stored: ({ marks }) => marks[subject] ?? '',
    locked: ({ name }) => name === 'Left',
    canonical: (text) => text,
    validate: (text) => (/^\d+$/.test(text) ? undefined : 'Enter a number'),
  })),
];
const row = (name: string, hindi: string, maths: string): Row => ({ name, marks: { Hindi: hindi, Maths: maths } });

const ROWS = [row('Asha', '1', '2'), row('Bina', '3', '4'), row('Chitra', '5', '6')];

function openGrid(rows = ROWS, maths: Kind = 'decimal') {
  const columns = columnsOf(maths);
  const sheet = createSheet({ rows, columns: cellColumnsOf(columns), rowKey: ({ name }) => name });
  const [onSave, onLeave] = [jest.fn(), jest.fn()];
  const view = renderUi(
    <SheetGrid
      sheet={sheet}
      label="Marks"
      columns={columns}
      pinned={1}
      rowHeight={40}
      onSave={onSave}
      onLeave={onLeave}
    />,
  );
  return { ...view, sheet, onSave, onLeave };
}
const texts = () => editableCells().map(cellText);
const clipboard = (type: 'copy' | 'cut') => {
  const setData = jest.fn();
  const target = document.activeElement as Element;
  fireEvent(target, createEvent[type](target, { clipboardData: { setData } }));
  return setData.mock.calls[0]?.[1] as string | undefined;
};

test('it is a grid of named cells with one tab stop', () => {
  openGrid();
  const grid = screen.getByRole('grid', { name: 'Marks' });
  expect(grid).toHaveAttribute('aria-rowcount', '4');
  expect(grid).toHaveAttribute('aria-colcount', '3');
  expect(screen.getByRole('row', { name: /Bina/ })).toHaveAttribute('aria-rowindex', '3');
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Name', 'Hindi', 'Maths']);
  expect(screen.getAllByRole('textbox')).toEqual([screen.getByLabelText('Asha, Hindi')]);
  expect(grid.querySelectorAll('[tabindex="0"]')).toHaveLength(0);
});

test('typing replaces the text, Escape restores it, F2 keeps it for the caret', async () => {
  const { user, onLeave } = openGrid();
  activateCell(getCell('Asha, Maths'));
  await user.keyboard('77');
  expect(cellText(getCell('Asha, Maths'))).toBe('77');
  pressKey('Escape');
  expect(cellText(getCell('Asha, Maths'))).toBe('2');
  pressKey('F2');
  await user.keyboard('5');
  expect(cellText(getCell('Asha, Maths'))).toBe('25');
  pressKey('ArrowLeft');
  expect(focusedCell()).toBe(getCell('Asha, Maths'));
  pressKey('Enter');
  expect(focusedCell()).toBe(getCell('Bina, Maths'));
  pressKey('Escape');
  expect(onLeave).toHaveBeenCalledTimes(1);
});

test('F2 on a locked cell does nothing: arrow keys still move and the cell is copied', () => {
  openGrid([row('Left', '1', '2'), ...ROWS]);
  activateCell(getCell('Asha, Hindi'));
  pressKey('ArrowUp');
  pressKey('F2');
  expect(clipboard('copy')?.trim()).toBe('1');
  pressKey('ArrowRight');
  expect(focusedCell()).toBe(getCell('Left, Maths'));
});

test('Shift extends a range, which is copied, cut, filled down and cleared; undo and redo go step by step', () => {
  const { sheet } = openGrid();
  activateCell(getCell('Asha, Hindi'));
  pressKey('ArrowDown', { shiftKey: true });
  pressKey('ArrowRight', { shiftKey: true });
  expect(editableCells().filter((one) => one.getAttribute('aria-selected') === 'true')).toHaveLength(4);
  expect(focusedCell()).toBe(getCell('Asha, Hindi'));
  expect(clipboard('copy')).toBe('1\t2\n3\t4\n');
  pressKey('d', { ctrlKey: true });
  expect(texts()).toEqual(['1', '2', '1', '2', '5', '6']);
  expect(clipboard('cut')).toBe('1\t2\n1\t2\n');
  expect(texts()).toEqual(['', '', '', '', '5', '6']);
  pressKey('z', { ctrlKey: true });
  pressKey('z', { ctrlKey: true });
  expect(texts()).toEqual(['1', '2', '3', '4', '5', '6']);
  pressKey('y', { ctrlKey: true });
  expect(texts()).toEqual(['1', '2', '1', '2', '5', '6']);
  pressKey('z', { ctrlKey: true });
  pressKey('a', { ctrlKey: true });
  pressKey('Delete');
  expect(texts()).toEqual(['', '', '', '', '', '']);
  expect(sheet.summary().changes).toBe(6);
});

test('a clipboard without text, such as a screenshot, changes no cell; a copied empty cell clears one', () => {
  openGrid([row('Asha', '1', '2'), row('Bina', '', '4')]);
  pasteInto(getCell('Asha, Hindi'), '');
  expect(texts()).toEqual(['1', '2', '', '4']);
  activateCell(getCell('Bina, Hindi'));
  pasteInto(getCell('Asha, Hindi'), clipboard('copy') ?? '');
  expect(texts()).toEqual(['', '2', '', '4']);
});

test('a column whose last cell is empty is pasted with it', () => {
  openGrid([row('Asha', '41', '2'), row('Bina', '', '4')]);
  activateCell(getCell('Asha, Hindi'));
  pressKey('ArrowDown', { shiftKey: true });
  pasteInto(getCell('Asha, Maths'), clipboard('copy') ?? '');
  expect(texts()).toEqual(['41', '41', '', '']);
});

test('a block pasted into an edited free text belongs to the field; another edited cell gives way to it, whether typed or at the caret', async () => {
  const { user, unmount } = openGrid([row('Asha', '1', 'Good'), row('Bina', '3', 'Fair')], 'prose');
  const paste = () =>
    fireEvent(activeField(), createEvent.paste(activeField(), { clipboardData: { getData: () => '7\n8' } }));
  activateCell(getCell('Asha, Maths'));
  await user.keyboard('Works');
  expect(paste()).toBe(true);
  pressKey('Enter');
  pressKey('F2');
  expect(paste()).toBe(true);
  expect(texts()).toEqual(['1', 'Works', '3', 'Fair']);
  activateCell(getCell('Asha, Hindi'));
  await user.keyboard('5');
  expect(paste()).toBe(false);
  expect(texts()).toEqual(['7', 'Works', '8', 'Fair']);
  unmount();
  openGrid([row('Asha', '1', 'A'), row('Bina', '3', 'B')], 'text');
  for (const name of ['Asha, Hindi', 'Asha, Maths']) {
    activateCell(getCell(name));
    pressKey('F2');
    expect(paste()).toBe(false);
  }
  expect(texts()).toEqual(['7', '7', '8', '8']);
});

test('copied texts that begin like a formula are marked, and pasted without the mark; numbers stay as they are', () => {
  openGrid([row('Asha', '-1', '-Careless'), row('Bina', '3', '=1+1')], 'text');
  activateCell(getCell('Asha, Hindi'));
  pressKey('a', { ctrlKey: true });
  const block = clipboard('cut') ?? '';
  expect(block).toBe("-1\t'-Careless\n3\t'=1+1\n");
  expect(texts()).toEqual(['', '', '', '']);
  pasteInto(getCell('Asha, Hindi'), block);
  expect(texts()).toEqual(['-1', '-Careless', '3', '=1+1']);
});

test.each(['typed', 'edited at the caret'])(
  'a text that is %s is continued after another window had the focus, and Escape restores it',
  async (how) => {
    const { user, sheet } = openGrid();
    activateCell(getCell('Asha, Maths'));
    if (how !== 'typed') pressKey('F2');
    await user.keyboard('4 ');
    // The active element stays the same while another window has the focus.
    fireEvent.blur(activeField());
    expect(Object.values(sheet.edits())).toEqual([cellText(getCell('Asha, Maths'))]);
    fireEvent.focus(activeField());
    await user.keyboard('5');
    expect(cellText(getCell('Asha, Maths'))).toBe(how === 'typed' ? '4 5' : '24 5');
    pressKey('Escape');
    expect(cellText(getCell('Asha, Maths'))).toBe('2');
  },
);

test('a text is validated when the focus leaves the grid', async () => {
  const { user } = openGrid();
  activateCell(getCell('Asha, Maths'));
  await user.keyboard('x');
  act(() => activeField().blur());
  expect(cellError(getCell('Asha, Maths'))).toBe('Enter a number');
});

test('the mouse selects a cell, and a range with Shift or dragged', () => {
  openGrid();
  fireEvent.mouseDown(getCell('Asha, Hindi'));
  fireEvent.mouseEnter(getCell('Bina, Maths'), { buttons: 1, clientX: 80, clientY: 40 });
  expect(clipboard('copy')).toBe('1\t2\n3\t4\n');
  fireEvent.mouseDown(getCell('Chitra, Hindi'), { shiftKey: true });
  expect(clipboard('copy')).toBe('1\n3\n5\n');
});

test('a click selects one cell although the grid scrolls another one to the pointer', () => {
  openGrid();
  fireEvent.mouseDown(getCell('Asha, Hindi'), { clientX: 300, clientY: 200 });
  fireEvent.mouseEnter(getCell('Bina, Hindi'), { buttons: 1, clientX: 302, clientY: 200 });
  expect(clipboard('copy')).toBe('1\n');
});

test('errors at a resting pointer are hidden from the first key to the next movement', () => {
  openGrid();
  const grid = screen.getByRole('grid');
  activateCell(getCell('Asha, Hindi'));
  pressKey('Enter');
  expect(grid).toHaveAttribute('data-typing');
  const movement = createEvent.mouseMove(grid);
  Object.defineProperties(movement, { movementX: { value: 3 }, movementY: { value: 0 } });
  fireEvent(grid, movement);
  expect(grid).not.toHaveAttribute('data-typing');
});

test('Tab moves along the row and leaves the grid after the last cell; Ctrl+S saves', () => {
  const { onSave } = openGrid();
  activateCell(getCell('Asha, Maths'));
  pressKey('Tab');
  expect(focusedCell()).toBe(getCell('Bina, Hindi'));
  pressKey('s', { ctrlKey: true });
  expect(onSave).toHaveBeenCalledTimes(1);
  activateCell(getCell('Chitra, Maths'));
  // The key is left to the browser.
  expect(fireEvent.keyDown(document.activeElement as Element, { key: 'Tab' })).toBe(true);
});

test('MARKS-24 only rows in view are rendered, and a far cell is rendered before it takes the focus', () => {
  const size = jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(400);
  const rows = Array.from({ length: 500 }, (_, index) => row(`Student ${index}`, String(index), ''));
  openGrid(rows);
  expect(screen.getAllByRole('row').length).toBeLessThan(40);
  activateCell(getCell('Student 0, Hindi'));
  pressKey('End', { ctrlKey: true });
  expect(focusedCell()).toBe(getCell('Student 499, Maths'));
  expect(screen.getAllByRole('row').length).toBeLessThan(40);
  size.mockRestore();
});

test('MARKS-18 the pinned columns stay at the left edge, above the others, when the grid is scrolled', () => {
  const style = document.createElement('style');
  style.textContent = readFileSync('src/shared/sheet/sheet.css', 'utf8');
  document.head.append(style);
  openGrid();
  const pinned = document.querySelector('.sheet-row .sheet-pinned');
  expect(pinned).toHaveTextContent(/^Asha$/);
  const { position, left, zIndex } = styleFromSheets(pinned ?? document.body);
  expect([position, left, zIndex]).toEqual(['sticky', '0px', '2']);
  style.remove();
});
