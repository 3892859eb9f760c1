// Promotions at the same moment as each other and as changes of their students: one run, and no student in two states.
import { call, resetProvider, setClock, sql, tokenOf } from '../../support/provider';
import { verdict } from '../support/http';
import { setPrivileges } from '../support/privileges';
import {
  enrolledIn,
  idAt,
  promote,
  promoteNow,
  promotionForm,
  promotionWorld,
  sectionsOf,
  setMarks,
  undo,
  type PromotionWorld,
} from '../support/promotion';
import { saveRemarks } from '../support/remarks';
import { createReceipt } from '../support/receipts';
import { saveNumbers } from '../support/sessionDetails';
import { saveDiscount } from '../support/studentFees';
import { formOf, getStudent, setDisabled, update } from '../support/students';

const TIMES = [0, 1, 2, 3];
let admin: string;
let teacher: string;
let world: PromotionWorld;
beforeEach(async () => {
  await resetProvider();
  await setClock('2027-03-30T05:30:00.000Z');
  await setPrivileges('teacher', 'STUDENTS_PROMOTION');
  [admin, teacher] = [await tokenOf('admin'), await tokenOf('teacher')];
  world = await promotionWorld('5', { perSection: 8 });
});

const run = (token = admin, changes: object = {}) => promote(token, promotionForm(world, changes));
const runsStored = () => sql('SELECT id FROM promotion_runs WHERE undone_at IS NULL');
const enrolledOnce = async () => (await enrolledIn(world)).map(({ studentId }) => studentId);
const allIds = () => world.students.map(({ id }) => id).toSorted((one, other) => one - other);

test('C6 PROMOTE-13 of several promotions of the same classes at once one enrols each student, the others find nobody', async () => {
  const answers = await Promise.all([admin, teacher, admin, teacher].map((token) => run(token)));
  expect(answers.map(verdict)).toEqual(answers.map(() => [200, 100]));
  const [made, ...others] = answers.map(({ data }) => data).toSorted((one, other) => other.promoted - one.promoted);
  expect(made).toMatchObject({ promoted: world.students.length, notEligible: 0, runId: expect.any(Number) as number });
  for (const other of others)
    expect(other).toMatchObject({ runId: null, promoted: 0, notEligible: world.students.length });
  expect(await enrolledOnce()).toEqual(allIds());
  expect(await runsStored()).toHaveLength(1);
});

test('C6 promotions of overlapping classes at once enrol each student once', async () => {
  const [six, seven] = [await promotionWorld('6'), await promotionWorld('7')];
  const answers = await Promise.all([
    run(admin, { classIds: [world.classId, six.classId] }),
    run(teacher, { classIds: [seven.classId, six.classId] }),
    run(admin, { classIds: [seven.classId, world.classId] }),
  ]);
  expect(answers.map(verdict)).toEqual(answers.map(() => [200, 100]));
  const count = world.students.length + six.students.length + seven.students.length;
  expect(answers.reduce((sum, { data }) => sum + data.promoted, 0)).toBe(count);
  const ids = await enrolledOnce();
  expect([ids.length, new Set(ids).size]).toEqual([count, count]);
});

/** Sets the marks of the first student to `marks`, which fail. */
async function saveFirst(marks: number): Promise<number> {
  const { schoolId, source: sessionId, classId, examId, subjectId } = world;
  const studentId = idAt(world, 0);
  const [entry] = await sql<{ version: number }>(
    'SELECT version FROM student_marks WHERE exam_id = $1 AND student_id = $2',
    [examId, studentId],
  );
  const subjects = [{ subjectId, theoryMarks: marks, theoryVersion: entry?.version }];
  const json = { schoolId, sessionId, classId, examId, students: [{ studentId, subjects }] };
  return (await call('PUT', '/result/exams/students/marks', { token: admin, json })).responseCode;
}

