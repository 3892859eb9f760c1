import type { Handler } from '../../call/handler.ts';
import { readNewTeacher, storeTeacher } from './registerTeacher.ts';
import { teacherView } from './teachers.view.ts';

/** Creates a teacher, who can sign in at once and has no privileges yet; 111 for a username in use. */
export const createTeacher: Handler<'createTeacher'> = async (ctx, { body }) => {
  const teacher = await readNewTeacher(ctx, body);
  return ctx.write(async (db, unit) => teacherView(await storeTeacher(db, unit, ctx, teacher)));
};
