import { eq } from 'drizzle-orm';
import { schools } from '../../database/schema/index.ts';
import type { Handler } from '../../contract/handler.ts';
import { instantOf } from '../../shared/clock.ts';
import { refuseWhileInUse } from '../../shared/crossRules.ts';
import { lockSchoolRow } from './schools.queries.ts';

/** Refused with 109 while the school has data (SCHOOL-50); its number is never given to another. */
export const deleteSchool: Handler<'deleteSchool'> = (ctx, { path }) =>
  ctx.write(async (db, unit) => {
    const school = await lockSchoolRow(db, path.id);
    await refuseWhileInUse(ctx.services.rules.schoolInUse, db, path.id, 'school');
    await db
      .update(schools)
      .set({ deletedAt: instantOf(ctx.services.clock), version: school.version + 1 })
      .where(eq(schools.id, path.id));
    unit.note({ entity: 'school', id: path.id, schoolId: path.id, before: { name: school.name } });
    return null;
  });