test('C6 a promotion decides by marks that were saved before it, or stores nothing', async () => {
  for (const time of TIMES) {
    await setMarks(world, [70]);
    const [promoted, saved] = await Promise.all([run(), saveFirst(time)]);
    expect([saved, [100, 205].includes(promoted.responseCode)]).toEqual([100, true]);
    const rows = await sql<{ event: string }>(
      "SELECT event FROM audit_entries WHERE event IN ('promoteStudents', 'saveStudentMarks') ORDER BY id DESC LIMIT 2",
    );
    const stored = await sql<{ outcome: string }>(
      `SELECT outcome FROM promotions JOIN promotion_runs r ON r.id = run_id
        WHERE student_id = $1 AND undone_at IS NULL`,
      [idAt(world, 0)],
    );
    if (promoted.responseCode === 205) expect(stored).toEqual([]);
    else expect(stored).toEqual([{ outcome: rows[0]?.event === 'promoteStudents' ? 'REPEATS' : 'PROMOTED' }]);
    if (promoted.responseCode === 100) await undo(admin, promoted.data.runId);
  }
});

test('C6 a promotion and an undo of the run before at once leave all students enrolled or none', async () => {
  for (const _time of TIMES) {
    const { runId } = await promoteNow(admin, promotionForm(world));
    const [undone, promoted] = await Promise.all([undo(teacher, runId), run()]);
    expect([undone, promoted].map(verdict)).toEqual([
      [200, 100],
      [200, 100],
    ]);
    expect(await enrolledOnce()).toEqual(promoted.data.runId === null ? [] : allIds());
    if (promoted.data.runId !== null) await undo(admin, promoted.data.runId);
  }
});

test('C6 two undos of a run at once remove its enrolments once, and the run names the user who did', async () => {
  for (const _time of TIMES) {
    const { runId } = await promoteNow(admin, promotionForm(world));
    const names = ['admin', 'teacher'];
    const answers = await Promise.all([undo(admin, runId), undo(teacher, runId)]);
    expect(answers.map(verdict)).toEqual(answers.map(() => [200, 100]));
    const removed = answers.map(({ data }) => data.removed);
    expect(removed.toSorted((one, other) => one - other)).toEqual([0, world.students.length]);
    expect(await enrolledOnce()).toEqual([]);
    const [row] = await sql<{ name: string }>(
      'SELECT u.user_name AS name FROM promotion_runs r JOIN users u ON u.id = r.undone_by WHERE r.id = $1',
      [runId],
    );
    expect(row?.name).toBe(names[removed.indexOf(world.students.length)]);
  }
});

test('C6 a student who is disabled during a promotion is promoted before it or not at all', async () => {
  const id = idAt(world, 3);
  for (const _time of TIMES) {
    const [changed, promoted] = await Promise.all([setDisabled(admin, id, true), run(teacher)]);
    expect([changed, promoted].map(verdict)).toEqual([
      [200, 100],
      [200, 100],
    ]);
    const row = (await enrolledIn(world)).find(({ studentId }) => studentId === id);
    // The life of an enrolment follows that of the student, whichever came first.
    expect(row?.['life'] ?? 'none').toBe(promoted.data.notEligible === 0 ? 'DISABLED' : 'none');
    await undo(admin, promoted.data.runId);
    await setDisabled(admin, id, false);
  }
});

test('C6 a student who is moved to another class during a promotion gets one enrolment, by one of the classes', async () => {
  const id = idAt(world, 0);
  const six = await sectionsOf('6');
  const [classSix] = await sql<{ id: number }>("SELECT id FROM classes WHERE school_id = 1 AND name = '6'");
  const { data } = await getStudent(admin, id, world.source);
  const to = [{ sessionId: world.source, classId: classSix?.id, sectionId: six['A'] }];
  const [moved, promoted] = await Promise.all([update(admin, id, formOf(data, { enrollments: to })), run(teacher)]);
  expect([verdict(moved), verdict(promoted)]).toEqual([
    [200, 100],
    [200, 100],
  ]);
  const rows = (await enrolledIn(world)).filter(({ studentId }) => studentId === id);
  expect(rows).toHaveLength(promoted.data.promoted === world.students.length ? 1 : 0);
});

