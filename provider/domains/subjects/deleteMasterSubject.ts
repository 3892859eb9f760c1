import { and, eq } from 'drizzle-orm';
import type { Handler } from '../../call/handler.ts';
import { masterSubjects } from '../../database/schema/index.ts';
import { fail } from '../../shared/fail.ts';
import { isTaught, lockMasterRow } from './subjects.queries.ts';

/** 109 while a class has the subject in any session. */
export const deleteMasterSubject: Handler<'deleteMasterSubject'> = (ctx, { path: { schoolId, subjectId } }) =>
  ctx.write(async (db, unit) => {
    const stored = (await lockMasterRow(db, schoolId, subjectId)) ?? fail('SUBJECT_NOT_FOUND');
    if (await isTaught(db, stored))
      fail('BAD_REQUEST', { message: 'The subject is taught in a class and cannot be deleted' });
    await db.delete(masterSubjects).where(and(eq(masterSubjects.schoolId, schoolId), eq(masterSubjects.id, subjectId)));
    unit.note({ entity: 'subject', id: subjectId, before: { name: stored.name } });
    return null;
  });
