import type { Handler } from '../../contract/handler.ts';
import { listTeacherRows } from './teachers.queries.ts';
import { teacherView } from './teachers.view.ts';

export const listTeachers: Handler<'listTeachers'> = async (ctx, { path: { schoolId } }) =>
  (await ctx.inSchool(schoolId).read((db) => listTeacherRows(db, schoolId, false))).map(teacherView);
