// The beginning and the end of a transaction.
import pg from 'pg';
import { DatabaseError, type Connection, type Engine } from '../../../provider/database/engine';
import { openPostgres } from '../../../provider/database/postgres';
import { scopedDatabase } from '../../../provider/database/scope';
import { engine as kind } from '../../support/provider';

test('all statements of a read see the rows of one moment; those of a write see what others committed', async () => {
  const setups: string[] = [];
  const engine = {
    transaction: (setup: string) => Promise.resolve(setups.push(setup)),
  } as unknown as Parameters<typeof scopedDatabase>[0];
  const database = scopedDatabase(engine);
  const scope = { kind: 'school', schoolId: 1 } as const;
  await database.read(scope, () => Promise.resolve());
  await database.write(scope, () => Promise.resolve());
  const [read, write] = setups;
  expect(read).toMatch(/^SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY; SET LOCAL ROLE portal_app;/);
  expect(write).toMatch(/^SET LOCAL ROLE portal_app;/);
});

test.each([
  ['40P01', 3],
  ['40001', 3],
  ['55P03', 1],
  ['23505', 1],
])('a write that fails with %s is executed %d times at most', async (sqlState, expected) => {
  let executed = 0;
  const engine = {
    transaction: (_: string, work: (connection: Connection) => Promise<unknown>) => work({} as Connection),
  } as unknown as Parameters<typeof scopedDatabase>[0];
  const database = scopedDatabase(engine);
  const scope = { kind: 'school', schoolId: 1 } as const;
  const failing = () => {
    executed += 1;
    return Promise.reject(new Error('in the query', { cause: new DatabaseError('failed', sqlState) }));
  };
  await expect(database.write(scope, failing)).rejects.toThrow('in the query');
  expect(executed).toBe(expected);
  executed = 0;
  const secondSucceeds = () => (executed === 1 ? Promise.resolve('stored') : failing());
  if (expected > 1) expect(await database.write(scope, secondSucceeds)).toBe('stored');
  await expect(database.read(scope, failing)).rejects.toThrow('in the query');
});

const one = async (connection: Connection, text: string): Promise<unknown> =>
  ((await connection.query({ text })).rows as { value: unknown }[])[0]?.value;
const PID = 'SELECT pg_backend_pid() AS value';

// The response to the COMMIT of a read is not awaited.
if (kind === 'postgres') {
  const url = process.env['TEST_DATABASE_URL'] ?? '';
  let engine: Engine;
  beforeEach(() => {
    engine = openPostgres(url);
  });
  afterEach(() => engine.close());

  test('a read ends its transaction when no other follows on its connection', async () => {
    const pid = await engine.transaction('', (connection) => one(connection, PID), 'read');
    const admin = new pg.Client({ connectionString: url });
    await admin.connect();
    const state = async () =>
      (await admin.query<{ state: string }>('SELECT state FROM pg_stat_activity WHERE pid = $1', [pid])).rows[0]?.state;
    let seen = await state();
    while (seen !== 'idle') seen = await state();
    await admin.end();
    expect(seen).toBe('idle');
  });

  test('the next transaction of the connection begins after the COMMIT of the read, without its settings', async () => {
    const setup = "SET TRANSACTION READ ONLY; SET LOCAL app.school = '7'";
    const pid = await engine.transaction(setup, (connection) => one(connection, PID), 'read');
    const next = await engine.transaction("SET LOCAL app.user_id = '1'", async (connection) => ({
      pid: await one(connection, PID),
      school: await one(connection, "SELECT current_setting('app.school', true) AS value"),
      readOnly: await one(connection, "SELECT current_setting('transaction_read_only') AS value"),
    }));
    expect(next).toEqual({ pid, school: '', readOnly: 'off' });
  });

  test('work outside of a transaction begins after the COMMIT of the read on its connection', async () => {
    const pid = await engine.transaction('', (connection) => one(connection, PID), 'read');
    const outside = await engine.exclusive(async (connection) => ({
      pid: await one(connection, PID),
      inTransaction: await one(connection, 'SELECT now() <> statement_timestamp() AS value'),
    }));
    expect(outside).toEqual({ pid, inTransaction: false });
  });
}
