// Result configs, exams and grades as the tests send and read them.
import { call, sql, type Answer } from '../../support/provider';
import { feePlaceOf, type FeePlace } from './fees';
import { FIRST } from './schools';

export interface Exam {
  examId: number;
  examName: string;
  kind: string;
  ordinal: number;
  lockedEditMarks: boolean;
  lockedMaxMarks: boolean;
  lockedUploadMarks: boolean;
  resultDeclarationDate: string | null;
  subjectsWithLimits: number;
  version: number;
}
export type Controls = Pick<Exam, 'examId' | 'version' | keyof typeof LOCKS>;
export interface Counts {
  students: number;
  expected: number;
  entered: number;
}
export interface ExamProgress extends Exam, Counts {
  sections: (Counts & { sectionId: number | null; sectionName: string | null })[];
}
export interface ClassProgress {
  classId: number;
  className: string;
  exams: ExamProgress[];
}
interface Failure {
  problems: { path: string; message: string }[];
  change?: { by: string | null; fields: string[] };
}
export interface Grade {
  gradeId: number;
  name: string;
  version: number;
}
type Config = Record<string, unknown> & { version: number };

export const CONFIG = {
  termExamNo: 2,
  termExamName: 'Unit Test',
  midTerm: true,
  midTermExamName: 'Half Yearly',
  annual: true,
  annualExamName: 'Annual',
  supplementary: true,
  supplementaryExamName: 'Supplementary Exam',
  internalAssessment: true,
  internalAssessmentName: 'Internal Assessment Exam',
  maxGraceMarks: 5.25,
  maxGraceSubjectsNo: 2,
};

export const getConfig = (token: string, { sessionId, classId }: FeePlace): Promise<Answer<Config>> =>
  call('GET', `/result/config/${sessionId}/${classId}`, { token });
export const saveConfig = (token: string, form: object): Promise<Answer<Config>> =>
  call('PUT', '/result/config', { token, json: form });
export const listExams = (token: string, { sessionId, classId }: FeePlace): Promise<Answer<Exam[]>> =>
  call('GET', `/result/exams/${sessionId}/${classId}`, { token });
export const lockExam = (token: string, form: object): Promise<Answer<Exam>> =>
  call('PUT', '/result/exams/lock', { token, json: form });
export const listProgress = (token: string, sessionId: number): Promise<Answer<ClassProgress[]>> =>
  call('GET', `/result/progress/${sessionId}`, { token });
export const saveControls = (
  token: string,
  form: { sessionId: number; exams: readonly object[] },
  headers: Record<string, string> = {},
): Promise<Answer<Controls[] & Failure>> => call('PUT', '/result/exams/controls', { token, json: form, headers });
export const listGrades = (token: string, schoolId = FIRST): Promise<Answer<Grade[]>> =>
  call('GET', `/result/grade/${schoolId}`, { token });
export const saveGrades = (token: string, form: object, schoolId = FIRST): Promise<Answer<Grade[]>> =>
  call('PUT', `/result/grade/${schoolId}`, { token, json: form });

/** A class of the session to come that has subjects and no result config. */
export async function openPlace(className = '5', schoolId = FIRST): Promise<FeePlace> {
  const place = await feePlaceOf(className, 'UPCOMING', schoolId);
  await dropConfig(place);
  return place;
}

/** Deletes the result config of a class with its exams and their marks. */
export async function dropConfig({ sessionId, classId }: FeePlace): Promise<void> {
  for (const table of ['student_marks', 'exam_attendance', 'result_configs'])
    await sql(`DELETE FROM ${table} WHERE session_id = $1 AND class_id = $2`, [sessionId, classId]);
}

/** One subject of the class has limits in this exam. */
export const giveLimits = (examId: number) =>
  sql(
    `INSERT INTO exam_limits (school_id, session_id, class_id, exam_id, subject_id, theory_min, theory_max, practical_min,
       practical_max, viva_min, viva_max, created_at, modified_at)
     SELECT e.school_id, e.session_id, e.class_id, e.id, min(s.subject_id), 0, 80, 0, 0, 0, 0, now(), now()
       FROM exams e JOIN class_subjects s USING (school_id, session_id, class_id) WHERE e.id = $1
      GROUP BY e.school_id, e.session_id, e.class_id, e.id`,
    [examId],
  );

/** An entry of one student of the class in an exam, in the theory of a subject of it. */
export const giveMark = (examId: number, column = 'marks', value = '41') =>
  sql(
    `INSERT INTO student_marks (school_id, session_id, class_id, exam_id, subject_id, student_id, component, ${column}, modified_at)
     SELECT e.school_id, e.session_id, e.class_id, e.id, min(s.subject_id), min(p.student_id), 'theory', ${value}, now()
       FROM exams e JOIN class_subjects s USING (school_id, session_id, class_id)
       JOIN enrolments p USING (school_id, session_id, class_id) WHERE e.id = $1
      GROUP BY e.school_id, e.session_id, e.class_id, e.id`,
    [examId],
  );

/** An exam of class 5 in a session of this status, with nothing locked. */
export async function demoExam(status = 'ACTIVE', schoolId = FIRST): Promise<number> {
  const { sessionId, classId } = await feePlaceOf('5', status, schoolId);
  const [row] = await sql<{ id: number }>(
    `UPDATE exams SET locked_max_marks = false, locked_upload_marks = false, locked_edit_marks = false,
       result_declaration_date = NULL WHERE session_id = $1 AND class_id = $2 AND kind = 'ANNUAL' RETURNING id`,
    [sessionId, classId],
  );
  if (!row) throw new Error('The demo has no such exam.');
  return row.id;
}

/** The exams of a name in the running session of a school, by class. */
export const examsNamed = async (name: string, schoolId = FIRST): Promise<Map<string, number>> => {
  const rows = await sql<{ class: string; id: number }>(
    `SELECT c.name AS class, e.id FROM exams e JOIN classes c ON c.id = e.class_id JOIN sessions s ON s.id = e.session_id
      WHERE e.school_id = $1 AND s.status = 'ACTIVE' AND e.name = $2 ORDER BY e.id`,
    [schoolId, name],
  );
  return new Map(rows.map((row) => [row.class, row.id]));
};

export const LOCKS = {
  lockedEditMarks: false,
  lockedMaxMarks: false,
  lockedUploadMarks: false,
  resultDeclarationDate: null as string | null,
};
