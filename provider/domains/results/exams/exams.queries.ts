import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { EXAM_ORDER } from '../../../../common/results/index.ts';
import { lockMarksOfExams } from '../../../database/advisoryLocks.ts';
import { examLimits, exams } from '../../../database/schema/index.ts';
import type { Db } from '../../../database/scope.ts';
import type { ClassSelection } from '../classSelection.ts';

export type ExamRow = typeof exams.$inferSelect;

/** A session, or a class in it. */
type ExamScope = Omit<ClassSelection, 'classId'> & Partial<Pick<ClassSelection, 'classId'>>;

const inScope = ({ schoolId, sessionId, classId }: ExamScope) =>
  and(
    eq(exams.schoolId, schoolId),
    eq(exams.sessionId, sessionId),
    classId === undefined ? undefined : eq(exams.classId, classId),
  );

/** The school of an exam of any school; undefined for an unknown exam. */
export async function findExamSchool(db: Db, id: number): Promise<number | undefined> {
  const [row] = await db.select({ schoolId: exams.schoolId }).from(exams).where(eq(exams.id, id));
  return row?.schoolId;
}

/** The class and session of an exam of the school; undefined for an unknown exam. */
export async function findExamSelection(db: Db, schoolId: number, examId: number): Promise<ClassSelection | undefined> {
  const [row] = await db
    .select({ schoolId: exams.schoolId, sessionId: exams.sessionId, classId: exams.classId })
    .from(exams)
    .where(and(eq(exams.schoolId, schoolId), eq(exams.id, examId)));
  return row;
}

const BY_ORDER_OF_YEAR = [
  sql`array_position(string_to_array(${EXAM_ORDER.join(' ')}, ' '), ${exams.kind})`,
  asc(exams.ordinal),
] as const;

/** The exams of a class, or of all classes of a session, in the order of the year. */
export const listExamRows = (db: Db, scope: ExamScope): Promise<ExamRow[]> =>
  db
    .select()
    .from(exams)
    .where(inScope(scope))
    .orderBy(...BY_ORDER_OF_YEAR);

/** Locks these exams of a class or session and their marks until commit, in ascending order of the ids. */
export async function lockExams(db: Db, scope: ExamScope, ids: readonly number[]): Promise<ExamRow[]> {
  const wanted = and(inScope(scope), inArray(exams.id, [...ids]));
  const known = await db.select({ id: exams.id }).from(exams).where(wanted);
  await lockMarksOfExams(
    db,
    known.map(({ id }) => id),
  );
  return db.select().from(exams).where(wanted).orderBy(asc(exams.id)).for('update');
}

export interface CountedExam extends ExamRow {
  /** number of subjects that have marks limits in the exam */
  limits: number;
}

/** The number of subjects with limits by exam; exams without limits are not in the map. */
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

/** The exams of a class in the order of the year, with the number of their limits. */
export const listCountedExams = async (db: Db, selection: ClassSelection): Promise<CountedExam[]> =>
  withLimits(db, selection.schoolId, await listExamRows(db, selection));

/** The same; the exams are locked until commit, so that no limits are stored in them at the same time. */
export async function lockCountedExams(db: Db, selection: ClassSelection): Promise<CountedExam[]> {
  await db.select({ id: exams.id }).from(exams).where(inScope(selection)).orderBy(exams.id).for('update');
  return listCountedExams(db, selection);
}
