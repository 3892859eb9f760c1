// Remarks are stored: all or none, only what was sent, and never over those of another user.
import { resetProvider, setClock, sql, tokenOf, displayNameOf } from '../../support/provider';
import { verdict } from '../support/http';
import { changeLife } from '../support/life';
import { marksWorld, problemsOf, studentsOf, type MarksWorld } from '../support/marks';
import { setPrivileges } from '../support/privileges';
import { listRemarks, remarkOf, saveRemarks, storedRemarks } from '../support/remarks';
import { SECOND } from '../support/schools';
import { disableSchool } from '../support/sessions';

const AT = '2026-07-15T04:45:00.000Z';
const GOOD = 'Good. Can do even better.';
let admin: string;
let teacher: string;
let world: MarksWorld;
beforeEach(async () => {
  await resetProvider();
  await setClock(AT);
  [admin, teacher] = [await tokenOf('admin'), await tokenOf('teacher')];
  world = await marksWorld();
});

test('remarks are stored and listed; one that is not sent stays, null removes one, an equal one keeps its version', async () => {
  const first = await saveRemarks(admin, world, [remarkOf(world, 0, GOOD), remarkOf(world, 1, 'अच्छा कार्य')]);
  expect([verdict(first), first.data]).toEqual([
    [200, 100],
    [remarkOf(world, 0, GOOD, 1), remarkOf(world, 1, 'अच्छा कार्य', 1)],
  ]);
  const second = await saveRemarks(admin, world, [remarkOf(world, 0, GOOD, 1), remarkOf(world, 1, null, 1)]);
  expect(second.data).toEqual([remarkOf(world, 0, GOOD, 1), remarkOf(world, 1, null, 2)]);
  expect(await storedRemarks(world)).toEqual({ 0: [GOOD, 1], 1: [null, 2] });
  expect((await listRemarks(teacher, world)).data.slice(0, 2)).toMatchObject([{ remark: GOOD }, { remark: null }]);
});

test.each([
  ['blanks around and inside it', '  Good \t work.  ', 'Good work.'],
  ['blanks only', '   ', null],
])('a remark with %s is stored tidy', async (_what, sent, stored) => {
  const { data } = await saveRemarks(admin, world, [remarkOf(world, 0, sent)]);
  expect(data).toMatchObject([{ remark: stored }]);
});

test.each([
  ['201 characters', 'x'.repeat(201), 'Remark must not be more than 200 characters'],
  ['an invisible character', 'Good\u202Ework', 'invisible'],
])('CODE-109 a remark with %s is rejected, and nothing of the request is stored', async (_what, sent, message) => {
  const answer = await saveRemarks(admin, world, [remarkOf(world, 0, GOOD), remarkOf(world, 1, sent)]);
  expect(verdict(answer)).toEqual([400, 109]);
  expect(Object.entries(answer.data.problems[0] ?? {})).toEqual([
    ['path', 'remarks.1.remark'],
    ['message', expect.stringContaining(message) as string],
  ]);
  expect(await storedRemarks(world)).toEqual({});
});

test('CODE-109 a student who is listed twice is reported', async () => {
  const answer = await saveRemarks(admin, world, [remarkOf(world, 0, GOOD), remarkOf(world, 0, 'Good.')]);
  expect(verdict(answer)).toEqual([400, 109]);
  expect(answer.data.problems).toEqual([{ path: 'remarks.1.studentId', message: 'The student is listed twice' }]);
});

test('CODE-126 CODE-127 students of another section and students who left are rejected with all of the request', async () => {
  const [other] = await studentsOf(world, world.sections['B']);
  const away = await saveRemarks(admin, world, [
    remarkOf(world, 0, GOOD),
    { studentId: other?.id, remark: GOOD, version: 0 },
  ]);
  expect([verdict(away), Object.keys(problemsOf(away as never))]).toEqual([[409, 126], ['remarks.1.studentId']]);
  await changeLife(world.students[1]?.id ?? 0, 'STRUCK_OFF');
  const left = await saveRemarks(admin, world, [remarkOf(world, 0, GOOD), remarkOf(world, 1, GOOD)]);
  expect([verdict(left), Object.keys(problemsOf(left as never))]).toEqual([[409, 127], ['remarks.1.studentId']]);
  expect(await storedRemarks(world)).toEqual({});
  const ofB = [{ studentId: other?.id, remark: GOOD, version: 0 }];
  expect(verdict(await saveRemarks(admin, world, ofB, { sectionId: -1 }))).toEqual([200, 100]);
});

test('CODE-191 an upcoming session takes remarks, a completed one does not', async () => {
  const setStatus = (status: string) =>
    sql('UPDATE sessions SET status = $2 WHERE id = $1', [world.place.sessionId, status]);
  await setStatus('UPCOMING');
  expect(verdict(await saveRemarks(admin, world, [remarkOf(world, 0, GOOD)]))).toEqual([200, 100]);
  await setStatus('COMPLETED');
  expect(verdict(await saveRemarks(admin, world, [remarkOf(world, 0, 'Good.', 1)]))).toEqual([409, 191]);
  expect(await storedRemarks(world)).toEqual({ 0: [GOOD, 1] });
  expect((await listRemarks(admin, world)).data[0]).toMatchObject({ remark: GOOD });
});

test('CODE-103 CODE-112 CODE-118 CODE-158 an unknown session, class or section and a disabled school are rejected', async () => {
  const unknown = 2_000_000;
  const save = async (changes: object) => verdict(await saveRemarks(admin, world, [remarkOf(world, 0, GOOD)], changes));
  expect(await save({ sessionId: unknown })).toEqual([404, 103]);
  expect(await save({ classId: unknown })).toEqual([404, 158]);
  expect(await save({ sectionId: unknown })).toEqual([404, 118]);
  await disableSchool(await tokenOf('platform'));
  expect(await save({})).toEqual([409, 112]);
});

