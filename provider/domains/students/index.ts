// What other domains may use of students.
import { and, eq, ne, sql, type SQL } from 'drizzle-orm';
import { enrolmentCounts } from '../../database/schema/index.ts';
import type { Db } from '../../database/scope.ts';
import type { CrossRules } from '../../shared/crossRules.ts';
import { failField } from '../../shared/fail.ts';

async function hasStudents(db: Db, schoolId: number, where: SQL): Promise<boolean> {
  const [row] = await db
    .select({ students: sql<number>`coalesce(sum(${enrolmentCounts.students}), 0)::integer` })
    .from(enrolmentCounts)
    .where(and(eq(enrolmentCounts.schoolId, schoolId), ne(enrolmentCounts.life, 'DELETED'), where));
  return (row?.students ?? 0) > 0;
}

const inUse = async (db: Db, schoolId: number, where: SQL) =>
  (await hasStudents(db, schoolId, where)) ? 'students' : null;

export const studentsOfSession: CrossRules['sessionInUse'][number] = (db, { schoolId, sessionId }) =>
  inUse(db, schoolId, eq(enrolmentCounts.sessionId, sessionId));

export const studentsOfClass: CrossRules['classInUse'][number] = (db, { schoolId, classId }) =>
  inUse(db, schoolId, eq(enrolmentCounts.classId, classId));

export const studentsOfSection: CrossRules['sectionInUse'][number] = (db, { schoolId, sectionId }) =>
  inUse(db, schoolId, eq(enrolmentCounts.sectionId, sectionId));

export const studentsOfSchool: CrossRules['schoolInUse'][number] = (db, schoolId) => inUse(db, schoolId, sql`true`);

/** Enrolments, those of deleted students too, belong to the session's school. */
export const keepSessionWithStudents: CrossRules['sessionChangesSchool'][number] = async (
  db,
  { schoolId, sessionId },
) => {
  const [row] = await db
    .select({ sessionId: enrolmentCounts.sessionId })
    .from(enrolmentCounts)
    .where(
      and(
        eq(enrolmentCounts.schoolId, schoolId),
        eq(enrolmentCounts.sessionId, sessionId),
        sql`${enrolmentCounts.students} > 0`,
      ),
    )
    .limit(1);
  if (row) failField('schoolId', 'Students are enrolled in this session: it stays in its school');
};
