// Saves of fees at the same time: of two saves of the grid one is stored, and none is stored after the session is active.
import { call, resetProvider, sql, tokenOf, type Answer } from '../../support/provider';
import { AMOUNTS, feePlaceOf, saveFee } from '../support/fees';
import { verdict } from '../support/http';
import { makeReady } from '../support/ready';
import { createSession, updateSession } from '../support/sessions';

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

/** A save takes some time between the check of its session and its commit, so that an activation arrives in between. */
const SLOW = `CREATE FUNCTION take_long() RETURNS trigger LANGUAGE plpgsql AS
  'BEGIN PERFORM count(*) FROM generate_series(1, 200000); RETURN NEW; END'`;

describe('while the session becomes ACTIVE', () => {
  beforeEach(async () => {
    await sql(SLOW);
    await sql('CREATE TRIGGER slow BEFORE UPDATE ON fee_structures FOR EACH ROW EXECUTE FUNCTION take_long()');
  });
  afterEach(() => sql('DROP FUNCTION take_long() CASCADE'));

  test('C8 CODE-121 of twenty saves of fees none is stored after the activation', async () => {
    const token = await tokenOf('admin');
    const { classId } = await feePlaceOf('5');
    const { data: session } = await createSession(token);
    await makeReady(session.sessionId);
    const save = () => saveFee(token, { sessionId: session.sessionId, classId, ...AMOUNTS });
    const before = Array.from({ length: 5 }, save);
    const activation = updateSession(token, session, { status: 'ACTIVE' });
    const saved = await Promise.all([...before, ...Array.from({ length: 15 }, save)]);
    expect(verdict(await activation)).toEqual([200, 100]);
    const allowed = [
      [200, 100],
      [409, 121],
    ];
    for (const answer of saved) expect(allowed).toContainEqual(verdict(answer));
    const events = await sql<{ event: string }>(
      "SELECT event FROM audit_entries WHERE event IN ('saveFeeStructure', 'updateSession') AND details IS NOT NULL ORDER BY id",
    );
    const stored = saved.filter(({ status }) => status === 200);
    expect(events.map(({ event }) => event)).toEqual([...stored.map(() => 'saveFeeStructure'), 'updateSession']);
    expect(verdict(await save())).toEqual([409, 121]);
  });
});
