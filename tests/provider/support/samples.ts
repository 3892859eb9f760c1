// One valid request for each operation, about real rows of a school: what the access matrix, the twins and the fuzzing
// start from. A new operation gets its entry here.
import { operations, type Operation } from '../../contract/support';
import { CLASS, SECTION } from '../../support/entities/classes';
import { SESSION } from '../../support/entities/sessions';
import { samplesIn } from '../../support/entities/table';
import { PASSWORD, sql } from '../../support/provider';
import { FIELDS, FIRST, picture } from './schools';
import type { Sample } from './sample';
import { certificateMakers } from './samplesCertificates';
import { copyMakers } from './samplesCopies';
import { feeMakers } from './samplesFees';
import { historyMakers } from './samplesHistory';
import { openingMakers } from './samplesOpenings';
import { promotionMakers } from './samplesPromotion';
import { reportMakers } from './samplesReports';
import { receiptMakers } from './samplesReceipts';
import { resultMakers } from './samplesResults';
import { studentMakers } from './samplesStudents';
import { subjectMakers } from './samplesSubjects';
import { teacherFile } from './teacherImports';
import { CHANGE, FORM as TEACHER } from './teachers';
import { privilegeIds } from './privilegeTree';

export type { Sample } from './sample';

/** Makes the request about a school's rows, every id field filled; rows the demo lacks are put there past the provider. */
type Maker = (schoolId: number) => Promise<Sample>;

async function oneRow<Row>(text: string, params: unknown[]): Promise<Row> {
  const [row] = await sql<Row>(text, params);
  if (!row) throw new Error(`A sample finds no row: ${text} with ${JSON.stringify(params)}`);
  return row;
}

const idBy = async (text: string, ...params: unknown[]): Promise<number> =>
  (await oneRow<{ id: number }>(text, params)).id;

const classOf = (schoolId: number, name = '1') =>
  idBy('SELECT id FROM classes WHERE school_id = $1 AND name = $2', schoolId, name);
const sessionOf = (schoolId: number, status: string) =>
  idBy('SELECT id FROM sessions WHERE school_id = $1 AND status = $2', schoolId, status);
const sectionOf = (schoolId: number) =>
  oneRow<{ id: number; classId: number }>(
    `SELECT s.id, s.class_id AS "classId" FROM sections s JOIN classes c ON c.id = s.class_id
      WHERE s.school_id = $1 AND c.name = '1' AND s.name = 'A'`,
    [schoolId],
  );
/** A teacher who can sign in and manages nothing. */
const teacherOf = (schoolId: number) =>
  oneRow<{ id: number; userId: number }>(
    'SELECT id, user_id AS "userId" FROM teachers WHERE school_id = $1 ORDER BY id LIMIT 1',
    [schoolId],
  );

async function userWithoutPrivileges(schoolId: number): Promise<number> {
  const { userId } = await teacherOf(schoolId);
  await sql('DELETE FROM user_privileges WHERE user_id = $1', [userId]);
  return userId;
}

/** A school nobody works in yet; one for each school that is asked about. */
const emptySchool = (schoolId: number) =>
  idBy(
    `INSERT INTO schools (name, name_key, address, created_at) VALUES ($1, $1, 'Lake Road', now())
     ON CONFLICT (name_key) WHERE deleted_at IS NULL DO UPDATE SET address = 'Lake Road' RETURNING id`,
    `empty school ${schoolId}`,
  );

const schoolStored = (schoolId: number) =>
  oneRow<Record<string, number>>(
    `SELECT student_code_start_from AS "studentCodeStartFrom", fee_receipt_start_from AS "feeReceiptStartFrom",
            fee_certificate_start_from AS "feeCertificateStartFrom", version FROM schools WHERE id = $1`,
    [schoolId],
  );

