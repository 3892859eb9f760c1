// What happens in the old session after a promotion, and what an undo makes of it.
import { call, resetProvider, setClock, sql, tokenOf } from '../../support/provider';
import { verdict } from '../support/http';
import {
  enrolledIn,
  idAt,
  listRuns,
  outcomesOf,
  promoteNow,
  promotionForm,
  promotionWorld,
  setMarks,
  setSessionStatus,
  undo,
  type PromotionWorld,
} from '../support/promotion';
import { formOf, getStudent, placeOf, remove, update } from '../support/students';

let admin: string;
let world: PromotionWorld;
let runId: number;
beforeEach(async () => {
  await resetProvider();
  await setClock('2027-03-30T05:30:00.000Z');
  admin = await tokenOf('admin');
  world = await promotionWorld();
  ({ runId } = await promoteNow(admin, promotionForm(world)));
});

const inTarget = async (index: number) =>
  (await enrolledIn(world)).find(({ studentId }) => studentId === idAt(world, index));

test('PROMOTE-14 a student who is moved in the old session stays in the class of the promotion, also after corrected marks', async () => {
  const before = await inTarget(0);
  const { data } = await getStudent(admin, idAt(world, 0), world.source);
  const six = await placeOf('6');
  const enrollments = [{ sessionId: world.source, classId: six.classId, sectionId: six.sectionId }];
  expect(verdict(await update(admin, idAt(world, 0), formOf(data, { enrollments })))).toEqual([200, 100]);
  await setMarks(world, [null, 10]);
  expect([await inTarget(0), (await inTarget(1))?.className]).toEqual([before, '6']);
  const outcomes = await outcomesOf(admin, promotionForm(world));
  expect([outcomes[idAt(world, 0)], outcomes[idAt(world, 1)]]).toEqual([undefined, 'NOT_ELIGIBLE ALREADY_ENROLLED']);
  expect((await undo(admin, runId)).data).toEqual({ runId, removed: 6 });
  expect((await outcomesOf(admin, promotionForm(world)))[idAt(world, 1)]).toBe('REPEATS FAILED');
});

test('PROMOTE-14 ENUM-02 the new enrolment comes first once its session is the one in use, and not before', async () => {
  const sessions = async () =>
    (await getStudent(admin, idAt(world, 0))).data.enrollments.map((one) => one['sessionId']);
  expect((await sessions()).slice(0, 1)).toEqual([world.source]);
  expect(await sessions()).toContain(world.target);
  await setSessionStatus(world.source, 'COMPLETED');
  await setSessionStatus(world.target, 'ACTIVE');
  expect((await sessions()).slice(0, 1)).toEqual([world.target]);
});

test('LIFECYCLE-28 a student struck off in the old session is struck off in the new one; a deleted one too', async () => {
  const json = { schoolId: 1, sessionId: world.source, studentId: idAt(world, 0), comment: 'Left', type: 'INACTIVE' };
  expect(verdict(await call('POST', '/student/name-strike-off', { token: admin, json }))).toEqual([200, 100]);
  expect(verdict(await remove(admin, idAt(world, 1)))).toEqual([200, 100]);
  expect([(await inTarget(0))?.['life'], (await inTarget(1))?.['life']]).toEqual(['STRUCK_OFF', 'DELETED']);
  const counted = async () =>
    (
      await sql<{ students: number }>(
        "SELECT coalesce(sum(students), 0)::integer AS students FROM enrolment_counts WHERE session_id = $1 AND life = 'ACTIVE'",
        [world.target],
      )
    )[0]?.students;
  expect(await counted()).toBe(4);
  expect((await undo(admin, runId)).data).toEqual({ runId, removed: 6 });
  expect(await counted()).toBe(0);
});

test('a run keeps the name of the user who promoted, also after the account is deleted', async () => {
  const [teacher] = await sql<{ id: number; userId: number }>(
    'SELECT id, user_id AS "userId" FROM teachers WHERE school_id = 1 ORDER BY id LIMIT 1',
  );
  await sql('UPDATE promotion_runs SET created_by = $1', [teacher?.userId]);
  const read = async () => (await listRuns(admin)).data;
  const before = await read();
  expect(before).toHaveLength(1);
  expect(verdict(await call('DELETE', `/user/teacher/${teacher?.id ?? 0}`, { token: admin }))).toEqual([200, 100]);
  expect(await read()).toEqual(before);
});
