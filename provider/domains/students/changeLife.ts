import { and, eq } from 'drizzle-orm';
import { students } from '../../database/schema/index.ts';
import type { Db } from '../../database/scope.ts';
import { instantOf, type Clock } from '../../shared/clock.ts';
import type { Life } from './students.rules.ts';
import type { StudentRow } from './students.queries.ts';

/** The next state of a student who is held; the enrolments follow by trigger. */
export async function changeLife(db: Db, clock: Clock, stored: StudentRow, life: Life): Promise<void> {
  await db
    .update(students)
    .set({ life, version: stored.version + 1, modifiedAt: instantOf(clock) })
    .where(and(eq(students.schoolId, stored.schoolId), eq(students.id, stored.id)));
}
