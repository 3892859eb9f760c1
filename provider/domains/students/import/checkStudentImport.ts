import type { Handler } from '../../../call/handler.ts';
import type { ReadCell } from '../../../documents/workbook.ts';
import { textOf } from '../../../documents/table.ts';
import type { TableColumn } from '../../../documents/tableColumn.ts';
import { CLASS, parentKey, SECTION } from './importColumns.ts';
import { checkImport } from './importFile.ts';
import { countOf, entriesOf } from './dryRun.ts';
import { isNewIn } from './storeImport.ts';

/** Maximum length of the texts by which the user recognises a row. */
const LONGEST = 100;

/** Reads the text of a row in the column with this key. */
const reader = (columns: readonly TableColumn[], key: string) => {
  const at = columns.findIndex((column) => column.key === key);
  return (cells: readonly ReadCell[]): string => textOf(cells[at]).slice(0, LONGEST);
};

/** The dry run of an import. */
export const checkStudentImport: Handler<'checkStudentImport'> = async (ctx, { body, files }) => {
  const { table, checked, ...chosen } = await checkImport(ctx, body, files);
  const studentName = reader(table.columns, 'studentName');
  const fatherName = reader(table.columns, parentKey('FATHER', 'name'));
  const className = reader(table.columns, CLASS);
  const sectionName = reader(table.columns, SECTION);
  return {
    ready: countOf(checked, 'READY'),
    wrong: countOf(checked, 'WRONG'),
    known: countOf(checked, 'KNOWN'),
    newAdmissions: entriesOf(checked).filter((entry) => isNewIn(chosen, entry)).length,
    notRead: table.notRead,
    rows: checked.map(({ row, cells, state, problems, student }) => ({
      row,
      state,
      studentName: studentName(cells),
      fatherName: fatherName(cells),
      className: className(cells),
      sectionName: sectionName(cells),
      problems,
      ...(student && { student }),
    })),
  };
};