test('C6 a student who is enrolled in the target session by hand during a promotion is enrolled there once', async () => {
  const id = idAt(world, 0);
  const eight = await sectionsOf('8');
  const [row] = await sql<{ id: number }>("SELECT id FROM classes WHERE school_id = 1 AND name = '8'");
  const { data } = await getStudent(admin, id, world.source);
  const to = [{ sessionId: world.target, classId: row?.id, sectionId: eight['A'] }];
  const [edited, promoted] = await Promise.all([update(admin, id, formOf(data, { enrollments: to })), run(teacher)]);
  expect([verdict(edited)[1], verdict(promoted)[1]]).toEqual([100, 100]);
  const ids = await enrolledOnce();
  expect(ids).toEqual(allIds());
});

describe('an undo and an entry at once: the entry is stored, or the enrolment is gone, never both', () => {
  type Write = (id: number, time: number) => Promise<Parameters<typeof verdict>[0]>;
  const inSix = async () => {
    const [row] = await sql<{ id: number }>("SELECT id FROM classes WHERE school_id = 1 AND name = '6'");
    return {
      schoolId: 1,
      sessionId: world.target,
      classId: row?.id ?? 0,
      sectionId: (await sectionsOf('6'))['A'] ?? 0,
    };
  };
  const writes: Record<string, Write> = {
    'a roll number': async (studentId, time) => saveNumbers(admin, await inSix(), [{ studentId, rollNo: 10 + time }]),
    'a receipt': (studentId, time) =>
      createReceipt(admin, {
        ...{ studentId, sessionId: world.target, paymentMode: 'CASH', receiptType: 'OTHER' },
        amountPaid: 100 + time,
      }),
    'a discount': (studentId) => saveDiscount(admin, { studentId, sessionId: world.target }, { discount: 0 }),
    'a remark': async (studentId) => {
      const { schoolId, sessionId, classId, sectionId } = await inSix();
      const at = { schoolId, place: { sessionId, classId }, sections: { A: sectionId } };
      return saveRemarks(admin, at as never, [{ studentId, remark: 'Good', version: 0 }]);
    },
  };

  test.each(Object.keys(writes))('C6 %s', async (kind) => {
    const write = writes[kind];
    const id = idAt(world, 0);
    const seen = new Set<string>();
    for (const time of TIMES) {
      const { runId } = await promoteNow(admin, promotionForm(world));
      const both =
        time % 2 === 0
          ? [() => undo(teacher, runId), () => write?.(id, time)]
          : [() => write?.(id, time), () => undo(teacher, runId)];
      const answers = await Promise.all(both.map((one) => one()));
      const [undone, written] = time % 2 === 0 ? answers : answers.toReversed();
      const enrolled = (await enrolledOnce()).includes(id);
      const codes = `${undone?.responseCode} ${written?.responseCode}`;
      seen.add(codes);
      // A receipt of another kind needs no enrolment: it is stored after the undo too.
      expect(enrolled).toBe(undone?.responseCode === 109);
      if (enrolled) expect(written?.responseCode).toBe(100);
      else if (kind !== 'a receipt') expect(written?.responseCode).not.toBe(100);
      for (const table of ['receipts', 'student_remarks', 'student_fees'])
        await sql(`DELETE FROM ${table} WHERE session_id = $1 AND student_id = $2`, [world.target, id]);
      await sql('UPDATE enrolments SET roll_no = NULL WHERE session_id = $1', [world.target]);
      if (enrolled) await undo(admin, runId);
    }
    for (const codes of seen) expect(codes).toMatch(/^(109 100|100 \d+)$/);
  });
});
