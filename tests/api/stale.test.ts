// Each change refetches the queries that it makes stale, whether it succeeds or is rejected.
import { QueryStatus } from '@reduxjs/toolkit/query';
import { authApi } from '@/api/auth';
import { certificatesApi } from '@/api/certificates';
import { classesApi } from '@/api/classes';
import { feesApi } from '@/api/fees';
import { historyApi } from '@/api/history';
import { privilegesApi } from '@/api/privileges';
import { promotionApi } from '@/api/promotion';
import { receiptsApi } from '@/api/receipts';
import { reportsApi } from '@/api/reports';
import { resultsApi } from '@/api/results';
import { schoolsApi } from '@/api/schools';
import { sessionsApi } from '@/api/sessions';
import { studentsApi } from '@/api/students';
import { subjectsApi } from '@/api/subjects';
import { teachersApi } from '@/api/teachers';
import { createPortal, type Portal } from '@/app/store';
import { BASE_URL, envelope } from './support/fakeProvider';
import {
  SCHOOL,
  CONFIG,
  SESSION,
  CLASS,
  SUBJECTS,
  TEACHER,
  STUDENT_LISTS,
  EVERY_STUDENT,
  ONE_STUDENT,
  DUES,
  OPENINGS,
  CERTIFICATES,
  MONEY,
  CONFIRMED,
  PROMOTED,
  CANCELLED,
  sent,
} from './support/staleQueries';

declare const realTick: () => Promise<void>;

const endpoints = {
  ...authApi.endpoints,
  ...certificatesApi.endpoints,
  ...classesApi.endpoints,
  ...feesApi.endpoints,
  ...historyApi.endpoints,
  ...privilegesApi.endpoints,
  ...promotionApi.endpoints,
  ...receiptsApi.endpoints,
  ...reportsApi.endpoints,
  ...resultsApi.endpoints,
  ...schoolsApi.endpoints,
  ...sessionsApi.endpoints,
  ...studentsApi.endpoints,
  ...subjectsApi.endpoints,
  ...teachersApi.endpoints,
};
type Name = keyof typeof endpoints;

