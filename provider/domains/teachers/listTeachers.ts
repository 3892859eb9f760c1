import type { Handler } from '../../call/handler.ts';
import { listTeacherRows } from './teachers.queries.ts';
import { teacherView } from './teachers.view.ts';

export const listTeachers: Handler<'listTeachers'> = async (ctx, { path: { schoolId } }) =>
  (await ctx.read((db) => listTeacherRows(db, schoolId, false))).map(teacherView);
