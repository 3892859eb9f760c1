// One provider process of the test harness: the built provider on a database of its own, and a control port that resets
// the rows, sets the clock and runs SQL. None of this exists in the provider itself.
import http from 'node:http';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { forgetSeen, log, toolsOf } from './hostTools.mjs';

const [build, engineKind, place, prepareOnly] = process.argv.slice(2);
const load = (name) => import(pathToFileURL(path.join(build, name)));
const { buildApp, createServices } = await load('app.js');
const { readSettings } = await load('config.js');
const { createContext } = await load('contract/createContext.js');
const { openEmbedded } = await load('database/embedded/engine.js');
const { openPostgres } = await load('database/postgres.js');
const { migrate } = await load('database/migrate.js');
const { prepareFirstStart } = await load('database/firstStart.js');

const SECRET = 'a secret of the test harness, 0123456789 abcdefghijklmnop';
/** Rows are the same in every run; the clock stands on a school day unless a test moves it. */
const START = Date.parse('2026-07-15T05:00:00.000Z');
const clock = {
  base: START,
  setAt: Date.now(),
  fixed: false,
  now() {
    return this.fixed ? this.base : this.base + Date.now() - this.setAt;
  },
};
// Shortened for the tests alone, which wait for it to end a statement that hangs.
const patience = prepareOnly ? {} : { watchdogMs: 2_000 };
const engine = engineKind === 'embedded' ? await openEmbedded({ folder: place, ...patience }) : openPostgres(place);
const env = engineKind === 'embedded' ? { PORTAL_DATA: place } : { DATABASE_URL: place };
const settings = readSettings({
  ...env,
  PORTAL_SECRET: SECRET,
  PORTAL_DEMO: 'on',
  PORTAL_ORIGINS: 'http://allowed.example',
});
await migrate(engine);
await prepareFirstStart(createServices(settings, engine, clock));
const exec = (sql) => engine.exclusive((connection) => connection.exec(sql));
const rows = async (text, params = []) =>
  (await engine.exclusive((connection) => connection.query({ text, params }))).rows;
const tables = (
  await rows("SELECT tablename FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'migrations' ORDER BY 1")
).map((row) => row.tablename);

/**
 * Keeps a copy of every row beside the tables, and has each table say when it was written to: what a reset puts back is
 * what the tests before it touched. `dirty` has no key, so that writers never wait for each other there.
 */
async function takeSnapshot() {
  const copies = tables.map(
    (table) => `CREATE TABLE snapshot.${table} AS TABLE public.${table};
    CREATE TRIGGER snapshot_dirty AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON public.${table}
      FOR EACH STATEMENT EXECUTE FUNCTION snapshot.note();`,
  );
  await exec(`BEGIN;
    CREATE SCHEMA snapshot;
    CREATE TABLE snapshot.dirty (name text NOT NULL);
    CREATE FUNCTION snapshot.note() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = snapshot AS
      $$ BEGIN INSERT INTO snapshot.dirty VALUES (TG_TABLE_NAME); RETURN NULL; END $$;
    ${copies.join('\n')}
    COMMIT;`);
}

if (prepareOnly) {
  await takeSnapshot();
  await engine.close();
  process.exit(0);
}

// A failed insert takes a number too, so every sequence goes back.
const restart = (
  await rows(
    "SELECT table_name, column_name FROM information_schema.columns WHERE table_schema = 'public' AND is_identity = 'YES'",
  )
).map(
  ({ table_name: table, column_name: column }) =>
    `SELECT setval(pg_get_serial_sequence('${table}', '${column}'), (SELECT coalesce(max(${column}), 0) + 1 FROM snapshot.${table}), false);`,
);

/** Columns a row can be put back into: not those the database computes. */
const columnsOf = new Map(
  (
    await rows(`SELECT table_name AS "table", string_agg(column_name, ', ' ORDER BY ordinal_position) AS columns
    FROM information_schema.columns WHERE table_schema = 'public' AND is_generated = 'NEVER' GROUP BY 1`)
  ).map(({ table, columns }) => [table, columns]),
);

