// Students as the tests send and read them.
import { STUDENT } from '../../support/entities/students';
import { samplesIn } from '../../support/entities/table';
import { call, sql, type Answer } from '../../support/provider';
import { FIRST } from './schools';

export interface Enrollment {
  sessionId: number;
  classId: number;
  sectionId: number | null;
  rollNo: number | null;
  className: string;
  sectionName: string | null;
  registrationStatus: 'PENDING' | 'COMPLETE';
  [field: string]: unknown;
}

export interface Parent {
  parentId: number;
  type: 'FATHER' | 'MOTHER' | 'GUARDIAN';
  name: string;
  aadharNo: string | null;
  panNo: string | null;
  [field: string]: unknown;
}

export interface Row {
  studentId: number;
  studentCode: number;
  studentName: string;
  fatherName: string;
  studentSrNo: string;
  aadharNo: string | null;
  image: string | null;
  deleted: boolean;
  disabled: boolean;
  blocked: boolean;
  schoolId: number;
  enrollments: Enrollment[];
  version: number;
  [field: string]: unknown;
}

export interface Student extends Row {
  parentsInfo: Parent[];
  siblingInfo: Record<string, unknown>[];
  lastSchoolDetails: Record<string, unknown>;
}

export interface Page {
  content: Row[];
  totalElements: number;
  totalPages: number;
  size: number;
  number: number;
}

/** A value of undefined leaves its field out. */
export type Changes = Record<string, unknown>;
type Headers = Record<string, string>;

export interface Place {
  schoolId: number;
  sessionId: number;
  classId: number;
  sectionId: number;
}

/** Ids of a class and its section in a school's session, as the demo has them. */
export async function placeOf(
  className = '5',
  { section = 'A', status = 'ACTIVE', schoolId = FIRST } = {},
): Promise<Place> {
  const [row] = await sql<Place>(
    `SELECT c.school_id AS "schoolId", c.id AS "classId", s.id AS "sectionId",
            (SELECT id FROM sessions WHERE school_id = $1 AND status = $4) AS "sessionId"
       FROM classes c JOIN sections s ON s.class_id = c.id WHERE c.school_id = $1 AND c.name = $2 AND s.name = $3`,
    [schoolId, className, section, status],
  );
  if (!row) throw new Error(`The demo has no section ${className} ${section}.`);
  return row;
}

export const FATHER = { type: 'FATHER', name: 'Ramesh Verma', taxPayer: true } as const;
export const MOTHER = { type: 'MOTHER', name: 'Sunita Verma', taxPayer: false } as const;

/** The required fields of a form; `formAt` adds the enrolment. */
export const FORM = { ...samplesIn(STUDENT, 'required'), parentsInfo: [FATHER] } as const;

export const formAt = ({ schoolId, sessionId, classId, sectionId }: Place, changes: Changes = {}): Changes => ({
  ...FORM,
  schoolId,
  enrollments: [{ sessionId, classId, sectionId }],
  ...changes,
});

/** The multipart form as the portal sends it: the student as a JSON part, the picture as a file. */
export function upload(student: unknown, image?: Buffer, fileName = 'photo.png'): FormData {
  const form = new FormData();
  form.set('student', JSON.stringify(student));
  if (image) form.set('studentImage', new Blob([new Uint8Array(image)], { type: 'image/png' }), fileName);
  return form;
}

export interface Sending {
  image?: Buffer;
  headers?: Headers;
}

export const register = (
  token: string,
  student: unknown,
  { image, headers = {} }: Sending = {},
): Promise<Answer<Student>> => call('POST', '/student/register', { token, form: upload(student, image), headers });

export const update = (
  token: string,
  id: number | string,
  student: unknown,
  { image, headers = {} }: Sending = {},
): Promise<Answer<Student>> => call('PUT', `/student/${id}`, { token, form: upload(student, image), headers });

export const getStudent = (token: string, id: number | string, sessionId?: number): Promise<Answer<Student>> =>
  call('GET', `/student/${id}${sessionId === undefined ? '' : `?sessionId=${sessionId}`}`, { token });

export const remove = (token: string, id: number | string): Promise<Answer<null>> =>
  call('DELETE', `/student/${id}`, { token });

export const setDisabled = (token: string, id: number | string, flag: string | boolean): Promise<Answer<null>> =>
  call('PUT', `/student/${id}/${flag}/disable`, { token });

export interface Secrets {
  aadharNo: string | null;
  parents: { parentId: number; aadharNo: string | null; panNo: string | null }[];
}
export const reveal = (token: string, id: number | string): Promise<Answer<Secrets>> =>
  call('POST', `/student/${id}/reveal`, { token });

export const list = (token: string, filter: Changes = {}, query = ''): Promise<Answer<Page>> =>
  call('POST', `/student/all/paged${query}`, { token, json: { schoolId: FIRST, ...filter } });

export const listAll = (token: string, filter: Changes = {}): Promise<Answer<Row[]>> =>
  call('POST', '/student/all', { token, json: { schoolId: FIRST, ...filter } });

/** What an edit form sends back of a stored student, with changes and the version. */
export function formOf(student: Student, changes: Changes = {}): Changes {
  const { ...fields } = student;
  for (const name of [
    'studentId',
    'studentCode',
    'fatherName',
    'motherName',
    'image',
    'deleted',
    'disabled',
    'blocked',
    'leftAt',
  ])
    delete (fields as Changes)[name];
  const [first] = student.enrollments;
  return {
    ...fields,
    siblingInfo: student.siblingInfo.map(({ siblingStudentId, schoolId, classId }) => ({
      siblingStudentId,
      schoolId,
      classId,
    })),
    enrollments: first ? [{ sessionId: first.sessionId, classId: first.classId, sectionId: first.sectionId }] : [],
    ...changes,
  };
}

/** Takes every student out of every class, past the provider: classes and sections can be deleted again. */
export const unenrolAll = () => sql('DELETE FROM enrolments');

/** A standing student of the demo: the first of a class's section in the running session. */
export async function demoStudent(className = '5', place: Parameters<typeof placeOf>[1] = {}): Promise<number> {
  const at = await placeOf(className, place);
  const [row] = await sql<{ id: number }>(
    `SELECT student_id AS id FROM enrolments WHERE school_id = $1 AND session_id = $2 AND section_id = $3
       AND life = 'ACTIVE' AND registration_status = 'COMPLETE' ORDER BY name_key, student_id LIMIT 1`,
    [at.schoolId, at.sessionId, at.sectionId],
  );
  if (!row) throw new Error(`The demo has no pupil in ${className}.`);
  return row.id;
}
