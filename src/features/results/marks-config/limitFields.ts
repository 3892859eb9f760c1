/** The fields of the grid by row and column, so that keys and pasted blocks find their way. */

const GRID = '.limits-editor';

export interface Cell {
  readonly row: number;
  readonly column: number;
}

const cellOf = (field: HTMLInputElement): Cell => ({
  row: Number(field.dataset['row']),
  column: Number(field.dataset['column']),
});

const fieldAt = (grid: Element | null, { row, column }: Cell): HTMLInputElement | null =>
  grid?.querySelector<HTMLInputElement>(`input[data-row="${row}"][data-column="${column}"]`) ?? null;

/** As Tab does it: what is typed takes the place of what stands there. */
function goTo(field: HTMLInputElement): void {
  field.focus();
  field.select();
}

const sizeOf = (grid: Element | null): Cell => {
  const table = grid?.querySelector<HTMLElement>('table[data-rows]');
  return { row: Number(table?.dataset['rows'] ?? 0), column: Number(table?.dataset['columns'] ?? 0) };
};

/** The next field in a direction; cells without a field are passed over. */
function nextFrom(field: HTMLInputElement, step: Cell): HTMLInputElement | null {
  const grid = field.closest(GRID);
  const size = sizeOf(grid);
  let { row, column } = cellOf(field);
  for (;;) {
    row += step.row;
    column += step.column;
    if (row < 0 || column < 0 || row >= size.row || column >= size.column) return null;
    const found = fieldAt(grid, { row, column });
    if (found) return found;
  }
}

/** The first field of the next column in which there is one. */
function topOfNext(field: HTMLInputElement): HTMLInputElement | null {
  const grid = field.closest(GRID);
  const { row: rows, column: columns } = sizeOf(grid);
  for (let column = cellOf(field).column + 1; column < columns; column += 1)
    for (let row = 0; row < rows; row += 1) {
      const found = fieldAt(grid, { row, column });
      if (found) return found;
    }
  return null;
}

export function moveBy(field: HTMLInputElement, step: Cell): void {
  const next = nextFrom(field, step);
  if (next) goTo(next);
}

/** Down the column; from its last field to the top of the next column, from the last one to the button that saves. */
export function moveOn(field: HTMLInputElement): void {
  const next = nextFrom(field, { row: 1, column: 0 }) ?? topOfNext(field);
  if (next) goTo(next);
  else field.closest(GRID)?.querySelector<HTMLElement>('button[data-saves]')?.focus();
}

/** A block over the grid from a field on: texts by field, and how many of its entries find none. */
export function placed(field: HTMLInputElement, block: readonly (readonly string[])[]) {
  const grid = field.closest(GRID);
  const start = cellOf(field);
  const texts: Record<string, string> = {};
  let left = 0;
  for (const [down, line] of block.entries())
    for (const [right, text] of line.entries()) {
      const key = fieldAt(grid, { row: start.row + down, column: start.column + right })?.dataset['limit'];
      if (key !== undefined) texts[key] = text;
      else if (text !== '') left += 1;
    }
  return { texts, left };
}

export function goToFirstWrong(grid: Element | null): void {
  const first = grid?.querySelector<HTMLInputElement>('input[aria-invalid="true"]');
  first?.scrollIntoView({ block: 'center', inline: 'center' });
  if (first) goTo(first);
}
