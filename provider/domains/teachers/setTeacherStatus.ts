import type { Handler } from '../../call/handler.ts';
import { instantOf } from '../../shared/clock.ts';
import { endSignInsOf } from '../auth/index.ts';
import { requireMayDecideOn, requireMayShutOut } from './guards.ts';
import { changeTeacher, lockTeacherToShutOut } from './teachers.queries.ts';

/** Sets the flag instead of toggling it. A disabled teacher is signed out at once and cannot sign in (TEACHER-22). */
export const setTeacherStatus: Handler<'setTeacherStatus'> = async (ctx, { path }) => {
  const { clock } = ctx.services;
  return ctx.write(async (db, unit) => {
    const stored = await lockTeacherToShutOut(db, path.id);
    const disabled = path.flag === 'true';
    if (stored.disabled === disabled) return null;
    if (disabled) {
      await requireMayShutOut(db, ctx, stored);
      await endSignInsOf(db, clock, stored.userId, 'account disabled');
    } else await requireMayDecideOn(db, ctx, stored);
    await changeTeacher(db, stored, instantOf(clock), { account: { disabled } });
    unit.note({
      entity: 'teacher',
      id: stored.id,
      before: { disabled: !disabled },
      after: { disabled },
      changed: { version: stored.version + 1, fields: ['disabled'] },
    });
    return null;
  });
};
