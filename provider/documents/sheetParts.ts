// The parts of a template beside its rows: validations, and the sheets with choices, instructions and versions.
import type ExcelJS from 'exceljs';
import { sheetName, textCell } from './neutral.ts';
import type { Column, Guide, SheetHead } from './sheet.ts';

/** Number formats with Indian grouping, by the size of the amount. */
const MONEY = '[>=10000000]##\\,##\\,##\\,##0.00;[>=100000]##\\,##\\,##0.00;#,##0.00';
export const FORMATS: Readonly<Record<Column['kind'], string>> = {
  text: '@',
  number: '0',
  money: MONEY,
  date: 'dd/mm/yyyy',
  decimal: 'General',
};

/** A file that is being written. */
export interface SheetParts {
  head: SheetHead;
  workbook: ExcelJS.stream.xlsx.WorkbookWriter;
  sheet: ExcelJS.Worksheet;
}

const CHOICE_WIDTH = 22;
const LINE_WIDTH = 110;

function addValidation(sheet: ExcelJS.Worksheet, at: number, rows: number, rule: ExcelJS.DataValidation): void {
  const { letter } = sheet.getColumn(at + 1);
  const { dataValidations } = sheet as unknown as {
    dataValidations: { add(range: string, rule: ExcelJS.DataValidation): void };
  };
  dataValidations.add(`${letter}2:${letter}${rows + 1}`, { allowBlank: true, ...rule });
}

/** The formulas of the columns; {cell} is relative to the first row. */
export function validateCells({ head, sheet }: SheetParts, { rows }: Guide): void {
  for (const [at, { validation }] of head.columns.entries())
    if (validation)
      addValidation(sheet, at, rows, {
        type: 'custom',
        showErrorMessage: true,
        error: validation.message,
        formulae: [validation.formula.replaceAll('{cell}', `${sheet.getColumn(at + 1).letter}2`)],
      });
}

/** Adds the sheet of choices, not committed, and validation lists that refer to its columns; undefined without choices. */
export function writeChoices({ head, workbook, sheet }: SheetParts, { rows, choices: name }: Guide) {
  const choosing = head.columns.flatMap((column, at) => (column.choices?.length ? [{ ...column, at }] : []));
  if (choosing.length === 0) return undefined;
  const lists = workbook.addWorksheet(sheetName(name));
  lists.columns = choosing.map(() => ({ width: CHOICE_WIDTH, style: { numFmt: FORMATS.text } }));
  const longest = Math.max(...choosing.map(({ choices = [] }) => choices.length));
  for (let line = 0; line <= longest; line += 1) {
    const row = lists.getRow(line + 1);
    row.values = choosing.map(({ title, choices = [] }) => textCell((line === 0 ? title : choices[line - 1]) ?? ''));
    if (line === 0) row.font = { bold: true };
    row.commit();
  }
  for (const [column, { at, choices = [], open }] of choosing.entries()) {
    const letter = lists.getColumn(column + 1).letter;
    addValidation(sheet, at, rows, {
      type: 'list',
      showErrorMessage: open !== true,
      formulae: [`'${sheetName(name)}'!$${letter}$2:$${letter}$${choices.length + 1}`],
    });
  }
  return lists;
}

export function writeLines({ workbook }: SheetParts, { name, lines }: Guide): void {
  const guide = workbook.addWorksheet(sheetName(name));
  guide.columns = [{ width: LINE_WIDTH }];
  for (const line of lines) {
    const row = guide.addRow([textCell(line)]);
    row.alignment = { wrapText: true, vertical: 'top' };
    row.commit();
  }
  guide.commit();
}

/** Texts and numbers in a hidden sheet. */
export function writeMeta({ workbook }: SheetParts, { name, rows }: NonNullable<SheetHead['meta']>): void {
  const meta = workbook.addWorksheet(sheetName(name), { state: 'hidden' });
  for (const row of rows)
    meta.addRow(row.map((value) => (typeof value === 'string' ? textCell(value) : value))).commit();
  meta.commit();
}
