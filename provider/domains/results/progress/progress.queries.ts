import { sql } from 'drizzle-orm';
import type { Db } from '../../../database/scope.ts';
import { isEntered } from '../marks/marks.queries.ts';

/** The progress of a section in an exam; section 0 stands for students without one. */
export interface ProgressRow {
  examId: number;
  sectionId: number;
  students: number;
  expected: number;
  entered: number;
}

/**
 * The number of expected and entered entries by exam and section, in one statement. Students and subjects are those of the marks
 * grid: active students, subjects of every stream or of the stream of the section, and an optional subject where the student
 * has an entry in any exam of the session.
 */
export async function countProgress(
  db: Db,
  { schoolId, sessionId }: { schoolId: number; sessionId: number },
): Promise<ProgressRow[]> {
  const inSession = (table: string) =>
    sql`${sql.raw(table)}.school_id = ${schoolId}::integer AND ${sql.raw(table)}.session_id = ${sessionId}::integer`;
  const rows = await db.execute<ProgressRow & Record<string, unknown>>(sql`
    WITH examined AS MATERIALIZED (
      SELECT e.class_id, e.student_id, coalesce(e.section_id, 0) AS section_id, s.stream
        FROM enrolments e LEFT JOIN sections s ON s.school_id = e.school_id AND s.id = e.section_id
       WHERE ${inSession('e')} AND e.life = 'ACTIVE'),
    sizes AS (
      SELECT class_id, section_id, stream, count(*) AS students FROM examined GROUP BY class_id, section_id, stream),
    papers AS MATERIALIZED (
      SELECT x.id AS exam_id, c.subject_id, c.stream, c.type, p.component
        FROM exams x
        JOIN class_subjects c USING (school_id, session_id, class_id)
        LEFT JOIN exam_limits l ON l.school_id = x.school_id AND l.exam_id = x.id AND l.subject_id = c.subject_id
       CROSS JOIN LATERAL (VALUES
         ('theory', c.theory, l.theory_max),
         ('practical', c.practical, l.practical_max),
         ('viva', c.viva, l.viva_max)) AS p(component, taught, maximum)
       WHERE ${inSession('x')} AND p.taught AND (c.evaluation_method = 'GRADE' OR p.maximum > 0)),
    entries AS (
      SELECT student_marks.exam_id, student_marks.subject_id, student_marks.component, e.section_id, count(*) AS entered
        FROM student_marks JOIN examined e ON e.student_id = student_marks.student_id AND e.class_id = student_marks.class_id
       WHERE ${inSession('student_marks')} AND ${isEntered}
       GROUP BY student_marks.exam_id, student_marks.subject_id, student_marks.component, e.section_id),
    chosen AS (
      SELECT DISTINCT e.class_id, e.section_id, student_marks.subject_id, e.student_id
        FROM class_subjects c
        JOIN student_marks USING (school_id, session_id, class_id, subject_id)
        JOIN examined e ON e.student_id = student_marks.student_id AND e.class_id = c.class_id
       WHERE ${inSession('c')} AND c.type = 'OPTIONAL' AND ${isEntered}),
    taken AS (
      SELECT class_id, section_id, subject_id, count(*) AS students FROM chosen GROUP BY class_id, section_id, subject_id)
    SELECT x.id AS "examId", s.section_id AS "sectionId", s.students::integer AS students,
           coalesce(sum(CASE p.type WHEN 'MANDATORY' THEN s.students ELSE t.students END), 0)::integer AS expected,
           coalesce(sum(n.entered), 0)::integer AS entered
      FROM exams x
      JOIN sizes s ON s.class_id = x.class_id
      LEFT JOIN papers p ON p.exam_id = x.id AND (p.stream IS NULL OR p.stream = s.stream)
      LEFT JOIN taken t ON t.class_id = x.class_id AND t.section_id = s.section_id AND t.subject_id = p.subject_id
      LEFT JOIN entries n ON n.exam_id = x.id AND n.subject_id = p.subject_id AND n.component = p.component
                         AND n.section_id = s.section_id
     WHERE ${inSession('x')}
     GROUP BY x.id, s.section_id, s.students`);
  return [...rows];
}
