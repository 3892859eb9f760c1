import type { Handler } from '../../call/handler.ts';
import { fail } from '../../shared/fail.ts';
import { findTeacherRow } from './teachers.queries.ts';
import { teacherView } from './teachers.view.ts';

export const getTeacher: Handler<'getTeacher'> = async (ctx, { path }) =>
  teacherView((await ctx.read((db) => findTeacherRow(db, path.id))) ?? fail('NOT_FOUND'));
