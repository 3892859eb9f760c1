// What the audit trail says of each writing operation: the record, what it was and what it became, never a secret. A new
// operation asks for its row here.
import { isRead, ofPlatform, operations, type Operation } from '../../contract/support';
import { CLASS, SECTION } from '../../support/entities/classes';
import { SCHOOL } from '../../support/entities/schools';
import { SESSION } from '../../support/entities/sessions';
import { fieldsIn, samplesIn } from '../../support/entities/table';
import { sql } from '../../support/provider';
import { body, changed, idIn, pick, type Case, type Row } from '../support/auditCase';
import { AUDIT_OF_MONEY } from '../support/auditOfMoney';
import { AUDIT_OF_CERTIFICATES } from '../support/auditOfCertificates';
import { AUDIT_OF_PROMOTION } from '../support/auditOfPromotion';
import { AUDIT_OF_RESULTS } from '../support/auditOfResults';
import { AUDIT_OF_SUBJECTS } from '../support/auditOfSubjects';
import { aNumber, containing } from '../support/matching';
import type { Sample } from '../support/sample';
import { sampleOf } from '../support/samples';
import { sendSample, signAllIn, type World } from '../support/samplesWorld';

interface SessionDetails {
  sessionId: number;
  classId: number;
  sectionId: number;
  students: { studentId: number; rollNo: number; rollNoBefore: number }[];
}

const own = (entity: string): Row => ({ says: () => ({ entity, id: 2 }) });
const toggle = (entity: string, table: string): Row => ({
  table,
  says: (one) => ({
    entity,
    id: idIn(one),
    before: { disabled: false },
    after: { disabled: true },
    changed: changed('disabled'),
  }),
});
const deleted = (entity: string, table: string, before: (row: Record<string, unknown>) => unknown): Row => ({
  table,
  says: (one) => ({ entity, id: idIn(one), before: before(one.before) }),
});

