// Rows, columns and cells that no spreadsheet has. A file that names rows or columns beyond the last one is rejected at once: reading
// it would visit millions of empty ones up to them. Of a cell that is named twice, a reader keeps only one.
import { withoutComments } from './xmlComments.ts';

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

const NAMED = /<(?:\w+:)?(row|c)(?=[\s/>])([^<>]*)/g;
const NAME = /(?:^|\s)r\s*=\s*["']([^"']*)/;
const CELL = /^\$?([A-Z]+)\$?(\d+)$/i;
/** The marks at the start of a file in UTF-16. */
const WIDE = [0xfffe, 0xfeff];

/**
 * Whether a sheet, not parsed yet, names a row twice, a cell twice in a row, or a cell in another row. Names are optional, and the rows
 * and cells without one follow each other.
 */
export function hasMisplacedCells(sheet: Buffer): boolean {
  if (sheet.length > 1 && WIDE.includes(sheet.readUInt16BE(0))) return true;
  const rows = new Set<number>();
  const cells = new Set<string>();
  let row: number | undefined;
  const text = withoutComments(sheet.toString('latin1'));
  for (const [, element, attributes = ''] of text.matchAll(NAMED)) {
    const name = NAME.exec(attributes)?.[1];
    if (element === 'row') {
      row = name === undefined ? undefined : Number(name);
      cells.clear();
      if (row === undefined) continue;
      if (!(row > 0) || rows.has(row)) return true;
      rows.add(row);
    } else if (name !== undefined) {
      const [, letters = '', ofRow] = CELL.exec(name) ?? [];
      const column = letters.toUpperCase();
      if (column === '' || cells.has(column) || (row !== undefined && Number(ofRow) !== row)) return true;
      cells.add(column);
    }
  }
  return false;
}
