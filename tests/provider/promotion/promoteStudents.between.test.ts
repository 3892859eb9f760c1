// Changes that others commit after the results were read and before the promotion locks its students.
import { engine, resetProvider, setClock, sql, tokenOf, type Answer } from '../../support/provider';
import { verdict } from '../support/http';
import {
  enrolledIn,
  idAt,
  outcomesOf,
  preview,
  promote,
  promotionForm,
  promotionWorld,
  setMarks,
  type Promoted,
  type PromotionWorld,
} from '../support/promotion';

let admin: string;
let world: PromotionWorld;
beforeEach(async () => {
  await resetProvider();
  await setClock('2027-03-30T05:30:00.000Z');
  admin = await tokenOf('admin');
  world = await promotionWorld();
});

/** The advisory lock of the promotions of the first school. */
const LOCK = "locktype = 'advisory' AND classid = 10 AND objid = 1";
const isExamLocked = async () =>
  (await sql(`SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND classid = 8 AND objid = ${world.examId}`)).length >
  0;
const isLocked = async () => (await sql(`SELECT 1 FROM pg_locks WHERE ${LOCK} AND granted`)).length > 0;

/** Promotes, and runs the statement while the promotion waits for its lock. Reading pg_locks without a pause would delay all locks. */
async function promoteDuring(statement: string, changes: object = {}): Promise<Answer<Promoted>> {
  const change = sql(`DO $$ BEGIN
    PERFORM pg_advisory_xact_lock(10, 1);
    WHILE NOT EXISTS (SELECT FROM pg_locks WHERE ${LOCK} AND NOT granted) LOOP PERFORM pg_sleep(0.002); END LOOP;
    ${statement};
  END $$`);
  while (!(await isLocked()));
  const promoted = promote(admin, promotionForm(world, changes));
  await change;
  return promoted;
}

/** 70 of 100 for each student, and 0 to pass. */
async function resetMarks(): Promise<void> {
  await setMarks(
    world,
    world.students.map(() => 70),
  );
  await sql('UPDATE exam_limits SET theory_min = 0 WHERE exam_id = $1', [world.examId]);
}

const enrolledIds = async () => (await enrolledIn(world)).map(({ studentId }) => studentId);
const otherIds = () =>
  world.students
    .slice(1)
    .map(({ id }) => id)
    .toSorted((one, other) => one - other);

test('code 205 other students than those that were confirmed are reported where their number is equal', async () => {
  const [x, y] = [idAt(world, 0), idAt(world, 1)];
  const disable = (id: number, life: string) => `UPDATE students SET life = '${life}' WHERE id = ${id}`;
  await sql(disable(y, 'DISABLED'));
  const { data: seen } = await preview(admin, promotionForm(world));
  const { promoted, repeating, passedOut, digest } = seen;
  const expected = { promoted, repeating, passedOut };
  await sql(disable(y, 'ACTIVE'));
  await sql(disable(x, 'DISABLED'));
  const answer = await promote(admin, promotionForm(world, { expected: { ...expected, digest } }));
  expect([promoted, verdict(answer)]).toEqual([5, [409, 205]]);
  expect(await enrolledIds()).toEqual([]);
  expect((await promote(admin, promotionForm(world, { expected }))).data).toMatchObject({ promoted: 5 });
});

