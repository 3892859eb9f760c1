// Promotions as the tests prepare, send and read them.
import { call, sql, type Answer } from '../../support/provider';
import { feePlaceOf } from './fees';
import { FIRST } from './schools';

export interface Member {
  id: number;
  code: number;
  name: string;
  section: string;
}
export interface PromotionWorld {
  schoolId: number;
  source: number;
  target: number;
  classId: number;
  className: string;
  examId: number;
  subjectId: number;
  /** active students of the class in the source session, by section and name */
  students: Member[];
}
export interface Decision {
  outcome: 'PROMOTED' | 'REPEATS' | 'PASSED_OUT' | 'NOT_ELIGIBLE';
  reason: string;
  canBePromoted: boolean;
  classId: number | null;
  className: string | null;
  sectionId: number | null;
  sectionName: string | null;
  sectionMissing: boolean;
  details: string[];
}
export interface Listed extends Record<string, unknown> {
  studentId: number;
  studentName: string;
  enrollments: Record<string, unknown>[];
  promotion: Decision;
}
export interface Preview {
  students: number;
  promoted: number;
  repeating: number;
  passedOut: number;
  leftOut: number;
  sectionMissing: number;
  notEligible: { reason: string; students: number }[];
  gaps: Record<string, unknown>[];
  digest: string;
}
interface Failure {
  problems: { path: string; message: string }[];
}
export interface Promoted extends Failure {
  runId: number | null;
  promoted: number;
  repeating: number;
  passedOut: number;
  notEligible: number;
  leftOut: number;
  sectionMissing: number;
}
export interface Run extends Record<string, unknown> {
  runId: number;
  classes: Record<string, unknown>[];
}
export interface RunDetails {
  run: Run;
  obstacle: string | null;
  blockers: { studentId: number; studentName: string; reasons: string[] }[];
}
export interface Undone extends Failure {
  runId: number;
  removed: number;
}
type Headers = Record<string, string>;

const IN_CLASS = 'school_id = $1 AND session_id = $2 AND class_id = $3';

/** The active students of a class, of each section the first ones by name. */
const keepStudents = (of: number[], perSection: number) =>
  sql(
    `DELETE FROM enrolments WHERE ${IN_CLASS} AND student_id NOT IN (
       SELECT student_id FROM (
         SELECT student_id, row_number() OVER (PARTITION BY section_id ORDER BY name_key, student_id) AS n FROM enrolments
          WHERE ${IN_CLASS} AND life = 'ACTIVE' AND section_id IS NOT NULL) AS kept WHERE n <= $4)`,
    [...of, perSection],
  );

/** The class has one subject, Hindi, with 100 marks in theory, and one exam, Annual. Returns their ids. */
async function judgeByHindi(of: number[]): Promise<{ examId: number; subjectId: number }> {
  for (const table of ['student_marks', 'exam_attendance', 'exams', 'subject_group_members', 'subject_groups'])
    await sql(`DELETE FROM ${table} WHERE ${IN_CLASS}`, of);
  await sql(
    `DELETE FROM class_subjects WHERE ${IN_CLASS} AND subject_id NOT IN
       (SELECT id FROM master_subjects WHERE school_id = $1 AND name = 'Hindi')`,
    of,
  );
  await sql(
    `UPDATE result_configs SET term_exam_no = 0, mid_term = false, annual = true, annual_exam_name = 'Annual',
       supplementary = false, internal_assessment = false, max_grace_marks = 0, max_grace_subjects_no = 0 WHERE ${IN_CLASS}`,
    of,
  );
  const [row] = await sql<{ examId: number; subjectId: number }>(
    `WITH exam AS (
       INSERT INTO exams (school_id, session_id, class_id, kind, ordinal, name, created_at, modified_at)
       VALUES ($1, $2, $3, 'ANNUAL', 1, 'Annual', now(), now()) RETURNING *)
     SELECT exam.id AS "examId", s.subject_id AS "subjectId" FROM exam JOIN class_subjects s USING (school_id, session_id, class_id)`,
    of,
  );
  if (!row) throw new Error('The class has no Hindi.');
  await giveMaximum(of, row.examId, row.subjectId);
  return row;
}

