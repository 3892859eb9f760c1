// An undo removes exactly what a promotion stored: all or nothing, and only while nothing depends on it.
import { resetProvider, setClock, sql, tokenOf } from '../../support/provider';
import { verdict } from '../support/http';
import { changeLife } from '../support/life';
import { setPrivileges } from '../support/privileges';
import {
  BLOCKING,
  blockWith,
  endAfter,
  enrolledIn,
  enrolmentRows,
  idAt,
  outcomesOf,
  promoteNow,
  promotionForm,
  promotionWorld,
  setMarks,
  setSessionStatus,
  undo,
  type PromotionWorld,
} from '../support/promotion';
import { SECOND } from '../support/schools';
import { createSession, disableSchool, getSession, removeSession, updateSession } from '../support/sessions';
import { saveDiscount, setFee } from '../support/studentFees';
import { formAt, register, remove } from '../support/students';

let admin: string;
let world: PromotionWorld;
beforeEach(async () => {
  await resetProvider();
  await setClock('2027-03-30T05:30:00.000Z');
  admin = await tokenOf('admin');
  world = await promotionWorld();
});

const form = (changes: object = {}) => promotionForm(world, changes);
const promoteAll = (changes: object = {}) => promoteNow(admin, form(changes));
const marksOfUndo = () => sql('SELECT undone_at, undone_by FROM promotion_runs');

test('C6 an undo restores the exact rows of enrolments and counts, of all outcomes', async () => {
  const six = await promotionWorld('6');
  await endAfter(six);
  await setMarks(world, [10]);
  const before = await enrolmentRows();
  const { runId } = await promoteAll({ classIds: [world.classId, six.classId] });
  expect(await enrolmentRows()).not.toEqual(before);
  const answer = await undo(admin, runId);
  expect([verdict(answer), answer.data]).toEqual([[200, 100], { runId, removed: 6 }]);
  expect(await enrolmentRows()).toEqual(before);
});

test('an undo keeps the enrolments of other runs and of registered students', async () => {
  const first = await promoteAll({ leftOut: [idAt(world, 0)] });
  const [six] = await sql<{ classId: number; sectionId: number }>(
    `SELECT c.id AS "classId", s.id AS "sectionId" FROM classes c JOIN sections s ON s.class_id = c.id
      WHERE c.school_id = 1 AND c.name = '6' AND s.name = 'A'`,
  );
  const selection = {
    schoolId: 1,
    sessionId: world.target,
    classId: six?.classId ?? 0,
    sectionId: six?.sectionId ?? 0,
  };
  expect(verdict(await register(admin, formAt(selection, { admissionDate: '2027-03-30' })))).toEqual([200, 100]);
  const before = await enrolmentRows();
  const second = await promoteAll();
  await undo(admin, second.runId);
  expect(await enrolmentRows()).toEqual(before);
  await undo(admin, first.runId);
  expect(await enrolledIn(world)).toMatchObject([{ origin: 'ADMISSION' }]);
});

test('C6 a second undo has no effect, and keeps user and time of the first one', async () => {
  const { runId } = await promoteAll();
  await undo(admin, runId);
  const [before, undone] = [await enrolmentRows(), await marksOfUndo()];
  await setClock('2027-03-30T05:35:00.000Z');
  expect((await undo(await tokenOf('platform'), runId)).data).toEqual({ runId, removed: 0 });
  expect([await enrolmentRows(), await marksOfUndo()]).toEqual([before, undone]);
});

test('PROMOTE-13 after an undo the students are eligible and can be promoted again; the first run stays undone', async () => {
  const outcomes = await outcomesOf(admin, form());
  const first = await promoteAll();
  await undo(admin, first.runId);
  expect(await outcomesOf(admin, form())).toEqual(outcomes);
  expect(await promoteAll()).toMatchObject({ promoted: 6 });
  expect((await undo(admin, first.runId)).data).toEqual({ runId: first.runId, removed: 0 });
  expect(await enrolledIn(world)).toHaveLength(6);
});

test('PROMOTE-14 after an undo students who passed out are eligible again', async () => {
  await endAfter(world);
  const { runId } = await promoteAll();
  expect((await undo(admin, runId)).data).toEqual({ runId, removed: 0 });
  expect(new Set(Object.values(await outcomesOf(admin, form())))).toEqual(new Set(['PASSED_OUT PASSED']));
  expect(await promoteAll()).toMatchObject({ passedOut: 6 });
});

