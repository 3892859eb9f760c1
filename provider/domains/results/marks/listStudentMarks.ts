import { nameKey } from '../../../../common/names.ts';
import type { Handler } from '../../../call/handler.ts';
import { fail } from '../../../shared/fail.ts';
import { findClassAndSections } from '../classSelection.ts';
import { listExamRows } from '../exams/exams.queries.ts';
import { readMarks, sectionOf } from './readMarks.ts';

/** Students whose name or code contains a text in any spelling that has the same key (MARKS-25). */
const matches = (text: string) => {
  const wanted = nameKey(text);
  return ({ student }: { student: { studentName: string; studentCode: number } }) =>
    nameKey(student.studentName).includes(wanted) || String(student.studentCode).includes(wanted);
};

/** The students of a class or section by roll number, with their stored entries in the exam. */
export const listStudentMarks: Handler<'listStudentMarks'> = (ctx, { body }) =>
  ctx.read(async (db) => {
    const [{ selection, sections }, exams] = await Promise.all([
      findClassAndSections(db, ctx.schoolId, body),
      listExamRows(db, { schoolId: ctx.schoolId, sessionId: body.sessionId, classId: body.classId }),
    ]);
    const sectionId = sectionOf(body.sectionId, sections);
    const exam = exams.find(({ id }) => id === body.examId) ?? fail('EXAM_NOT_FOUND');
    const rows = await readMarks(db, { ...selection, sectionId }, exam);
    return rows.filter(matches(body.searchText ?? ''));
  });
