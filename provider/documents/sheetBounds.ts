// Rows, columns and cells that no spreadsheet has. A file that names rows or columns beyond the last one is rejected at once: reading
// it would visit millions of empty ones up to them. Of a cell that is named twice, a reader keeps only one.

const FORMAT_ROWS = 1_048_576;
const FORMAT_COLUMNS = 16_384;

const WIDTH = /<(?:\w+:)?col\s([^<>]*)/g;
const END = (name: 'min' | 'max') => new RegExp(`\\b${name}\\s*=\\s*["']\\s*(\\d+)`);
const [FIRST, LAST] = [END('min'), END('max')];

/** Whether a sheet, not parsed yet, has widths of columns beyond the last one, or of more columns than there are. */
export function hasColumnsBeyondSheet(sheet: Buffer): boolean {
  const cells = sheet.indexOf('<sheetData');
  const head = sheet.toString('latin1', 0, cells < 0 ? sheet.length : cells);
  let columns = 0;
  for (const [, attributes = ''] of head.matchAll(WIDTH)) {
    const [first, last] = [FIRST, LAST].map((end) => Number(end.exec(attributes)?.[1] ?? 1)) as [number, number];
    columns += Math.max(1, last - first + 1);
    if (last > FORMAT_COLUMNS || columns > FORMAT_COLUMNS) return true;
  }
  return false;
}

/** Whether parsed rows, without entries for those that are not in the file, have a row or cell beyond the last one. */
export const isBeyondSheet = (rows: readonly (readonly unknown[] | undefined)[]): boolean =>
  rows.length > FORMAT_ROWS || rows.some((cells) => (cells?.length ?? 0) > FORMAT_COLUMNS);

const PLACE = /<(?:\w+:)?(row|c)\s(?:[^<>]*?\s)?r\s*=\s*["']([^"']*)/g;
const ROW = /^[1-9]\d*$/;
const CELL = /^([A-Z]+)([1-9]\d*)$/;
/** The marks at the start of a file in UTF-16. */
const WIDE = [0xfffe, 0xfeff];

/**
 * Whether a sheet, not parsed yet, names a row twice, a cell twice in a row, a cell in another row, or writes such a name in another
 * way than spreadsheet programs do.
 */
export function hasMisplacedCells(sheet: Buffer): boolean {
  if (sheet.length > 1 && WIDE.includes(sheet.readUInt16BE(0))) return true;
  const rows = new Set<string>();
  const cells = new Set<string>();
  let row: string | undefined;
  for (const [, element, place = ''] of sheet.toString('latin1').matchAll(PLACE)) {
    if (element === 'row') {
      if (!ROW.test(place) || rows.has(place)) return true;
      rows.add(place);
      row = place;
      cells.clear();
    } else {
      const [, column = '', ofRow] = CELL.exec(place) ?? [];
      if (column === '' || cells.has(column) || (row !== undefined && ofRow !== row)) return true;
      cells.add(column);
    }
  }
  return false;
}