const giveMaximum = (of: number[], examId: number, subjectId: number) =>
  sql(
    `INSERT INTO exam_limits (school_id, session_id, class_id, exam_id, subject_id, theory_min, theory_max, practical_min,
       practical_max, viva_min, viva_max, created_at, modified_at)
     VALUES ($1, $2, $3, $4, $5, 0, 100, 0, 0, 0, 0, now(), now())`,
    [...of, examId, subjectId],
  );

const inClass = ({ schoolId, source, classId }: PromotionWorld): number[] => [schoolId, source, classId];

/** Hindi marks of the annual exam (or another one) by the index of the student; null has none. 36 of 100 pass. */
export const setMarks = (world: PromotionWorld, marks: readonly (number | null)[], examId = world.examId) =>
  sql(
    `INSERT INTO student_marks (school_id, session_id, class_id, exam_id, subject_id, student_id, component, marks, modified_at)
     SELECT $1, $2, $3, $4, $5, student_id, 'theory', marks, now()
       FROM unnest($6::integer[], $7::numeric[]) AS given(student_id, marks) WHERE marks IS NOT NULL
     ON CONFLICT (school_id, exam_id, student_id, subject_id, component) DO UPDATE SET marks = excluded.marks`,
    [...inClass(world), examId, world.subjectId, world.students.slice(0, marks.length).map(({ id }) => id), marks],
  );

/** The class has a supplementary exam with 100 marks in Hindi. Returns its id. */
export async function addSupplementary(world: PromotionWorld): Promise<number> {
  const of = inClass(world);
  const [row] = await sql<{ id: number }>(
    `INSERT INTO exams (school_id, session_id, class_id, kind, ordinal, name, created_at, modified_at)
     VALUES ($1, $2, $3, 'SUPPLEMENTARY', 1, 'Supplementary', now(), now()) RETURNING id`,
    of,
  );
  if (!row) throw new Error('The exam was not stored.');
  await giveMaximum(of, row.id, world.subjectId);
  return row.id;
}

const sessionOf = (schoolId: number, status: string) =>
  feePlaceOf('5', status, schoolId).then(({ sessionId }) => sessionId);

/** A class of the running session that is judged by Hindi alone, with the first students of each section, who all passed. */
export async function promotionWorld(
  className = '5',
  { schoolId = FIRST, perSection = 3 } = {},
): Promise<PromotionWorld> {
  const { sessionId: source, classId } = await feePlaceOf(className, 'ACTIVE', schoolId);
  const of = [schoolId, source, classId];
  await keepStudents(of, perSection);
  const judged = await judgeByHindi(of);
  const students = await sql<Member>(
    `SELECT s.id, s.code, s.name, p.name AS section FROM enrolments e JOIN students s ON s.id = e.student_id
       JOIN sections p ON p.id = e.section_id
      WHERE e.school_id = $1 AND e.session_id = $2 AND e.class_id = $3 ORDER BY p.name_key, e.name_key, s.id`,
    of,
  );
  const target = await sessionOf(schoolId, 'UPCOMING');
  const world = { schoolId, source, target, classId, className, students, ...judged };
  await setMarks(
    world,
    students.map(() => 70),
  );
  return world;
}

/** The id of the student at an index of the world. */
export function idAt({ students }: PromotionWorld, index: number): number {
  const student = students[index];
  if (!student) throw new Error(`The class has no student ${index}.`);
  return student.id;
}

export const promotionForm = ({ schoolId, source, target, classId }: PromotionWorld, changes: object = {}) => ({
  schoolId,
  sourceSessionId: source,
  targetSessionId: target,
  classIds: [classId],
  excludeFailed: false,
  ...changes,
});

export const listFor = (token: string, form: object, showEligibleOnly: unknown): Promise<Answer<Listed[] & Failure>> =>
  call('POST', '/session/control/promote/eligible', { token, json: { ...form, showEligibleOnly } });
export const preview = (token: string, form: object): Promise<Answer<Preview & Failure>> =>
  call('POST', '/session/control/promote/preview', { token, json: form });
export const promote = (token: string, form: object, headers: Headers = {}): Promise<Answer<Promoted>> =>
  call('POST', '/session/control/promote', { token, json: form, headers });
export const listRuns = (token: string, schoolId: number | string = FIRST): Promise<Answer<Run[]>> =>
  call('GET', `/session/control/promote/runs/${schoolId}`, { token });
