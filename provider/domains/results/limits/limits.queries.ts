import { and, eq, sql } from 'drizzle-orm';
import { asRows } from '../../../database/bulk.ts';
import { examLimits } from '../../../database/schema/index.ts';
import type { Db } from '../../../database/scope.ts';
import type { ClassSelection } from '../classSelection.ts';
import { isExamined } from '../marks/marks.queries.ts';
import { LIMIT_NAMES, type Entry, type LimitName, type Limits, type Outside } from './limits.rules.ts';

export type LimitsRow = typeof examLimits.$inferSelect;

/** The limits of a class in a session, or of all classes of a session. */
export const listLimits = (
  db: Db,
  { schoolId, sessionId, classId }: Omit<ClassSelection, 'classId'> & Partial<Pick<ClassSelection, 'classId'>>,
): Promise<LimitsRow[]> =>
  db
    .select()
    .from(examLimits)
    .where(
      and(
        eq(examLimits.schoolId, schoolId),
        eq(examLimits.sessionId, sessionId),
        classId === undefined ? undefined : eq(examLimits.classId, classId),
      ),
    );

/** The stored limits in marks. */
export const limitsOf = (row: LimitsRow): Limits =>
  Object.fromEntries(LIMIT_NAMES.map((name) => [name, Number(row[name])])) as Limits;

const columnOf = (name: LimitName): string => name.replace(/M(?=in|ax)/, '_m');
const COLUMNS = LIMIT_NAMES.map(columnOf);
const ROW_TYPE = `exam_id integer, subject_id integer, ${COLUMNS.map((column) => `${column} numeric`).join(', ')}`;

const rowsOf = (entries: readonly Entry[]) =>
  entries.map(({ examId, subjectId, limits }) => ({
    exam_id: examId,
    subject_id: subjectId,
    ...Object.fromEntries(LIMIT_NAMES.map((name) => [columnOf(name), limits[name]])),
  }));

const OUTSIDE = LIMIT_NAMES.map((name) => {
  const component = name.slice(0, -'Min'.length);
  const beyond = `m.marks ${name.endsWith('Max') ? '>' : '<'} l.${columnOf(name)}`;
  const isOutside = `m.component = '${component}' AND ${beyond}`;
  return `count(*) FILTER (WHERE ${isOutside})::integer AS "${name}",
    count(*) FILTER (WHERE ${isOutside} AND enrolments.life <> 'ACTIVE')::integer AS "${name}OfLeavers"`;
}).join(', ');

/**
 * The number of stored marks outside these limits, by subject, exam and limit. Only marks of the grid count: those of its
 * students in subjects of their stream. A student who returns with another one has an open entry (`OUTSIDE_LIMITS`).
 */
export async function countOutside(db: Db, schoolId: number, entries: readonly Entry[]): Promise<Outside[]> {
  if (entries.length === 0) return [];
  const rows = await db.execute<
    { exam_id: number; subject_id: number } & Record<LimitName | `${LimitName}OfLeavers`, number>
  >(
    // Each entry reads its marks from the index: a join would compare every mark of the school with every entry.
    sql`SELECT l.exam_id, l.subject_id, n.*
          FROM ${asRows(rowsOf(entries), 'l', ROW_TYPE)}
         CROSS JOIN LATERAL (
           SELECT ${sql.raw(OUTSIDE)}
             FROM student_marks m
             JOIN enrolments USING (school_id, session_id, class_id, student_id)
             JOIN class_subjects c USING (school_id, session_id, class_id, subject_id)
             JOIN sessions ON sessions.school_id = m.school_id AND sessions.id = m.session_id
             LEFT JOIN sections s ON s.school_id = m.school_id AND s.id = enrolments.section_id
            WHERE m.school_id = ${schoolId}::integer AND m.exam_id = l.exam_id AND m.subject_id = l.subject_id
              AND ${isExamined} AND (c.stream IS NULL OR c.stream = s.stream)) AS n`,
  );
  return rows.flatMap((row) => {
    const entry = entries.find(({ examId, subjectId }) => examId === row.exam_id && subjectId === row.subject_id);
    if (!entry) return [];
    const { examId, subjectId, limits } = entry;
    return LIMIT_NAMES.filter((name) => row[name] > 0).map((name): Outside => ({
      examId,
      subjectId,
      name,
      limit: limits[name],
      marks: row[name],
      ofLeavers: row[`${name}OfLeavers`],
    }));
  });
}

/** Stores limits and replaces earlier ones of the same subject and exam. */
export async function storeLimits(
  db: Db,
  { schoolId, sessionId, classId }: ClassSelection,
  entries: readonly Entry[],
  at: string,
): Promise<void> {
  if (entries.length === 0) return;
  const columns = COLUMNS.join(', ');
  const changed = COLUMNS.map((column) => `${column} = excluded.${column}`).join(', ');
  await db.execute(
    sql`INSERT INTO exam_limits (school_id, session_id, class_id, exam_id, subject_id, ${sql.raw(columns)},
                                 created_at, modified_at)
        SELECT ${schoolId}::integer, ${sessionId}::integer, ${classId}::integer, exam_id, subject_id, ${sql.raw(columns)},
               ${at}::timestamptz, ${at}::timestamptz
          FROM ${asRows(rowsOf(entries), 'l', ROW_TYPE)}
        ON CONFLICT (school_id, exam_id, subject_id) DO UPDATE
          SET ${sql.raw(changed)}, modified_at = excluded.modified_at, version = exam_limits.version + 1`,
  );
}