/** Every query of the screens, about the record 1 of the school 1, with what it asks the provider. */
const QUERIES: [label: string, query: Name, call: string, data: unknown][] = [
  ['schools', 'listSchools', 'GET /school/all', [{ schoolId: 1 }]],
  ['active schools', 'listActiveSchools', 'GET /school/active', [{ schoolId: 1 }]],
  ['school', 'getSchool', 'GET /school/1', { schoolId: 1 }],
  ['sessions', 'listSessions', 'GET /session/all/1', [{ sessionId: 1 }]],
  ['session', 'getSession', 'GET /session/1', { sessionId: 1 }],
  ['classes', 'listClasses', 'GET /class/all/1', [{ classId: 1 }]],
  ['class', 'getClass', 'GET /class/1', { classId: 1 }],
  ['teachers', 'listTeachers', 'GET /user/teacher/all/1', [{ teacherId: 1 }]],
  ['active teachers', 'listActiveTeachers', 'GET /user/teacher/active/1', [{ teacherId: 1 }]],
  ['teacher', 'getTeacher', 'GET /user/teacher/1', { teacherId: 1 }],
  ['dashboard', 'getDashboard', 'GET /reports/dashboard', {}],
  ['students', 'listStudents', 'POST /student/all/paged', { content: [{ studentId: 1 }] }],
  ['every student', 'listAllStudents', 'POST /student/all', [{ studentId: 1 }]],
  ['student counts', 'countStudents', 'GET /student/counts/1', [{ classId: 1 }]],
  ['TC students', 'listTcStudents', 'POST /student/tc-list', { content: [] }],
  ['struck-off students', 'listStruckOffStudents', 'POST /student/get-name-strike-off', { content: [] }],
  ['student', 'getStudent', 'GET /student/1', { studentId: 1 }],
  ['other student', 'getStudent', 'GET /student/2', { studentId: 2 }],
  ['student fees', 'getStudentFees', 'POST /fee/structure/student', { studentId: 1 }],
  ['pending fees', 'listPendingFees', 'GET /receipt/student/activeSessionsPendingFee', []],
  ['family fees', 'listFamilyFees', 'GET /receipt/family/fees', [{ studentId: 1 }]],
  ['banks', 'listBankNames', 'GET /receipt/banks', ['SBI']],
  ['certificates', 'listCertificates', 'POST /certificate/list', { content: [] }],
  ['certificate draft', 'getCertificateDraft', 'GET /certificate/draft/TRANSFER/1/1', { nextNo: 1 }],
  ['receipts', 'listReceipts', 'POST /receipt/student/receipts', { content: [] }],
  ['receipt', 'getReceipt', 'GET /receipt/receipt/1', { receiptId: 1 }],
  ['cashiers', 'listReceiptCashiers', 'GET /receipt/student/receipts/cashiers', []],
  ['day closes', 'listDayCloses', 'GET /receipt/day-close/days', { days: [] }],
  ['receipt history', 'getReceiptHistory', 'GET /receipt/receipt/1/history', []],
  ['history', 'listHistory', 'GET /history', { entries: [], next: null }],
  ['discount changes', 'listDiscountChanges', 'GET /fee/student/discount/changes', []],
  ['day close', 'getDayClose', 'GET /receipt/day-close', { date: '2026-07-15' }],
  ['fees', 'getFeeStructure', 'GET /fee-structure/1/1', { version: 1 }],
  ['fees of a stream', 'getStreamFeeStructure', 'GET /fee-structure/1/1/ARTS', { version: 1 }],
  ['fees of a session', 'listFeeStructures', 'GET /fee-structures/1', []],
  ['opening balances', 'listOpeningBalances', 'GET /fee/opening-balances/1', { imports: [] }],
  ['result config', 'getResultConfig', 'GET /result/config/1/1', { version: 1 }],
  ['result rules', 'getResultRules', 'GET /result/rules/1', { version: 1 }],
  ['exams', 'listExams', 'GET /result/exams/1/1', [{ examId: 1 }]],
  ['exam progress', 'listExamProgress', 'GET /result/progress/1', [{ classId: 1 }]],
  ['grades', 'listGrades', 'GET /result/grade/1', [{ gradeId: 1 }]],
  ['limits', 'listSubjectLimits', 'GET /result/subjects/exams/details/1/1', [{ subjectId: 1 }]],
  ['marks', 'listStudentMarks', 'POST /result/exams/student/marks', []],
  ['remarks', 'listStudentRemarks', 'POST /result/students/remarks', []],
  ['set-up', 'getSchoolSetup', 'GET /school/1/set-up', { classes: 0 }],
  ['readiness', 'getSessionReadiness', 'GET /result/readiness/1', [{ classId: 1 }]],
  ['promotion list', 'listPromotionStudents', 'POST /session/control/promote/eligible', []],
  ['promotion preview', 'previewPromotion', 'POST /session/control/promote/preview', { students: 0 }],
  ['promotion runs', 'listPromotionRuns', 'GET /session/control/promote/runs/1', [{ runId: 1 }]],
  ['promotion run', 'getPromotionRun', 'GET /session/control/promote/runs/1/1', { run: { runId: 1 } }],
  ['subject list', 'listMasterSubjects', 'GET /subject-master/1', []],
  ['subjects', 'listClassSubjects', 'GET /subject/', []],
  ['groups', 'listSubjectGroups', 'GET /subject-group', []],
  ['permissions', 'listUserPrivileges', 'GET /privilege/user/1/all', []],
];
/** Only what the query takes: a record that an answer fills is found by its argument. */
function argOf(call: string): object {
  if (call.endsWith('/history')) return { id: 1 };
  if (call.startsWith('GET /fee/student')) return { studentId: 1, sessionId: 1 };
  if (/^GET \/(school|session|class|student|user\/teacher|receipt\/receipt)\/\d$/.test(call))
    return { id: Number(call.at(-1)) };
  if (/^GET \/result\/(config|rules|exams|subjects|readiness|progress)/.test(call)) return { sessionId: 1, classId: 1 };
  if (call.startsWith('GET /student/counts')) return { sessionId: 1 };
  if (call.startsWith('GET /fee'))
    return { sessionId: 1, classId: 1, ...(call.endsWith('ARTS') && { stream: 'ARTS' }) };
  if (/^GET \/subject(\/|-group)$/.test(call)) return { sessionId: 1, classId: 1 };
  if (call.startsWith('GET /privilege')) return { userId: 1 };
  if (call === 'POST /result/exams/student/marks') return { studentMarksRequest: { examId: 1 } };
  if (call === 'POST /result/students/remarks') return { studentRemarksRequest: { sessionId: 1, classId: 1 } };
  if (call === 'GET /session/control/promote/runs/1/1') return { schoolId: 1, runId: 1 };
  if (call.startsWith('GET /certificate/draft')) return { type: 'TRANSFER', studentId: 1, sessionId: 1 };
  return {
    schoolId: 1,
    studentId: 1,
    certificateFilter: {},
    studentFilter: {},
    receiptFilter: {},
    studentFeesOf: { studentId: 1 },
  };
}