const userNameOf = (schoolId: number) => (schoolId === FIRST ? 'admin' : 'admin2');
/** No word of any list. */
const NEW_PASSWORD = 'Kq7@zmwxpt';
const sessionForm = async (schoolId: number) => ({
  ...samplesIn(SESSION, 'year'),
  ...samplesIn(SESSION, 'copy'),
  schoolId,
  sourceSessionId: await sessionOf(schoolId, 'ACTIVE'),
});
const classForm = async (schoolId: number) => ({
  ...samplesIn(CLASS, 'form'),
  schoolId,
  teacherId: (await teacherOf(schoolId)).id,
});
/** Class 1 has sections without a stream. */
const SECTION_FORM = { ...samplesIn(SECTION, 'form'), stream: null };

const ofSchool: Maker = (schoolId) => Promise.resolve({ path: { schoolId } });
const ofNobody: Maker = () => Promise.resolve({});
const teacher: Maker = async (schoolId) => ({ path: { id: (await teacherOf(schoolId)).id } });
const session: Maker = async (schoolId) => ({ path: { id: await sessionOf(schoolId, 'UPCOMING') } });
const ofClass: Maker = async (schoolId) => ({ path: { id: await classOf(schoolId) } });
/** A class and a section nobody is enrolled in. */
const emptyClass = (schoolId: number) =>
  idBy(
    `INSERT INTO classes (school_id, name, name_key, created_at) VALUES ($1, 'Empty', 'empty', now())
     ON CONFLICT (school_id, name_key) WHERE deleted_at IS NULL DO UPDATE SET name = 'Empty' RETURNING id`,
    schoolId,
  );
const emptySection = async (schoolId: number) =>
  idBy(
    `INSERT INTO sections (school_id, class_id, name, name_key, created_at) VALUES ($1, $2, 'Empty', 'empty', now())
     ON CONFLICT (school_id, class_id, name_key) WHERE deleted_at IS NULL DO UPDATE SET name = 'Empty' RETURNING id`,
    schoolId,
    await emptyClass(schoolId),
  );
const disabling =
  (maker: Maker, name = 'flag'): Maker =>
  async (schoolId) => ({ path: { ...(await maker(schoolId)).path, [name]: 'true' } });

const auth: Record<string, Maker> = {
  signIn: (schoolId) => Promise.resolve({ body: { userName: userNameOf(schoolId), password: PASSWORD } }),
  refreshTokens: ofNobody,
  signOut: ofNobody,
  requestPasswordReset: () => Promise.resolve({ body: { email: 'office@school.example' } }),
  getUserInfo: ofNobody,
  updatePassword: () => Promise.resolve({ body: { oldPassword: PASSWORD, newPassword: 'Kachnar@27' } }),
};

const schools: Record<string, Maker> = {
  listSchools: ofNobody,
  listActiveSchools: ofNobody,
  getSchool: (id) => Promise.resolve({ path: { id } }),
  createSchool: async () => ({ body: FIELDS, files: { logo: await picture() } }),
  updateSchool: async (id) => ({
    path: { id },
    body: { ...FIELDS, schoolName: `${FIELDS.schoolName} ${id}`, ...(await schoolStored(id)) },
    files: { logo: await picture() },
  }),
  deleteSchool: async (schoolId) => ({ path: { id: await emptySchool(schoolId) } }),
  setSchoolStatus: (id) => Promise.resolve({ path: { id, status: 'true' } }),
};

const sessions: Record<string, Maker> = {
  listSessions: ofSchool,
  listReportSessions: ofSchool,
  listActiveSessions: ofSchool,
  getSession: session,
  createSession: async (schoolId) => ({ body: await sessionForm(schoolId) }),
  updateSession: async (schoolId) => ({
    ...(await session(schoolId)),
    body: { ...(await sessionForm(schoolId)), version: 1 },
  }),
  deleteSession: session,
  setSessionStatus: disabling(session),
};

