import type { Handler } from '../../call/handler.ts';
import { isoInstant } from '../../shared/clock.ts';
import { fail } from '../../shared/fail.ts';
import { findSessionRow } from '../sessions/index.ts';
import { findStudentRow } from '../students/index.ts';
import { listChanges } from './discountChanges.ts';

/** Empty for a student who is not enrolled in the session. */
export const listDiscountChanges: Handler<'listDiscountChanges'> = (ctx, { query: { studentId, sessionId } }) =>
  ctx.read(async (db) => {
    const student = (await findStudentRow(db, studentId)) ?? fail('NOT_FOUND');
    const session = await findSessionRow(db, sessionId);
    if (session?.schoolId !== student.schoolId) fail('NOT_FOUND');
    const changes = await listChanges(db, student.schoolId, studentId, sessionId);
    return changes.map(({ changedAt, before, after, ...change }) => ({
      ...change,
      changedAt: isoInstant(changedAt),
      before: Number(before),
      after: Number(after),
    }));
  });
