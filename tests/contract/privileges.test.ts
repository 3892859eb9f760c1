import { isRead, operations, privileges, requirements, type Privilege } from './support';

const flat = (nodes: Privilege[]): Privilege[] => nodes.flatMap((node) => [node, ...flat(node.children ?? [])]);
const all = flat(privileges);
const line = (id: string) => requirements.split('\n').find((text) => text.startsWith(`- **${id}**`)) ?? '';
const quoted = (text: string) => [...text.matchAll(/'([A-Z_]+)'/g)].map(([, name]) => name ?? '');

test('SHELL-70 the privileges are those of the menu and these thirteen more', () => {
  const menu = Array.from({ length: 27 }, (_, at) => quoted(line(`SHELL-${42 + at}`))).flat();
  const more = quoted(line('SHELL-70'));
  expect(more).toHaveLength(13);
  expect(all.map(({ name }) => name).sort()).toEqual([...new Set([...menu, ...more])].sort());
});

test('SHELL-70 every privilege has an id of its own that never changes, and a label', () => {
  expect(all.map(({ id }) => id)).toEqual(all.map((_, at) => at + 1));
  for (const { name, label } of all) expect([name, label]).toEqual([name, expect.stringMatching(/^\S.*\S$/)]);
  expect(Object.fromEntries(all.map(({ name, id }) => [name, id]))).toMatchObject({
    DASHBOARD: 1,
    SCHOOL_MANAGEMENT: 2,
    SESSION_MANAGEMENT: 3,
    STUDENT: 14,
    RECEIPT: 22,
    USERS: 25,
    USER_MANAGEMENT: 28,
    RESULT: 30,
    REPORTS: 37,
  });
});

test.each([
  ['schools', 'SCHOOL_MANAGEMENT', 4],
  ['sessions', 'SESSION_MANAGEMENT', 4],
])('AUTH-48 every write of %s needs %s', (tag, privilege, fewest) => {
  const writes = operations.filter((one) => one.tags[0] === tag && !isRead(one));
  expect(writes.length).toBeGreaterThanOrEqual(fewest);
  for (const { operationId, 'x-access': access } of writes)
    expect([operationId, access]).toEqual([operationId, expect.objectContaining({ anyOf: [privilege] })]);
});

test.each([
  ['CLASS-17', 'createClass', 'ADD_CLASS'],
  ['CLASS-17', 'createSection', 'ADD_CLASS'],
  ['CLASS-17', 'updateClass', 'EDIT_CLASS'],
  ['CLASS-17', 'updateSection', 'EDIT_CLASS'],
  ['CLASS-17', 'deleteClass', 'REMOVE_CLASS'],
  ['CLASS-17', 'deleteSection', 'REMOVE_CLASS'],
  ['SUBJECT-16', 'deleteClassSubject', 'REMOVE_SUBJECT'],
  ['SUBJECT-16', 'deleteSubjectGroup', 'REMOVE_SUBJECT'],
  ['PRIVILEGE-17', 'registerStudent', 'ADD_STUDENT'],
  ['PRIVILEGE-17', 'updateStudent', 'EDIT_STUDENT'],
  ['PRIVILEGE-17', 'setStudentStatus', 'EDIT_STUDENT'],
  ['PRIVILEGE-17', 'deleteStudent', 'REMOVE_STUDENT'],
  ['PRIVILEGE-17', 'saveSessionDetails', 'UPDATE_STUDENT_SESSION_DETAILS'],
  ['PRIVILEGE-17', 'listTcStudents', 'TC_STUDENTS_LIST'],
  ['PRIVILEGE-17', 'listStruckOffStudents', 'NAME_STRIKE_OFF'],
  ['PRIVILEGE-17', 'createReceipt', 'LIST_RECEIPT'],
  ['PRIVILEGE-17', 'confirmReceipts', 'CONFIRM_FEE_RECEIPT'],
  ['PRIVILEGE-17', 'listTeachers', 'LIST_TEACHER'],
  ['PRIVILEGE-17', 'createTeacher', 'ADD_TEACHER'],
  ['PRIVILEGE-17', 'updateTeacher', 'EDIT_TEACHER'],
  ['PRIVILEGE-17', 'setTeacherStatus', 'EDIT_TEACHER'],
  ['PRIVILEGE-17', 'deleteTeacher', 'EDIT_TEACHER'],
  ['PRIVILEGE-17', 'listUserPrivileges', 'USER_MANAGEMENT'],
  ['PRIVILEGE-17', 'manageUserPrivileges', 'USER_MANAGEMENT'],
  ['PRIVILEGE-17', 'saveResultConfig', 'RESULT_CONFIG'],
  ['PRIVILEGE-17', 'saveSubjectLimits', 'SUBJECT_MARKS_SETTING'],
  ['PRIVILEGE-17', 'listStudentMarks', 'UPLOAD_RESULT'],
  ['PRIVILEGE-17', 'saveStudentMarks', 'UPLOAD_RESULT'],
  ['PRIVILEGE-17', 'uploadStudentMarks', 'UPLOAD_RESULT'],
  ['PRIVILEGE-17', 'downloadMarksheets', 'DOWNLOAD_MARKSHEET'],
  ['PRIVILEGE-17', 'lockExam', 'LOCK_RESULT'],
  ['PRIVILEGE-17', 'promoteStudents', 'STUDENTS_PROMOTION'],
  ['PRIVILEGE-17', 'listPendingFeeReport', 'PENDING_FEE_REPORT'],
  ['PRIVILEGE-17', 'listStudentFeeReport', 'STUDENT_DISCOUNT_ADMISSION_FEE_REPORT'],
])('%s %s needs %s alone', (_id, operationId, privilege) => {
  const operation = operations.find((one) => one.operationId === operationId);
  expect(operation?.['x-access']).toMatchObject({ anyOf: [privilege] });
});

