import { eq } from 'drizzle-orm';
import { schools } from '../../database/schema/index.ts';
import type { Handler } from '../../call/handler.ts';
import { lockSchoolRow } from './schools.queries.ts';

/** Sets the flag instead of toggling it, so that a repeated call has no effect (CALL-10). */
export const setSchoolStatus: Handler<'setSchoolStatus'> = (ctx, { path }) =>
  ctx.write(async (db, unit) => {
    const school = await lockSchoolRow(db, path.id, 'update');
    const disabled = path.status === 'true';
    if (school.disabled !== disabled) {
      await db
        .update(schools)
        .set({ disabled, version: school.version + 1 })
        .where(eq(schools.id, path.id));
      unit.note({
        entity: 'school',
        id: path.id,
        schoolId: path.id,
        before: { disabled: !disabled },
        after: { disabled },
        changed: { version: school.version + 1, fields: ['disabled'] },
      });
    }
    return null;
  });
