import type { Handler } from '../../contract/handler.ts';
import { inSchoolOfClass, lockClassRow } from './classes.queries.ts';
import { changeClassRow } from './storeClass.ts';

/** Sets the flag, does not flip it (CLASS-39). */
export const setClassStatus: Handler<'setClassStatus'> = async (ctx, { path }) => {
  const inSchool = await inSchoolOfClass(ctx, path.id);
  return inSchool.write(async (db, unit) => {
    const stored = await lockClassRow(db, path.id);
    const disabled = path.flag === 'true';
    if (stored.disabled === disabled) return null;
    await changeClassRow(db, stored, { disabled });
    unit.note({ entity: 'class', id: stored.id, before: { disabled: !disabled }, after: { disabled } });
    return null;
  });
};
