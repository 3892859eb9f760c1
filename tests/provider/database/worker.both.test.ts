// What the engine does when something goes wrong under it, seen through HTTP, and while nobody asks for anything.
import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { call, engine, hang, resetProvider, sql, tokenOf, runScoped } from '../../support/provider';
import { createSchool, FIRST, getSchool, updateSchool, type School } from '../support/schools';
import { countOf, stored } from '../support/tables';
import { buildFolder } from '../support/insight';

beforeEach(resetProvider);

const INSERT = "INSERT INTO installation (key, value) VALUES ('hung', 'yes')";
/** PostgreSQL ends a statement by its own timeout, shortened here; the embedded engine's watchdog (providerHost.mjs) its thread. */
const ENDLESS =
  engine === 'embedded' ? 'SELECT count(*) FROM generate_series(1, 1000000000000)' : 'SELECT pg_sleep(600)';
const first =
  engine === 'embedded'
    ? INSERT
    : `WITH short AS (SELECT set_config('statement_timeout', '400', true)) ${INSERT.replace("VALUES ('hung', 'yes')", "SELECT 'hung', set_config FROM short")}`;

test('CODE-106 a violated constraint is answered with its code, and the transaction stores nothing', async () => {
  const token = await tokenOf('platform');
  const before = await stored();
  const [{ next }] = (await sql<{ next: number }>('SELECT count(*)::integer AS next FROM images')) as [
    { next: number },
  ];
  expect(await createSchool(token, { schoolName: 'NALANDA  public school' })).toMatchObject({
    status: 409,
    responseCode: 106,
    responseMsg: 'A school with this name already exists',
    data: null,
  });
  expect(await stored()).toEqual(before);
  expect(await countOf('images')).toBe(next);
});

test('R8 a statement that never ends is given up: its transaction is rolled back, acknowledged writes stay, and the next call succeeds', async () => {
  const token = await tokenOf('platform');
  const created = await createSchool(token);
  const ended = hang(first, ENDLESS);
  const meanwhile = await Promise.all(Array.from({ length: 5 }, () => getSchool(token, FIRST)));
  for (const { status } of meanwhile) expect([200, 503]).toContain(status);
  expect(await ended).toEqual({ ended: engine === 'embedded' ? 'DatabaseUnavailableError' : 'DatabaseError' });
  expect(await countOf('installation', "key = 'hung'")).toBe(0);
  expect(await getSchool(token, created.data.schoolId)).toMatchObject({
    status: 200,
    data: { schoolName: 'Gyan Jyoti School' },
  });
});

test('R8 100 reads and writes at once all end, and every write counts once', async () => {
  const token = await tokenOf('platform');
  const { data } = await createSchool(token);
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, at) =>
      at % 2 === 0
        ? updateSchool(token, data.schoolId, { principal: `Principal ${at}` })
        : call<School[]>('GET', '/school/all', { token }),
    ),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect((await getSchool(token, data.schoolId)).data.version).toBe(data.version + 50);
});

test('a statement that is met often answers each time as the first time, after a failure of its own too', async () => {
  const part = "SELECT 60 / current_setting('app.school')::integer AS part";
  const by = [1, 2, 3, 4, 5, 6, 10, 0, 12, 15, 0, 0, 20, 30, 60];
  const answers: unknown[] = [];
  for (const school of by) {
    const [answer] = await runScoped('school', school, [part]);
    answers.push(answer?.rows?.[0]?.['part'] ?? answer?.sqlState);
  }
  expect(answers).toEqual(by.map((school) => (school === 0 ? '22012' : 60 / school)));
});

