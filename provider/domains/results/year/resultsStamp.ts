// A short text of everything that the results of a class depend on, so that a decision by them can be rejected after a change.
import { and, eq, inArray, sql } from 'drizzle-orm';
import { lockMarksOfExams } from '../../../database/advisoryLocks.ts';
import { oneRow } from '../../../database/oneRow.ts';
import { exams } from '../../../database/schema/index.ts';
import type { Db } from '../../../database/scope.ts';
import type { ClassSelection } from '../classSelection.ts';
import { lockRulesRow } from '../rules/rules.queries.ts';

// Not the grades, attendance and remarks: no result depends on them.
const OF_CLASS = ['student_marks', 'exam_limits', 'exams', 'class_subjects', 'result_configs'] as const;
const OF_SESSION = ['result_rules'] as const;

/** Each change of a row increases its version; a row that replaces another one is newer. */
const counted = (
  table: string,
  { schoolId, sessionId, classId }: Omit<ClassSelection, 'classId'> & { classId?: number },
) =>
  sql`(SELECT concat(count(*), ' ', sum(version), ' ', extract(epoch FROM max(modified_at))) FROM ${sql.raw(table)}
        WHERE school_id = ${schoolId}::integer AND session_id = ${sessionId}::integer
          ${classId === undefined ? sql`` : sql`AND class_id = ${classId}::integer`})`;

/** Equal texts: the results of the year of the class are equal for the same students in the same sections. */
export async function stampOfResults(db: Db, { schoolId, sessionId, classId }: ClassSelection): Promise<string> {
  const parts = [
    ...OF_CLASS.map((table) => counted(table, { schoolId, sessionId, classId })),
    ...OF_SESSION.map((table) => counted(table, { schoolId, sessionId })),
  ];
  const { stamp } = await oneRow(
    db.execute<{ stamp: string }>(sql`SELECT concat_ws('/', ${sql.join(parts, sql`, `)}) AS stamp`),
  );
  return stamp;
}

/**
 * Locks marks, limits and rules of these classes until commit: a save that has begun ends first, a later one waits. Subjects and
 * config of a session that has started do not change. Call it last in a unit of work, so that saves wait for its end only.
 */
export async function lockResults(
  db: Db,
  ref: Omit<ClassSelection, 'classId'>,
  classIds: readonly number[],
): Promise<void> {
  const { schoolId, sessionId } = ref;
  const ofClasses = and(
    eq(exams.schoolId, schoolId),
    eq(exams.sessionId, sessionId),
    inArray(exams.classId, [...classIds]),
  );
  const rows = await db.select({ id: exams.id }).from(exams).where(ofClasses);
  await lockMarksOfExams(
    db,
    rows.map(({ id }) => id),
  );
  await lockRulesRow(db, ref);
}
