// Spreadsheets, read back as a school's own program would read them.
import ExcelJS from 'exceljs';

export interface Sheet {
  name: string;
  head: string[];
  /** each row below the head, by column; a date as a Date */
  rows: ExcelJS.CellValue[][];
  worksheet: ExcelJS.Worksheet;
}

export async function readSheet(file: Buffer): Promise<Sheet> {
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.load(file as unknown as ExcelJS.Buffer);
  const [worksheet, second] = workbook.worksheets;
  if (!worksheet || second) throw new Error('The file has not one sheet.');
  const textOf = (value: ExcelJS.CellValue): ExcelJS.CellValue =>
    typeof value === 'object' && value !== null && 'richText' in value
      ? value.richText.map(({ text }) => text).join('')
      : value;
  // exceljs counts the columns by a look at every row, each time it is asked.
  const { columnCount } = worksheet;
  const valuesOf = (row: number) =>
    Array.from({ length: columnCount }, (_, at) => textOf(worksheet.getRow(row).getCell(at + 1).value));
  return {
    name: worksheet.name,
    head: valuesOf(1).map(String),
    rows: Array.from({ length: worksheet.rowCount - 1 }, (_, at) => valuesOf(at + 2)),
    worksheet,
  };
}
