import { CLASS, SECTION } from '../support/entities/classes';
import { SCHOOL } from '../support/entities/schools';
import { SESSION } from '../support/entities/sessions';
import { STUDENT } from '../support/entities/students';
import { fieldsIn } from '../support/entities/table';
import { TEACHER } from '../support/entities/teachers';
import { apiBase } from '../support/provider';
import { FORM, JSON_BODY, PAGE, SPREADSHEET, type Call } from './call';
import { MONEY_CALLS } from './callsOfMoney';
import { PROMOTION_CALLS } from './callsOfPromotion';
import { REPORT_CALLS } from './callsOfReports';
import { RESULT_CALLS } from './callsOfResults';
import { SUBJECT_CALLS } from './callsOfSubjects';
import { document, fieldsOf, jsonAnswer, operations, resolve, type Operation, type Schema } from './support';

const TOKENS = ['accessToken', 'expiresIn', 'refreshToken'];
const USER = [
  'userId',
  'userName',
  'username',
  'name',
  'fullName',
  'firstName',
  'lastName',
  'email',
  'permissions',
  'role',
  'userType',
  'gender',
  'isActive',
  'schoolId',
  'schoolName',
  'schoolLogoUrl',
];
const SCHOOL_FORM = fieldsIn(SCHOOL, 'form');
const SCHOOL_RECORD = fieldsIn(SCHOOL, 'record');
const TEACHER_RECORD = fieldsIn(TEACHER, 'record');
const PRIVILEGE = ['privilegeId', 'privilegeName', 'selected', 'childPrivileges'];
const SESSION_FORM = fieldsIn(SESSION, 'form');
const SESSION_RECORD = fieldsIn(SESSION, 'record');
const CLASS_FORM = fieldsIn(CLASS, 'form');
const CLASS_RECORD = fieldsIn(CLASS, 'record');
const SECTION_FORM = fieldsIn(SECTION, 'form');
const SECTION_RECORD = fieldsIn(SECTION, 'record');
const STUDENT_FILTER = [
  ...[
    'schoolId',
    'sessionId',
    'classId',
    'sectionId',
    'searchText',
    'includeDisabled',
    'includeBlocked',
    'onlyDisabled',
  ],
  ...[
    'onlyBlocked',
    'onlyTc?',
    'registrationStatus',
    'nonRte?',
    'newStudents?',
    'sortBy?',
    'sortOrder?',
    'page',
    'size',
  ],
];
const STUDENT_RECORD = fieldsIn(STUDENT, 'record');
const UPLOAD = ['student', 'studentImage'];

