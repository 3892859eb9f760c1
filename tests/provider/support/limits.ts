// Exams of a class and the limits of its subjects, as the tests put, send and read them.
import { call, sql, type Answer } from '../../support/provider';
import { feePlaceOf, type FeePlace } from './fees';
import { FIRST } from './schools';

export const LIMITS = {
  theoryMinMarks: 0,
  theoryMaxMarks: 70,
  practicalMinMarks: 0,
  practicalMaxMarks: 30,
  vivaMinMarks: 0,
  vivaMaxMarks: 0,
};

export interface ExamLimits extends Record<keyof typeof LIMITS, number | null> {
  examId: number;
  examName: string;
  lockedMaxMarks: boolean;
  lockedEditMarks: boolean;
  version?: number;
}
export interface SubjectLimits {
  subjectId: number;
  subjectName: string;
  exams: ExamLimits[];
  [field: string]: unknown;
}

export interface ExamForm extends Record<string, unknown> {
  examId: number;
}
export interface SubjectForm extends Record<string, unknown> {
  subjectId: number;
  exams: ExamForm[];
}

export interface LimitsWorld {
  place: FeePlace;
  /** ids by name */
  subjects: Record<string, number>;
  exams: { 'Half Yearly': number; Annual: number };
}

/** A class with two exams that nobody has set limits for, and its subjects: Science has theory and practical. */
export async function limitsWorld(className = '9', status = 'ACTIVE', schoolId = FIRST): Promise<LimitsWorld> {
  const place = await feePlaceOf(className, status, schoolId);
  const of = [schoolId, place.sessionId, place.classId];
  const here = 'school_id = $1 AND session_id = $2 AND class_id = $3';
  await sql(`DELETE FROM student_marks WHERE ${here}`, of);
  await sql(`DELETE FROM exam_attendance WHERE ${here}`, of);
  await sql(`DELETE FROM exam_limits WHERE ${here}`, of);
  await sql(`DELETE FROM exams WHERE ${here} AND kind NOT IN ('MID_TERM', 'ANNUAL')`, of);
  await sql(
    `INSERT INTO result_configs (school_id, session_id, class_id, term_exam_no, mid_term, annual, supplementary,
       internal_assessment, max_grace_marks, max_grace_subjects_no, created_at, modified_at)
     VALUES ($1, $2, $3, 0, true, true, false, false, 0, 0, now(), now()) ON CONFLICT DO NOTHING`,
    of,
  );
  // Asked for twice, it is the same world.
  const exams = await sql<{ id: number; name: string }>(
    `INSERT INTO exams (school_id, session_id, class_id, kind, ordinal, name, created_at, modified_at)
     VALUES ($1, $2, $3, 'MID_TERM', 1, 'Half Yearly', now(), now()), ($1, $2, $3, 'ANNUAL', 1, 'Annual', now(), now())
     ON CONFLICT (school_id, session_id, class_id, kind, ordinal) DO UPDATE
       SET name = excluded.name, locked_max_marks = false, locked_upload_marks = false, locked_edit_marks = false
     RETURNING id, name`,
    of,
  );
  const subjects = await sql<{ id: number; name: string }>(
    `SELECT m.id, m.name FROM class_subjects s JOIN master_subjects m ON m.id = s.subject_id
      WHERE s.school_id = $1 AND s.session_id = $2 AND s.class_id = $3`,
    of,
  );
  const byName = (rows: { id: number; name: string }[]) => Object.fromEntries(rows.map(({ id, name }) => [name, id]));
  return { place, subjects: byName(subjects), exams: byName(exams) as LimitsWorld['exams'] };
}

/** Marks of this number of students in a subject of an exam. */
export const giveMarks = (world: LimitsWorld, subject: string, exam: keyof LimitsWorld['exams'], theory: number[]) =>
  sql(
    `INSERT INTO student_marks (school_id, session_id, class_id, exam_id, subject_id, student_id, component, marks, modified_at)
     SELECT e.school_id, e.session_id, e.class_id, $2, $3, e.student_id, 'theory', ($4::numeric[])[e.n], now()
       FROM (SELECT *, row_number() OVER (ORDER BY student_id) AS n FROM enrolments
              WHERE session_id = $5 AND class_id = $1) e WHERE e.n <= cardinality($4::numeric[])`,
    [world.place.classId, world.exams[exam], world.subjects[subject], theory, world.place.sessionId],
  );

export const lockLimits = (examId: number) => sql('UPDATE exams SET locked_max_marks = true WHERE id = $1', [examId]);

export const listLimits = (token: string, { sessionId, classId }: FeePlace): Promise<Answer<SubjectLimits[]>> =>
  call('GET', `/result/subjects/exams/details/${sessionId}/${classId}`, { token });
export const saveLimits = (token: string, forms: readonly object[]): Promise<Answer<SubjectLimits[]>> =>
  call('PUT', '/result/subjects/exams/marks', { token, json: forms });

/** Science in one exam, or another subject. */
export const formOf = (
  { subjects, exams }: LimitsWorld,
  changes: object = {},
  { subject = 'Science', exam = 'Annual' as keyof LimitsWorld['exams'] } = {},
): SubjectForm => ({
  subjectId: subjects[subject] ?? 0,
  exams: [{ examId: exams[exam], ...LIMITS, ...changes }],
});

export const storedLimits = ({ exams }: LimitsWorld) =>
  sql(
    `SELECT theory_min, theory_max, practical_max, version FROM exam_limits WHERE exam_id = ANY($1) ORDER BY exam_id, subject_id`,
    [Object.values(exams)],
  );
