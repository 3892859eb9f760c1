import type { Handler } from '../../call/handler.ts';
import { grantPrivileges } from '../privileges/index.ts';
import { readNewTeacher, storeTeacher } from './registerTeacher.ts';
import { teacherView } from './teachers.view.ts';

/** Creates a teacher with every privilege, so that a school without users can be set up; 111 for a username in use. */
export const createAdministrator: Handler<'createAdministrator'> = async (ctx, { body }) => {
  const teacher = await readNewTeacher(ctx, body);
  return ctx.write(async (db, unit) => {
    const row = await storeTeacher(db, unit, ctx, teacher);
    await grantPrivileges(db, unit, ctx.actor, row);
    return teacherView(row);
  });
};
