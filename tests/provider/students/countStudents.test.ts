// The number of active students of each class in a session, which shows what the start of a session still lacks.
import { call, resetProvider, setClock, sql, tokenOf, type Answer } from '../../support/provider';
import { createSection } from '../support/classes';
import { verdict } from '../support/http';
import { changeLife } from '../support/life';
import { setPrivileges, withdrawPrivileges } from '../support/privileges';
import { endAfter, idAt, promoteNow, promotionForm, promotionWorld, setMarks, undo } from '../support/promotion';
import { FIRST, SECOND } from '../support/schools';
import { placeOf } from '../support/students';

interface Count {
  classId: number;
  className: string;
  students: number;
  pending: number;
  withoutRollNo: number;
  notPromoted: number | null;
}

let token: string;
beforeEach(async () => {
  await resetProvider();
  token = await tokenOf('admin');
});

const countsOf = (
  sessionId: number,
  { as = token, target }: { as?: string; target?: number | undefined } = {},
): Promise<Answer<Count[]>> =>
  call('GET', `/student/counts/${sessionId}${target === undefined ? '' : `?targetSessionId=${target}`}`, { token: as });
const of = async (sessionId: number, name: string, target?: number) =>
  (await countsOf(sessionId, { target })).data.find(({ className }) => className === name);

/** Changes one enrolment of an active student of the class who is complete and has a roll number. */
const changeOne = (set: string, classId: number, sessionId: number) =>
  sql(
    `UPDATE enrolments SET ${set} WHERE session_id = $1 AND student_id = (
       SELECT min(student_id) FROM enrolments WHERE session_id = $1 AND class_id = $2 AND life = 'ACTIVE'
          AND registration_status = 'COMPLETE' AND roll_no IS NOT NULL)`,
    [sessionId, classId],
  );

test('the classes with active students are counted in their order, as the rows of their enrolments', async () => {
  const { sessionId } = await placeOf();
  const expected = await sql<Count>(
    `SELECT c.id AS "classId", c.name AS "className", count(*)::integer AS students,
            count(*) FILTER (WHERE e.registration_status = 'PENDING')::integer AS pending,
            count(*) FILTER (WHERE e.roll_no IS NULL)::integer AS "withoutRollNo",
            NULL::integer AS "notPromoted"
       FROM classes c JOIN enrolments e ON e.class_id = c.id AND e.session_id = $1
       JOIN students s ON s.id = e.student_id AND s.life = 'ACTIVE'
      WHERE c.school_id = $2 GROUP BY c.id, c.name, c.sequence ORDER BY c.sequence NULLS LAST, c.id`,
    [sessionId, FIRST],
  );
  const counts = await countsOf(sessionId);
  expect(counts.data).toEqual(expected);
  expect(counts.data.length).toBeGreaterThan(10);
});

test('a complete student without a section counts as pending once the class has sections', async () => {
  const { sessionId, classId } = await placeOf('5');
  const before = (await of(sessionId, '5'))?.pending ?? 0;
  await changeOne('section_id = NULL', classId, sessionId);
  await sql('UPDATE sections SET deleted_at = now() WHERE class_id = $1', [classId]);
  expect((await of(sessionId, '5'))?.pending).toBe(before);
  expect(verdict(await createSection(token, classId, 'First'))).toEqual([200, 100]);
  expect((await of(sessionId, '5'))?.pending).toBe(before + 1);
});

test('a student with a pending registration, without a roll number or struck off changes the numbers of the class', async () => {
  const { sessionId, classId } = await placeOf('5');
  const before = await of(sessionId, '5');
  const { students = 0, pending = 0, withoutRollNo = 0 } = before ?? {};
  await changeOne("registration_status = 'PENDING', section_id = NULL, roll_no = NULL", classId, sessionId);
  expect(await of(sessionId, '5')).toEqual({ ...before, pending: pending + 1, withoutRollNo: withoutRollNo + 1 });
  await changeOne('roll_no = NULL', classId, sessionId);
  expect(await of(sessionId, '5')).toMatchObject({ students, pending: pending + 1, withoutRollNo: withoutRollNo + 2 });
  await sql(
    `UPDATE students SET life = 'STRUCK_OFF' WHERE id = (SELECT min(student_id) FROM enrolments
        WHERE session_id = $1 AND class_id = $2 AND life = 'ACTIVE' AND roll_no IS NOT NULL)`,
    [sessionId, classId],
  );
  expect(await of(sessionId, '5')).toMatchObject({ students: students - 1, pending: pending + 1 });
});