/** After a success, and after a refusal. Who deletes or changes may be refused because another user was first. */
const CHANGES: [mutation: Name, done: string[], refused: string[]][] = [
  ['createSchool', SCHOOL.filter((label) => label !== 'school'), []],
  ['updateSchool', SCHOOL.filter((label) => label !== 'school'), []],
  ['deleteSchool', ['active schools', 'schools'], ['active schools', 'schools']],
  ['setSchoolStatus', SCHOOL, SCHOOL],
  ['createSession', ['sessions'], []],
  ['updateSession', SESSION, SESSION],
  ['deleteSession', ['sessions'], ['sessions']],
  ['setSessionStatus', SESSION, SESSION],
  ['createClass', ['classes'], []],
  ['createClasses', ['classes'], ['classes']],
  ['updateClass', CLASS, CLASS],
  ['deleteClass', ['classes'], ['classes']],
  ['setClassStatus', CLASS, CLASS],
  ['orderClasses', ['classes'], ['classes']],
  ['createSection', ['classes'], []],
  ['updateSection', ['classes'], ['classes']],
  ['deleteSection', ['classes'], ['classes']],
  ['createAdministrator', TEACHER.filter((label) => label !== 'teacher'), []],
  ['createTeacher', TEACHER.filter((label) => label !== 'teacher'), []],
  ['updateTeacher', ['active teachers', 'classes', 'teachers'], [...TEACHER, 'classes']],
  ['importTeachers', ['active teachers', 'teachers'], ['active teachers', 'teachers']],
  ['checkTeacherImport', [], []],
  ['downloadTeacherTemplate', [], []],
  ['deleteTeacher', ['active teachers', 'classes', 'teachers'], ['active teachers', 'classes', 'teachers']],
  ['setTeacherStatus', TEACHER, TEACHER],
  ['registerStudent', STUDENT_LISTS, []],
  ['updateStudent', EVERY_STUDENT, EVERY_STUDENT],
  ['deleteStudent', EVERY_STUDENT, EVERY_STUDENT],
  ['strikeOffStudent', EVERY_STUDENT, EVERY_STUDENT],
  ['saveSessionDetails', EVERY_STUDENT, EVERY_STUDENT],
  ['setStudentStatus', ONE_STUDENT, ONE_STUDENT],
  ['importStudents', EVERY_STUDENT, EVERY_STUDENT],
  ['checkStudentImport', [], []],
  ['annotateStudentImport', [], []],
  ['downloadImportTemplate', [], []],
  ['exportStudents', [], []],
  ['revealStudent', [], []],
  ['saveFeeStructure', ['fees', 'fees of a session'], ['fees', 'fees of a session']],
  ['saveFeeStructures', ['fees', 'fees of a session'], ['fees', 'fees of a session']],
  ['saveFeeTerms', ['fees of a session', 'fees of a stream'], ['fees of a session', 'fees of a stream']],
  ['importOpeningBalances', OPENINGS, OPENINGS],
  ['reverseOpeningBalances', OPENINGS, OPENINGS],
  ['checkOpeningBalances', [], []],
  ['annotateOpeningBalances', [], []],
  ['downloadOpeningTemplate', [], []],
  ['saveResultConfig', CONFIG, CONFIG],
  [
    'applyResultConfig',
    ['dashboard', 'exam progress', ...CONFIG, 'readiness'],
    ['dashboard', 'exam progress', ...CONFIG, 'readiness'],
  ],
  ['saveResultRules', ['result rules'], ['result rules']],
  [
    'lockExam',
    ['dashboard', 'exam progress', 'exams', 'limits', 'readiness'],
    ['dashboard', 'exam progress', 'exams', 'limits', 'readiness'],
  ],
  [
    'saveExamControls',
    ['dashboard', 'exam progress', 'exams', 'limits', 'readiness'],
    ['dashboard', 'exam progress', 'exams', 'limits', 'readiness'],
  ],
  ['saveGrades', ['grades'], ['grades']],
  [
    'saveSubjectLimits',
    ['dashboard', 'exam progress', 'exams', 'limits', 'readiness'],
    ['dashboard', 'exam progress', 'exams', 'limits', 'readiness'],
  ],
  [
    'applySubjectLimits',
    ['dashboard', 'exam progress', 'exams', 'limits', 'readiness'],
    ['dashboard', 'exam progress', 'exams', 'limits', 'readiness'],
  ],
  ['saveStudentMarks', ['marks'], ['marks']],
  ['downloadAwardList', [], []],
  ['saveStudentRemarks', ['remarks'], ['remarks']],
  ['promoteStudents', PROMOTED, PROMOTED],
  ['undoPromotion', PROMOTED, PROMOTED],
  ['downloadResultRegister', [], []],
  ['downloadMarksheets', [], []],
  ['downloadMarksTemplate', [], []],
  ['checkMarksFile', [], []],
  ['annotateMarksFile', [], []],
  ['uploadStudentMarks', ['marks'], ['marks']],
  ['saveMasterSubject', SUBJECTS, SUBJECTS],
  ['deleteMasterSubject', ['subject list'], ['subject list']],
  ['saveClassSubject', SUBJECTS, SUBJECTS],
  ['applySubjects', SUBJECTS, SUBJECTS],
  ['deleteClassSubject', SUBJECTS, SUBJECTS],
  ['saveSubjectGroup', ['groups', 'subjects'], ['groups', 'subjects']],
  ['deleteSubjectGroup', ['groups', 'subjects'], ['groups', 'subjects']],
  ['manageUserPrivileges', [], []],
  ['saveStudentDiscount', DUES, DUES],
  ['issueCertificate', CERTIFICATES, CERTIFICATES],
  ['downloadCertificate', [], []],
  ['markCertificatePrinted', CERTIFICATES, CERTIFICATES],
  ['cancelCertificate', CERTIFICATES, CERTIFICATES],
  ['saveCashCount', ['day close'], ['day close']],
  ['downloadCashHandover', [], []],
  ['reopenReceipt', CONFIRMED, CONFIRMED],
  ['createReceipt', MONEY, MONEY],
  ['createReceipts', MONEY, MONEY],
  ['cancelReceipt', CANCELLED, CANCELLED],
  ['confirmReceipts', CONFIRMED, CONFIRMED],
  ['confirmReceiptsByFile', CONFIRMED, CONFIRMED],
  ['checkReceiptsFile', [], []],
  ['annotateReceiptsFile', [], []],
  ['exportReceipts', [], []],
  ['downloadPendingFeeReport', [], []],
  ['downloadStudentFeeReport', [], []],
  ['downloadReport', [], []],
  ['downloadReceipt', [], []],
  ['downloadDayClose', [], []],
  [
    'markReceiptPrinted',
    ['banks', 'dashboard', 'day close', 'day closes', 'receipt', 'receipt history', 'receipts'],
    ['banks', 'dashboard', 'day close', 'day closes', 'receipt', 'receipt history', 'receipts'],
  ],
  ['generateFeeCertificate', [], []],
  [
    'printReceipts',
    ['banks', 'dashboard', 'day close', 'day closes', 'receipt', 'receipt history', 'receipts'],
    ['banks', 'dashboard', 'day close', 'day closes', 'receipt', 'receipt history', 'receipts'],
  ],
];

