// Whatever the results and decisions are: a promotion stores what it reports, and its undo restores the exact rows.
import fc from 'fast-check';
import { resetProvider, sql, tokenOf } from '../../support/provider';
import { changeLife } from '../support/life';
import {
  enrolledIn,
  enrolmentRows,
  outcomesOf,
  preview,
  promote,
  promotionForm,
  promotionWorld,
  setMarks,
  undo,
  type PromotionWorld,
} from '../support/promotion';

const RUNS = 12;
const STUDENTS = 6;
let admin: string;
let worlds: PromotionWorld[];
beforeAll(async () => {
  await resetProvider();
  admin = await tokenOf('admin');
  worlds = [await promotionWorld('5'), await promotionWorld('6')];
});

const student = fc.record({
  marks: fc.constantFrom(70, 70, 40, 10, null),
  life: fc.constantFrom('ACTIVE', 'ACTIVE', 'ACTIVE', 'ACTIVE', 'DISABLED', 'TC_ISSUED'),
  leftOut: fc.integer({ min: 0, max: 4 }).map((n) => n === 0),
});
const drawn = fc.record({
  students: fc.array(student, { minLength: 2 * STUDENTS, maxLength: 2 * STUDENTS }),
  excludeFailed: fc.boolean(),
  /** the classes after 6 are disabled, so that its students pass out */
  ends: fc.boolean(),
});
type Drawn = typeof drawn extends fc.Arbitrary<infer T> ? T : never;

async function prepare({ students, ends }: Drawn): Promise<void> {
  await sql('UPDATE classes SET disabled = $1 WHERE school_id = 1 AND sequence > $2', [ends, 9]);
  for (const [at, world] of worlds.entries()) {
    const own = students.slice(at * STUDENTS, (at + 1) * STUDENTS);
    await sql('DELETE FROM student_marks WHERE exam_id = $1', [world.examId]);
    await setMarks(
      world,
      own.map(({ marks }) => marks),
    );
    for (const [index, { id }] of world.students.entries()) await changeLife(id, own[index]?.life ?? 'ACTIVE');
  }
}

test('C6 PROMOTE-13 a promotion of generated students adds up and its undo restores the exact rows', async () => {
  const ids = worlds.flatMap(({ students }) => students.map(({ id }) => id));
  expect(ids).toHaveLength(2 * STUDENTS);
  const [world] = worlds as [PromotionWorld];
  const runOnce = async (one: Drawn): Promise<void> => {
    await prepare(one);
    const { excludeFailed } = one;
    const form = promotionForm(world, { classIds: worlds.map(({ classId }) => classId), excludeFailed });
    const before = await enrolmentRows();
    const outcomes = await outcomesOf(admin, form);
    expect(Object.keys(outcomes).map(Number)).toEqual(ids.toSorted((a, b) => a - b));
    const { data: planned } = await preview(admin, form);
    expect(planned.promoted + planned.repeating + planned.passedOut).toBe(
      ids.length - planned.notEligible.reduce((sum, { students }) => sum + students, 0),
    );
    const leftOut = ids.filter((_id, index) => one.students[index]?.leftOut);
    const { data } = await promote(admin, { ...form, leftOut });
    const { promoted, repeating, passedOut, notEligible, leftOut: eligibleLeftOut } = data;
    expect(promoted + repeating + passedOut + notEligible + eligibleLeftOut).toBe(ids.length);
    expect(await enrolledIn(world)).toHaveLength(promoted + repeating);
    if (data.runId === null) expect([promoted, repeating, passedOut]).toEqual([0, 0, 0]);
    else expect((await undo(admin, data.runId)).data.removed).toBe(promoted + repeating);
    expect(await enrolmentRows()).toEqual(before);
    expect(await outcomesOf(admin, form)).toEqual(outcomes);
  };
  await fc.assert(fc.asyncProperty(drawn, runOnce), { numRuns: RUNS, endOnFailure: true });
});
