import type { Handler } from '../../call/handler.ts';
import { lockClassRow } from './classes.queries.ts';
import { changeClassRow } from './storeClass.ts';

/** Sets the flag instead of toggling it (CLASS-39). */
export const setClassStatus: Handler<'setClassStatus'> = async (ctx, { path }) => {
  return ctx.write(async (db, unit) => {
    const stored = await lockClassRow(db, path.id);
    const disabled = path.flag === 'true';
    if (stored.disabled === disabled) return null;
    await changeClassRow(db, stored, { disabled });
    unit.note({
      entity: 'class',
      id: stored.id,
      before: { disabled: !disabled },
      after: { disabled },
      changed: { version: stored.version + 1, fields: ['disabled'] },
    });
    return null;
  });
};
