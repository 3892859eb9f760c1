import ExcelJS from 'exceljs';

const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** A spreadsheet of these cells, row by row, as a file that a page can choose. */
export async function sheetFile(name: string, rows: (string | number)[][]) {
  const workbook = new ExcelJS.Workbook();
  workbook.addWorksheet('Sheet').addRows(rows);
  return { name, mimeType, buffer: Buffer.from(await workbook.xlsx.writeBuffer()) };
}
