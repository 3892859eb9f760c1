// Spreadsheets and the picture that the steps upload.
import ExcelJS from 'exceljs';

/** A workbook of one sheet: the headings of the first row, then the rows. @param {Record<string, unknown>[]} rows */
export async function workbookOf(rows) {
  const workbook = new ExcelJS.Workbook();
  const sheet = workbook.addWorksheet('Sheet 1');
  const headings = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  sheet.addRow(headings);
  for (const row of rows) sheet.addRow(headings.map((heading) => row[heading] ?? null));
  return Buffer.from(await workbook.xlsx.writeBuffer());
}

/** A PNG picture of 8 by 8 pixels. */
export const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQImWPg92nEihiGlgQAYYM3AYyFBPkAAAAASUVORK5CYII=',
  'base64',
);
