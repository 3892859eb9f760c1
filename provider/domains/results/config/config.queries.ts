import { and, eq, inArray, sql } from 'drizzle-orm';
import { examLimits, exams, resultConfigs } from '../../../database/schema/index.ts';
import type { Db } from '../../../database/scope.ts';
import { listExamRows, type ClassPlace, type ExamRow } from '../limits/limits.queries.ts';

export type ConfigRow = typeof resultConfigs.$inferSelect;

const at = ({ schoolId, sessionId, classId }: ClassPlace) =>
  and(eq(resultConfigs.schoolId, schoolId), eq(resultConfigs.sessionId, sessionId), eq(resultConfigs.classId, classId));

export async function findConfigRow(db: Db, place: ClassPlace): Promise<ConfigRow | undefined> {
  const [row] = await db.select().from(resultConfigs).where(at(place));
  return row;
}

/** The same, held until the transaction ends. */
export async function lockConfigRow(db: Db, place: ClassPlace): Promise<ConfigRow | undefined> {
  const [row] = await db.select().from(resultConfigs).where(at(place)).for('update');
  return row;
}

export interface CountedExam extends ExamRow {
  /** subjects that have limits in it */
  limits: number;
}

/** How many subjects have limits in each of these exams; an exam without any is not in the map. */
async function countLimits(db: Db, schoolId: number, ids: readonly number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ examId: examLimits.examId, limits: sql<number>`count(*)::integer` })
    .from(examLimits)
    .where(and(eq(examLimits.schoolId, schoolId), inArray(examLimits.examId, [...ids])))
    .groupBy(examLimits.examId);
  return new Map(rows.map(({ examId, limits }) => [examId, limits]));
}

export async function withLimits(db: Db, schoolId: number, rows: readonly ExamRow[]): Promise<CountedExam[]> {
  const counts = await countLimits(
    db,
    schoolId,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({ ...row, limits: counts.get(row.id) ?? 0 }));
}

/** The exams of a class in the order of the year. */
export const listCountedExams = async (db: Db, place: ClassPlace): Promise<CountedExam[]> =>
  withLimits(db, place.schoolId, await listExamRows(db, place));

/** The same, held until the transaction ends: nobody sets limits in them meanwhile. */
export async function lockCountedExams(db: Db, place: ClassPlace): Promise<CountedExam[]> {
  await db
    .select({ id: exams.id })
    .from(exams)
    .where(
      and(eq(exams.schoolId, place.schoolId), eq(exams.sessionId, place.sessionId), eq(exams.classId, place.classId)),
    )
    .orderBy(exams.id)
    .for('update');
  return listCountedExams(db, place);
}
