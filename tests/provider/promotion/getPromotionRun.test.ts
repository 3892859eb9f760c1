// One promotion, and what prevents its undo.
import { resetProvider, sql, tokenOf } from '../../support/provider';
import { verdict } from '../support/http';
import { setPrivileges } from '../support/privileges';
import {
  blockWith,
  endAfter,
  getRun,
  idAt,
  listRuns,
  outcomesOf,
  promoteNow,
  promotionForm,
  promotionWorld,
  setSessionStatus,
  undo,
  type PromotionWorld,
} from '../support/promotion';
import { SECOND } from '../support/schools';
import { createSession, removeSession } from '../support/sessions';

let admin: string;
let world: PromotionWorld;
let runId: number;
beforeEach(async () => {
  await resetProvider();
  admin = await tokenOf('admin');
  world = await promotionWorld();
  ({ runId } = await promoteNow(admin, promotionForm(world)));
});

const run = async () => (await getRun(admin, runId)).data;

test('a run is returned as it is listed, without an obstacle while its enrolments are unused', async () => {
  const [listed] = (await listRuns(admin)).data;
  expect(await run()).toEqual({ run: listed, obstacle: null, blockers: [] });
});

test('students whose enrolment is in use are listed by name, each with all its reasons', async () => {
  await blockWith(world, 3, 'RECEIPT');
  await blockWith(world, 3, 'ROLL_NUMBER');
  await blockWith(world, 0, 'MARKS');
  await blockWith(world, 1, 'DISCOUNT');
  await blockWith(world, 2, 'OTHER_CLASS');
  const { obstacle, blockers } = await run();
  const expected = [
    { index: 3, className: '6', sectionName: 'B', reasons: ['RECEIPT', 'ROLL_NUMBER'] },
    { index: 0, className: '6', sectionName: 'A', reasons: ['MARKS'] },
    { index: 1, className: '6', sectionName: 'A', reasons: ['DISCOUNT'] },
    { index: 2, className: '7', sectionName: null, reasons: ['OTHER_CLASS'] },
  ].map(({ index, ...rest }) => {
    const {
      id: studentId,
      code: studentCode,
      name: studentName,
    } = world.students[index] ?? { id: 0, code: 0, name: '' };
    return { studentId, studentCode, studentName, ...rest };
  });
  expect(obstacle).toBeNull();
  expect(blockers).toEqual(expected.toSorted((one, other) => (one.studentName < other.studentName ? -1 : 1)));
});

test('what students have in other sessions does not prevent the undo', async () => {
  for (const [index, reason] of (['RECEIPT', 'DISCOUNT', 'ROLL_NUMBER', 'MARKS'] as const).entries())
    await blockWith(world, index, reason, world.source);
  expect((await run()).blockers).toEqual([]);
});

test('a run into a session that is not UPCOMING and an undone run have an obstacle', async () => {
  await blockWith(world, 0, 'ROLL_NUMBER');
  for (const status of ['ACTIVE', 'COMPLETED']) {
    await setSessionStatus(world.target, status);
    expect(await run()).toMatchObject({ obstacle: 'SESSION_NOT_UPCOMING', blockers: [{ reasons: ['ROLL_NUMBER'] }] });
  }
  await setSessionStatus(world.target, 'UPCOMING');
  await sql('UPDATE enrolments SET roll_no = NULL WHERE session_id = $1', [world.target]);
  await undo(admin, runId);
  expect(await run()).toMatchObject({ obstacle: 'UNDONE', blockers: [] });
});

test('a run into a session that was deleted has an obstacle, and students who passed out by it are eligible again', async () => {
  await undo(admin, runId);
  await endAfter(world);
  const last = await promoteNow(admin, promotionForm(world));
  expect(last).toMatchObject({ passedOut: 6 });
  expect((await getRun(admin, last.runId)).data).toMatchObject({ obstacle: null });
  expect(verdict(await removeSession(admin, world.target))).toEqual([200, 100]);
  expect((await getRun(admin, last.runId)).data).toMatchObject({ obstacle: 'SESSION_NOT_UPCOMING', blockers: [] });
  const { data: session } = await createSession(admin);
  const outcomes = await outcomesOf(admin, promotionForm({ ...world, target: session.sessionId }));
  expect(new Set(Object.values(outcomes))).toEqual(new Set(['PASSED_OUT PASSED']));
});

test('an undone run has no blockers, although its students are promoted again and have a roll number', async () => {
  await undo(admin, runId);
  const again = await promoteNow(admin, promotionForm(world));
  await blockWith(world, 0, 'ROLL_NUMBER');
  expect(await run()).toMatchObject({ obstacle: 'UNDONE', blockers: [] });
  expect((await getRun(admin, again.runId)).data.blockers.map(({ studentId }) => studentId)).toEqual([idAt(world, 0)]);
});

test('CODE-103 an unknown run and a run of another school are rejected alike', async () => {
  const theirs = await promotionWorld('5', { schoolId: SECOND });
  const { runId: other } = await promoteNow(await tokenOf('admin2'), promotionForm(theirs));
  for (const id of [other, 2_000_000]) expect(verdict(await getRun(admin, id))).toEqual([404, 103]);
  expect(verdict(await getRun(admin, other, SECOND))).toEqual([403, 189]);
  expect(verdict(await getRun(await tokenOf('platform'), other))).toEqual([404, 103]);
});

test('CODE-137 a user without STUDENTS_PROMOTION is denied', async () => {
  await setPrivileges('teacher', 'UPLOAD_RESULT');
  expect(verdict(await getRun(await tokenOf('teacher'), runId))).toEqual([403, 137]);
});
