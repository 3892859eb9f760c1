import type { Handler } from '../../call/handler.ts';
import { listTeacherRows } from './teachers.queries.ts';
import { teacherNameView } from './teachers.view.ts';

export const listActiveTeachers: Handler<'listActiveTeachers'> = async (ctx, { path: { schoolId } }) =>
  (await ctx.read((db) => listTeacherRows(db, schoolId, true))).map(teacherNameView);
