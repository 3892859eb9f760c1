// What a promotion would do, in numbers, and the marks that are missing for it.
import { resetProvider, sql, tokenOf } from '../../support/provider';
import { verdict } from '../support/http';
import { changeLife } from '../support/life';
import { setPrivileges } from '../support/privileges';
import {
  addSupplementary,
  endAfter,
  idAt,
  preview,
  promote,
  promotionForm,
  promotionWorld,
  setMarks,
  setSessionStatus,
  type PromotionWorld,
} from '../support/promotion';
import { dropConfig } from '../support/results';
import { SECOND } from '../support/schools';
import { stored } from '../support/tables';

let admin: string;
let world: PromotionWorld;
beforeEach(async () => {
  await resetProvider();
  admin = await tokenOf('admin');
  world = await promotionWorld();
});

const form = (changes: object = {}) => promotionForm(world, changes);
const previewed = async (changes: object = {}) => (await preview(admin, form(changes))).data;
const dropMarks = (...indexes: number[]) =>
  sql('DELETE FROM student_marks WHERE student_id = ANY($1)', [indexes.map((index) => idAt(world, index))]);
const gapOf = (exam: number | null, examName: string | null, students: number) => ({
  classId: world.classId,
  className: '5',
  examId: exam,
  examName,
  subjectId: world.subjectId,
  subjectName: 'Hindi',
  students,
});

test('PROMOTE-13 each student is counted once, by outcome and by the reason of those who are not eligible', async () => {
  await setMarks(world, [10, 10]);
  await dropMarks(2);
  await changeLife(idAt(world, 3), 'DISABLED');
  expect(await previewed()).toEqual({
    students: 6,
    promoted: 2,
    repeating: 2,
    passedOut: 0,
    leftOut: 0,
    sectionMissing: 0,
    notEligible: [
      { reason: 'RESULT_INCOMPLETE', students: 1 },
      { reason: 'DISABLED', students: 1 },
    ],
    gaps: [gapOf(world.examId, 'Annual', 1)],
    digest: expect.stringMatching(/^[\da-f]{24}$/) as string,
  });
  expect(await previewed({ excludeFailed: true })).toMatchObject({
    promoted: 2,
    repeating: 0,
    notEligible: [
      { reason: 'FAILED', students: 2 },
      { reason: 'RESULT_INCOMPLETE', students: 1 },
      { reason: 'DISABLED', students: 1 },
    ],
  });
});

test('PROMOTE-13 the digest of the preview differs where other students, sections or reasons do', async () => {
  const [x, y] = [idAt(world, 0), idAt(world, 1)];
  const digests = [];
  for (const changes of [
    {},
    {},
    { leftOut: [x] },
    { leftOut: [y] },
    { sections: [{ studentId: x, sectionId: null }] },
    { excludeFailed: true },
  ])
    digests.push((await previewed(changes)).digest);
  await setMarks(world, [10]);
  digests.push((await previewed({ promoteAnyway: [x] })).digest);
  const [first, again, ...others] = digests;
  expect(again).toBe(first);
  expect(others[3]).toBe(first);
  expect(new Set([first, ...others.toSpliced(3, 1)]).size).toBe(5);
});

test('code 205 a result that a decision overrules and that has changed since the preview is not stored', async () => {
  const supplementary = await addSupplementary(world);
  await setMarks(world, [10]);
  const changes = { promoteAnyway: [idAt(world, 0)] };
  const { promoted, repeating, passedOut, digest } = await previewed(changes);
  const expected = { promoted, repeating, passedOut, digest };
  await setMarks(world, [20], supplementary);
  expect(await previewed(changes)).toMatchObject({ promoted, repeating, passedOut });
  expect(verdict(await promote(admin, form({ ...changes, expected })))).toEqual([409, 205]);
  expect(await sql('SELECT id FROM promotion_runs')).toEqual([]);
});

test('PROMOTE-14 the numbers of the preview are those of the promotion', async () => {
  await setMarks(world, [10]);
  await dropMarks(1);
  await sql(
    "UPDATE sections SET name = 'C', name_key = 'c' WHERE name = 'B' AND class_id IN (SELECT id FROM classes WHERE name = '6')",
  );
  const { students, promoted, repeating, passedOut, sectionMissing, notEligible } = await previewed();
  expect([students, promoted, repeating, passedOut, sectionMissing]).toEqual([6, 4, 1, 0, 3]);
  const { data } = await promote(admin, form({ expected: { promoted, repeating, passedOut } }));
  expect(data).toMatchObject({ promoted, repeating, passedOut, sectionMissing, notEligible: notEligible[0]?.students });
});

test('PROMOTE-14 students of the last class pass out', async () => {
  await endAfter(world);
  expect(await previewed()).toMatchObject({ students: 6, promoted: 0, passedOut: 6, notEligible: [] });
});

test('missing marks are counted by exam and subject; students who left are not counted', async () => {
  await addSupplementary(world);
  await setMarks(world, [10, 10, 70]);
  await dropMarks(3, 4, 5);
  await changeLife(idAt(world, 5), 'STRUCK_OFF');
  const { gaps } = await previewed();
  expect(gaps).toEqual([gapOf(world.examId, 'Annual', 2), gapOf(expect.any(Number) as never, 'Supplementary', 2)]);
});

