// What each class of a session still lacks, so that an administrator sees it before the session is activated.
import { call, resetProvider, sql, tokenOf, type Answer } from '../../support/provider';
import { feePlaceOf, giveFees, saveFee, AMOUNTS } from '../support/fees';
import { verdict } from '../support/http';
import { formOf, limitsWorld, saveLimits } from '../support/limits';
import { FIRST } from '../support/schools';

interface Readiness {
  className: string;
  subjects: number;
  exams: number;
  limitsSet: number;
  limitsMissing: number;
  fees: boolean;
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

test('a class is counted: its subjects, its exams, where limits are missing of those judged by marks, and fees', async () => {
  const world = await limitsWorld('9', 'UPCOMING');
  const { sessionId } = world.place;
  const subjects = Object.keys(world.subjects).length;
  const graded = 2;
  expect(await of(sessionId, '9')).toMatchObject({
    subjects,
    exams: 2,
    limitsSet: 0,
    limitsMissing: (subjects - graded) * 2,
    fees: false,
  });
  await saveLimits(token, [formOf(world)]);
  await saveFee(token, { ...world.place, ...AMOUNTS });
  expect(await of(sessionId, '9')).toMatchObject({
    limitsSet: 1,
    limitsMissing: (subjects - graded) * 2 - 1,
    fees: true,
  });
});

test('fees of a class with streams are there once each stream has them; Default and disabled classes are left out', async () => {
  const { sessionId, classId } = await feePlaceOf('11');
  await saveFee(token, { sessionId, classId, ...AMOUNTS, stream: 'SCIENCE' });
  expect((await of(sessionId, '11'))?.fees).toBe(false);
  await giveFees(sessionId);
  expect((await of(sessionId, '11'))?.fees).toBe(true);
  await sql("UPDATE classes SET disabled = true WHERE school_id = $1 AND name = '4'", [FIRST]);
  const names = (await readinessOf(sessionId)).data.map(({ className }) => className);
  expect(names).toEqual(['Nursery', 'LKG', 'UKG', '1', '2', '3', '5', '6', '7', '8', '9', '10', '11', '12']);
});

test('an unknown session answers 103', async () => {
  expect(verdict(await readinessOf(2_000_000))).toEqual([404, 103]);
});