const CALLS: Call[] = [
  {
    id: 'CALL-14',
    method: 'POST',
    path: '/auth/login',
    kind: JSON_BODY,
    body: ['userName', 'password'],
    answer: TOKENS,
  },
  { id: 'CALL-15', method: 'POST', path: '/auth/refreshToken', answer: TOKENS },
  {
    id: 'CALL-16 AUTH-15',
    method: 'POST',
    path: '/auth/forgot-password',
    kind: JSON_BODY,
    body: ['email'],
    answer: null,
  },
  { id: 'CALL-18', method: 'GET', path: '/user/info', answer: USER },
  {
    id: 'CALL-19',
    method: 'POST',
    path: '/user/update-password',
    kind: JSON_BODY,
    body: ['oldPassword', 'newPassword'],
    answer: null,
  },
  { id: 'CALL-20', method: 'GET', path: '/school/all', answer: SCHOOL_RECORD, list: true },
  { id: 'CALL-21 CALL2-10', method: 'GET', path: '/school/active', answer: SCHOOL_RECORD, list: true },
  { id: 'CALL-22', method: 'GET', path: '/school/{id}', answer: SCHOOL_RECORD },
  { id: 'CALL-23', method: 'POST', path: '/school/', kind: FORM, body: SCHOOL_FORM, answer: SCHOOL_RECORD },
  { id: 'CALL-24', method: 'PUT', path: '/school/{id}', kind: FORM, body: SCHOOL_FORM, answer: SCHOOL_RECORD },
  { id: 'CALL-26', method: 'DELETE', path: '/school/{id}', answer: null },
  { id: 'CALL-27', method: 'PUT', path: '/school/{id}/{status}/disable', answer: null },
  { id: 'CALL-28 CALL2-11 CLASS-30', method: 'GET', path: '/class/all/{schoolId}', answer: CLASS_RECORD, list: true },
  { id: 'CALL-29 CLASS-30', method: 'GET', path: '/class/{id}', answer: CLASS_RECORD },
  { id: 'CALL-30 CALL-35', method: 'POST', path: '/class/', kind: JSON_BODY, body: CLASS_FORM, answer: CLASS_RECORD },
  {
    id: 'CALL-31 CALL-35',
    method: 'PUT',
    path: '/class/{id}',
    kind: JSON_BODY,
    body: CLASS_FORM,
    answer: CLASS_RECORD,
  },
  { id: 'CALL-32', method: 'DELETE', path: '/class/{id}', answer: null },
  { id: 'CALL-33', method: 'PUT', path: '/class/{id}/{flag}/disable', answer: null },
  { id: 'CALL-34', method: 'GET', path: '/class/master/{schoolId}', answer: 'string', list: true },
  {
    id: 'CALL-36 CALL-37',
    method: 'POST',
    path: '/section/',
    kind: JSON_BODY,
    body: SECTION_FORM,
    answer: SECTION_RECORD,
  },
  {
    id: 'CALL-36 CALL-37',
    method: 'PUT',
    path: '/section/{id}',
    kind: JSON_BODY,
    body: SECTION_FORM,
    answer: SECTION_RECORD,
  },
  { id: 'CALL-36', method: 'DELETE', path: '/section/{id}', answer: null },
  { id: 'CALL-38 SESSION-56', method: 'GET', path: '/session/all/{schoolId}', answer: SESSION_RECORD, list: true },
  { id: 'CALL-39 CALL2-12', method: 'GET', path: '/session/reports/{schoolId}', answer: SESSION_RECORD, list: true },
  { id: 'CALL-41 SESSION-56', method: 'GET', path: '/session/{id}', answer: SESSION_RECORD },
  { id: 'CALL-42 CALL2-13', method: 'GET', path: '/session/all/active/{schoolId}', answer: SESSION_RECORD, list: true },
  { id: 'CALL-43', method: 'POST', path: '/session/', kind: JSON_BODY, body: SESSION_FORM, answer: SESSION_RECORD },
  { id: 'CALL-44', method: 'PUT', path: '/session/{id}', kind: JSON_BODY, body: SESSION_FORM, answer: SESSION_RECORD },
  { id: 'CALL-45', method: 'DELETE', path: '/session/{id}', answer: null },
  { id: 'CALL-46', method: 'PUT', path: '/session/{id}/{flag}/disable', answer: null },
  ...MONEY_CALLS,
  ...PROMOTION_CALLS,
  ...REPORT_CALLS,
  ...RESULT_CALLS,
  ...SUBJECT_CALLS,
  {
    id: 'CALL2-14 ENUM-09 ENUM-10 ENUM-41',
    method: 'POST',
    path: '/student/all/paged',
    kind: JSON_BODY,
    body: STUDENT_FILTER,
    answer: PAGE,
  },
  {
    id: 'CALL2-15 ENUM-10',
    method: 'POST',
    path: '/student/all',
    kind: JSON_BODY,
    body: STUDENT_FILTER,
    answer: fieldsIn(STUDENT, 'listed'),
    list: true,
  },
  { id: 'CALL2-16 ENUM-01', method: 'GET', path: '/student/{id}', answer: STUDENT_RECORD },
  {
    id: 'CALL2-17 ENUM-01',
    method: 'POST',
    path: '/student/register',
    kind: FORM,
    body: UPLOAD,
    answer: STUDENT_RECORD,
  },
  { id: 'CALL2-18 ENUM-01', method: 'PUT', path: '/student/{id}', kind: FORM, body: UPLOAD, answer: STUDENT_RECORD },
  { id: 'CALL2-19', method: 'DELETE', path: '/student/{id}', answer: null },
  { id: 'CALL2-20', method: 'PUT', path: '/student/{id}/{flag}/disable', answer: null },
  {
    id: 'CALL2-21 ENUM-10',
    method: 'POST',
    path: '/student/export',
    kind: JSON_BODY,
    body: STUDENT_FILTER,
    answer: 'file',
  },
  {
    id: 'CALL2-22',
    method: 'POST',
    path: '/student/tc-list',
    kind: JSON_BODY,
    body: STUDENT_FILTER,
    answer: PAGE,
  },
  {
    id: 'CALL2-23',
    method: 'POST',
    path: '/student/get-name-strike-off',
    kind: JSON_BODY,
    body: STUDENT_FILTER,
    answer: PAGE,
  },
  {
    id: 'CALL2-24 ENUM-08',
    method: 'POST',
    path: '/student/name-strike-off',
    kind: JSON_BODY,
    body: ['schoolId', 'sessionId', 'studentId', 'comment', 'type'],
    answer: null,
  },
  {
    id: 'CALL2-25',
    method: 'PUT',
    path: '/student/session/details',
    kind: JSON_BODY,
    body: ['sessionId', 'classId', 'sectionId', 'students'],
    answer: null,
  },
  {
    id: 'CALL-52 CALL2-39 CLASS-33',
    method: 'GET',
    path: '/user/teacher/active/{schoolId}',
    answer: ['teacherId', 'firstName', 'lastName', 'teacherName'],
    list: true,
  },
  {
    id: 'CALL-53 CALL2-39 CALL2-41 ENUM-17',
    method: 'GET',
    path: '/user/teacher/all/{schoolId}',
    answer: TEACHER_RECORD,
    list: true,
  },
  { id: 'CALL-54 CALL2-39 ENUM-17', method: 'GET', path: '/user/teacher/{id}', answer: TEACHER_RECORD },
  {
    id: 'CALL-55 CALL2-39 CALL2-40 ENUM-17',
    method: 'POST',
    path: '/user/teacher',
    kind: JSON_BODY,
    body: fieldsIn(TEACHER, 'create'),
    answer: TEACHER_RECORD,
  },
  {
    id: 'CALL-55 CALL2-39 CALL2-40 ENUM-17',
    method: 'PUT',
    path: '/user/teacher/{id}',
    kind: JSON_BODY,
    body: fieldsIn(TEACHER, 'change'),
    answer: TEACHER_RECORD,
  },
  { id: 'CALL-55 CALL2-39 CALL2-43', method: 'DELETE', path: '/user/teacher/{id}', answer: null },
  { id: 'CALL-56 CALL2-39 CALL2-42', method: 'PUT', path: '/user/teacher/{id}/{flag}/disable', answer: null },
  { id: 'CALL2-44 ENUM-18', method: 'GET', path: '/privilege/user/{userId}/all', answer: PRIVILEGE, list: true },
  {
    id: 'CALL2-45 ENUM-18',
    method: 'PUT',
    path: '/privilege/manage/{userId}',
    kind: JSON_BODY,
    body: ['assignedPrivileges', 'previousPrivileges?'],
    answer: PRIVILEGE,
    list: true,
  },
];

