// The history of promotions: who, when, which classes, how many, and whether a run was undone.
import { resetProvider, setClock, sql, tokenOf, displayNameOf } from '../../support/provider';
import { verdict } from '../support/http';
import { setPrivileges } from '../support/privileges';
import {
  endAfter,
  idAt,
  listRuns,
  promoteNow,
  promotionForm,
  promotionWorld,
  setMarks,
  undo,
  type PromotionWorld,
} from '../support/promotion';
import { SECOND, UNKNOWN } from '../support/schools';

const AT = '2027-03-30T05:30:00.000Z';
const UNDONE_AT = '2027-03-31T05:30:00.000Z';
let admin: string;
let world: PromotionWorld;
beforeEach(async () => {
  await resetProvider();
  await setClock(AT);
  admin = await tokenOf('admin');
  world = await promotionWorld();
});

const form = (changes: object = {}) => promotionForm(world, changes);
const runs = async (token = admin) => (await listRuns(token)).data;

test('C6 a run is listed with user, time, sessions and its numbers, also by class in their order', async () => {
  const six = await promotionWorld('6');
  await endAfter(six);
  await setMarks(world, [10]);
  await sql('DELETE FROM student_marks WHERE student_id = $1', [idAt(six, 0)]);
  const { runId } = await promoteNow(
    admin,
    form({ classIds: [six.classId, world.classId], leftOut: [idAt(world, 1)] }),
  );
  expect(await runs()).toEqual([
    {
      runId,
      sourceSessionId: world.source,
      sourceSessionName: '2026 - 2027',
      targetSessionId: world.target,
      targetSessionName: '2027 - 2028',
      targetSessionStatus: 'UPCOMING',
      excludeFailed: false,
      at: AT,
      by: await displayNameOf('admin'),
      promoted: 4,
      repeating: 1,
      passedOut: 5,
      notEligible: 1,
      leftOut: 1,
      classes: [
        { classId: world.classId, className: '5', promoted: 4, repeating: 1, passedOut: 0 },
        { classId: six.classId, className: '6', promoted: 0, repeating: 0, passedOut: 5 },
      ],
      undoneAt: null,
      undoneBy: null,
    },
  ]);
});

test('a class of the run without a promoted student is listed with zeros, also after it is deleted', async () => {
  const six = await promotionWorld('6');
  await sql('DELETE FROM student_marks WHERE exam_id = $1', [six.examId]);
  await promoteNow(admin, form({ classIds: [world.classId, six.classId] }));
  await sql('UPDATE classes SET deleted_at = now() WHERE id = $1', [six.classId]);
  expect((await runs())[0]?.classes).toMatchObject([
    { className: '5', promoted: 6 },
    { className: '6', promoted: 0, repeating: 0, passedOut: 0 },
  ]);
});

test('the newest run comes first, each with its own numbers; an undone run stays with user and time of the undo', async () => {
  await setPrivileges('teacher', 'STUDENTS_PROMOTION');
  const first = await promoteNow(admin, form({ leftOut: [idAt(world, 0)] }));
  const second = await promoteNow(await tokenOf('teacher'), form());
  await setClock(UNDONE_AT);
  await undo(await tokenOf('admin'), second.runId);
  expect(await runs(await tokenOf('admin'))).toMatchObject([
    {
      runId: second.runId,
      promoted: 1,
      by: await displayNameOf('teacher'),
      undoneAt: UNDONE_AT,
      undoneBy: await displayNameOf('admin'),
    },
    { runId: first.runId, promoted: 5, leftOut: 1, by: await displayNameOf('admin'), undoneAt: null, undoneBy: null },
  ]);
});

test('a platform user is not named inside a school', async () => {
  await promoteNow(await tokenOf('platform'), form());
  expect(await runs()).toMatchObject([{ promoted: 6, by: null }]);
});

test('a school without promotions has an empty list', async () => {
  expect(await runs()).toEqual([]);
});

test('CODE-137 CODE-189 only users of the school with STUDENTS_PROMOTION list its runs, and none of another school', async () => {
  await promoteNow(admin, form());
  const [admin2, platform] = [await tokenOf('admin2'), await tokenOf('platform')];
  expect((await listRuns(admin2, SECOND)).data).toEqual([]);
  expect((await listRuns(platform)).data).toHaveLength(1);
  expect((await listRuns(platform, SECOND)).data).toEqual([]);
  expect(verdict(await listRuns(admin2))).toEqual([403, 189]);
  expect(verdict(await listRuns(admin, UNKNOWN))).toEqual([403, 189]);
  await setPrivileges('teacher', 'UPLOAD_RESULT');
  expect(verdict(await listRuns(await tokenOf('teacher')))).toEqual([403, 137]);
});
