import { sql } from 'drizzle-orm';
import type { Db } from './scope.ts';

/** What a school's transactions take one after the other; the numbers name PostgreSQL's advisory locks. */
const HELD = {
  sessions: 1,
  'class order': 2,
  'privilege managers': 3,
  'roll numbers': 4,
  subjects: 5,
  grades: 6,
} as const;
const FILES_OF_USER = 7;
const EXAM = 8;

/**
 * Waits until no other transaction holds the same of this school, and holds it until this one ends: where a rule looks at
 * several rows, or two inserts would wait for one another.
 */
export async function holdInSchool(db: Db, what: keyof typeof HELD, schoolId: number): Promise<void> {
  await db.execute(sql`SELECT pg_advisory_xact_lock(${HELD[what]}::integer, ${schoolId}::integer)`);
}

/** The same for the files a user takes, in whatever school. */
export async function holdFilesOf(db: Db, userId: number): Promise<void> {
  await db.execute(sql`SELECT pg_advisory_xact_lock(${FILES_OF_USER}::integer, ${userId}::integer)`);
}

/**
 * The same for an exam: side by side with others who change its marks, or alone, for its locks and limits. Whoever wants it
 * alone has a place in the queue, which locks of rows do not give: there, one who changes marks after the other would keep
 * it waiting for as long as they go on.
 */
export async function holdExam(db: Db, examId: number, how: 'side by side' | 'alone'): Promise<void> {
  const lock = sql.raw(how === 'alone' ? 'pg_advisory_xact_lock' : 'pg_advisory_xact_lock_shared');
  await db.execute(sql`SELECT ${lock}(${EXAM}::integer, ${examId}::integer)`);
}
