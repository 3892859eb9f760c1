import type { Handler } from '../../../call/handler.ts';
import type { ReadCell } from '../../../documents/workbook.ts';
import { textOf } from '../../../documents/table.ts';
import type { TableColumn } from '../../../documents/tableColumn.ts';
import { readingOf } from '../../../documents/mappedTable.ts';
import { ValueSummary } from '../../../documents/valueSummary.ts';
import { inTurns } from '../../../shared/turns.ts';
import { CLASS, CLASS_SECTION, parentKey, READ_COLUMNS, SECTION } from './importColumns.ts';
import { checkImport } from './importFile.ts';
import { countOf, entriesOf } from './dryRun.ts';
import { isNewIn } from './storeImport.ts';

/** Maximum length of the texts by which the user recognises a row. */
const LONGEST = 100;

/** Reads the text of a row in the column with one of these keys. */
const reader = (columns: readonly TableColumn[], ...keys: string[]) => {
  const at = columns.findIndex((column) => keys.includes(column.key));
  return (cells: readonly ReadCell[]): string => textOf(cells[at]).slice(0, LONGEST);
};

/** The dry run of an import. */
export const checkStudentImport: Handler<'checkStudentImport'> = async (ctx, { body, files }) => {
  const { table, checked, ...chosen } = await checkImport(ctx, body, files);
  const studentName = reader(table.columns, 'studentName');
  const fatherName = reader(table.columns, parentKey('FATHER', 'name'));
  const className = reader(table.columns, CLASS, CLASS_SECTION);
  const sectionName = reader(table.columns, SECTION);
  const summary = new ValueSummary();
  await inTurns(chosen.rows, (row) => summary.add(row, row.names));
  // Rows of a file without a required column have no values to store.
  const entries = table.missing.length > 0 ? [] : entriesOf(checked);
  return {
    ready: countOf(checked, 'READY'),
    wrong: countOf(checked, 'WRONG'),
    known: countOf(checked, 'KNOWN'),
    newAdmissions: entries.filter((entry) => isNewIn(chosen, entry)).length,
    notRead: table.notRead,
    reading: { ...readingOf(table, READ_COLUMNS), values: summary.listed(table.columns) },
    rows: checked.map(({ row, cells, names, state, problems, student }) => ({
      row,
      state,
      studentName: studentName(cells),
      fatherName: fatherName(cells),
      className: names.get(CLASS) ?? className(cells),
      sectionName: names.get(SECTION) ?? sectionName(cells),
      problems,
      ...(student && { student }),
    })),
  };
};
