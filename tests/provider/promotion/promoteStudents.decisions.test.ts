// Decisions of the user about single students: left out, promoted anyway, another section.
import { resetProvider, sql, tokenOf } from '../../support/provider';
import { verdict } from '../support/http';
import { changeLife } from '../support/life';
import {
  addSupplementary,
  endAfter,
  enrolledIn,
  idAt,
  listFor,
  promote,
  promotionForm,
  promotionWorld,
  sectionsOf,
  setMarks,
  type PromotionWorld,
} from '../support/promotion';

let admin: string;
let world: PromotionWorld;
let sections: Record<string, number>;
beforeEach(async () => {
  await resetProvider();
  admin = await tokenOf('admin');
  world = await promotionWorld();
  sections = await sectionsOf('6');
});

const run = (changes: object) => promote(admin, promotionForm(world, changes));
const ids = (...indexes: number[]) => indexes.map((index) => idAt(world, index));
/** Class and section of the student at each index in the target session. */
async function newClasses(...indexes: number[]): Promise<(string | undefined)[]> {
  const rows = await enrolledIn(world);
  return indexes.map((index) => {
    const row = rows.find(({ studentId }) => studentId === idAt(world, index));
    return row && `${row.className} ${row.section} ${row.status}`;
  });
}
const storedReasons = () => sql('SELECT outcome, reason FROM promotions WHERE student_id = $1', [idAt(world, 0)]);
const nameAt = (index: number) => `${world.students[index]?.name} (${world.students[index]?.code})`;
const problemsOf = ({ data }: Awaited<ReturnType<typeof run>>) =>
  Object.fromEntries(data.problems.map(({ path, message }) => [path, message]));

test('PROMOTE-13 students who are left out are not enrolled, and a later run enrols them', async () => {
  const { data } = await run({ leftOut: ids(0, 4), expected: { promoted: 4, repeating: 0, passedOut: 0 } });
  expect(data).toMatchObject({ promoted: 4, notEligible: 0, leftOut: 2 });
  expect(await newClasses(0, 1, 4)).toEqual([undefined, '6 A COMPLETE', undefined]);
  expect((await run({})).data).toMatchObject({ promoted: 2, notEligible: 4, leftOut: 0 });
});

test('a promotion with all students left out stores no run', async () => {
  const { data } = await run({ leftOut: ids(0, 1, 2, 3, 4, 5) });
  expect(data).toMatchObject({ runId: null, promoted: 0, leftOut: 6 });
  expect(await sql('SELECT id FROM promotion_runs')).toEqual([]);
});

test.each([
  ['failed', async () => setMarks(world, [10]), false],
  ['failed and excluded as such', async () => setMarks(world, [10]), true],
  ['incomplete', async () => sql('DELETE FROM student_marks WHERE student_id = $1', [idAt(world, 0)]), false],
  [
    'awaiting the supplementary exam',
    async () => {
      await addSupplementary(world);
      return setMarks(world, [10]);
    },
    false,
  ],
])('a student whose result is %s is promoted by decision', async (_what, prepare, excludeFailed) => {
  await prepare();
  const { data } = await run({ promoteAnyway: ids(0), excludeFailed });
  expect(data).toMatchObject({ promoted: 6, repeating: 0, notEligible: 0 });
  expect(await newClasses(0)).toEqual(['6 A COMPLETE']);
  expect(await storedReasons()).toEqual([{ outcome: 'PROMOTED', reason: 'BY_DECISION' }]);
});

test('a decision about a student who passed changes nothing, and one of the last class passes out by decision', async () => {
  await endAfter(world);
  await setMarks(world, [10]);
  const { data } = await run({ promoteAnyway: ids(0, 1) });
  expect(data).toMatchObject({ passedOut: 6, repeating: 0 });
  expect(await storedReasons()).toEqual([{ outcome: 'PASSED_OUT', reason: 'BY_DECISION' }]);
});

test('CODE-109 students who cannot be promoted by decision are reported, and nothing is stored', async () => {
  await changeLife(idAt(world, 0), 'STRUCK_OFF');
  const answer = await run({ promoteAnyway: [idAt(world, 1), idAt(world, 0), 2_000_000] });
  expect([verdict(answer), problemsOf(answer)]).toEqual([
    [400, 109],
    {
      'promoteAnyway.1': `${nameAt(0)} cannot be promoted by decision`,
      'promoteAnyway.2': 'The student is not enrolled in the classes',
    },
  ]);
  expect(await enrolledIn(world)).toEqual([]);
});

test('CODE-109 students of another class are reported with their names, deleted ones without', async () => {
  const other = await promotionWorld('6');
  await changeLife(idAt(world, 0), 'DELETED');
  const answer = await run({ leftOut: ids(0), sections: [{ studentId: idAt(other, 0), sectionId: null }] });
  const [outsider] = other.students;
  expect([verdict(answer), problemsOf(answer)]).toEqual([
    [400, 109],
    {
      'leftOut.0': 'The student is not enrolled in the classes',
      'sections.0.studentId': `${outsider?.name} (${outsider?.code}) is not enrolled in the classes`,
    },
  ]);
});