async function reset() {
  forgetSeen();
  clock.base = START;
  clock.setAt = Date.now();
  clock.fixed = false;
  const dirty = (await rows('SELECT DISTINCT name FROM snapshot.dirty')).map(({ name }) => name);
  const restored = dirty.map(
    (table) => `DELETE FROM ${table};
      INSERT INTO ${table} (${columnsOf.get(table)}) OVERRIDING SYSTEM VALUE SELECT ${columnsOf.get(table)} FROM snapshot.${table};`,
  );
  await exec(
    `BEGIN; SET LOCAL session_replication_role = replica; ${restored.join('\n')} ${restart.join('\n')} DELETE FROM snapshot.dirty; COMMIT;`,
  );
}

const parts = { settings, engine, clock, log, checkAnswers: true };
const app = await buildApp({ ...parts, protect: false });
await app.listen({ port: 0, host: '127.0.0.1' });

const commands = {
  ...toolsOf({ build, app, buildApp, ...parts }),
  reset,
  /** {at: ISO instant} stops the clock there; {plusMs} moves it on */
  clock: ({ at, plusMs = 0 }) => {
    if (at !== undefined) Object.assign(clock, { base: Date.parse(at), fixed: true });
    clock.base += plusMs;
    return { now: clock.now() };
  },
  sql: ({ text, params }) => rows(text, params),
  /** a transaction of the application in a given scope: its setup, then statements; all rolled back */
  scoped: ({ scope, schoolId, userId, statements }) =>
    engine
      .transaction(
        `SET LOCAL ROLE portal_app; SET LOCAL app.scope = '${scope}'; SET LOCAL app.school = '${schoolId ?? ''}'; SET LOCAL app.user_id = '${userId ?? ''}'`,
        async (connection) => {
          const answers = [];
          for (const text of statements) {
            await connection.exec('SAVEPOINT one');
            try {
              const { rows: found, rowCount } = await connection.query({ text });
              answers.push({ rows: found, rowCount });
            } catch (error) {
              answers.push({ error: error.message, sqlState: error.sqlState });
              await connection.exec('ROLLBACK TO SAVEPOINT one');
            }
          }
          throw Object.assign(new Error('done'), { answers });
        },
      )
      .catch((error) => error.answers ?? Promise.reject(error)),
  /** the unit of work of an operation, with nothing in it */
  bareWrite: async ({ actor, inSchool, idempotencyKey }) => {
    const call = {
      services: createServices(settings, engine, clock),
      operationId: 'bareWrite',
      requestId: 'bare',
      ip: '127.0.0.1',
      bearer: undefined,
      actor: {
        ...actor,
        signInId: '',
        isPlatform: actor.schoolId === null,
        schoolDisabled: false,
        privileges: new Set(),
      },
      idempotency: { key: idempotencyKey, requestHash: 'bare' },
    };
    let ran = false;
    await createContext(call)
      .inSchool(inSchool)
      .write(async () => {
        ran = true;
        return null;
      });
    return { ran };
  },
  /** a committed insert-like statement, then one that never ends, in one transaction */
  hang: ({ first, then }) =>
    engine
      .transaction("SET LOCAL ROLE portal_app; SET LOCAL app.scope = 'platform'", async (connection) => {
        await connection.query({ text: first });
        await connection.query({ text: then });
      })
      .then(
        () => ({ ended: 'well' }),
        (error) => ({ ended: error.name }),
      ),
};

const control = http.createServer((request, response) => {
  const parts = [];
  request.on('data', (part) => parts.push(part));
  request.on('end', () => {
    const name = request.url.slice(1);
    const input = parts.length > 0 ? JSON.parse(Buffer.concat(parts).toString()) : {};
    Promise.resolve()
      .then(() => commands[name](input))
      .then(
        (value) => response.end(JSON.stringify({ value: value ?? null })),
        (error) => response.writeHead(500).end(JSON.stringify({ error: String(error?.message ?? error) })),
      );
  });
});
// A test may hold its connection for longer than Node's five seconds before it asks again.
control.keepAliveTimeout = 600_000;
control.listen(0, '127.0.0.1', () => {
  process.send?.({ api: app.server.address().port, control: control.address().port });
});
process.on('disconnect', () => process.exit(0));
process.on('SIGTERM', () => {
  control.close();
  Promise.resolve(app.close())
    .then(() => engine.close())
    .finally(() => process.exit(0));
});
