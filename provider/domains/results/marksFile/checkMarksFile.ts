import type { Handler } from '../../../call/handler.ts';
import { checkFile } from './checkFile.ts';
import { entryView, isInvalid } from './compareFile.ts';

/** The dry run: the rows of the file that change something or have errors. */
export const checkMarksFile: Handler<'checkMarksFile'> = async (ctx, { body, files }) => {
  const { file, compared } = await checkFile(ctx, body, files);
  const entries = compared.rows.flatMap((row) => row.entries);
  const conflicts = entries.filter(({ conflict }) => conflict).length;
  return {
    check: compared.check,
    students: compared.rows.length,
    ready: entries.length - conflicts,
    conflicts,
    wrong: compared.rows.filter(isInvalid).length,
    notRead: file.notRead,
    rows: compared.rows
      .filter((row) => isInvalid(row) || row.entries.length > 0)
      .map(({ file: { row, code, name }, student, entries: own, problems }) => ({
        row,
        studentCode: student ? String(student.code) : (code ?? ''),
        studentName: student?.name ?? name ?? '',
        entries: own.map(entryView),
        problems,
      })),
  };
};