/** An engine of its own in a process of its own: every step waits for the one before, none for a time. */
const program = (engineFile: string, folder: string) => `
  import { openEmbedded } from ${JSON.stringify(engineFile)};
  let hear;
  const tidied = () => new Promise((resolve) => (hear = resolve));
  const said = [];
  const engine = await openEmbedded({ folder: ${JSON.stringify(folder)}, idleMs: 1, onTidied: (done) => { said.push(...done); if (done.length > 0) hear?.(done); } });
  const ask = (text) => engine.exclusive((connection) => connection.query({ text }));
  const tuples = async () => (await ask("SELECT reltuples FROM pg_class WHERE relname = 'worn'")).rows[0].reltuples;
  await ask('CREATE TABLE worn (id integer PRIMARY KEY, word text)');
  const before = await tuples();
  const first = tidied();
  await ask("INSERT INTO worn SELECT n, 'a word' FROM generate_series(1, 20000) AS n");
  const seen = { before, tidied: await first };
  seen.after = await tuples();
  const second = tidied();
  await ask('DELETE FROM worn WHERE id % 2 = 0');
  seen.again = await second;
  said.length = 0;
  await ask("UPDATE worn SET word = 'another'");
  await engine.close();
  console.log(JSON.stringify({ ...seen, ran: said }));`;

/** Ends the worker by a slow statement; then closes the engine, and opens it again. */
const restarting = (engineFile: string, folder: string) => `
  import { openEmbedded } from ${JSON.stringify(engineFile)};
  const open = async (idleMs) => {
    let report;
    const tidied = new Promise((resolve) => (report = resolve));
    const engine = await openEmbedded({ folder: ${JSON.stringify(folder)}, idleMs, statementLimitMs: 500, onTidied: report });
    return { engine, tidied, ask: (text) => engine.exclusive((connection) => connection.query({ text })) };
  };
  const one = await open(3_600_000);
  await one.ask('CREATE TABLE worn (id integer PRIMARY KEY)');
  await one.ask('CREATE TABLE empty (id integer PRIMARY KEY)');
  await one.ask('INSERT INTO worn SELECT n FROM generate_series(1, 20000) AS n');
  const rejected = await one.ask('SELECT pg_sleep(3600)').then(() => false, () => true);
  const restarted = { rejected, tidied: await one.tidied, tuples: (await one.ask("SELECT reltuples FROM pg_class WHERE relname = 'worn'")).rows[0].reltuples };
  await one.engine.close();
  const two = await open(1);
  await two.ask('SELECT');
  console.log(JSON.stringify({ ...restarted, reopened: await two.tidied }));
  await two.engine.close();`;

async function runProgram(of: typeof program): Promise<unknown> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), `school-portal-test-${process.pid}-`));
  try {
    const file = pathToFileURL(path.join(await buildFolder(), 'database/embedded/engine.js')).href;
    const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', of(file, folder)]);
    return JSON.parse(stdout) as unknown;
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

// PostgreSQL looks after its tables in processes of its own.
if (engine === 'embedded') {
  test('what was set while the connection was lent as a whole is gone for the next one', async () => {
    await sql('SET ROLE portal_app');
    await sql('SET search_path = nowhere');
    await sql('SELECT pg_advisory_lock(7)');
    expect(
      await sql(`SELECT current_user = session_user AS owner, current_setting('search_path') AS path,
        (SELECT count(*)::integer FROM pg_locks WHERE locktype = 'advisory') AS locks`),
    ).toEqual([{ owner: true, path: 'public', locks: 0 }]);
  });

  test('R8 R10 tables that have changed a lot are vacuumed and analyzed while idle, and a stop does not do it first', async () => {
    const seen = await runProgram(program);
    expect(seen).toMatchObject({ before: -1, tidied: ['ANALYZE public.worn'], after: 20_000 });
    expect(seen).toMatchObject({ again: ['VACUUM (ANALYZE) public.worn'], ran: [] });
  });

  test('after a slow statement has ended the worker, the tables that have grown are analyzed in the first free moment, and not again after a stop', async () => {
    const seen = await runProgram(restarting);
    expect(seen).toEqual({ rejected: true, tidied: ['ANALYZE public.worn'], tuples: 20_000, reopened: [] });
  });
}
