import { sql } from 'drizzle-orm';
import type { Db } from '../../../database/scope.ts';

export interface ClassCounts {
  classId: number;
  subjects: number;
  exams: number;
  /** pairs of an exam and a subject with stored limits */
  limitsSet: number;
  /**
   * pairs of an exam and a subject evaluated by marks: without stored limits, of a subject with a component that has a maximum in no exam,
   * or of the supplementary exam without a maximum for a side that another exam has
   */
  limitsMissing: number;
}

/** The number of subjects, exams, stored and missing limits by class, in one statement. */
export async function countConfigured(
  db: Db,
  { schoolId, sessionId }: { schoolId: number; sessionId: number },
): Promise<ReadonlyMap<number, ClassCounts>> {
  const ofClass = (table: string) =>
    sql`${sql.raw(table)}.school_id = c.school_id AND ${sql.raw(table)}.session_id = ${sessionId}
        AND ${sql.raw(table)}.class_id = c.id`;
  const rows = await db.execute<ClassCounts & Record<string, unknown>>(sql`
    SELECT c.id AS "classId",
           (SELECT count(*)::integer FROM class_subjects s WHERE ${ofClass('s')}) AS subjects,
           (SELECT count(*)::integer FROM exams e WHERE ${ofClass('e')}) AS exams,
           (SELECT count(*)::integer
              FROM exams e
              JOIN exam_limits l ON l.school_id = e.school_id AND l.exam_id = e.id
             WHERE ${ofClass('e')}) AS "limitsSet",
           (SELECT count(*)::integer
              FROM class_subjects s
              JOIN exams e ON ${ofClass('e')}
              LEFT JOIN exam_limits l
                ON l.school_id = e.school_id AND l.exam_id = e.id AND l.subject_id = s.subject_id
             CROSS JOIN LATERAL (
               SELECT max(a.theory_max) AS theory, max(a.practical_max) AS practical, max(a.viva_max) AS viva
                 FROM exams x
                 JOIN exam_limits a ON a.school_id = x.school_id AND a.exam_id = x.id AND a.subject_id = s.subject_id
                WHERE ${ofClass('x')}) AS most
             WHERE ${ofClass('s')} AND s.evaluation_method = 'MARKS'
               AND (l.exam_id IS NULL OR s.theory AND most.theory = 0 OR s.practical AND most.practical = 0
                    OR s.viva AND most.viva = 0
                    OR e.kind = 'SUPPLEMENTARY'
                       AND (most.theory > 0 AND l.theory_max = 0
                            OR greatest(most.practical, most.viva) > 0 AND l.practical_max + l.viva_max = 0))
           ) AS "limitsMissing"
      FROM classes c
     WHERE c.school_id = ${schoolId} AND c.deleted_at IS NULL`);
  return new Map(rows.map((row) => [row.classId, row]));
}

/** The students enrolled in a session, without deleted ones. */
export async function countStudents(
  db: Db,
  { schoolId, sessionId }: { schoolId: number; sessionId: number },
): Promise<number> {
  const [row] = await db.execute<{ students: number }>(sql`
    SELECT coalesce(sum(students), 0)::integer AS students FROM enrolment_counts
     WHERE school_id = ${schoolId} AND session_id = ${sessionId} AND life <> 'DELETED'`);
  return row?.students ?? 0;
}
