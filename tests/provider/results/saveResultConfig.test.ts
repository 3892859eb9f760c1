// A result config is stored and makes the exams of a class; only before the session begins.
import { resetProvider, sql, tokenOf } from '../../support/provider';
import { feePlaceOf, type FeePlace } from '../support/fees';
import { verdict } from '../support/http';
import {
  CONFIG,
  dropConfig,
  getConfig,
  giveLimits,
  giveMark,
  listExams,
  openPlace,
  saveConfig,
} from '../support/results';

let token: string;
let place: FeePlace;
beforeEach(async () => {
  await resetProvider();
  token = await tokenOf('admin');
  place = await openPlace();
});

const form = (changes: object = {}) => ({ ...place, ...CONFIG, ...changes });
const exams = async () => (await listExams(token, place)).data;
const names = async () => (await exams()).map(({ examName }) => examName);

test('CALL2-46 CALL2-47 ENUM-19 a config comes back as it was stored', async () => {
  const { data, ...answer } = await saveConfig(token, form());
  expect(verdict(answer)).toEqual([200, 100]);
  expect(data).toEqual({ ...place, ...CONFIG, version: 1 });
  expect((await getConfig(token, place)).data).toEqual(data);
  const off = {
    ...{ midTerm: false, midTermExamName: null, supplementary: false, supplementaryExamName: null },
    ...{ internalAssessment: false, internalAssessmentName: null, maxGraceMarks: 0 },
  };
  const changed = { ...place, ...CONFIG, ...off, version: 2 };
  expect((await saveConfig(token, form({ ...off, version: 1 }))).data).toEqual(changed);
  expect((await getConfig(token, place)).data).toEqual(changed);
});

test('RESCONF-11 each term exam and each kind that is on is an exam, in the order of the year', async () => {
  await saveConfig(token, form());
  expect(await names()).toEqual([
    'Unit Test 1',
    'Unit Test 2',
    'Half Yearly',
    'Internal Assessment Exam',
    'Annual',
    'Supplementary Exam',
  ]);
});

test('RESCONF-11 a single term exam has the name alone', async () => {
  const OFF = { midTerm: false, supplementary: false, internalAssessment: false };
  await saveConfig(token, form({ ...OFF, termExamNo: 1 }));
  expect(await names()).toEqual(['Unit Test', 'Annual']);
});

test('RESCONF-11 saved again, exams that stay keep their ids, limits, locks and marks, others go and come', async () => {
  // A class with students.
  place = await feePlaceOf('5', 'ACTIVE');
  await sql("UPDATE sessions SET status = 'UPCOMING' WHERE id = $1", [place.sessionId]);
  await dropConfig(place);
  await saveConfig(token, form());
  const before = await exams();
  const { examId = 0 } = before.find(({ kind }) => kind === 'ANNUAL') ?? {};
  await giveLimits(examId);
  await giveMark(examId);
  const locks = { lockedMaxMarks: true, lockedUploadMarks: false, lockedEditMarks: true };
  await sql('UPDATE exams SET locked_max_marks = true, locked_edit_marks = true WHERE id = $1', [examId]);
  await saveConfig(token, form({ termExamNo: 1, supplementary: false, annualExamName: 'Yearly', version: 1 }));
  const after = await exams();
  expect(after.map(({ examName }) => examName)).toEqual([
    'Unit Test',
    'Half Yearly',
    'Internal Assessment Exam',
    'Yearly',
  ]);
  const stayed = before.filter(({ kind, ordinal }) => ordinal === 1 && kind !== 'SUPPLEMENTARY');
  expect(after.map(({ examId }) => examId)).toEqual(stayed.map(({ examId }) => examId));
  expect(after.find(({ kind }) => kind === 'ANNUAL')).toMatchObject({ ...locks, subjectsWithLimits: 1, version: 2 });
  expect(await sql('SELECT marks FROM student_marks WHERE exam_id = $1', [examId])).toEqual([{ marks: '41.00' }]);
});

