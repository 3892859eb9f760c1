import type { Handler } from '../../../call/handler.ts';
import { readingOf } from '../../../documents/mappedTable.ts';
import { ValueSummary } from '../../../documents/valueSummary.ts';
import { fail } from '../../../shared/fail.ts';
import { TEACHER_COLUMNS } from './teacherColumns.ts';
import { checkTeacherFile } from './teacherFile.ts';
import { countOf } from './teacherRows.ts';

/** Maximum length of the texts by which the user recognises a row. */
const LONGEST = 100;
const shown = (text = ''): string => text.slice(0, LONGEST);

/** The dry run of an import of teachers. */
export const checkTeacherImport: Handler<'checkTeacherImport'> = async (ctx, { body, files }) => {
  const { school, table, checked } = await checkTeacherFile(ctx, body, files);
  if (school.disabled) fail('SCHOOL_NOT_ACTIVE');
  const summary = new ValueSummary();
  for (const row of checked) summary.add(row, new Map());
  return {
    ready: countOf(checked, 'READY'),
    wrong: countOf(checked, 'WRONG'),
    known: countOf(checked, 'KNOWN'),
    notRead: table.notRead,
    reading: { ...readingOf(table, TEACHER_COLUMNS), values: summary.listed(table.columns) },
    rows: checked.map(({ row, state, form, userName, problems }) => ({
      row,
      state,
      teacherName: shown(form.teacherName),
      userName: shown(userName),
      contactEmail: shown(form.contactEmail),
      problems,
    })),
  };
};