const fileAnswer = ({ responses }: Operation) =>
  resolve<{ content?: Record<string, unknown> }>(responses['200']).content ?? {};

const find = ({ method, path }: Pick<Call, 'method' | 'path'>): Operation | undefined =>
  operations.find((operation) => operation.method === method && operation.path === path);

test.each(CALLS.map((call) => [call.id, call.method, call.path, call] as const))(
  '%s %s %s has these fields in the contract',
  (_id, _method, _path, call) => {
    const operation = find(call);
    expect(operation).toBeDefined();
    if (!operation) return;
    const content = operation.requestBody?.content;
    expect(Object.keys(content ?? {})).toEqual(call.kind ? [call.kind] : []);
    const sent = resolve<Schema>(content?.[call.kind ?? '']?.schema ?? {});
    const body = call.bodyList ? resolve<Schema>(sent.items) : sent;
    const wanted = (call.body ?? []).map((name) => name.replace('?', '')).sort();
    expect(fieldsOf(body)).toEqual(wanted);
    for (const name of body.required ?? []) expect(call.body).toContain(name);
    if (call.answer === 'file') return expect(Object.keys(fileAnswer(operation))).toEqual(call.files ?? [SPREADSHEET]);
    const data = resolve<Schema>(resolve<Schema>(jsonAnswer(operation)).properties?.['data']);
    if (call.answer === null) expect(data.type).toBe('null');
    else if (call.answer === 'string') expect(data).toMatchObject({ type: 'array', items: { type: 'string' } });
    else expect(fieldsOf(call.list ? data.items : data)).toEqual([...call.answer].sort());
  },
);

test('ENUM-18 the child privileges of a privilege have the same fields', () => {
  const answer = operations.find(({ path }) => path === '/privilege/user/{userId}/all');
  const one = resolve<Schema>(answer && jsonAnswer(answer)).properties?.['data']?.items;
  expect(resolve<Schema>(one).properties?.['childPrivileges']?.items).toEqual(one);
});

test.each(['TeacherForm', 'TeacherChangeForm', 'Teacher'])('ENUM-32 CONST-19 the gender of %s', (name) => {
  const { properties } = resolve<Schema>({ $ref: `#/components/schemas/${name}` });
  expect(resolve<Schema>(properties?.['gender'])['enum']).toEqual(['MALE', 'FEMALE', 'OTHER']);
});

test('CALL-13 the provider serves the contract that portal and provider are generated from', async () => {
  const served: unknown = await (await fetch(`${apiBase}/openapi.json`)).json();
  expect(served).toEqual(document);
});

test.each(operations.map((operation) => [operation.operationId, operation] as const))(
  'CALL-13 CALL-08 %s is served, with and without a trailing slash',
  async (_id, { method, path, 'x-access': access }) => {
    const target = path.replaceAll(/\{(\w+)\}/g, (_text, name: string) => (name === 'status' ? 'true' : '1'));
    for (const one of new Set([target, target.replace(/\/$/, ''), `${target.replace(/\/$/, '')}/`])) {
      const { status } = await fetch(`${apiBase}${one}`, { method });
      if (access === 'public') expect([200, 400, 401]).toContain(status);
      else expect([one, status]).toEqual([one, 401]);
    }
  },
);

test.each([
  ['/student/tc-list', 'students'],
  ['/student/get-name-strike-off', 'students'],
  ['/student/name-strike-off', 'students'],
  ['/result/config', 'results'],
  ['/result/subjects/exams/marks', 'results'],
  ['/result/exams/student/marks', 'results'],
  ['/result/grade/{schoolId}', 'results'],
  ['/privilege/user/{userId}/all', 'privileges'],
  ['/privilege/manage/{userId}', 'privileges'],
  ['/reports/pending-fee', 'reports'],
  ['/reports/student-fee/download', 'reports'],
])('CALL2-08 %s is a path of the contract and of the tag %s', (path, tag) => {
  expect(operations.filter((one) => one.path === path).map(({ tags }) => tags)).toContainEqual([tag]);
});
