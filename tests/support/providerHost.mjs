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
const identities = await rows(
  "SELECT table_name AS table, column_name AS column FROM information_schema.columns WHERE table_schema = 'public' AND is_identity = 'YES'",
);
const numbers = await rows(
  identities
    .map(
      ({ table, column }) =>
        `SELECT pg_get_serial_sequence('${table}', '${column}') AS sequence, coalesce(max(${column}), 0) + 1 AS next FROM snapshot.${table}`,
    )
    .join(' UNION ALL '),
);
const restart = `SELECT ${numbers.map(({ sequence, next }) => `setval('${sequence}', ${next}, false)`).join(', ')};`;

/** From so many rows on only those that differ are put back; below, the comparison costs more than it saves. */
const MANY = 100;
/** How each table's rows are put back: all columns but those the database computes. */
async function restoring({ table, columns, same }) {
  const [{ count }] = await rows(`SELECT count(*)::integer AS count FROM snapshot.${table}`);
  const insert = `INSERT INTO ${table} (${columns}) OVERRIDING SYSTEM VALUE SELECT ${columns} FROM snapshot.${table} was`;
  if (count < MANY) return `DELETE FROM ${table}; ${insert};`;
  return `DELETE FROM ${table} now WHERE NOT EXISTS
      (SELECT FROM snapshot.${table} was WHERE ${same} AND ROW(was.*) IS NOT DISTINCT FROM ROW(now.*));
    ${insert} WHERE NOT EXISTS (SELECT FROM ${table} now WHERE ${same});`;
}
const restores = new Map();
for (const table of await rows(`SELECT c.table_name AS table, string_agg(c.column_name, ', ' ORDER BY c.ordinal_position) AS columns,
      (SELECT string_agg(format('now.%1$I = was.%1$I', a.attname), ' AND ') FROM pg_index i
        JOIN pg_attribute a ON a.attrelid = i.indrelid AND a.attnum = ANY (i.indkey)
        WHERE i.indrelid = format('public.%I', c.table_name)::regclass AND i.indisprimary) AS same
    FROM information_schema.columns c WHERE c.table_schema = 'public' AND c.is_generated = 'NEVER' AND c.table_name <> 'migrations' GROUP BY 1`))
  restores.set(table.table, await restoring(table));

async function reset() {
  forgetSeen();
  clock.base = START;
  clock.setAt = Date.now();
  clock.fixed = false;
  const dirty = (await rows('SELECT DISTINCT name FROM snapshot.dirty')).map(({ name }) => name);
  await exec(
    `BEGIN; SET LOCAL session_replication_role = replica; ${dirty.map((table) => restores.get(table)).join('\n')} ${restart} DELETE FROM snapshot.dirty; COMMIT;`,
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
