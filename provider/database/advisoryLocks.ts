// PostgreSQL's advisory locks, for rules over several rows and for inserts that would otherwise wait for each other.
import { sql } from 'drizzle-orm';
import type { Db } from './scope.ts';

/** Numbers of the locks of a school. */
const LOCKS = {
  sessions: 1,
  'class order': 2,
  'privilege managers': 3,
  'roll numbers': 4,
  subjects: 5,
  grades: 6,
  remarks: 9,
  promotion: 10,
  'import headings': 21,
} as const;
const FILES_OF_USER = 7;
const EXAM = 8;

type Mode = 'shared' | 'exclusive';
const functionOf = (mode: Mode) =>
  sql.raw(mode === 'exclusive' ? 'pg_advisory_xact_lock' : 'pg_advisory_xact_lock_shared');

/** Locks one kind of record of a school until commit, exclusive to change them; waits while another transaction has the lock. */
export async function lockInSchool(
  db: Db,
  what: keyof typeof LOCKS,
  schoolId: number,
  mode: Mode = 'exclusive',
): Promise<void> {
  await db.execute(sql`SELECT ${functionOf(mode)}(${LOCKS[what]}::integer, ${schoolId}::integer)`);
}

/** Locks the file downloads of a user until commit, in all schools. */
export async function lockFilesOf(db: Db, userId: number): Promise<void> {
  await db.execute(sql`SELECT pg_advisory_xact_lock(${FILES_OF_USER}::integer, ${userId}::integer)`);
}

/**
 * Locks the marks of an exam until commit: shared to change marks, exclusive to change locks and limits. Advisory locks are queued, so
 * that a series of shared locks cannot delay the exclusive one without end, as row locks could.
 */
export async function lockExamMarks(db: Db, examId: number, mode: Mode): Promise<void> {
  await db.execute(sql`SELECT ${functionOf(mode)}(${EXAM}::integer, ${examId}::integer)`);
}

/** Locks the marks of several exams exclusively until commit, in ascending order of the ids. */
export async function lockMarksOfExams(db: Db, examIds: readonly number[]): Promise<void> {
  const ids = [...examIds].sort((one, other) => one - other);
  await db.execute(sql`
    SELECT pg_advisory_xact_lock(${EXAM}::integer, id::integer)
      FROM json_array_elements_text(${JSON.stringify(ids)}::json) AS exam(id)`);
}

/** Locks the entries of these subjects in an exam until commit, in ascending order; 0 is the attendance. */
export async function lockEntriesOf(db: Db, examId: number, subjectIds: readonly number[]): Promise<void> {
  const keys = [...new Set(subjectIds)].sort((one, other) => one - other);
  await db.execute(sql`
    SELECT pg_advisory_xact_lock((${examId}::bigint << 32) | key)
      FROM json_array_elements_text(${JSON.stringify(keys)}::json) AS subject(id), LATERAL (SELECT id::bigint AS key) AS k`);
}
