// The history of students who left or were re-admitted.
import { and, desc, eq, inArray } from 'drizzle-orm';
import { studentHistory } from '../../../database/schema/index.ts';
import type { Db } from '../../../database/scope.ts';
import { instantOf, type Clock } from '../../../shared/clock.ts';

type Entry = Omit<typeof studentHistory.$inferInsert, 'createdAt'>;

export async function addHistory(db: Db, clock: Clock, entry: Entry): Promise<void> {
  await db.insert(studentHistory).values({ ...entry, createdAt: instantOf(clock) });
}

/** The entries of these students, newest first. */
export const listHistory = (db: Db, schoolId: number, studentIds: readonly number[]) =>
  db
    .select()
    .from(studentHistory)
    .where(and(eq(studentHistory.schoolId, schoolId), inArray(studentHistory.studentId, [...studentIds])))
    .orderBy(desc(studentHistory.id));

export type HistoryRow = Awaited<ReturnType<typeof listHistory>>[number];