/** The changes whose answer is the whole record, with the query that takes it. */
const FILLS: [mutation: Name, query: Name, call: string][] = [
  ['updateSchool', 'getSchool', 'GET /school/1'],
  ['updateTeacher', 'getTeacher', 'GET /user/teacher/1'],
  ['manageUserPrivileges', 'listUserPrivileges', 'GET /privilege/user/1/all'],
];

const opened: Portal[] = [];
afterEach(() => {
  for (const portal of opened.splice(0)) {
    portal.close();
    portal.persistor.pause();
  }
  localStorage.clear();
});

interface Started {
  initiate: (argument: unknown, options?: object) => (dispatch: Portal['store']['dispatch']) => Promise<unknown>;
}
const start = (portal: Portal, name: Name, argument: unknown) =>
  portal.store.dispatch(
    (endpoints[name] as unknown as Started).initiate(argument) as never,
  ) as unknown as Promise<unknown>;

/** A portal of a signed-in user, closed after the test. */
function openPortal(fetch: typeof globalThis.fetch): Portal {
  localStorage.setItem('accessToken', 'access');
  localStorage.setItem('refreshToken', 'refresh');
  const portal = createPortal({ baseUrl: BASE_URL, fetch, delay: () => Promise.resolve(), saveFile: () => undefined });
  opened.push(portal);
  return portal;
}
async function askedAfter(mutation: Name, refused: boolean): Promise<string[]> {
  const calls: string[] = [];
  let changing = false;
  const fetch: typeof globalThis.fetch = (input, init) => {
    const { method, url } = new Request(input, init);
    const name = `${method} ${new URL(url).pathname.replace('/api', '')}`;
    calls.push(name);
    const query = QUERIES.find(([, , call]) => call === name);
    if (query) return Promise.resolve(envelope({ data: query[3] }));
    if (changing && refused) return Promise.resolve(envelope({ code: 205, status: 409, message: 'Changed meanwhile' }));
    return Promise.resolve(envelope({ data: [] }));
  };
  const portal = openPortal(fetch);
  await Promise.all(QUERIES.map(([, query, call]) => start(portal, query, argOf(call))));
  calls.length = 0;
  changing = true;
  await start(portal, mutation, sent);
  const pending = () =>
    Object.values(portal.store.getState().api.queries).some((one) => one?.status === QueryStatus.pending);
  for (let quiet = 0; quiet < 3; quiet = pending() ? 0 : quiet + 1) await realTick();
  return QUERIES.filter(([, , call]) => calls.includes(call))
    .map(([label]) => label)
    .sort();
}

