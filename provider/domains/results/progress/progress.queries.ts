import { sql } from 'drizzle-orm';
import type { Db } from '../../../database/scope.ts';
import { isEntered } from '../marks/marks.queries.ts';

/** The progress of a section in an exam; section 0 contains students without one. */
export interface ProgressRow {
  examId: number;
  sectionId: number;
  students: number;
  expected: number;
  entered: number;
}

interface SchoolSession {
  schoolId: number;
  sessionId: number;
}

const inSession = ({ schoolId, sessionId }: SchoolSession, table: string) =>
  sql`${sql.raw(table)}.school_id = ${schoolId}::integer AND ${sql.raw(table)}.session_id = ${sessionId}::integer`;
const active = (session: SchoolSession, table: string) =>
  sql`${inSession(session, table)} AND ${sql.raw(table)}.life = 'ACTIVE'`;

/** `sizes`: the active students of each section. `papers`: the components of each exam that entries are expected of. */
const papersOf = (session: SchoolSession) => sql`
    sizes AS MATERIALIZED (
      SELECT e.class_id, coalesce(e.section_id, 0) AS section_id, s.stream, count(*) AS students
        FROM enrolments e LEFT JOIN sections s ON s.school_id = e.school_id AND s.id = e.section_id
       WHERE ${active(session, 'e')}
       GROUP BY e.class_id, coalesce(e.section_id, 0), s.stream),
    papers AS MATERIALIZED (
      SELECT x.id AS exam_id, x.class_id, c.subject_id, c.stream, c.type, p.component
        FROM exams x
        JOIN class_subjects c USING (school_id, session_id, class_id)
        LEFT JOIN exam_limits l ON l.school_id = x.school_id AND l.exam_id = x.id AND l.subject_id = c.subject_id
       CROSS JOIN LATERAL (VALUES
         ('theory', c.theory, l.theory_max),
         ('practical', c.practical, l.practical_max),
         ('viva', c.viva, l.viva_max)) AS p(component, taught, maximum)
       WHERE ${inSession(session, 'x')} AND p.taught AND (c.evaluation_method = 'GRADE' OR p.maximum > 0))`;

/**
 * `entries`: the entries of active students by exam, subject and section. `taken`: the students of an optional subject. They are
 * read exam by exam, so that each part is grouped in memory; components are counted side by side, as grouping by a text takes
 * longer.
 */
const entriesOf = (session: SchoolSession) => sql`
    entries AS MATERIALIZED (
      SELECT x.id AS exam_id, n.*
        FROM exams x
       CROSS JOIN LATERAL (
         SELECT student_marks.subject_id, coalesce(e.section_id, 0) AS section_id,
                count(*) FILTER (WHERE student_marks.component = 'theory') AS theory,
                count(*) FILTER (WHERE student_marks.component = 'practical') AS practical,
                count(*) FILTER (WHERE student_marks.component = 'viva') AS viva
           FROM student_marks
           JOIN enrolments e ON ${active(session, 'e')} AND e.class_id = x.class_id AND e.student_id = student_marks.student_id
          WHERE student_marks.school_id = ${session.schoolId}::integer AND student_marks.exam_id = x.id AND ${isEntered}
          GROUP BY student_marks.subject_id, coalesce(e.section_id, 0)) AS n
       WHERE ${inSession(session, 'x')}),
    taken AS MATERIALIZED (
      SELECT c.class_id, c.subject_id, t.*
        FROM class_subjects c
       CROSS JOIN LATERAL (
         SELECT coalesce(e.section_id, 0) AS section_id, count(DISTINCT e.student_id) AS students
           FROM exams x
           JOIN student_marks ON student_marks.school_id = ${session.schoolId}::integer AND student_marks.exam_id = x.id
                             AND student_marks.subject_id = c.subject_id
           JOIN enrolments e ON ${active(session, 'e')} AND e.class_id = c.class_id AND e.student_id = student_marks.student_id
          WHERE ${inSession(session, 'x')} AND x.class_id = c.class_id AND ${isEntered}
          GROUP BY coalesce(e.section_id, 0)) AS t
       WHERE ${inSession(session, 'c')} AND c.type = 'OPTIONAL')`;

/**
 * The number of expected and entered entries by exam and section, in one statement. Students and subjects are those that the marks
 * grid edits: active students, subjects of every stream or of the stream of the section, and an optional subject where the student
 * has an entry in any exam of the session.
 */
export async function countProgress(db: Db, session: SchoolSession): Promise<ProgressRow[]> {
  const rows = await db.execute<ProgressRow & Record<string, unknown>>(sql`
    WITH ${papersOf(session)}, ${entriesOf(session)}
    SELECT x.id AS "examId", s.section_id AS "sectionId", s.students::integer AS students,
           coalesce(sum(CASE p.type WHEN 'MANDATORY' THEN s.students ELSE t.students END), 0)::integer AS expected,
           coalesce(sum(CASE p.component WHEN 'theory' THEN n.theory
                                         WHEN 'practical' THEN n.practical ELSE n.viva END), 0)::integer AS entered
      FROM exams x
      JOIN sizes s ON s.class_id = x.class_id
      LEFT JOIN papers p ON p.exam_id = x.id AND (p.stream IS NULL OR p.stream = s.stream)
      LEFT JOIN taken t ON t.class_id = x.class_id AND t.section_id = s.section_id AND t.subject_id = p.subject_id
      LEFT JOIN entries n ON n.exam_id = x.id AND n.subject_id = p.subject_id AND n.section_id = s.section_id
     WHERE ${inSession(session, 'x')}
     GROUP BY x.id, s.section_id, s.students`);
  return [...rows];
}
