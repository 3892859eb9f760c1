// One provider process of the test harness: the built provider on a database of its own, and a control port that resets
// the rows, sets the clock and runs SQL. None of this exists in the provider itself.
import { createHash } from 'node:crypto';
import http from 'node:http';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { gatedFiles } from './hostFiles.mjs';
import { ownerOf, rowsOf, takeSnapshot } from './hostRows.mjs';
import { keepSignIns } from './hostSignIns.mjs';
import { forgetSeen, log, toolsOf } from './hostTools.mjs';

const [build, engineKind, place, prepareOnly] = process.argv.slice(2);
const load = (name) => import(pathToFileURL(path.join(build, name)));
const { buildApp } = await load('app.js');
const { createServices } = await load('services.js');
const { ReadCache } = await load('call/readCache.js');
const { readSettings } = await load('config.js');
const { createContext } = await load('call/createContext.js');
const { openEmbedded } = await load('database/embedded/engine.js');
const { openPostgres } = await load('database/postgres.js');
const { migrate } = await load('database/migrate.js');
const { scopedDatabase } = await load('database/scope.js');
const { files, forgetFiles, fileTools } = gatedFiles(
  await load('documents/pool/filePool.js'),
  await load('documents/pool/slot.js'),
);
const { THREAD_LIMITS } = await load('documents/pool/requestThread.js');
const { READ_LIMITS, readWorkbook } = await load('documents/workbook.js');
const { lockExamForMarks } = await load('domains/results/index.js');
const { fileRuns } = await load('call/runs.js');
const { prepareFirstStart } = await load('start/firstStart.js');

// A busy machine must not reach the time limits of files.
for (const limits of [THREAD_LIMITS, READ_LIMITS]) limits.withinMs = 600_000;

const SECRET = createHash('sha256').update('the test harness').digest('hex');
/** Rows are the same in every run; the clock is on a school day unless a test moves it. */
const START = Date.parse('2026-07-15T05:00:00.000Z');
/** The day the demo is built around; its last payments are of this day. */
const FILLED = Date.parse('2026-07-10T12:00:00.000Z');
const clock = {
  base: START,
  setAt: Date.now(),
  fixed: false,
  now() {
    return this.fixed ? this.base : this.base + Date.now() - this.setAt;
  },
};
// The watchdog is shortened for tests that wait for it to end a statement that hangs. The statistics stay those of the filled demo: an
// idle moment in a test that has emptied a table would otherwise leave plans to the next tests that take seconds.
const patience = prepareOnly ? {} : { statementLimitMs: 2_000, idleMs: 3_600_000 };
const engine = engineKind === 'embedded' ? await openEmbedded({ folder: place, ...patience }) : openPostgres(place);
const env = engineKind === 'embedded' ? { PORTAL_DATA: place } : { DATABASE_URL: place };
const settings = readSettings({
  ...env,
  PORTAL_SECRET: SECRET,
  PORTAL_DEMO: 'on',
  PORTAL_ORIGINS: 'http://allowed.example',
  // A busy machine must not add lines to the log.
  PORTAL_SLOW_MS: '0',
});
await migrate(engine);
await prepareFirstStart(createServices(settings, engine, { clock: { now: () => FILLED } }));
const owner = ownerOf(engine);
if (prepareOnly) {
  // Without statistics a search takes seconds. Whether the upkeep finds time for them here depends on the machine.
  await owner.exec('ANALYZE');
  await takeSnapshot(owner);
  await engine.close();
  process.exit(0);
}

const rows = await rowsOf(owner);
/** What those still write belongs to the test that sent them. */
const answering = new Set();
const PATIENCE_MS = 2_000;
const allAnswered = async () => {
  const until = Date.now() + PATIENCE_MS;
  while (answering.size > 0 && Date.now() < until) await setImmediate();
};

function resetClock() {
  Object.assign(clock, { base: START, setAt: Date.now(), fixed: false });
}
async function reset() {
  forgetSeen();
  forgetFiles();
  await allAnswered();
  resetClock();
  await rows.reset();
  reads.forget({ kind: 'platform' });
}

const reads = new ReadCache(clock);
const parts = { settings, engine, clock, log, files, reads, validateResponses: true };
const app = await buildApp({ ...parts, protect: false });
app.server.on('request', (_, response) => {
  answering.add(response);
  response.once('close', () => answering.delete(response));
});
const sockets = new Set();
app.server.on('connection', (socket) => {
  sockets.add(socket);
  socket.once('close', () => sockets.delete(socket));
});
await app.listen({ port: 0, host: '127.0.0.1' });
const signIns = await keepSignIns({ app, rows, clock, start: START, reset });

/** A user who reads files, and whose connection stays. */
const readerOf = (userId) => ({
  actor: { userId },
  inFileSlot: (size, work) => {
    const left = new AbortController().signal;
    return files.run({ school: null, user: userId, left, arrivedAt: files.now() }, size, work);
  },
});

const commands = {
  ...toolsOf({ build, app, buildApp, ...parts }),
  ...fileTools,
  reset,
  /** {at: ISO instant} stops the clock there; {plusMs} moves it on */
  clock: ({ at, plusMs = 0 }) => {
    if (at !== undefined) Object.assign(clock, { base: Date.parse(at), fixed: true });
    clock.base += plusMs;
    return { now: clock.now() };
  },
  /** a sign-in of a demo account that is as good as a new one, or nothing */
  tokens: ({ userName }) => signIns.tokensOf(userName),
  sql: ({ text, params }) => {
    reads.forget({ kind: 'platform' });
    return owner.rows(text, params);
  },
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
      services: createServices(settings, engine, { clock }),
      operationId: 'bareWrite',
      requestId: 'bare',
      ip: '127.0.0.1',
      local: true,
      bearer: undefined,
      actor: {
        ...actor,
        signInId: '',
        isPlatform: actor.schoolId === null,
        privileges: new Set(),
      },
      idempotency: { key: idempotencyKey, requestHash: 'bare' },
      schoolIds: [inSchool],
      mendsDisabled: false,
      left: new AbortController().signal,
      arrivedAt: 0,
    };
    let ran = false;
    await createContext(call).write(async () => {
      ran = true;
      return null;
    });
    return { ran };
  },
  /** the marks of an exam, changed while the exam is locked: how many, or the code of the refusal */
  changeMarks: ({ schoolId, examId, how }) =>
    scopedDatabase(engine)
      .write({ kind: 'school', schoolId }, async (db) => {
        await lockExamForMarks(db, examId, how);
        const text = 'UPDATE student_marks SET version = version + 1, modified_at = now() WHERE exam_id = $1';
        const { rowCount } = await db.connection.query({ text, params: [examId] });
        return { responseCode: 100, changed: rowCount };
      })
      .catch((error) =>
        error.responseCode === undefined ? Promise.reject(error) : { responseCode: error.responseCode, changed: 0 },
      ),
  /** how long each open connection may be idle */
  idleLimits: () => [...sockets].map(({ timeout }) => timeout),
  /** downloads that users have begun, each under this key */
  beginRuns: ({ userIds, runKey }) => userIds.forEach((userId) => fileRuns.begin(clock, userId, runKey)),
  /** spreadsheets read at one moment: how many rows each holds, or the code of the refusal */
  readAtOnce: ({ orders }) =>
    Promise.all(
      orders.map(({ userId, content, ...wanted }) =>
        readWorkbook(readerOf(userId), Buffer.from(content, 'base64'), wanted).then(
          (found) => ({ rows: found.rows.length }),
          ({ responseCode }) => ({ responseCode }),
        ),
      ),
    ),
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
