// What every operation that names a school answers for an id that no school has: 103. Lists and searches are empty, as in a
// school without records; other answers are of the record or the user that comes before the school.
import { operations, type Operation } from '../../contract/support';
import { call } from '../../support/provider';
import { FIRST, UNKNOWN } from '../support/schools';
import { verdict } from '../support/http';
import { sampleOf } from '../support/samples';
import { idFieldsOf, placesOf, withValueAt } from '../support/samplesIds';
import { sendSample, signAllIn, type World } from '../support/samplesWorld';

let world: World<'platform'>;
let platform: string;
beforeAll(async () => {
  world = await signAllIn('platform');
  platform = world.tokens.platform.accessToken;
});
beforeEach(() => world.restore());

const read = (path: string) => call('GET', path.replace('{schoolId}', String(UNKNOWN)), { token: platform });

test.each([
  '/class/all/{schoolId}',
  '/session/all/{schoolId}',
  '/session/reports/{schoolId}',
  '/session/all/active/{schoolId}',
  '/subject-master/{schoolId}',
  '/result/grade/{schoolId}',
  '/user/teacher/all/{schoolId}',
  '/user/teacher/active/{schoolId}',
])('SCHOOL-51 the list %s of an unknown school is empty', async (path) => {
  const answer = await read(path);
  expect([...verdict(answer), answer.data]).toEqual([200, 100, []]);
});

test('SCHOOL-51 the standard class names are listed for every id', async () => {
  const { data } = await call<string[]>('GET', '/class/master/1', { token: platform });
  expect(data.length).toBeGreaterThan(10);
  expect((await read('/class/master/{schoolId}')).data).toEqual(data);
});

test.each(['/school/{schoolId}', '/school/{schoolId}/set-up'])(
  'SCHOOL-51 CODE-103 %s of an unknown school answers 103',
  async (path) => {
    expect(verdict(await read(path))).toEqual([404, 103]);
  },
);

const schoolFields = (operation: Operation) =>
  idFieldsOf(operation).filter(
    ({ way }) => way.at(-1) === (operation.path.startsWith('/school/{id}') ? 'id' : 'schoolId'),
  );
const naming = operations.filter((operation) => schoolFields(operation).length > 0);

/** A valid request of the first school, sent about an unknown one. */
async function aboutUnknown(operation: Operation) {
  const sample = await sampleOf(operation, FIRST);
  const paths = schoolFields(operation).flatMap((field) => placesOf(sample, field));
  const asked = paths.reduce((request, path) => withValueAt(request, path, UNKNOWN), sample);
  return sendSample(operation, asked, platform);
}

/** Users of a school alone may do these. */
const REFUSED = [
  ...['annotateStudentImport', 'checkStudentImport', 'checkTeacherImport', 'importStudents', 'importTeachers'],
  'registerStudent',
];
/** A class and a teacher keep their school, and receipts are looked up before it. */
const OTHERS: Record<string, number> = {
  ...Object.fromEntries(REFUSED.map((name) => [name, 189])),
  ...{ updateClass: 109, updateTeacher: 100, printReceipts: 147 },
};
const LISTS = [
  ...[
    'listActiveSessions',
    'listActiveTeachers',
    'listAllStudents',
    'listBankNames',
    'listCertificates',
    'listClasses',
  ],
  ...['listGrades', 'listMasterSubjects', 'listPromotionRuns', 'listReceipts', 'listReportSessions', 'listSessions'],
  ...['listStruckOffStudents', 'listStudents', 'listTcStudents', 'listTeachers'],
];
/** A look-up by code finds no student, and the standard names are those of every school. */
const LOOK_UPS: Record<string, unknown> = {
  findStudentByCode: { student: null, obstacle: null },
  listMasterClasses: expect.arrayContaining(['Nursery', '12']),
};

test('SCHOOL-51 CODE-103 every operation that names an unknown school answers 103; lists and searches are empty', async () => {
  const others: Record<string, number> = {};
  const lists: string[] = [];
  const lookUps: Record<string, unknown> = {};
  for (const operation of naming) {
    await world.restore();
    const { responseCode, data } = await aboutUnknown(operation);
    const rows = (data as { content?: unknown } | null)?.content ?? data;
    if (responseCode === 103) continue;
    if (Array.isArray(rows) && rows.length === 0) lists.push(operation.operationId);
    else if (operation.operationId in LOOK_UPS && responseCode === 100) lookUps[operation.operationId] = data;
    else others[operation.operationId] = responseCode;
  }
  expect(naming.length).toBeGreaterThan(70);
  expect([lists.sort(), lookUps, others]).toEqual([LISTS, LOOK_UPS, OTHERS]);
});
