import { eq } from 'drizzle-orm';
import { schools } from '../../database/schema/index.ts';
import type { Handler } from '../../call/handler.ts';
import { instantOf } from '../../shared/clock.ts';
import { rejectWhileInUse } from '../../call/crossRules.ts';
import { lockSchoolRow, removeLogo } from './schools.queries.ts';

/** 109 while the school has data (SCHOOL-50). Its number is never reused, its logo is deleted. */
export const deleteSchool: Handler<'deleteSchool'> = (ctx, { path }) =>
  ctx.write(async (db, unit) => {
    const school = await lockSchoolRow(db, path.id, 'update');
    await rejectWhileInUse(ctx.services.rules.schoolInUse, db, path.id, 'school');
    await db
      .update(schools)
      .set({ deletedAt: instantOf(ctx.services.clock), logoId: null, version: school.version + 1 })
      .where(eq(schools.id, path.id));
    await removeLogo(db, school);
    unit.note({ entity: 'school', id: path.id, schoolId: path.id, before: { name: school.name } });
    return null;
  });