export const getRun = (token: string, runId: number | null, schoolId = FIRST): Promise<Answer<RunDetails>> =>
  call('GET', `/session/control/promote/runs/${schoolId}/${runId}`, { token });
export const undo = (
  token: string,
  runId: number | null,
  { schoolId = FIRST, headers = {} }: { schoolId?: number; headers?: Headers } = {},
): Promise<Answer<Undone>> =>
  call('POST', `/session/control/promote/runs/${schoolId}/${runId}/undo`, { token, headers });

/** Promotes the class and returns the answer; throws where nobody was promoted. */
export async function promoteNow(token: string, form: object): Promise<Promoted & { runId: number }> {
  const { responseCode, responseMsg, data } = await promote(token, form);
  const { runId, ...counts } = data;
  if (responseCode !== 100 || runId === null) throw new Error(`Nobody was promoted: ${responseCode} ${responseMsg}`);
  return { runId, ...counts };
}

/** 'outcome reason' of each student of the request by id, from both lists. */
export async function outcomesOf(token: string, form: object): Promise<Record<number, string>> {
  const lists = await Promise.all([true, false].map((eligible) => listFor(token, form, eligible)));
  return Object.fromEntries(
    lists.flatMap(({ data }) =>
      data.map(({ studentId, promotion: { outcome, reason } }) => [studentId, `${outcome} ${reason}`]),
    ),
  );
}

export interface Enrolled extends Record<string, unknown> {
  studentId: number;
  className: string;
  section: string | null;
  status: string;
}
/** The enrolments of the school in the target session, by student. */
export const enrolledIn = ({ schoolId, target }: PromotionWorld): Promise<Enrolled[]> =>
  sql<Enrolled>(
    `SELECT e.student_id AS "studentId", c.name AS "className", p.name AS section, e.registration_status AS status,
            e.origin, e.new_admission AS "newAdmission", e.roll_no AS "rollNo", e.rte, e.life
       FROM enrolments e JOIN classes c ON c.id = e.class_id LEFT JOIN sections p ON p.id = e.section_id
      WHERE e.school_id = $1 AND e.session_id = $2 ORDER BY e.student_id`,
    [schoolId, target],
  );

/** All enrolments and their counts as stored; a count of 0 is as none. */
export const enrolmentRows = () =>
  sql<{ row: string }>(
    `SELECT e::text AS row FROM enrolments e UNION ALL SELECT c::text FROM enrolment_counts c WHERE students > 0 ORDER BY 1`,
  );

/** Later classes are disabled, so that students of the class pass out. */
export const endAfter = ({ schoolId, classId }: Pick<PromotionWorld, 'schoolId' | 'classId'>) =>
  sql(
    `UPDATE classes SET disabled = true WHERE school_id = $1 AND sequence > (SELECT sequence FROM classes WHERE id = $2)`,
    [schoolId, classId],
  );

export const setSessionStatus = (sessionId: number, status: string) =>
  sql('UPDATE sessions SET status = $2 WHERE id = $1', [sessionId, status]);

/** The sections of a class by name. */
export async function sectionsOf(className: string, schoolId = FIRST): Promise<Record<string, number>> {
  const rows = await sql<{ id: number; name: string }>(
    `SELECT p.id, p.name FROM sections p JOIN classes c ON c.id = p.class_id
      WHERE c.school_id = $1 AND c.name = $2 AND p.deleted_at IS NULL`,
    [schoolId, className],
  );
  return Object.fromEntries(rows.map(({ id, name }) => [name, id]));
}

export const BLOCKING = [
  'RECEIPT',
  'MARKS',
  'ROLL_NUMBER',
  'DISCOUNT',
  'OPENING_BALANCE',
  'CERTIFICATE',
  'OTHER_CLASS',
] as const;