test('an undo also removes the enrolment of a student who left, or has another section, after the promotion', async () => {
  const { runId } = await promoteAll();
  await changeLife(idAt(world, 0), 'STRUCK_OFF');
  await sql(
    'UPDATE enrolments SET section_id = NULL, registration_status = $1 WHERE session_id = $2 AND student_id = $3',
    ['PENDING', world.target, idAt(world, 1)],
  );
  expect((await undo(admin, runId)).data).toEqual({ runId, removed: 6 });
  expect(await enrolledIn(world)).toEqual([]);
});

test('an undo leaves the time of a deletion, from which the retention counts', async () => {
  const { runId } = await promoteAll();
  const modified = async () =>
    (
      await sql<{ at: string }>('SELECT modified_at::text AS at FROM students WHERE id IN ($1, $2) ORDER BY life', [
        idAt(world, 0),
        idAt(world, 1),
      ])
    ).map(({ at }) => at);
  expect(verdict(await remove(admin, idAt(world, 0)))).toEqual([200, 100]);
  const [active, deleted] = await modified();
  await setClock('2027-03-30T05:35:00.000Z');
  expect((await undo(admin, runId)).data).toEqual({ runId, removed: 6 });
  const [activeNow, deletedNow] = await modified();
  expect([deletedNow === deleted, activeNow === active]).toEqual([true, false]);
});

test('an undo keeps an enrolment that is not one of a promotion', async () => {
  const { runId } = await promoteAll();
  await sql("UPDATE enrolments SET origin = 'READMISSION' WHERE session_id = $1 AND student_id = $2", [
    world.target,
    idAt(world, 0),
  ]);
  expect((await undo(admin, runId)).data).toEqual({ runId, removed: 5 });
  expect(await enrolledIn(world)).toMatchObject([{ studentId: idAt(world, 0) }]);
});

const WORDS = {
  RECEIPT: 'a receipt',
  MARKS: 'marks',
  ROLL_NUMBER: 'a roll number',
  DISCOUNT: 'a discount or an admission fee',
  OPENING_BALANCE: 'an opening balance',
  CERTIFICATE: 'a certificate',
  OTHER_CLASS: 'another class',
};

test.each(BLOCKING)('CODE-109 a student with %s prevents the undo and is named; nothing is removed', async (reason) => {
  const { runId } = await promoteAll();
  await blockWith(world, 4, reason);
  const before = await enrolmentRows();
  const answer = await undo(admin, runId);
  const { id, name, code } = world.students[4] ?? { id: 0, name: '', code: 0 };
  expect([verdict(answer), answer.responseMsg, answer.data.problems]).toEqual([
    [400, 109],
    '1 student has entries in 2027 - 2028, so that the promotion cannot be undone',
    [{ path: `students.${id}`, message: `${name} (${code}) has ${WORDS[reason]}` }],
  ]);
  expect([await enrolmentRows(), await marksOfUndo()]).toEqual([before, [{ undone_at: null, undone_by: null }]]);
});

test.each(['student_marks', 'exam_attendance', 'student_remarks'])(
  'CODE-109 an entry in %s prevents the undo',
  async (table) => {
    const { runId } = await promoteAll();
    await blockWith(world, 0, 'MARKS', world.target, table);
    expect(verdict(await undo(admin, runId))).toEqual([400, 109]);
  },
);

const EMPTIED: [table: string, change: string][] = [
  ['student_marks', 'UPDATE student_marks SET marks = NULL WHERE session_id = $1'],
  ['exam_attendance', 'UPDATE exam_attendance SET days = NULL WHERE session_id = $1'],
  ['student_remarks', 'UPDATE student_remarks SET remark = NULL WHERE session_id = $1'],
];

test.each(EMPTIED)('an emptied entry in %s does not prevent the undo, which removes it', async (table, change) => {
  const { runId } = await promoteAll();
  await blockWith(world, 0, 'MARKS', world.target, table);
  await sql(change, [world.target]);
  expect((await undo(admin, runId)).data).toEqual({ runId, removed: 6 });
  expect(await sql(`SELECT 1 FROM ${table} WHERE session_id = $1`, [world.target])).toEqual([]);
});