const SCHOOL_TEXTS = [...fieldsIn(SCHOOL, 'required'), ...fieldsIn(SCHOOL, 'text')];
const schoolAfter = (one: Case, starts: Record<string, number>) => {
  const { schoolName: name, ...texts } = pick(body(one), ...SCHOOL_TEXTS);
  return { name, ...texts, ...starts };
};
const FIRST_STARTS = { studentCodeStartFrom: 1000, feeReceiptStartFrom: 1000, feeCertificateStartFrom: 1000 };
const ROWS: Record<string, Row | null> = {
  signIn: own('user'),
  refreshTokens: own('user'),
  signOut: own('user'),
  updatePassword: own('user'),
  requestPasswordReset: null,
  createSchool: {
    says: (one) => ({
      entity: 'school',
      id: one.answer.data['schoolId'],
      after: schoolAfter(one, samplesIn(SCHOOL, 'start')),
    }),
  },
  updateSchool: {
    says: (one) => ({
      entity: 'school',
      id: 1,
      before: { version: 1 },
      after: schoolAfter(one, FIRST_STARTS),
      changed: changed(...SCHOOL_TEXTS, 'logo'),
    }),
  },
  deleteSchool: deleted('school', 'schools', ({ name }) => ({ name })),
  setSchoolStatus: toggle('school', 'schools'),
  createSession: {
    says: (one) => ({
      entity: 'session',
      id: one.answer.data['sessionId'],
      after: {
        name: SESSION.sessionName.sample,
        ...pick(body(one), 'startDate', 'endDate', 'sourceSessionId', ...COPIES),
      },
    }),
  },
  updateSession: {
    table: 'sessions',
    says: (one) => ({
      entity: 'session',
      id: idIn(one),
      before: containing({ ...YEAR_NOW, name: one.before['name'], status: 'UPCOMING', schoolId: 1 }),
      after: {
        ...pick(body(one), 'startDate', 'endDate', 'status', 'schoolId', 'sourceSessionId', ...COPIES),
        name: SESSION.sessionName.sample,
      },
      changed: changed('sessionName', 'startDate', 'endDate', 'sourceSessionId', ...COPIES),
    }),
  },
  deleteSession: deleted('session', 'sessions', ({ name }) => ({ name })),
  setSessionStatus: toggle('session', 'sessions'),
  orderClasses: {
    says: (one) => {
      const classIds = body(one)['classIds'] as number[];
      return { entity: 'class order', id: 1, before: { classIds: [...classIds].reverse() }, after: { classIds } };
    },
  },
  createClasses: {
    says: () => [
      {
        entity: 'class',
        id: aNumber,
        after: {
          name: 'Play Group',
          teacherId: null,
          sections: [
            { name: 'A', stream: null },
            { name: 'B', stream: null },
          ],
        },
      },
      {
        entity: 'class',
        id: aNumber,
        after: { name: 'Prep', teacherId: null, sections: [{ name: 'Arts', stream: 'ARTS' }] },
      },
    ],
  },
  createClass: {
    says: (one) => ({
      entity: 'class',
      id: one.answer.data['classId'],
      after: { name: CLASS.className.sample, teacherId: body(one)['teacherId'] },
    }),
  },
  updateClass: {
    table: 'classes',
    says: (one) => ({
      entity: 'class',
      id: idIn(one),
      before: { name: '1', teacherId: one.before['teacher_id'] },
      after: { name: CLASS.className.sample, teacherId: body(one)['teacherId'] },
      changed: changed('className', 'teacherId'),
    }),
  },
  deleteClass: deleted('class', 'classes', ({ name }) => ({ name })),
  setClassStatus: toggle('class', 'classes'),
  createSection: {
    says: (one) => ({
      entity: 'section',
      id: one.answer.data['sectionId'],
      after: { name: SECTION.sectionName.sample, stream: null, classId: body(one)['classId'] },
    }),
  },
  updateSection: {
    says: (one) => ({
      entity: 'section',
      id: idIn(one),
      before: { name: 'A', stream: null },
      after: { name: SECTION.sectionName.sample, stream: null },
      changed: changed('sectionName'),
    }),
  },
  deleteSection: deleted('section', 'sections', ({ name, class_id: classId }) => ({ name, classId })),
  createAdministrator: {
    says: ({ answer }) => [
      {
        entity: 'teacher',
        id: answer.data['teacherId'],
        after: { userId: answer.data['userId'], userName: 'meera.joshi' },
      },
      {
        entity: 'privileges',
        id: answer.data['userId'],
        before: { held: [] },
        after: { held: expect.arrayContaining(['USER_MANAGEMENT', 'LIST_RECEIPT']) as string[] },
      },
    ],
  },
  createTeacher: {
    says: ({ answer }) => ({
      entity: 'teacher',
      id: answer.data['teacherId'],
      after: { userId: answer.data['userId'], userName: 'meera.joshi' },
    }),
  },
  updateTeacher: {
    says: (one) => ({
      entity: 'teacher',
      id: idIn(one),
      before: { version: 1 },
      after: {
        fullName: 'Meera Joshi',
        email: body(one)['contactEmail'],
        ...pick(body(one), 'gender', 'dateOfBirth', 'contactPhone'),
        passwordSet: false,
      },
      changed: changed('teacherName', 'contactEmail', 'dateOfBirth', 'contactPhone'),
    }),
  },
  importTeachers: {
    says: (one) => ({
      entity: 'teachers',
      id: body(one)['schoolId'],
      after: { teachers: 2, userNames: ['lavanya.rathi', 'yamini'], known: 0 },
    }),
  },
  deleteTeacher: { says: (one) => ({ entity: 'teacher', id: idIn(one), before: { userName: 'kavita.meena' } }) },
  setTeacherStatus: toggle('teacher', 'teachers'),
  ...AUDIT_OF_MONEY,
  ...AUDIT_OF_CERTIFICATES,
  ...AUDIT_OF_PROMOTION,
  ...AUDIT_OF_RESULTS,
  ...AUDIT_OF_SUBJECTS,
  registerStudent: {
    says: ({ answer: { data } }) => ({
      entity: 'student',
      id: data['studentId'],
      after: { code: data['studentCode'], srNo: data['studentSrNo'] },
    }),
  },
  updateStudent: {
    table: 'students',
    says: (one) => ({
      entity: 'student',
      id: idIn(one),
      before: expect.any(Object) as object,
      after: containing({ studentImage: expect.stringMatching(/^(ADDED|REPLACED)$/) as string }),
      changed: { version: 2, fields: expect.any(Array) as string[] },
    }),
  },
  deleteStudent: deleted('student', 'students', ({ code, life }) => ({ code, life })),
  setStudentStatus: toggle('student', 'students'),
  strikeOffStudent: {
    says: (one) => ({
      entity: 'student',
      id: body(one)['studentId'],
      before: { life: 'ACTIVE' },
      after: { life: 'STRUCK_OFF', sessionId: body(one)['sessionId'] },
      changed: changed('blocked'),
    }),
  },
  revealStudent: { says: (one) => ({ entity: 'student', id: idIn(one) }) },
  exportStudents: {
    says: (one) => ({
      entity: 'students',
      id: body(one)['sessionId'],
      after: { ...pick(body(one), 'schoolId', 'classId', 'sectionId', 'sessionId'), searched: true, rows: aNumber },
    }),
  },
  saveSessionDetails: {
    says: (one) => {
      const { sessionId, classId, sectionId, students } = body(one) as unknown as SessionDetails;
      const numbers = (field: 'rollNo' | 'rollNoBefore') =>
        Object.fromEntries(students.map((student) => [student.studentId, student[field]]));
      return {
        entity: 'class',
        id: classId,
        before: { rollNumbers: numbers('rollNoBefore') },
        after: { sessionId, sectionId, rollNumbers: numbers('rollNo'), placed: [] },
      };
    },
  },
  importStudents: {
    says: (one) => ({
      entity: 'students',
      id: body(one)['sessionId'],
      after: { students: 2, codes: [aNumber, aNumber], known: 0 },
    }),
  },
  manageUserPrivileges: {
    says: ({ sample }) => ({
      entity: 'privileges',
      id: sample.path?.['userId'],
      before: { held: [] },
      after: { held: ['USER_MANAGEMENT'] },
    }),
  },
};
const COPIES = fieldsIn(SESSION, 'copy');
const YEAR_NOW = { startDate: '2027-04-01', endDate: '2028-03-31' };