// The embedded engine has one connection, so no change of another one is committed while a promotion waits.
if (engine === 'postgres') {
  test('C6 a student who was struck off is not promoted', async () => {
    const { data } = await promoteDuring(`UPDATE students SET life = 'STRUCK_OFF' WHERE id = ${idAt(world, 0)}`);
    expect(data).toMatchObject({ promoted: 5, notEligible: 1 });
    expect(await enrolledIds()).toEqual(otherIds());
  });

  test('C6 a student who was moved to another class of the promotion is not promoted by the marks of the former class', async () => {
    const six = await promotionWorld('6');
    const { data } = await promoteDuring(
      `UPDATE enrolments SET class_id = ${six.classId}, section_id = NULL
      WHERE session_id = ${world.source} AND student_id = ${idAt(world, 0)}`,
      { classIds: [world.classId, six.classId] },
    );
    expect(data).toMatchObject({ promoted: 5 + six.students.length, notEligible: 1 });
    expect(await enrolledIds()).not.toContain(idAt(world, 0));
    const outcomes = await outcomesOf(admin, promotionForm(six));
    expect(outcomes[idAt(world, 0)]).toBe('NOT_ELIGIBLE RESULT_INCOMPLETE');
  });

  test('C6 a student who joined the class has no result that was read and is not promoted', async () => {
    const six = await promotionWorld('6');
    const id = idAt(six, 0);
    const { data } = await promoteDuring(
      `UPDATE enrolments SET class_id = ${world.classId}, section_id = NULL WHERE session_id = ${world.source} AND student_id = ${id}`,
    );
    expect(data).toMatchObject({ promoted: 6, notEligible: 1 });
  });

  test('code 205 numbers that changed since they were confirmed are reported, and nothing is stored', async () => {
    const answer = await promoteDuring(`UPDATE students SET life = 'STRUCK_OFF' WHERE id = ${idAt(world, 0)}`, {
      expected: { promoted: 6, repeating: 0, passedOut: 0 },
    });
    expect(verdict(answer)).toEqual([409, 205]);
    expect(await enrolledIds()).toEqual([]);
  });

  const OF_WORLD = () => `session_id = ${world.source} AND class_id = ${world.classId}`;
  const failFirst = () =>
    `UPDATE student_marks SET marks = 0, version = version + 1 WHERE ${OF_WORLD()} AND student_id = ${idAt(world, 0)}`;

  test.each([
    ['marks that were changed', failFirst],
    [
      'marks that were removed',
      () => `DELETE FROM student_marks WHERE ${OF_WORLD()} AND student_id = ${idAt(world, 0)}`,
    ],
    ['limits', () => `UPDATE exam_limits SET theory_min = 80, version = version + 1 WHERE ${OF_WORLD()}`],
    [
      'the first rules of the session',
      () => `INSERT INTO result_rules (school_id, session_id, pass_percent, annual_paper_percent, first_percent, second_percent,
        third_percent, distinction_percent, max_supplementary_subjects, medical_leaves_out, grade_scale, declaration_required,
        created_at, modified_at)
      VALUES (1, ${world.source}, 80, 80, 90, 85, 80, 95, 0, '{}', '[]', false, now(), now())`,
    ],
  ])('code 205 %s since the results were read are reported, and nothing is stored', async (_what, statement) => {
    await sql('DELETE FROM result_rules WHERE session_id = $1', [world.source]);
    for (const expected of [{}, { expected: { promoted: 6, repeating: 0, passedOut: 0 } }]) {
      const answer = await promoteDuring(statement(), expected);
      expect([verdict(answer), answer.responseMsg]).toEqual([
        [409, 205],
        'Marks, limits or rules have changed. Search again',
      ]);
      await sql('DELETE FROM result_rules WHERE session_id = $1', [world.source]);
      await resetMarks();
    }
    expect(await enrolledIds()).toEqual([]);
    expect((await promote(admin, promotionForm(world))).data).toMatchObject({ promoted: 6 });
  });

  test('code 205 a save of marks that has begun ends before the promotion, which then stores nothing', async () => {
    const saved = sql(`DO $$ BEGIN
    PERFORM pg_advisory_xact_lock_shared(8, ${world.examId});
    ${failFirst()};
    FOR attempt IN 1..1500 LOOP
      EXIT WHEN EXISTS (SELECT FROM pg_locks WHERE locktype = 'advisory' AND classid = 8 AND objid = ${world.examId} AND NOT granted);
      PERFORM pg_sleep(0.002);
    END LOOP;
  END $$`);
    while (!(await isExamLocked()));
    const answer = await promote(admin, promotionForm(world));
    await saved;
    expect(verdict(answer)).toEqual([409, 205]);
    expect(await enrolledIds()).toEqual([]);
  });

  test('C6 a student who was moved to a section of another stream is not promoted by the subjects of the former one', async () => {
    await sql('UPDATE sections SET stream = $2 WHERE class_id = $1', [world.classId, 'SCIENCE']);
    const [section] = await sql<{ id: number }>(
      `INSERT INTO sections (school_id, class_id, name, name_key, stream, created_at)
     VALUES (1, $1, 'Arts', 'arts', 'ARTS', now()) RETURNING id`,
      [world.classId],
    );
    const { data } = await promoteDuring(
      `UPDATE enrolments SET section_id = ${section?.id} WHERE session_id = ${world.source} AND student_id = ${idAt(world, 0)}`,
    );
    expect(data).toMatchObject({ promoted: 5, notEligible: 1 });
    expect(await enrolledIds()).toEqual(otherIds());
  });

  test('CODE-109 a decision about a student who left is reported, and nothing is stored', async () => {
    await setMarks(world, [10]);
    const answer = await promoteDuring(`UPDATE students SET life = 'STRUCK_OFF' WHERE id = ${idAt(world, 0)}`, {
      promoteAnyway: [idAt(world, 0)],
    });
    expect([verdict(answer), answer.data.problems.map(({ path }) => path)]).toEqual([[400, 109], ['promoteAnyway.0']]);
    expect(await enrolledIds()).toEqual([]);
  });

  test('PROMOTE-14 before a class that was disabled nobody is promoted', async () => {
    const { data } = await promoteDuring("UPDATE classes SET disabled = true WHERE school_id = 1 AND name = '6'");
    expect(data).toMatchObject({ runId: null, promoted: 0, notEligible: 6 });
  });

  test('CODE-118 a section that was deleted is reported', async () => {
    const [section] = await sql<{ id: number }>(
      "SELECT s.id FROM sections s JOIN classes c ON c.id = s.class_id WHERE c.school_id = 1 AND c.name = '6' AND s.name = 'B'",
    );
    const answer = await promoteDuring(`UPDATE sections SET deleted_at = now() WHERE id = ${section?.id}`, {
      sections: [{ studentId: idAt(world, 0), sectionId: section?.id }],
    });
    expect(verdict(answer)).toEqual([404, 118]);
    expect(await enrolledIds()).toEqual([]);
  });

  test.each([
    ['PROMOTE-16 CODE-191 into a session that was completed', "status = 'COMPLETED'", [409, 191]],
    ['CODE-109 into a session that was disabled', 'disabled = true', [400, 109]],
    ['CODE-103 into a session that was deleted', 'deleted_at = now()', [404, 103]],
  ])('%s nobody is promoted', async (_what, change, expected) => {
    expect(verdict(await promoteDuring(`UPDATE sessions SET ${change} WHERE id = ${world.target}`))).toEqual(expected);
    expect(await enrolledIds()).toEqual([]);
  });

  test('CODE-158 a class that was deleted is rejected', async () => {
    const answer = await promoteDuring(`UPDATE classes SET deleted_at = now() WHERE id = ${world.classId}`);
    expect(verdict(answer)).toEqual([404, 158]);
    expect(await enrolledIds()).toEqual([]);
  });
}
