import { oneRow } from '../../database/oneRow.ts';
import { and, eq } from 'drizzle-orm';
import { tidyName } from '../../../common/names.ts';
import { requireUnchanged } from '../../call/changes.ts';
import type { Handler } from '../../call/handler.ts';
import { masterSubjects } from '../../database/schema/index.ts';
import { instantOf } from '../../shared/clock.ts';
import { fail } from '../../shared/fail.ts';
import { keyOf } from '../../shared/text.ts';
import { isTaught, lockMasterRow } from './subjects.queries.ts';
import { masterView } from './subjects.view.ts';

/** A new name applies to all classes with the subject. 149 for an unknown subject, 162 for a name in use. */
export const saveMasterSubject: Handler<'saveMasterSubject'> = (ctx, { path: { schoolId }, body }) => {
  const name = tidyName(body.subjectName);
  return ctx.write(async (db, unit) => {
    const { subjectId } = body;
    const before =
      subjectId === undefined ? null : ((await lockMasterRow(db, schoolId, subjectId)) ?? fail('SUBJECT_NOT_FOUND'));
    if (before) await requireUnchanged(db, { ...before, entity: 'subject' }, body.version);
    const values = { name, nameKey: keyOf(name, before) };
    const row = await oneRow(
      before
        ? db
            .update(masterSubjects)
            .set({ ...values, version: before.version + 1 })
            .where(and(eq(masterSubjects.schoolId, schoolId), eq(masterSubjects.id, before.id)))
            .returning()
        : db
            .insert(masterSubjects)
            .values({ ...values, schoolId, createdAt: instantOf(ctx.services.clock) })
            .returning(),
    );
    unit.note({
      entity: 'subject',
      id: row.id,
      ...(before && { before: { name: before.name } }),
      after: { name },
      changed: { version: row.version, fields: ['subjectName'] },
    });
    return masterView(row, before !== null && (await isTaught(db, row)));
  });
};