const rowOf = (table: string, id: unknown) =>
  sql<Record<string, unknown>>(`SELECT * FROM ${table} WHERE id = $1`, [id]);

let world: World<'platform' | 'admin'>;
beforeAll(async () => {
  world = await signAllIn('platform', 'admin');
});
beforeEach(() => world.restore());

/** Sends the sample, changed or not, and reads what the trail has gained. */
async function trailOf(
  operation: Operation,
  change: (sample: Sample) => Sample | Promise<Sample> = (sample) => sample,
) {
  const sample = await change(await sampleOf(operation));
  const table = ROWS[operation.operationId]?.table;
  const [before = {}] = table ? await rowOf(table, sample.path?.['id']) : [];
  const [last] = await sql<{ id: number }>('SELECT coalesce(max(id), 0)::integer AS id FROM audit_entries');
  const { accessToken, refreshToken } = world.tokens[ofPlatform(operation) ? 'platform' : 'admin'];
  const takesRefreshToken = operation.security?.some((one) => 'refreshToken' in one) ?? false;
  const answer = await sendSample(operation, sample, takesRefreshToken ? refreshToken : accessToken);
  expect(answer.responseCode).toBe(100);
  const trail = await sql<{ event: string; details: unknown }>(
    'SELECT event, details FROM audit_entries WHERE id > $1 ORDER BY id',
    [last?.id],
  );
  return { trail, one: { sample, before, answer: answer as Case['answer'] } };
}

/** Those that change something, and the read that leaves a row. */
const writing = operations.filter((one) => !isRead(one) || one.operationId in ROWS);
const operationOf = (id: string) => operations.find(({ operationId }) => operationId === id) as Operation;

test('E4 every operation that changes something is listed here with what it writes to the audit trail', () => {
  expect(Object.keys(ROWS).sort()).toEqual(writing.map(({ operationId }) => operationId).sort());
});

test.each(writing.map((operation) => [operation.operationId, operation] as const))(
  'E4 %s writes what it did, to which record, and the values before',
  async (id, operation) => {
    const { trail, one } = await trailOf(operation);
    const row = ROWS[id];
    const expected = row ? [await row.says(one)].flat() : [];
    expect(trail).toEqual(expected.map((details) => ({ event: id, details })));
    expect(one.answer.responseMsg).toBe('Success');
  },
);

test('E4 a changed student has the values, with Aadhaar, PAN and phone numbers masked', async () => {
  const { trail } = await trailOf(operationOf('updateStudent'));
  expect(JSON.stringify(trail)).not.toMatch(/765432109876|9811122233/);
});

const STATUSES = ['setSchoolStatus', 'setSessionStatus', 'setClassStatus', 'setTeacherStatus', 'setStudentStatus'];
test.each(STATUSES)('E4 %s says so of enabling too', async (id) => {
  const operation = operationOf(id);
  const { one } = await trailOf(operation);
  const enabling = { path: { ...one.sample.path, flag: 'false', status: 'false' } };
  const { trail } = await trailOf(operation, () => enabling);
  expect(trail.map(({ details }) => details)).toMatchObject([
    { before: { disabled: true }, after: { disabled: false } },
  ]);
});

test('E4 a password that is set with other changes is noted, never its value', async () => {
  const password = 'Kq7@zmwxpt';
  const { trail } = await trailOf(operationOf('updateTeacher'), (sample) => ({
    ...sample,
    body: { ...sample.body, password },
  }));
  expect(trail.map(({ details }) => details)).toMatchObject([{ after: { passwordSet: true } }]);
  expect(JSON.stringify(trail)).not.toContain(password);
});

test('E4 a student changed without a photograph has no photograph among the changes', async () => {
  const { trail } = await trailOf(operationOf('updateStudent'), ({ files: _files, ...sample }) => sample);
  expect((trail[0]?.details as { after: object }).after).not.toHaveProperty('studentImage');
});

test('E4 a file of all sessions is noted as such, and that nothing was searched for', async () => {
  const { trail } = await trailOf(operationOf('exportStudents'), ({ body: { sectionId } = {} }) => ({
    body: { schoolId: 1, sectionId },
  }));
  expect(trail.map(({ details }) => details)).toMatchObject([
    { entity: 'students', id: 'all', after: { schoolId: 1, searched: false, rows: aNumber } },
  ]);
});

test('E4 permissions that were taken away are listed under those granted before', async () => {
  const { trail } = await trailOf(operationOf('manageUserPrivileges'), async ({ path = {} }) => {
    const held = 'INSERT INTO user_privileges (user_id, school_id, privilege_id) VALUES ($1, 1, 1), ($1, 1, 28)';
    await sql(held, [path['userId']]);
    return { path, body: { assignedPrivileges: [] } };
  });
  expect(trail.map(({ details }) => details)).toMatchObject([
    { before: { held: ['DASHBOARD', 'USER_MANAGEMENT'] }, after: { held: [] } },
  ]);
});
