// The state that the provider leaves in a session of PostgreSQL: none where a pooler gives each transaction another session.
import net from 'node:net';
import { DatabaseUnavailableError, type Engine, type Result } from '../../../provider/database/engine';
import { openPostgres } from '../../../provider/database/postgres';
import { engine as kind } from '../../support/provider';

const SETTINGS = `
  SELECT json_build_object('statement', current_setting('statement_timeout'), 'lock', current_setting('lock_timeout'),
    'idle', current_setting('idle_in_transaction_session_timeout'), 'zone', current_setting('TimeZone'), 'jit', current_setting('jit')) AS value`;
/** Settings that a client sets when it connects, other than those that every pooler knows. */
const OF_SESSION = `
  SELECT array_to_json(array_agg(name ORDER BY name)) AS value FROM pg_settings
   WHERE source IN ('client', 'session') AND name IN ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout', 'TimeZone', 'jit')`;
const PREPARED = 'SELECT count(*)::integer AS value FROM pg_prepared_statements';
const LIMITS = { statement: '10s', lock: '5s', idle: '15s', zone: 'UTC', jit: 'off' };

/** A pooler that rejects every connection as PgBouncer does while it cannot reach its server. */
async function rejectingPooler() {
  const fields = Buffer.from('SFATAL\0C08P01\0Mquery_wait_timeout\0\0');
  const length = Buffer.alloc(4);
  length.writeInt32BE(fields.length + length.length);
  const server = net.createServer((socket) => {
    socket.once('data', () => socket.end(Buffer.concat([Buffer.from('E'), length, fields])));
  });
  // A test that fails must not keep jest waiting.
  server.unref();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as net.AddressInfo;
  return { url: `postgres://portal@127.0.0.1:${port}/portal`, close: () => void server.close() };
}

const valueOf = ({ rows }: Result) => (rows as { value: unknown }[])[0]?.value;

test('R7 a fatal violation of the protocol, by which PgBouncer reports a lost server, makes the database unavailable', async () => {
  const pooler = await rejectingPooler();
  const engine = openPostgres(pooler.url, { pooled: true });
  await expect(engine.transaction('', () => Promise.resolve())).rejects.toBeInstanceOf(DatabaseUnavailableError);
  await engine.close();
  pooler.close();
});

if (kind === 'postgres')
  describe.each([
    {
      pooled: false,
      prepared: 1,
      ofSession: ['TimeZone', 'idle_in_transaction_session_timeout', 'jit', 'lock_timeout', 'statement_timeout'],
    },
    { pooled: true, prepared: 0, ofSession: null },
  ])('with pooled $pooled', ({ pooled, prepared, ofSession }) => {
    let engine: Engine;
    beforeEach(() => {
      engine = openPostgres(process.env['TEST_DATABASE_URL'] ?? '', { pooled });
    });
    afterEach(() => engine.close());
    const inTransaction = async (text: string) =>
      valueOf(await engine.transaction('', (connection) => connection.query({ text })));
    const inSession = async (text: string) =>
      valueOf(await engine.exclusive((connection) => connection.query({ text })));

    test('every transaction has the time limits, UTC and no JIT', async () => {
      expect(await inTransaction(SETTINGS)).toEqual(LIMITS);
      expect(await inTransaction(SETTINGS)).toEqual(LIMITS);
    });

    test('outside of transactions the session has these settings only without a pooler', async () => {
      await inTransaction(SETTINGS);
      expect(await inSession(OF_SESSION)).toEqual(ofSession);
    });

    test('a frequent statement is prepared only without a pooler', async () => {
      for (let count = 0; count < 10; count += 1) await inTransaction('SELECT 7 AS value');
      expect(await inSession(PREPARED)).toBe(prepared);
    });
  });
