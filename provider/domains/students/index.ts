// The interface of students for other domains.
import { and, asc, eq, gt, ne, sql, type SQL } from 'drizzle-orm';
import { enrolmentCounts, sessions } from '../../database/schema/index.ts';
import type { Db } from '../../database/scope.ts';
import type { CrossRules } from '../../call/crossRules.ts';
import { fail, failField } from '../../shared/fail.ts';

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

const enrolledIn = (schoolId: number) =>
  and(eq(enrolmentCounts.schoolId, schoolId), ne(enrolmentCounts.life, 'DELETED'), gt(enrolmentCounts.students, 0));

export const sessionsWithStudents: CrossRules['sessionsUsed'][number] = async (db, schoolId) => {
  const rows = await db
    .selectDistinct({ sessionId: enrolmentCounts.sessionId })
    .from(enrolmentCounts)
    .where(enrolledIn(schoolId));
  return rows.map(({ sessionId }) => sessionId);
};

export const classesWithStudents: CrossRules['classesUsed'][number] = async (db, schoolId) => {
  const rows = await db
    .selectDistinct({ classId: enrolmentCounts.classId })
    .from(enrolmentCounts)
    .innerJoin(
      sessions,
      and(eq(sessions.schoolId, enrolmentCounts.schoolId), eq(sessions.id, enrolmentCounts.sessionId)),
    )
    .where(and(enrolledIn(schoolId), ne(sessions.status, 'COMPLETED')));
  return rows.map(({ classId }) => classId);
};

const STREAM_STAYS =
  'Students of a completed session are in this section, and their fees follow its stream. Add a section instead.';

/** 191 for a section with students of a completed session, whose dues are final. */
export const keepStreamOfCompletedSessions: CrossRules['sectionChangesStream'][number] = async (
  db,
  { schoolId, sectionId },
) => {
  // Locks the sessions, so that none is completed before the stream is stored.
  await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.schoolId, schoolId), ne(sessions.status, 'COMPLETED')))
    .orderBy(asc(sessions.id))
    .for('share');
  const [row] = await db
    .select({ sessionId: enrolmentCounts.sessionId })
    .from(enrolmentCounts)
    .innerJoin(
      sessions,
      and(eq(sessions.schoolId, enrolmentCounts.schoolId), eq(sessions.id, enrolmentCounts.sessionId)),
    )
    .where(and(enrolledIn(schoolId), eq(enrolmentCounts.sectionId, sectionId), eq(sessions.status, 'COMPLETED')))
    .limit(1);
  if (row)
    fail('ACTION_NOT_ALLOWED_FOR_COMPLETED_SESSION', {
      message: STREAM_STAYS,
      problems: [{ path: 'stream', message: STREAM_STAYS }],
    });
};

/** 109 for a session with enrolments, those of deleted students included. */
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
  if (row) failField('schoolId', 'Cannot change session school because students are already enrolled');
};
export { changeLife } from './lifecycle/changeLife.ts';
export { addHistory, listHistory } from './lifecycle/history.queries.ts';
export { listFamilyIds } from './family.queries.ts';
export { raiseVersions } from './raiseVersions.ts';
export { rowsOfFound } from './list/list.filter.ts';
export { findStudentRow, lockStudentRow, schoolOfStudent, type StudentRow } from './students.queries.ts';
export { flagsOf, numberPatterns, searchPatterns, soughtNumber } from './students.rules.ts';