const classes: Record<string, Maker> = {
  listClasses: ofSchool,
  listMasterClasses: ofSchool,
  orderClasses: async (schoolId) => {
    const rows = await sql<{ id: number }>(
      'SELECT id FROM classes WHERE school_id = $1 AND sequence IS NOT NULL ORDER BY sequence DESC',
      [schoolId],
    );
    const ids = rows.map(({ id }) => id);
    return { path: { schoolId }, body: { classIds: ids, previousClassIds: ids.toReversed() } };
  },
  getClass: ofClass,
  createClasses: (schoolId) =>
    Promise.resolve({
      body: {
        schoolId,
        classes: [
          { className: 'Play Group', sections: [{ stream: null, sections: 2 }] },
          { className: 'Prep', sections: [{ stream: 'ARTS', sections: 1 }] },
        ],
      },
    }),
  createClass: async (schoolId) => ({ body: await classForm(schoolId) }),
  updateClass: async (schoolId) => ({
    ...(await ofClass(schoolId)),
    body: { ...(await classForm(schoolId)), version: 1 },
  }),
  deleteClass: async (schoolId) => ({ path: { id: await emptyClass(schoolId) } }),
  setClassStatus: disabling(ofClass),
  createSection: async (schoolId) => ({ body: { ...SECTION_FORM, classId: await classOf(schoolId) } }),
  updateSection: async (schoolId) => {
    const { id, classId } = await sectionOf(schoolId);
    return { path: { id }, body: { ...SECTION_FORM, classId, version: 1 } };
  },
  deleteSection: async (schoolId) => ({ path: { id: await emptySection(schoolId) } }),
};

const teachers: Record<string, Maker> = {
  listTeachers: ofSchool,
  listActiveTeachers: ofSchool,
  getTeacher: teacher,
  createAdministrator: (schoolId) => Promise.resolve({ body: { ...TEACHER, password: NEW_PASSWORD, schoolId } }),
  createTeacher: (schoolId) => Promise.resolve({ body: { ...TEACHER, password: NEW_PASSWORD, schoolId } }),
  updateTeacher: async (schoolId) => ({ ...(await teacher(schoolId)), body: { ...CHANGE, schoolId, version: 1 } }),
  deleteTeacher: teacher,
  downloadTeacherTemplate: () => Promise.resolve({}),
  checkTeacherImport: async (schoolId) => ({ body: { schoolId }, files: { file: await teacherFile() } }),
  importTeachers: async (schoolId) => ({ body: { schoolId, teachers: 2 }, files: { file: await teacherFile() } }),
  setTeacherStatus: disabling(teacher),
};

const privileges: Record<string, Maker> = {
  listUserPrivileges: async (schoolId) => ({ path: { userId: (await teacherOf(schoolId)).userId } }),
  manageUserPrivileges: async (schoolId) => ({
    path: { userId: await userWithoutPrivileges(schoolId) },
    body: { assignedPrivileges: privilegeIds('USER_MANAGEMENT'), previousPrivileges: [] },
  }),
};

const makers: Record<string, Maker | undefined> = {
  ...auth,
  ...schools,
  ...sessions,
  ...classes,
  ...certificateMakers,
  ...copyMakers,
  ...feeMakers,
  ...openingMakers,
  ...promotionMakers,
  ...historyMakers,
  ...receiptMakers,
  ...reportMakers,
  ...resultMakers,
  ...studentMakers,
  ...subjectMakers,
  ...teachers,
  ...privileges,
};

export const missingSamples = operations.map((one) => one.operationId).filter((id) => !makers[id]);
export const strayedSamples = Object.keys(makers).filter((id) => !operations.some((one) => one.operationId === id));

/** The sample of an operation for a school. */
export function sampleOf({ operationId, method, path }: Operation, schoolId = FIRST): Promise<Sample> {
  const maker = makers[operationId];
  if (!maker)
    throw new Error(
      `${operationId} has no sample: add to tests/provider/support/samples.ts, under this name, a function that takes a ` +
        `school's id and returns a request of ${method} ${path} that succeeds there, with every id field filled.`,
    );
  return maker(schoolId);
}