test('a class without active students is left out; a session without enrolments answers an empty list', async () => {
  const { sessionId, classId } = await placeOf('5');
  await sql(
    "UPDATE students SET life = 'DISABLED' WHERE id IN (SELECT student_id FROM enrolments WHERE class_id = $1)",
    [classId],
  );
  expect(await of(sessionId, '5')).toBeUndefined();
  await sql('DELETE FROM enrolments WHERE session_id = $1', [sessionId]);
  expect((await countsOf(sessionId)).data).toEqual([]);
});

test('students who are not promoted into the target session are counted by class, also after promoted students left', async () => {
  await setClock('2027-03-30T05:30:00.000Z');
  token = await tokenOf('admin');
  const world = await promotionWorld();
  const { source, target, students } = world;
  const left = async (className = '5') => {
    const { students: active, notPromoted } = (await of(source, className, target)) ?? {};
    return [active, notPromoted];
  };
  expect((await of(source, '5'))?.notPromoted).toBeNull();
  expect(await left()).toEqual([students.length, students.length]);
  await setMarks(world, [10]);
  const run = await promoteNow(token, promotionForm(world, { excludeFailed: true, leftOut: [idAt(world, 1)] }));
  expect(await left()).toEqual([6, 2]);
  for (const index of [2, 3]) await changeLife(idAt(world, index), 'TC_ISSUED');
  expect(await left()).toEqual([4, 2]);
  for (const index of [2, 3]) await changeLife(idAt(world, index), 'ACTIVE');
  await undo(token, run.runId);
  expect(await left()).toEqual([6, 6]);
});

test('passed-out students count as promoted until the run is undone or its target session is deleted', async () => {
  await setClock('2027-03-30T05:30:00.000Z');
  token = await tokenOf('admin');
  const world = await promotionWorld();
  const { source, target } = world;
  await endAfter(world);
  const left = async (to = target) => (await of(source, '5', to))?.notPromoted;
  const { runId } = await promoteNow(token, promotionForm(world, { leftOut: [idAt(world, 0)] }));
  expect(await left()).toBe(1);
  await undo(token, runId);
  expect(await left()).toBe(6);
  await promoteNow(token, promotionForm(world));
  expect(await left()).toBe(0);
  const [later] = await sql<{ id: number }>(
    `INSERT INTO sessions (school_id, name, name_key, start_date, end_date, status, created_at)
     VALUES (1, '2028 - 2029', '2028 - 2029', '2028-04-01', '2029-03-31', 'UPCOMING', now()) RETURNING id`,
  );
  expect(await left(later?.id)).toBe(0);
  await sql('UPDATE sessions SET deleted_at = now() WHERE id = $1', [target]);
  expect(await left(later?.id)).toBe(6);
});

test('the students of a class outside the order are not counted as not promoted', async () => {
  const { source, target } = await promotionWorld();
  await sql(
    `UPDATE enrolments SET section_id = NULL, roll_no = NULL, class_id = (SELECT id FROM classes WHERE school_id = 1 AND name = 'Default')
      WHERE session_id = $1 AND class_id = (SELECT id FROM classes WHERE school_id = 1 AND name = '5')`,
    [source],
  );
  expect(await of(source, 'Default', target)).toMatchObject({ students: 6, notPromoted: null });
});

test.each(['SESSION_MANAGEMENT', 'STUDENTS_PROMOTION', 'UPDATE_STUDENT_SESSION_DETAILS'])(
  'CODE-137 the privilege %s alone allows the counts; without it the answer is 137',
  async (privilege) => {
    const { sessionId } = await placeOf();
    await setPrivileges('admin', privilege);
    expect(verdict(await countsOf(sessionId))).toEqual([200, 100]);
    await withdrawPrivileges('admin', privilege);
    expect(verdict(await countsOf(sessionId))).toEqual([403, 137]);
  },
);

test('CODE-103 an unknown session and a session of another school answer the same', async () => {
  const { sessionId } = await placeOf('5', { schoolId: SECOND });
  expect(verdict(await countsOf(2_000_000))).toEqual([404, 103]);
  expect(verdict(await countsOf(sessionId))).toEqual(verdict(await countsOf(2_000_000)));
  const own = (await placeOf('5')).sessionId;
  const platform = await tokenOf('platform');
  for (const target of [2_000_000, sessionId]) {
    expect(verdict(await countsOf(own, { target }))).toEqual([404, 103]);
    expect(verdict(await countsOf(own, { target, as: platform }))).toEqual([404, 103]);
  }
});