test('CODE-137 CODE-189 only users of the school with UPLOAD_RESULT save remarks', async () => {
  const elsewhere = await marksWorld('9', SECOND);
  const save = async (as: string, at = world, changes = {}) =>
    verdict(await saveRemarks(as, at, [remarkOf(at, 0, GOOD)], changes));
  await setPrivileges('teacher', 'LOCK_RESULT');
  expect(await save(await tokenOf('teacher'))).toEqual([403, 137]);
  expect(await save(await tokenOf('admin2'))).toEqual([403, 189]);
  expect(await save(admin, elsewhere)).toEqual([403, 189]);
  expect(await save(admin, world, elsewhere.place)).toEqual([404, 103]);
  expect(await storedRemarks(elsewhere)).toEqual({});
});

test('C10 code 205 a stale version returns exactly the conflicting students, both values, user and time', async () => {
  await saveRemarks(teacher, world, [remarkOf(world, 0, 'Teacher'), remarkOf(world, 2, 'Same')]);
  await saveRemarks(teacher, world, [remarkOf(world, 0, null, 1), remarkOf(world, 1, 'Second')]);
  const answer = await saveRemarks(admin, world, [
    remarkOf(world, 0, 'Admin', 1),
    remarkOf(world, 1, 'Mine'),
    remarkOf(world, 2, 'Same'),
    remarkOf(world, 3, 'Free'),
  ]);
  expect(verdict(answer)).toEqual([409, 205]);
  const common = { subjectId: null, entry: 'remark', by: await displayNameOf('teacher'), at: AT };
  const [first, second] = world.students;
  expect(answer.data.marks).toEqual([
    { ...common, studentId: first?.id, sent: 'Admin', stored: null, version: 2 },
    { ...common, studentId: second?.id, sent: 'Mine', stored: 'Second', version: 1 },
  ]);
  expect(answer.data.problems).toEqual([
    { path: 'remarks.0.remark', message: `${first?.name}: an empty remark was saved by ${common.by}` },
    { path: 'remarks.1.remark', message: `${second?.name}: Second was saved by ${common.by}` },
  ]);
  expect(await storedRemarks(world)).toEqual({ 0: [null, 2], 1: ['Second', 1], 2: ['Same', 1] });
  await saveRemarks(admin, world, [remarkOf(world, 0, 'Admin', 2), remarkOf(world, 1, 'Mine', 1)]);
  expect(await storedRemarks(world)).toEqual({ 0: ['Admin', 3], 1: ['Mine', 2], 2: ['Same', 1] });
});

test('C10 a platform user is not named in a conflict inside a school', async () => {
  await saveRemarks(await tokenOf('platform'), world, [remarkOf(world, 0, GOOD)]);
  const answer = await saveRemarks(admin, world, [remarkOf(world, 0, 'Mine')]);
  expect(answer.data.marks).toMatchObject([{ stored: GOOD, by: null, at: AT }]);
  expect(answer.data.problems).toMatchObject([{ message: expect.stringContaining('by another user') as string }]);
});

test('C1 a repeated idempotency key returns the first response and stores nothing; other content is 206', async () => {
  const key = { 'Idempotency-Key': '0b9f6c1e-6d0a-4f58-9a57-1f3c2d4e5f64' };
  const save = (remark: string) => saveRemarks(admin, world, [remarkOf(world, 0, remark)], {}, key);
  const first = await save(GOOD);
  await saveRemarks(admin, world, [remarkOf(world, 0, 'Newer', 1)]);
  expect((await save(GOOD)).data).toEqual(first.data);
  expect(verdict(await save('Other'))).toEqual([422, 206]);
  expect(await storedRemarks(world)).toEqual({ 0: ['Newer', 2] });
});

test('C10 of several users who save the same remark at once one is stored and the others have a conflict', async () => {
  const tokens = Array.from({ length: 8 }, (_, index) => (index % 2 === 0 ? admin : teacher));
  for (const version of [0, 1, 2]) {
    const answers = await Promise.all(
      tokens.map((token, index) => saveRemarks(token, world, [remarkOf(world, 0, `${version} ${index}`, version)])),
    );
    const codes = answers.map((answer) => verdict(answer)[1]);
    expect(codes.toSorted()).toEqual([100, ...Array.from({ length: 7 }, () => 205)]);
    expect(await storedRemarks(world)).toEqual({ 0: [`${version} ${codes.indexOf(100)}`, version + 1] });
  }
});

test('C10 E4 the audit trail has the changed remarks before and after; a save without a change has none', async () => {
  await saveRemarks(admin, world, [remarkOf(world, 0, GOOD), remarkOf(world, 1, GOOD)]);
  await saveRemarks(teacher, world, [remarkOf(world, 0, null, 1), remarkOf(world, 1, GOOD, 1)]);
  await saveRemarks(teacher, world, [remarkOf(world, 1, GOOD, 1)]);
  const rows = await sql<{ details: Record<string, unknown> }>(
    "SELECT details FROM audit_entries WHERE event = 'saveStudentRemarks' ORDER BY id",
  );
  const id = world.students[0]?.id ?? 0;
  expect(rows.slice(1).map(({ details }) => details)).toEqual([
    expect.objectContaining({
      entity: 'remarks of session',
      id: world.place.sessionId,
      before: { [id]: GOOD },
      after: { [id]: null },
    }),
    null,
  ]);
});