test.each<[string, object, number[]]>([
  ['a discount of 0', { discount: 0, admissionFeeApplicable: false }, [200, 100]],
  ['a discount', { discount: 100, admissionFeeApplicable: false }, [400, 109]],
  ['a decision for the admission fee', { discount: 0, admissionFeeApplicable: true }, [400, 109]],
])('CODE-109 the undo after a discount of 200 was replaced by %s', async (_what, decision, expected) => {
  const { runId } = await promoteAll();
  const platform = await tokenOf('platform');
  const student = { studentId: idAt(world, 0), sessionId: world.target };
  const [{ classId } = { classId: 0 }] = await sql<{ classId: number }>(
    'SELECT class_id AS "classId" FROM enrolments WHERE session_id = $1 AND student_id = $2',
    [world.target, student.studentId],
  );
  await setFee({ schoolId: 1, sessionId: world.target, classId });
  expect(verdict(await saveDiscount(platform, student, { discount: 200 }))).toEqual([200, 100]);
  expect(verdict(await undo(admin, runId))).toEqual([400, 109]);
  expect(verdict(await saveDiscount(platform, student, { ...decision, version: 1 }))).toEqual([200, 100]);
  expect(verdict(await undo(admin, runId))).toEqual(expected);
});

test('CODE-109 several students who prevent the undo are counted, each with all reasons', async () => {
  const { runId } = await promoteAll();
  await blockWith(world, 0, 'RECEIPT');
  await blockWith(world, 0, 'ROLL_NUMBER');
  await blockWith(world, 1, 'DISCOUNT');
  const answer = await undo(admin, runId);
  expect(answer.responseMsg).toBe('2 students have entries in 2027 - 2028, so that the promotion cannot be undone');
  expect(answer.data.problems.map(({ message }) => message.replace(/^.* has /, '')).toSorted()).toEqual([
    'a discount or an admission fee',
    'a receipt, a roll number',
  ]);
});

test('CODE-109 CODE-191 a run into an ACTIVE or COMPLETED session is not undone', async () => {
  const { runId } = await promoteAll();
  await setSessionStatus(world.target, 'ACTIVE');
  const active = await undo(admin, runId);
  expect([verdict(active), active.responseMsg]).toEqual([
    [400, 109],
    'A promotion can be undone only while 2027 - 2028 is upcoming',
  ]);
  await setSessionStatus(world.target, 'COMPLETED');
  expect(verdict(await undo(admin, runId))).toEqual([409, 191]);
  expect(await enrolledIn(world)).toHaveLength(6);
});

test('CODE-103 an unknown run and a run of another school are rejected alike and stay as they are', async () => {
  const theirs = await promotionWorld('5', { schoolId: SECOND });
  const { runId } = await promoteNow(await tokenOf('admin2'), promotionForm(theirs));
  for (const id of [runId, 2_000_000]) expect(verdict(await undo(admin, id))).toEqual([404, 103]);
  expect(verdict(await undo(admin, runId, { schoolId: SECOND }))).toEqual([403, 189]);
  expect(verdict(await undo(await tokenOf('platform'), runId))).toEqual([404, 103]);
  expect(await enrolledIn(theirs)).toHaveLength(theirs.students.length);
});

test('CODE-112 CODE-137 a user without STUDENTS_PROMOTION and a disabled school are rejected', async () => {
  const { runId } = await promoteAll();
  await setPrivileges('teacher', 'UPLOAD_RESULT');
  expect(verdict(await undo(await tokenOf('teacher'), runId))).toEqual([403, 137]);
  await disableSchool(await tokenOf('platform'));
  expect(verdict(await undo(admin, runId))).toEqual([409, 112]);
  expect(await enrolledIn(world)).toHaveLength(6);
});

test('C1 a repeated idempotency key returns the first response', async () => {
  const { runId } = await promoteAll();
  const headers = { 'Idempotency-Key': '0b9f6c1e-6d0a-4f58-9a57-1f3c2d4e5f64' };
  const first = await undo(admin, runId, { headers });
  expect(first.data).toEqual({ runId, removed: 6 });
  expect((await undo(admin, runId, { headers })).data).toEqual(first.data);
});

test('CODE-109 a session into which students were promoted stays in its school, also after the undo', async () => {
  const platform = await tokenOf('platform');
  const { data: session } = await createSession(platform);
  world = { ...world, target: session.sessionId };
  const { runId } = await promoteAll();
  await undo(admin, runId);
  const move = async () =>
    updateSession(platform, (await getSession(platform, session.sessionId)).data, { schoolId: SECOND });
  const answer = await move();
  expect([verdict(answer), answer.responseMsg]).toEqual([
    [400, 109],
    'Cannot change session school because students were promoted into it',
  ]);
  expect(verdict(await removeSession(admin, session.sessionId))).toEqual([200, 100]);
});
