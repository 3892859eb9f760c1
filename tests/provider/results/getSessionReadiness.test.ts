// What each class of a session still lacks, so that an administrator sees it before the session is activated.
import { call, resetProvider, sql, tokenOf, type Answer } from '../../support/provider';
import { feePlaceOf, giveFees, saveFee, AMOUNTS } from '../support/fees';
import { verdict } from '../support/http';
import { formOf, limitsWorld, saveLimits } from '../support/limits';
import { makeReady } from '../support/ready';
import { FIRST } from '../support/schools';
import { demoSession, updateSession } from '../support/sessions';

interface Readiness {
  className: string;
  subjects: number;
  exams: number;
  limitsSet: number;
  limitsMissing: number;
  missing: { part: string; details: string[] }[];
}

let token: string;
beforeEach(async () => {
  await resetProvider();
  token = await tokenOf('admin');
});

const readinessOf = (sessionId: number): Promise<Answer<Readiness[]>> =>
  call('GET', `/result/readiness/${sessionId}`, { token });
const of = async (sessionId: number, name: string) =>
  (await readinessOf(sessionId)).data.find(({ className }) => className === name);

test('a class is counted: its subjects, its exams, where limits are missing of those judged by marks, and missing parts', async () => {
  const world = await limitsWorld('9', 'UPCOMING');
  const { sessionId } = world.place;
  const subjects = Object.keys(world.subjects).length;
  const graded = 2;
  expect(await of(sessionId, '9')).toMatchObject({
    subjects,
    exams: 2,
    limitsSet: 0,
    limitsMissing: (subjects - graded) * 2,
    missing: [{ part: 'FEES', details: [] }],
  });
  await saveLimits(token, [formOf(world)]);
  await saveFee(token, { ...world.place, ...AMOUNTS });
  expect(await of(sessionId, '9')).toMatchObject({
    limitsSet: 1,
    limitsMissing: (subjects - graded) * 2 - 1,
    missing: [],
  });
});

test('limits of a subject are missing while a component that is taught has a maximum in no exam', async () => {
  const world = await limitsWorld('9', 'UPCOMING');
  const missing = async () => (await of(world.place.sessionId, '9'))?.limitsMissing ?? 0;
  const before = await missing();
  await saveLimits(token, [formOf(world, { practicalMaxMarks: 0 })]);
  expect(await missing()).toBe(before);
  await saveLimits(token, [formOf(world, {}, { exam: 'Half Yearly' })]);
  expect(await missing()).toBe(before - 2);
});

test('limits of a supplementary exam are missing without a maximum for a side that another exam has', async () => {
  const world = await limitsWorld('9', 'UPCOMING');
  const missing = async () => (await of(world.place.sessionId, '9'))?.limitsMissing ?? 0;
  for (const exam of ['Annual', 'Half Yearly'] as const) await saveLimits(token, [formOf(world, {}, { exam })]);
  await sql("UPDATE exams SET kind = 'SUPPLEMENTARY' WHERE id = $1", [world.exams['Half Yearly']]);
  const before = await missing();
  for (const [columns, more] of [
    ['practical_max = 0', 1],
    ['viva_max = 30', 0],
    ['theory_max = 0', 1],
  ] as const) {
    await sql(`UPDATE exam_limits SET ${columns} WHERE exam_id = $1`, [world.exams['Half Yearly']]);
    expect(await missing()).toBe(before + more);
  }
});

test('fees of a class with streams are there once each stream has them; Default and disabled classes are left out', async () => {
  const { sessionId, classId } = await feePlaceOf('11');
  await saveFee(token, { sessionId, classId, ...AMOUNTS, stream: 'SCIENCE' });
  const feesOf = async () => (await of(sessionId, '11'))?.missing.filter(({ part }) => part === 'FEES');
  expect(await feesOf()).toEqual([{ part: 'FEES', details: ['Arts', 'Commerce'] }]);
  await giveFees(sessionId);
  expect(await feesOf()).toEqual([]);
  await sql("UPDATE classes SET disabled = true WHERE school_id = $1 AND name = '4'", [FIRST]);
  const names = (await readinessOf(sessionId)).data.map(({ className }) => className);
  expect(names).toEqual(['Nursery', 'LKG', 'UKG', '1', '2', '3', '5', '6', '7', '8', '9', '10', '11', '12']);
});

const OF_5 =
  "school_id = 1 AND session_id = $1 AND class_id = (SELECT id FROM classes WHERE school_id = 1 AND name = '5')";
test.each([
  ['SUBJECTS', 183, `DELETE FROM class_subjects WHERE ${OF_5}`],
  ['EXAMS', 184, `DELETE FROM result_configs WHERE ${OF_5}`],
  ['GRACE', 159, `UPDATE result_configs SET max_grace_subjects_no = 50 WHERE ${OF_5}`],
  ['FEES', 140, `DELETE FROM fee_structures WHERE ${OF_5}`],
  [
    'FEE_DATES',
    146,
    `INSERT INTO fee_terms (school_id, structure_id, due_date, amount)
     SELECT school_id, id, '2027-01-15', 100 FROM fee_structures WHERE ${OF_5}`,
  ],
])(
  '%s missing in one class is the first missing part of that class alone, and the activation is rejected with %i',
  async (part, code, statement) => {
    const session = await demoSession(token, 'UPCOMING');
    await makeReady(session.sessionId);
    await sql(statement, [session.sessionId]);
    const lacking = (await readinessOf(session.sessionId)).data.filter(({ missing }) => missing.length > 0);
    expect(lacking.map(({ className, missing }) => [className, missing[0]?.part])).toEqual([['5', part]]);
    expect(await updateSession(token, session, { status: 'ACTIVE' })).toMatchObject({ responseCode: code });
  },
);

test('a disabled class is listed while its fee dates prevent the activation', async () => {
  const { sessionId } = await demoSession(token, 'UPCOMING');
  await makeReady(sessionId);
  await sql("UPDATE classes SET disabled = true WHERE school_id = $1 AND name IN ('4', '5')", [FIRST]);
  await sql(
    `INSERT INTO fee_terms (school_id, structure_id, due_date, amount)
     SELECT school_id, id, '2027-01-15', 100 FROM fee_structures WHERE ${OF_5}`,
    [sessionId],
  );
  expect(await of(sessionId, '5')).toMatchObject({ missing: [{ part: 'FEE_DATES', details: ['15/01/2027'] }] });
  expect(await of(sessionId, '4')).toBeUndefined();
});

test('an unknown session answers 103', async () => {
  expect(verdict(await readinessOf(2_000_000))).toEqual([404, 103]);
});