const AN_EXAM = `exams e JOIN class_subjects c USING (school_id, session_id, class_id) WHERE e.session_id = $1 LIMIT 1`;
const ENTRIES: Record<string, string> = {
  student_marks: `INSERT INTO student_marks (school_id, session_id, class_id, exam_id, subject_id, student_id, component, marks, modified_at)
     SELECT e.school_id, e.session_id, e.class_id, e.id, c.subject_id, $2, 'theory', 41, now() FROM ${AN_EXAM}`,
  exam_attendance: `INSERT INTO exam_attendance (school_id, session_id, class_id, exam_id, student_id, kind, days, modified_at)
     SELECT e.school_id, e.session_id, e.class_id, e.id, $2, 'student', 190, now() FROM ${AN_EXAM}`,
  student_remarks: `INSERT INTO student_remarks (school_id, session_id, student_id, remark, modified_at)
     SELECT school_id, $1, id, 'Works hard', now() FROM students WHERE id = $2`,
};
const BLOCKERS: Record<(typeof BLOCKING)[number], (entries: string) => string> = {
  RECEIPT:
    () => `INSERT INTO receipts (school_id, receipt_no, student_id, session_id, type, mode, amount, payment_date, status,
       created_by, created_at, modified_at, stated_at, session_name, student_name, father_name, sr_no, cashier)
     SELECT school_id, 990000 + id, id, $1, 'OTHER', 'CASH', 100, '2027-03-30', 'PENDING', 1, now(), now(), now(), '2027 - 2028',
            name, father_name, sr_no, 'Clerk' FROM students WHERE id = $2`,
  MARKS: (entries) => ENTRIES[entries] ?? '',
  ROLL_NUMBER: () => 'UPDATE enrolments SET roll_no = 900 + student_id WHERE session_id = $1 AND student_id = $2',
  DISCOUNT:
    () => `INSERT INTO student_fees (school_id, session_id, student_id, discount, admission_fee_applicable, created_at, modified_at)
     SELECT school_id, $1, id, 100, false, now(), now() FROM students WHERE id = $2 ON CONFLICT DO NOTHING`,
  OPENING_BALANCE: () => `WITH stored AS (
       INSERT INTO opening_imports (school_id, session_id, file_name, students, paid, discount, brought_forward, created_by, created_at)
       SELECT school_id, $1, 'opening.xlsx', 1, 1, 0, 0, 1, now() FROM students WHERE id = $2 RETURNING school_id, id)
     INSERT INTO opening_balances (school_id, session_id, student_id, import_id, file_row, paid, brought_forward, discount, created_by,
       created_at) SELECT school_id, $1, $2, id, 2, 1, 0, 0, 1, now() FROM stored`,
  CERTIFICATE:
    () => `INSERT INTO student_certificates (school_id, type, certificate_no, student_id, session_id, issued_on, student_name,
       name_key, content, created_by, created_at)
     SELECT school_id, 'BONAFIDE', 990000 + id, id, $1, '2027-03-30', name, name_key, '{}', 1, now() FROM students WHERE id = $2`,
  OTHER_CLASS: () => `UPDATE enrolments SET section_id = NULL, class_id =
       (SELECT id FROM classes WHERE school_id = enrolments.school_id AND name = '7') WHERE session_id = $1 AND student_id = $2`,
};

/** Past the provider: something in a session that belongs to the enrolment of the student at an index. */
export const blockWith = (
  world: PromotionWorld,
  index: number,
  reason: (typeof BLOCKING)[number],
  sessionId = world.target,
  entries = 'student_remarks',
) => sql(BLOCKERS[reason](entries), [sessionId, idAt(world, index)]);

/** A run of a world past the provider, with one promoted student: what the samples name. */
export async function giveRun(world: PromotionWorld): Promise<number> {
  const [row] = await sql<{ id: number }>(
    `WITH run AS (
       INSERT INTO promotion_runs (school_id, source_session_id, target_session_id, class_ids, exclude_failed, not_eligible,
         left_out, created_at, created_by)
       SELECT $1, $2, $3, ARRAY[$4::integer], false, 0, 0, '2026-07-15T04:45:00Z', min(id) FROM users WHERE school_id = $1
       RETURNING id),
     student AS (
       INSERT INTO promotions (school_id, run_id, student_id, outcome, reason, from_class_id, to_class_id)
       SELECT $1, id, $5, 'REPEATS', 'FAILED', $4, $4 FROM run),
     enrolled AS (
       INSERT INTO enrolments (school_id, session_id, student_id, class_id, registration_status, origin, life, name_key, created_at)
       SELECT school_id, $3, id, $4, 'PENDING', 'PROMOTION', life, name_key, now() FROM students
        WHERE id = $5)
     SELECT id FROM run`,
    [world.schoolId, world.source, world.target, world.classId, idAt(world, 0)],
  );
  if (!row) throw new Error('The run was not stored.');
  return row.id;
}
