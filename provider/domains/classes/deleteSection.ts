import type { Handler } from '../../call/handler.ts';
import { instantOf } from '../../shared/clock.ts';
import { rejectWhileInUse } from '../../call/crossRules.ts';
import { lockSectionRow } from './classes.queries.ts';
import { changeSectionRow } from './storeSection.ts';

/** 109 while students are enrolled in it (CLASS-41). */
export const deleteSection: Handler<'deleteSection'> = async (ctx, { path }) => {
  return ctx.write(async (db, unit) => {
    const stored = await lockSectionRow(db, path.id);
    const ref = { schoolId: stored.schoolId, sectionId: stored.id };
    await rejectWhileInUse(ctx.services.rules.sectionInUse, db, ref, 'section');
    await changeSectionRow(db, stored, { deletedAt: instantOf(ctx.services.clock) });
    unit.note({ entity: 'section', id: stored.id, before: { classId: stored.classId, name: stored.name } });
    return null;
  });
};
