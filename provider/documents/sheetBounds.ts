// Rows, columns and cells that no spreadsheet has. A file that names rows or columns beyond the last one is rejected at once: reading
// it would visit millions of empty ones up to them. Of a row or cell that is named twice, a reader keeps only one.

const FORMAT_ROWS = 1_048_576;
const FORMAT_COLUMNS = 16_384;

const WIDTH = /<(?:\w+:)?col\s[^<>]*\bmax\s*=\s*["']([^"']*)/g;

/** Whether a sheet, not parsed yet, has widths of columns beyond the last one. */
export function hasColumnsBeyondSheet(sheet: Buffer): boolean {
  const cells = sheet.indexOf('<sheetData');
  const head = sheet.toString('latin1', 0, cells < 0 ? sheet.length : cells);
  return [...head.matchAll(WIDTH)].some(([, last = '']) => Number.parseInt(last, 10) > FORMAT_COLUMNS);
}

/** Whether parsed rows, without entries for those that are not in the file, have a row or cell beyond the last one. */
export const isBeyondSheet = (rows: readonly (readonly unknown[] | undefined)[]): boolean =>
  rows.length > FORMAT_ROWS || rows.some((cells) => (cells?.length ?? 0) > FORMAT_COLUMNS);

const PLACE = /<(?:\w+:)?(row|c)\s(?:[^<>]*?\s)?r\s*=\s*["']([^"']*)/g;

/** Whether a sheet, not parsed yet, names a row twice, or a cell twice in a row. */
export function hasRepeatedPlaces(sheet: Buffer): boolean {
  const rows = new Set<string>();
  const cells = new Set<string>();
  for (const [, element, place = ''] of sheet.toString('latin1').matchAll(PLACE)) {
    const seen = element === 'row' ? rows : cells;
    if (seen.has(place)) return true;
    if (element === 'row') cells.clear();
    seen.add(place);
  }
  return false;
}
