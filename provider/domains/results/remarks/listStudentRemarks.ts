import type { Handler } from '../../../call/handler.ts';
import { findClassAndSections } from '../classSelection.ts';
import { listExamined } from '../marks/marks.queries.ts';
import { studentView } from '../marks/marks.view.ts';
import { sectionOf } from '../marks/readMarks.ts';
import { findRemarkRows } from './remarks.queries.ts';

/** The students of the marks grid by roll number, with their remarks. */
export const listStudentRemarks: Handler<'listStudentRemarks'> = (ctx, { body }) =>
  ctx.read(async (db) => {
    const { selection, sections } = await findClassAndSections(db, ctx.schoolId, body);
    const students = await listExamined(db, { ...selection, sectionId: sectionOf(body.sectionId, sections) });
    const stored = await findRemarkRows(
      db,
      selection,
      students.map(({ id }) => id),
    );
    return students.map((student) => {
      const row = stored.get(student.id);
      return { student: studentView(student), remark: row?.remark ?? null, version: row?.version ?? 0 };
    });
  });
