import type { Handler } from '../../../call/handler.ts';
import { checkFile } from './checkFile.ts';
import { entryView, isWrong } from './judgeFile.ts';

/** The dry run: the rows of the file that change something or have errors. */
export const checkMarksFile: Handler<'checkMarksFile'> = async (ctx, { body, files }) => {
  const { file, judged } = await checkFile(ctx, body, files);
  const entries = judged.rows.flatMap((row) => row.entries);
  const conflicts = entries.filter(({ conflict }) => conflict).length;
  return {
    check: judged.check,
    students: judged.rows.length,
    ready: entries.length - conflicts,
    conflicts,
    wrong: judged.rows.filter(isWrong).length,
    notRead: file.notRead,
    rows: judged.rows
      .filter((row) => isWrong(row) || row.entries.length > 0)
      .map(({ file: { row, code, name }, student, entries: own, problems }) => ({
        row,
        studentCode: student ? String(student.code) : (code ?? ''),
        studentName: student?.name ?? name ?? '',
        entries: own.map(entryView),
        problems,
      })),
  };
};