test('CODE-109 a student who is listed twice, or to be left out and promoted, is reported', async () => {
  const [one = 0, other = 0] = ids(0, 1);
  const section = { studentId: one, sectionId: null };
  const answer = await run({ leftOut: [one, one], promoteAnyway: [other, other, one], sections: [section, section] });
  expect([verdict(answer), problemsOf(answer)]).toEqual([
    [400, 109],
    {
      'leftOut.1': 'The student is listed twice',
      'promoteAnyway.1': 'The student is listed twice',
      'promoteAnyway.2': 'The student cannot be left out and promoted',
      'sections.1.studentId': 'The student is listed twice',
    },
  ]);
});

test('students get another section of the new class, or none', async () => {
  const [one, other] = ids(0, 1);
  const { data } = await run({
    sections: [
      { studentId: one, sectionId: sections['B'] },
      { studentId: other, sectionId: null },
    ],
  });
  expect(data).toMatchObject({ promoted: 6, sectionMissing: 1 });
  expect(await newClasses(0, 1, 2)).toEqual(['6 B COMPLETE', '6 null PENDING', '6 A COMPLETE']);
});

test('a student who is promoted by decision gets a section; a failed student gets one of the own class', async () => {
  await setMarks(world, [10, 10]);
  const own = await sectionsOf('5');
  const [one, other] = ids(0, 1);
  await run({
    promoteAnyway: [one],
    sections: [
      { studentId: one, sectionId: sections['B'] },
      { studentId: other, sectionId: own['B'] },
    ],
  });
  expect(await newClasses(0, 1)).toEqual(['6 B COMPLETE', '5 B COMPLETE']);
});

test('CODE-118 a section of another class and one for a student who passes out are reported, and nothing is stored', async () => {
  const own = await sectionsOf('5');
  const [one, other] = ids(0, 1);
  const choices = [
    { studentId: one, sectionId: sections['B'] },
    { studentId: other, sectionId: own['B'] },
  ];
  const answer = await run({ sections: choices });
  expect([verdict(answer), answer.responseMsg, problemsOf(answer)]).toEqual([
    [404, 118],
    `${nameAt(1)}: class 6 has no such section`,
    { 'sections.1.sectionId': `${nameAt(1)}: class 6 has no such section` },
  ]);
  await endAfter(world);
  expect(problemsOf(await run({ sections: choices.slice(0, 1) }))).toEqual({
    'sections.0.sectionId': `${nameAt(0)} gets no new class`,
  });
  expect(await enrolledIn(world)).toEqual([]);
});

test('CODE-118 a deleted section of the new class is reported', async () => {
  await sql('UPDATE sections SET deleted_at = now() WHERE id = $1', [sections['B']]);
  const answer = await run({ sections: [{ studentId: idAt(world, 0), sectionId: sections['B'] }] });
  expect([verdict(answer), Object.keys(problemsOf(answer))]).toEqual([[404, 118], ['sections.0.sectionId']]);
});

test('CODE-109 a section for a student who is not eligible is reported with the name', async () => {
  await sql('DELETE FROM student_marks WHERE student_id = $1', [idAt(world, 0)]);
  const answer = await run({ sections: [{ studentId: idAt(world, 0), sectionId: sections['B'] }] });
  expect([verdict(answer), answer.responseMsg, problemsOf(answer)]).toEqual([
    [400, 109],
    `${nameAt(0)} is not eligible`,
    { 'sections.0.studentId': `${nameAt(0)} is not eligible` },
  ]);
});

test('C6 a repeated promotion with all decisions enrols nobody and stores no run', async () => {
  await setMarks(world, [10]);
  const decisions = {
    promoteAnyway: ids(0),
    leftOut: ids(5),
    sections: [{ studentId: idAt(world, 1), sectionId: sections['B'] }],
    expected: { promoted: 5, repeating: 0, passedOut: 0 },
  };
  expect((await run(decisions)).data).toMatchObject({ promoted: 5, leftOut: 1 });
  const again = await run(decisions);
  expect([verdict(again), again.data]).toMatchObject([[200, 100], { runId: null, notEligible: 5, leftOut: 1 }]);
});

test('a student whom a decision can promote is marked as such, with the class and section of it', async () => {
  await setMarks(world, [10]);
  const { data } = await listFor(admin, promotionForm(world, { excludeFailed: true }), false);
  expect(data.map(({ promotion }) => promotion)).toMatchObject([
    {
      outcome: 'NOT_ELIGIBLE',
      reason: 'FAILED',
      canBePromoted: true,
      className: '6',
      sectionName: 'A',
      details: ['Hindi'],
    },
  ]);
});
