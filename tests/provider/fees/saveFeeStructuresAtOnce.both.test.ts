// Two saves of the fee grid at the same time: one is stored, the other reports the rows that changed.
import { call, resetProvider, sql, tokenOf, type Answer } from '../../support/provider';
import { AMOUNTS, feePlaceOf } from '../support/fees';

beforeEach(resetProvider);

interface Failure {
  problems: { path: string }[];
}

test('of two saves of the same rows at once, one is stored whole and the other names every row', async () => {
  const token = await tokenOf('admin');
  const { sessionId, classId: five } = await feePlaceOf('5');
  const { classId: six } = await feePlaceOf('6');
  const save = (otherFee: number): Promise<Answer<Failure>> => {
    const amounts = { ...AMOUNTS, otherFee, totalFee: AMOUNTS.totalFee - AMOUNTS.otherFee + otherFee, version: 0 };
    const rows = [five, six].map((classId) => ({ classId, ...amounts }));
    return call('PUT', '/fee-structures', { token, json: { sessionId, rows } });
  };
  const answers = await Promise.all([save(600), save(700)]);
  expect(answers.map(({ responseCode }) => responseCode).sort((a, b) => a - b)).toEqual([100, 205]);
  const rejected = answers.find(({ responseCode }) => responseCode === 205);
  expect(rejected?.data.problems.map(({ path }) => path)).toEqual(['rows.0', 'rows.1']);
  const stored = await sql<{ fee: string }>(
    'SELECT DISTINCT other_fee AS fee FROM fee_structures WHERE session_id = $1 AND class_id = ANY($2)',
    [sessionId, [five, six]],
  );
  expect(stored).toHaveLength(1);
});
