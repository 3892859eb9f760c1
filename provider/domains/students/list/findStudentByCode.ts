import type { Handler } from '../../../call/handler.ts';
import { todayOf } from '../../../shared/clock.ts';
import { findStudentOfCode } from '../students.queries.ts';
import { enrolmentView, rowView } from '../students.view.ts';
import { obstacleOf } from './studentByCode.rules.ts';

/** Finds the student of an exact code for a selection of eligible students, with the reason if not eligible (STUDENT-76). */
export const findStudentByCode: Handler<'findStudentByCode'> = async (ctx, { query }) => {
  const { schoolId, studentCode, sessionId } = query;
  const order = { today: todayOf(ctx.services.clock), sessionId };
  const found = await ctx.read((db) => findStudentOfCode(db, schoolId, studentCode, order));
  if (!found) return { student: null, obstacle: null };
  const { student, enrolment } = found;
  return {
    student: rowView(student, enrolment ? [enrolmentView(enrolment)] : [], ctx.services),
    obstacle: obstacleOf(student.life, enrolment?.row, query),
  };
};