test('an exam with limits is removed only when the caller agrees to it', async () => {
  await saveConfig(token, form());
  const [first, second] = await exams();
  for (const exam of [first, second]) await giveLimits(exam?.examId ?? 0);
  const refused = await saveConfig(token, form({ termExamNo: 0 }));
  expect([...verdict(refused), refused.responseMsg]).toEqual([400, 109, '2 exams with marks limits will be removed']);
  expect(await names()).toHaveLength(6);
  expect(verdict(await saveConfig(token, form({ termExamNo: 0, removeLimits: true })))).toEqual([200, 100]);
  expect(await names()).toHaveLength(4);
  expect(await sql('SELECT 1 FROM exam_limits WHERE session_id = $1', [place.sessionId])).toEqual([]);
});

test('nor is the only one that has limits', async () => {
  await saveConfig(token, form());
  const [first] = await exams();
  await giveLimits(first?.examId ?? 0);
  expect(await saveConfig(token, form({ termExamNo: 0 }))).toMatchObject({
    status: 400,
    responseCode: 109,
    responseMsg: '1 exam with marks limits will be removed',
    data: { problems: [{ path: 'removeLimits' }] },
  });
  expect(await names()).toHaveLength(6);
});

test.each(['ACTIVE', 'COMPLETED'])(
  'RESCONF-12 SESSION-43 CODE-152 a config is stored in an UPCOMING session, and not in an %s one',
  async (status) => {
    expect(verdict(await saveConfig(token, form()))).toEqual([200, 100]);
    place = await feePlaceOf('5', status);
    const before = await exams();
    expect(verdict(await saveConfig(token, form()))).toEqual([409, 152]);
    expect(await exams()).toEqual(before);
  },
);

test('RESCONF-14 CODE-155 a class without subjects: before anything is asked of grace subjects', async () => {
  await sql('DELETE FROM subject_groups WHERE session_id = $1', [place.sessionId]);
  await sql('DELETE FROM class_subjects WHERE session_id = $1', [place.sessionId]);
  expect(verdict(await saveConfig(token, form({ maxGraceSubjectsNo: 50 })))).toEqual([409, 155]);
});

test('RESCONF-13 CODE-159 no more grace subjects than the class has subjects', async () => {
  const [row] = await sql<{ n: number }>(
    'SELECT count(*)::integer AS n FROM class_subjects WHERE session_id = $1 AND class_id = $2',
    [place.sessionId, place.classId],
  );
  const subjects = row?.n ?? 0;
  expect(verdict(await saveConfig(token, form({ maxGraceSubjectsNo: subjects + 1 })))[1]).toBe(159);
  expect(verdict(await saveConfig(token, form({ maxGraceSubjectsNo: subjects })))).toEqual([200, 100]);
});

const NOTHING = { termExamNo: 0, midTerm: false, annual: false, supplementary: false, internalAssessment: false };
test.each([
  ['no exam', NOTHING],
  ['a term exam without a name', { termExamName: ' ' }],
  ['a kind without a name', { annualExamName: null }],
  ['a negative number of exams', { termExamNo: -1 }],
  ['negative grace marks', { maxGraceMarks: -0.25 }],
  ['negative grace subjects', { maxGraceSubjectsNo: -1 }],
  ['grace marks that are no quarters', { maxGraceMarks: 5.1 }],
])('RESCONF-14 %s answers 109', async (_what, changes) => {
  expect(verdict(await saveConfig(token, form(changes)))).toEqual([400, 109]);
  expect(await names()).toEqual([]);
});

test('code 205 a config that another user saved is not overwritten', async () => {
  await saveConfig(token, form({ version: 0 }));
  expect(verdict(await saveConfig(token, form({ version: 0 })))).toEqual([409, 205]);
  await saveConfig(token, form({ annualExamName: 'Yearly', version: 1 }));
  const { data, ...answer } = await saveConfig(token, form({ version: 1 }));
  expect(verdict(answer)).toEqual([409, 205]);
  expect(data).toMatchObject({ change: { fields: ['annualExamName'] } });
  await dropConfig(place);
  expect(verdict(await saveConfig(token, form({ version: 2 })))).toEqual([409, 205]);
});

test('an unknown session answers 103, a class of another school 158', async () => {
  expect(verdict(await saveConfig(token, form({ sessionId: 999_999 })))[1]).toBe(103);
  const other = await feePlaceOf('5', 'UPCOMING', 2);
  expect(verdict(await saveConfig(token, form({ classId: other.classId })))[1]).toBe(158);
});
