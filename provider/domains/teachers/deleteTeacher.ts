import type { Handler } from '../../call/handler.ts';
import { instantOf } from '../../shared/clock.ts';
import { runSteps } from '../../call/crossRules.ts';
import { endSignInsOf } from '../auth/index.ts';
import { requireMayShutOut } from './guards.ts';
import { changeTeacher, lockTeacherToShutOut } from './teachers.queries.ts';

/** Deletes the teacher with the account, whose username can be used again. Classes of the teacher have no class teacher then. */
export const deleteTeacher: Handler<'deleteTeacher'> = async (ctx, { path }) => {
  const { clock, rules } = ctx.services;
  return ctx.write(async (db, unit) => {
    const stored = await lockTeacherToShutOut(db, path.id);
    await requireMayShutOut(db, ctx, stored);
    const now = instantOf(clock);
    await endSignInsOf(db, clock, stored.userId, 'account deleted');
    await runSteps(rules.teacherIsDeleted, db, { schoolId: stored.schoolId, teacherId: stored.id });
    await changeTeacher(db, stored, now, { account: { deletedAt: now } });
    unit.note({ entity: 'teacher', id: stored.id, before: { userName: stored.userName } });
    return null;
  });
};