test('AUTH-47 without a privilege only look-ups, the own account and figures that check privileges of their own are read', () => {
  const open = operations.filter((one) => one['x-access'] === 'signed-in').map(({ operationId }) => operationId);
  expect(open.sort()).toEqual([
    'getClass',
    'getDashboard',
    'getReportProgress',
    'getSchool',
    'getSchoolSetup',
    'getSession',
    'getUserInfo',
    'listActiveSchools',
    'listActiveSessions',
    'listActiveTeachers',
    'listClasses',
    'listMasterClasses',
    'listReportSessions',
    'listSchools',
    'listSessions',
    'updatePassword',
  ]);
});

/** The permissions of the screens that show students, money and marks, by the tag of the operations that read them. */
const SCREENS_OF: Record<string, string> = {
  students:
    'LIST_STUDENT ADD_STUDENT EDIT_STUDENT UPDATE_STUDENT_SESSION_DETAILS NAME_STRIKE_OFF TC_STUDENTS_LIST ' +
    'LIST_RECEIPT SESSION_MANAGEMENT STUDENTS_PROMOTION',
  certificates: 'LIST_STUDENT TC_STUDENTS_LIST',
  promotion: 'STUDENTS_PROMOTION SESSION_MANAGEMENT',
  fees: 'CLASS_FEE_STRUCTURE LIST_RECEIPT',
  receipts: 'LIST_RECEIPT CONFIRM_FEE_RECEIPT',
  reports: 'PENDING_FEE_REPORT STUDENT_DISCOUNT_ADMISSION_FEE_REPORT LIST_STUDENT LIST_RECEIPT',
  marks: 'UPLOAD_RESULT STUDENTS_PROMOTION',
};
const MARKS = ['listStudentMarks', 'listStudentRemarks', 'getYearResult', 'checkMarksFile', 'annotateMarksFile'];

test.each(Object.entries(SCREENS_OF))(
  'AUTH-47 every read of %s needs a permission of a screen that shows them',
  (tag, names) => {
    const reads = operations.filter(
      (one) =>
        isRead(one) &&
        typeof one['x-access'] === 'object' &&
        (tag === 'marks' ? MARKS.includes(one.operationId) : one.tags[0] === tag),
    );
    const asked = reads.flatMap(({ 'x-access': access }) => (typeof access === 'object' ? access.anyOf : []));
    expect([...new Set(asked)].sort()).toEqual(names.split(' ').sort());
  },
);

test.each([
  ['getStudent', 'LIST_STUDENT EDIT_STUDENT LIST_RECEIPT'],
  ['listTcStudents', 'TC_STUDENTS_LIST'],
  ['listStruckOffStudents', 'NAME_STRIKE_OFF'],
  ['getStudentFees', 'LIST_RECEIPT'],
  ['getReceipt', 'LIST_RECEIPT'],
  ['listReceipts', 'LIST_RECEIPT CONFIRM_FEE_RECEIPT'],
  ['listPendingFeeReport', 'PENDING_FEE_REPORT'],
  ['listStudentFeeReport', 'STUDENT_DISCOUNT_ADMISSION_FEE_REPORT'],
  ['listPromotionStudents', 'STUDENTS_PROMOTION'],
  ['listStudentMarks', 'UPLOAD_RESULT'],
])('AUTH-47 %s needs %s', (operationId, names) => {
  const operation = operations.find((one) => one.operationId === operationId);
  expect(operation?.['x-access']).toMatchObject({ anyOf: names.split(' ') });
});

test.each(operations.map((operation) => [operation.operationId, operation] as const))(
  'B1 %s says who may call it, by privileges that exist',
  (_id, { 'x-access': access }) => {
    if (typeof access === 'string') return expect(['public', 'signed-in']).toContain(access);
    expect(['any', 'school', 'platform']).toContain(access.user);
    expect(access.anyOf.length).toBeGreaterThan(0);
    for (const name of access.anyOf) expect(all.map((one) => one.name)).toContain(name);
  },
);