test('a subject without maximum marks is missing in no exam, for each student', async () => {
  await sql('DELETE FROM exam_limits WHERE exam_id = $1', [world.examId]);
  expect((await previewed()).gaps).toEqual([gapOf(null, null, 6)]);
});

test('a practical that was failed and has no maximum marks in the supplementary exam is missing in no exam', async () => {
  const supplementary = await addSupplementary(world);
  await sql('UPDATE exam_limits SET practical_max = 50 WHERE exam_id = $1', [world.examId]);
  await sql(
    `INSERT INTO student_marks (school_id, session_id, class_id, exam_id, subject_id, student_id, component, marks, modified_at)
     SELECT school_id, session_id, class_id, exam_id, subject_id, student_id, 'practical',
            CASE WHEN student_id = ANY($2) THEN 5 ELSE 40 END, now()
       FROM student_marks WHERE exam_id = $1`,
    [world.examId, [idAt(world, 0), idAt(world, 1)]],
  );
  await setMarks(world, [70, 10]);
  expect(await previewed()).toMatchObject({
    notEligible: [{ reason: 'SUPPLEMENTARY_AWAITED', students: 2 }],
    gaps: [{ examId: supplementary, students: 1 }, gapOf(null, null, 2)],
  });
});

test('no marks are missing for students who were promoted before', async () => {
  await dropMarks(0);
  await promote(admin, form({ promoteAnyway: [idAt(world, 0)] }));
  expect(await previewed()).toMatchObject({
    promoted: 0,
    notEligible: [{ reason: 'ALREADY_ENROLLED', students: 6 }],
    gaps: [],
  });
});

test('a class without students is counted as none', async () => {
  await sql('DELETE FROM enrolments WHERE session_id = $1 AND class_id = $2', [world.source, world.classId]);
  expect(await previewed()).toMatchObject({ students: 0, promoted: 0, notEligible: [], gaps: [] });
});

test('a preview stores nothing', async () => {
  const before = await stored();
  await previewed();
  expect(await stored()).toEqual(before);
});

test('PROMOTE-15 PROMOTE-16 CODE-109 CODE-187 CODE-188 CODE-191 a preview is rejected as a promotion is', async () => {
  const rejected = async (changes: object = {}) => {
    const answer = await preview(admin, form(changes));
    return [...verdict(answer), ...(answer.data?.problems ?? []).map(({ path }) => path)];
  };
  expect(await rejected({ targetSessionId: world.source })).toEqual([400, 109, 'targetSessionId']);
  for (const field of ['schoolId', 'sourceSessionId', 'targetSessionId', 'classIds', 'excludeFailed'])
    expect(await rejected({ [field]: undefined })).toEqual([400, 109, field]);
  await setSessionStatus(world.target, 'COMPLETED');
  expect(await rejected()).toEqual([409, 191]);
  await setSessionStatus(world.source, 'UPCOMING');
  expect(await rejected()).toEqual([409, 187]);
  await setSessionStatus(world.source, 'ACTIVE');
  await setSessionStatus(world.target, 'UPCOMING');
  await dropConfig({ sessionId: world.source, classId: world.classId });
  expect(await rejected()).toEqual([409, 188, 'classIds.0']);
});

test('CODE-103 CODE-137 CODE-158 CODE-189 users without the privilege and ids of another school are rejected', async () => {
  const theirs = await promotionWorld('5', { schoolId: SECOND });
  await setPrivileges('teacher', 'UPLOAD_RESULT');
  const rejected = async (changes: object, userName = 'admin') =>
    verdict(await preview(await tokenOf(userName), form(changes)));
  expect(await rejected({}, 'teacher')).toEqual([403, 137]);
  expect(await rejected({}, 'admin2')).toEqual([403, 189]);
  expect(await rejected({ schoolId: SECOND })).toEqual([403, 189]);
  expect(await rejected({ sourceSessionId: theirs.source })).toEqual([404, 103]);
  expect(await rejected({ classIds: [theirs.classId] })).toEqual([404, 158]);
});

test('the decisions of the user are part of the numbers, and an impossible one is rejected', async () => {
  await dropMarks(0, 1);
  const decided = { leftOut: [idAt(world, 2)], promoteAnyway: [idAt(world, 0)] };
  const open = { studentId: idAt(world, 3), sectionId: null };
  expect(await previewed({ ...decided, sections: [open] })).toMatchObject({
    students: 6,
    promoted: 4,
    leftOut: 1,
    sectionMissing: 1,
    notEligible: [{ reason: 'RESULT_INCOMPLETE', students: 1 }],
  });
  expect(verdict(await preview(admin, form({ sections: [{ ...open, sectionId: 2_000_000 }] })))).toEqual([404, 118]);
  await changeLife(idAt(world, 3), 'DISABLED');
  expect(verdict(await preview(admin, form({ promoteAnyway: [idAt(world, 3)] })))).toEqual([400, 109]);
});
