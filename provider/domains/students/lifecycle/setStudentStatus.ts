import type { Handler } from '../../../call/handler.ts';
import { fail } from '../../../shared/fail.ts';
import { flagsOf } from '../students.rules.ts';
import { lockStudentRow } from '../students.queries.ts';
import { changeLife } from './changeLife.ts';

/** Sets the flag to the given value. A struck-off name (180) and a TC (185) are reversed by their own operations. */
export const setStudentStatus: Handler<'setStudentStatus'> = async (ctx, { path }) => {
  return ctx.write(async (db, unit) => {
    const stored = await lockStudentRow(db, path.id);
    const disabled = path.flag === 'true';
    if (disabled && stored.life === 'STRUCK_OFF') fail('STUDENT_ALREADY_STRUCK_OFF');
    if (!disabled && stored.life === 'TC_ISSUED') fail('STUDENT_ALREADY_TC');
    if (flagsOf(stored.life).disabled === disabled) return null;
    await changeLife(db, ctx.services.clock, stored, disabled ? 'DISABLED' : 'ACTIVE');
    unit.note({
      entity: 'student',
      id: stored.id,
      before: { disabled: !disabled },
      after: { disabled },
      changed: { version: stored.version + 1, fields: ['disabled'] },
    });
    return null;
  });
};
