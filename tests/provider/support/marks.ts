// A class with limits and students, and its marks grid as the tests read and save it.
import { call, sql, type Answer } from '../../support/provider';
import { verdict } from './http';
import { limitsWorld, type LimitsWorld } from './limits';
import { FIRST } from './schools';

export interface Student {
  id: number;
  code: number;
  name: string;
  rollNo: number;
}
export interface MarksWorld extends LimitsWorld {
  schoolId: number;
  /** ids by name */
  sections: Record<string, number>;
  grades: Record<string, number>;
  /** the active students of section A with a roll number, in this order */
  students: Student[];
}
export type ExamName = keyof LimitsWorld['exams'];

type SubjectRow = Record<string, unknown> & { subject: { subjectId: number; subjectName: string } };
export interface MarksRow extends Record<string, unknown> {
  student: Record<string, unknown> & { studentId: number; studentName: string };
  subjects: SubjectRow[];
  summary: { roundedTotal: number; percentage: number | null; divisionName: string | null; rank: number | null };
}
type Saved = Answer<{ entries: number } & Failure>;
interface Failure {
  problems: { path: string; message: string }[];
  marks: Record<string, unknown>[];
}

/** Maximum marks of theory and practical; other subjects of the class have no limits. */
const MAXIMA: Record<string, [theory: number, practical: number]> = {
  Science: [70, 30],
  Hindi: [100, 0],
  Sanskrit: [100, 0],
  Physics: [70, 30],
  History: [100, 0],
};

const idsByName = async (text: string, params: unknown[]) =>
  Object.fromEntries((await sql<{ id: number; name: string }>(text, params)).map(({ id, name }) => [name, id]));

/** Limits of a subject in both exams, past the provider; the same rows each time. */
export const giveMaxima = (
  { place, subjects, exams, schoolId }: MarksWorld,
  name: string,
  [theory, practical] = [0, 0],
) =>
  sql(
    `INSERT INTO exam_limits (school_id, session_id, class_id, exam_id, subject_id, theory_min, theory_max, practical_min,
       practical_max, viva_min, viva_max, created_at, modified_at)
     SELECT $1, $2, $3, exam_id, $5, 0, $6, 0, $7, 0, 0, '2026-07-01', '2026-07-01' FROM unnest($4::integer[]) AS exam(exam_id)`,
    [schoolId, place.sessionId, place.classId, Object.values(exams), subjects[name], theory, practical],
  );

/** The students of a section with a roll number who have not left. */
export const studentsOf = ({ place }: Pick<MarksWorld, 'place'>, sectionId: number | undefined) =>
  sql<Student>(
    `SELECT s.id, s.code, s.name, e.roll_no AS "rollNo" FROM enrolments e JOIN students s ON s.id = e.student_id
      WHERE e.session_id = $1 AND e.section_id = $2 AND e.life = 'ACTIVE' AND e.roll_no IS NOT NULL ORDER BY e.roll_no`,
    [place.sessionId, sectionId],
  );

/** Half Yearly and Annual with limits of Science and Hindi, and of the optional Sanskrit; in class 11 of Physics and History. */
export async function marksWorld(className = '9', schoolId = FIRST, status = 'ACTIVE'): Promise<MarksWorld> {
  const limits = await limitsWorld(className, status, schoolId);
  const sections = await idsByName('SELECT id, name FROM sections WHERE class_id = $1 AND deleted_at IS NULL', [
    limits.place.classId,
  ]);
  const grades = await idsByName('SELECT id, name FROM grades WHERE school_id = $1', [schoolId]);
  const world = { ...limits, schoolId, sections, grades, students: await studentsOf(limits, sections['A']) };
  for (const [name, maxima] of Object.entries(MAXIMA)) if (limits.subjects[name]) await giveMaxima(world, name, maxima);
  return world;
}

/** Section A in an exam, as both requests name it. */
export const marksForm = ({ schoolId, place, sections, exams }: MarksWorld, exam: ExamName = 'Half Yearly') => ({
  schoolId,
  ...place,
  sectionId: sections['A'],
  examId: exams[exam],
});

/** Section A in the half-yearly exam; the changes name another section, exam or search text. */
export const listMarks = (
  token: string,
  world: MarksWorld,
  { exam = 'Half Yearly' as ExamName, ...changes }: { exam?: ExamName; [field: string]: unknown } = {},
): Promise<Answer<MarksRow[]>> =>
  call('POST', '/result/exams/student/marks', {
    token,
    json: { ...marksForm(world, exam), searchText: '', ...changes },
  });

export const saveMarks = (
  token: string,
  world: MarksWorld,
  students: readonly object[],
  { exam = 'Half Yearly' as ExamName, ...changes }: { exam?: ExamName; [field: string]: unknown } = {},
  headers: Record<string, string> = {},
): Promise<Saved> =>
  call('PUT', '/result/exams/students/marks', {
    token,
    json: { ...marksForm(world, exam), students, ...changes },
    headers,
  });

/** The messages of a rejected request by path. */
export const problemsOf = ({ data }: Saved): Record<string, string> =>
  Object.fromEntries(data.problems.map(({ path, message }) => [path, message]));

/** Status and code of a request that stores nothing in a class without entries, and its problems. */
export async function requireRejected(
  world: MarksWorld,
  sent: Promise<Saved>,
  expected: [number, number],
  problems?: Record<string, string>,
): Promise<void> {
  const answer = await sent;
  expect(verdict(answer)).toEqual(expected);
  if (problems) expect(problemsOf(answer)).toEqual(problems);
  expect(await storedMarks(world)).toEqual({});
}

/** The student at an index of the world with fields of subjects, by name. */
export const marksOf = (
  world: MarksWorld,
  index: number,
  subjects: Record<string, object>,
  attendance: object = {},
) => ({
  studentId: world.students[index]?.id ?? 0,
  ...attendance,
  subjects: Object.entries(subjects).map(([name, fields]) => ({ subjectId: world.subjects[name] ?? 0, ...fields })),
});

/** The row of the student at an index of the world. */
export function rowOf({ students }: MarksWorld, { data }: Answer<MarksRow[]>, index: number): MarksRow {
  const row = data.find(({ student }) => student.studentId === students[index]?.id);
  if (!row) throw new Error(`The student ${index} is not listed.`);
  return row;
}

export function subjectOf({ subjects }: MarksRow, name: string): SubjectRow {
  const found = subjects.find(({ subject }) => subject.subjectName === name);
  if (!found) throw new Error(`The student does not take ${name}.`);
  return found;
}

/** What is stored: '0 Science theory' for the student at index 0, with value and version. */
export async function storedMarks({ students, subjects, exams }: MarksWorld): Promise<Record<string, unknown>> {
  const nameOf = (id: number) => Object.keys(subjects).find((name) => subjects[name] === id) ?? id;
  const rows = await sql<{ student: number; subject: number | null; entry: string; value: string; version: number }>(
    `SELECT student_id AS student, subject_id AS subject, component AS entry, version,
            coalesce(trim_scale(marks)::text, reason, 'grade ' || grade_id) AS value
       FROM student_marks WHERE exam_id = ANY($1)
     UNION ALL SELECT student_id, NULL, kind, version, trim_scale(days)::text FROM exam_attendance WHERE exam_id = ANY($1)`,
    [Object.values(exams)],
  );
  return Object.fromEntries(
    rows.map(({ student, subject, entry, value, version }) => {
      const index = students.findIndex(({ id }) => id === student);
      return [`${index} ${subject === null ? 'attendance' : nameOf(subject)} ${entry}`, [value, version]];
    }),
  );
}