test('every mutation of the portal is listed in the table', () => {
  const mutations = Object.entries(endpoints).filter(([, endpoint]) => 'useMutation' in endpoint);
  const ofNobody = ['signIn', 'signOut', 'refreshTokens', 'requestPasswordReset', 'updatePassword'];
  const wanted = mutations.map(([name]) => name).filter((name) => !ofNobody.includes(name));
  expect(CHANGES.map(([name]) => name).sort()).toEqual(wanted.sort());
});

test.each(CHANGES)('after %s the screens that show the record load it again', async (mutation, done) => {
  expect(await askedAfter(mutation, false)).toEqual([...done].sort());
});

test.each(CHANGES.map(([mutation, , refused]) => [mutation, refused] as const))(
  'after %s was refused with a conflict, the screens that show the record load it again',
  async (mutation, refused) => {
    expect(await askedAfter(mutation, true)).toEqual([...refused].sort());
  },
);

async function until(holds: () => boolean): Promise<void> {
  for (let ticks = 0; ticks < 1000 && !holds(); ticks += 1) await realTick();
  expect(holds()).toBe(true);
}

/** A portal whose calls are answered by hand. */
function openByHand() {
  const asked: { method: string; url: string; answer: (response: Response) => void }[] = [];
  const portal = openPortal(
    (input, init) =>
      new Promise((answer) => {
        const { method, url } = new Request(input, init);
        asked.push({ method, url, answer });
      }),
  );
  /** The oldest waiting call of a method below a path, taken out; its answer is given by calling it. */
  const taken = async (method: string, path: string) => {
    const isIt = (one: { method: string; url: string }) => one.method === method && one.url.includes(path);
    await until(() => asked.some(isIt));
    const [call] = asked.splice(asked.findIndex(isIt), 1);
    return (answer: string) => call?.answer(envelope({ data: [answer] }));
  };
  const remembered = (query: Name) =>
    Object.values(portal.store.getState().api.queries).find((one) => one?.endpointName === query)?.data;
  return { portal, taken, remembered };
}

test.each(FILLS)('the answer of %s is what %s remembers', async (mutation, query, call) => {
  const { portal, taken, remembered } = openByHand();
  const [, path = ''] = call.split(' ');
  const read = start(portal, query, argOf(call));
  (await taken('GET', path))('before');
  await read;
  const changed = start(portal, mutation, sent);
  (await taken('PUT', ''))('after');
  await changed;
  expect(remembered(query)).toEqual(['after']);
});

test.each(FILLS)('a read that is older than %s refetches %s', async (mutation, query, call) => {
  const { portal, taken, remembered } = openByHand();
  const [, path = ''] = call.split(' ');
  const read = start(portal, query, argOf(call));
  const older = await taken('GET', path);
  const changed = start(portal, mutation, sent);
  (await taken('PUT', ''))('after');
  await changed;
  older('before');
  await read;
  (await taken('GET', path))('after');
  await until(() => JSON.stringify(remembered(query)) === '["after"]');
});
