import type { Handler } from '../../call/handler.ts';
import { fail } from '../../shared/fail.ts';
import { lockSessionRow } from './sessions.queries.ts';
import { changeSessionRow } from './storeSession.ts';

/** Sets the flag instead of toggling it; 191 for a COMPLETED session (SESSION-64). */
export const setSessionStatus: Handler<'setSessionStatus'> = async (ctx, { path }) => {
  return ctx.write(async (db, unit) => {
    const stored = await lockSessionRow(db, path.id);
    if (stored.status === 'COMPLETED') fail('ACTION_NOT_ALLOWED_FOR_COMPLETED_SESSION');
    const disabled = path.flag === 'true';
    if (stored.disabled === disabled) return null;
    await changeSessionRow(db, stored, { disabled });
    unit.note({
      entity: 'session',
      id: stored.id,
      before: { disabled: !disabled },
      after: { disabled },
      changed: { version: stored.version + 1, fields: ['disabled'] },
    });
    return null;
  });
};
