import { and, eq, sql } from 'drizzle-orm';
import { lockInSchool } from '../../../database/advisoryLocks.ts';
import { enrolments, students } from '../../../database/schema/index.ts';
import type { Db } from '../../../database/scope.ts';
import { instantOf, type Clock } from '../../../shared/clock.ts';
import type { Life } from '../students.rules.ts';
import type { StudentRow } from '../students.queries.ts';

/** Removes roll numbers that another student got while this one was inactive. */
async function removeTakenRollNumbers(db: Db, { schoolId, id }: StudentRow): Promise<void> {
  await lockInSchool(db, 'roll numbers', schoolId);
  const own = and(eq(enrolments.schoolId, schoolId), eq(enrolments.studentId, id));
  const taken = sql`EXISTS (SELECT FROM enrolments other WHERE other.school_id = ${enrolments.schoolId}
    AND other.session_id = ${enrolments.sessionId} AND other.class_id = ${enrolments.classId}
    AND other.section_id IS NOT DISTINCT FROM ${enrolments.sectionId} AND other.roll_no = ${enrolments.rollNo}
    AND other.life = 'ACTIVE' AND other.student_id <> ${enrolments.studentId})`;
  await db.update(enrolments).set({ rollNo: null }).where(and(own, taken));
}

/** Stores the next state of a student whose row is locked; a trigger copies it to the enrolments. */
export async function changeLife(db: Db, clock: Clock, stored: StudentRow, life: Life): Promise<void> {
  if (life === 'ACTIVE') await removeTakenRollNumbers(db, stored);
  await db
    .update(students)
    .set({ life, version: stored.version + 1, modifiedAt: instantOf(clock) })
    .where(and(eq(students.schoolId, stored.schoolId), eq(students.id, stored.id)));
}
