import type { Handler } from '../../../call/handler.ts';
import type { ReadCell } from '../../../documents/workbook.ts';
import { textOf } from '../../../documents/table.ts';
import type { TableColumn } from '../../../documents/tableColumn.ts';
import { CLASS, parentKey, SECTION } from './importColumns.ts';
import { checkImport } from './importFile.ts';
import { countOf, entriesOf } from './dryRun.ts';
import { isNewIn } from './storeImport.ts';

/** Of a text as it was read: enough to know the row by. */
const LONGEST = 100;

/** The text of a row under the column with this key. */
const reader = (columns: readonly TableColumn[], key: string) => {
  const at = columns.findIndex((column) => column.key === key);
  return (cells: readonly ReadCell[]): string => textOf(cells[at]).slice(0, LONGEST);
};

export const checkStudentImport: Handler<'checkStudentImport'> = async (ctx, { body, files }) => {
  const { table, judged, ...chosen } = await checkImport(ctx, body, files);
  const studentName = reader(table.columns, 'studentName');
  const fatherName = reader(table.columns, parentKey('FATHER', 'name'));
  const className = reader(table.columns, CLASS);
  const sectionName = reader(table.columns, SECTION);
  return {
    ready: countOf(judged, 'READY'),
    wrong: countOf(judged, 'WRONG'),
    known: countOf(judged, 'KNOWN'),
    newAdmissions: entriesOf(judged).filter((entry) => isNewIn(chosen, entry)).length,
    notRead: table.notRead,
    rows: judged.map(({ row, cells, state, problems, student }) => ({
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
