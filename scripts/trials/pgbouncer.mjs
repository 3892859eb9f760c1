// Two providers on PgBouncer in transaction mode with the configuration of deploy/, with fewer connections to PostgreSQL than theirs: every
// call succeeds, and row-level security shows the rows of one school on a connection that another school used.
import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { setTimeout as delay } from 'node:timers/promises';
import { measure } from '../bench/load.mjs';
import { launch, signIn } from '../lib/provider.mjs';
import { root } from '../lib/run.mjs';
import { inScratchFolder } from '../lib/scratch.mjs';
import { ask, countKinds } from './ask.mjs';
import { until } from './ownCluster.mjs';
import { onDatabase, query, sessionsOn } from './ownDatabase.mjs';
import { ownPostgres, serverPrograms } from './ownPostgres.mjs';
import { allWriters, beginAll, checkAll } from './writers.mjs';

export const title = 'two providers on PgBouncer in transaction mode, with fewer connections than theirs';
export const head = ['what', 'calls', 'figure', 'well'];
const PORT = 4360;
const POOL = 4;
const READERS = 16;
const LOAD_MS = 15_000;
const LIST = '/api/student/all/paged?pages=0&size=10';

function missing() {
  if (!serverPrograms()) return 'the programs of PostgreSQL are not installed';
  try {
    execFileSync('pgbouncer', ['--version'], { stdio: 'ignore' });
  } catch {
    return 'pgbouncer is not installed';
  }
  return undefined;
}

/** The configuration of deploy/ with other addresses and files, a small pool, and a second one of a single connection. */
function configure(folder, server, password) {
  const { port, pathname } = new URL(server);
  const changes = [
    ['host=127.0.0.1 port=5432 dbname=portal', `host=127.0.0.1 port=${port} dbname=${pathname.slice(1)}`],
    ['listen_port = 6432', `listen_port = ${PORT}`],
    ['/var/log/postgresql/pgbouncer.log', path.join(folder, 'pgbouncer.log')],
    ['/var/run/postgresql/pgbouncer.pid', path.join(folder, 'pgbouncer.pid')],
    ['/etc/pgbouncer/userlist.txt', path.join(folder, 'userlist.txt')],
    ['default_pool_size = 20', `default_pool_size = ${POOL}\nstats_users = portal`],
  ];
  let text = fs.readFileSync(path.join(root, 'deploy/pgbouncer/pgbouncer.ini'), 'utf8');
  for (const [from, to] of changes) {
    if (!text.includes(from)) throw new Error(`deploy/pgbouncer/pgbouncer.ini does not contain ${from}.`);
    text = text.replace(from, to);
  }
  text = text.replace(/^portal = .*$/m, (line) => `${line}\n${line.replace('portal', 'single')} pool_size=1`);
  fs.writeFileSync(path.join(folder, 'pgbouncer.ini'), text);
  fs.writeFileSync(path.join(folder, 'userlist.txt'), `"portal" "${password}"\n`);
}

/** Calls `work` with the address of PgBouncer, whose pools are `portal` and `single`. */
async function withPgBouncer(server, work) {
  return inScratchFolder(async (folder) => {
    const password = randomBytes(16).toString('hex');
    configure(folder, server, password);
    const identity = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
    if (identity.uid !== undefined)
      for (const file of [folder, ...fs.readdirSync(folder).map((name) => path.join(folder, name))])
        fs.chownSync(file, identity.uid, identity.gid);
    const args = ['-q', path.join(folder, 'pgbouncer.ini')];
    const pooler = spawn('pgbouncer', args, { cwd: '/', stdio: 'ignore', ...identity });
    const exited = new Promise((resolve) => pooler.once('exit', resolve));
    try {
      const address = (name) => `postgres://portal:${password}@127.0.0.1:${PORT}/${name}`;
      await until('PgBouncer', () => query(address('portal'), 'SELECT 1'));
      return await work(address);
    } finally {
      pooler.kill('SIGINT');
      await exited;
    }
  });
}

const SCHOOLS = [
  { school: 1, user: 'admin' },
  { school: 2, user: 'admin2' },
];

/** Reads of both schools and writes, each client on one of the providers. */
async function underLoad(addresses, admin, server) {
  const tokens = await Promise.all(SCHOOLS.map(({ user }) => signIn(addresses[0], user)));
  const writers = allWriters();
  await beginAll(writers, addresses[0], tokens[0]);
  const seen = { calls: 0, failed: [], foreign: 0, clients: 0, sessions: 0 };
  const endsAt = performance.now() + LOAD_MS;
  const goesOn = () => performance.now() < endsAt;
  const send = async (call) => {
    seen.calls += 1;
    const response = await call().catch((error) => ({ status: `no response: ${error.cause?.code ?? error.name}` }));
    if (response.code !== 100) seen.failed.push(`${response.status}/${response.code}`);
    return response;
  };
  const reader = async (_, at) => {
    const { school } = SCHOOLS[at % 2];
    const address = addresses[at % 4 < 2 ? 0 : 1];
    while (goesOn()) {
      const { data } = await send(() => ask(address, `/class/all/${school}`, { token: tokens[at % 2] }));
      seen.foreign += (data ?? []).filter(({ schoolId }) => schoolId !== school).length;
    }
  };
  const writing = async (writer, at) => {
    while (goesOn()) await send(() => writer.write(addresses[at % 2], tokens[0]));
  };
  const counting = async () => {
    while (goesOn()) {
      const clients = (await query(admin, 'SHOW CLIENTS')).filter(({ database }) => database === 'portal').length;
      seen.clients = Math.max(seen.clients, clients);
      seen.sessions = Math.max(seen.sessions, await sessionsOn(server));
      await delay(200);
    }
  };
  await Promise.all([...Array.from({ length: READERS }, reader), ...writers.map(writing), counting()]);
  return { ...seen, ...(await checkAll(writers, addresses[0], tokens[0])) };
}

const ROWS = `
  SELECT pg_backend_pid() AS pid, current_setting('app.school', true) AS school,
         (SELECT array_to_json(array_agg(DISTINCT school_id)) FROM students) AS schools`;

/** Units of work of two providers in turn on one connection of PostgreSQL: the schools whose rows each one sees. */
async function inTurn(url) {
  const built = (file) => import(pathToFileURL(path.join(root, 'build/provider', file)).href);
  const { openPostgres } = await built('database/postgres.js');
  const { scopedDatabase } = await built('database/scope.js');
  const engines = SCHOOLS.map(() => openPostgres(url, { pooled: true }));
  const wrong = [];
  const pids = new Set();
  try {
    for (let round = 0; round < 200; round += 1) {
      const { school } = SCHOOLS[round % 2];
      const database = scopedDatabase(engines[round % 2]);
      const work = async (db) => (await db.connection.query({ text: ROWS })).rows[0];
      const seen = await database[round % 3 === 0 ? 'write' : 'read']({ kind: 'school', schoolId: school }, work);
      pids.add(seen.pid);
      if (seen.schools?.length !== 1 || seen.schools[0] !== school) wrong.push(seen);
    }
    // Without a scope the role sees nothing, so no setting of an earlier unit of work is left.
    const [bare] = await engines[0].transaction(
      'SET LOCAL ROLE portal_app',
      async (connection) => (await connection.query({ text: ROWS })).rows,
    );
    if (bare.schools !== null) wrong.push(bare);
    return { wrong: wrong.length, connections: pids.size };
  } finally {
    for (const engine of engines) await engine.close();
  }
}

async function listsPerSecond(env) {
  const provider = launch(env);
  try {
    const { address } = await provider.ready();
    const headers = {
      authorization: `Bearer ${await signIn(address, 'admin')}`,
      'content-type': 'application/json',
    };
    const body = JSON.stringify({ schoolId: 1, classId: -1, sectionId: -1, registrationStatus: 'COMPLETE' });
    const { perSecond, p50, p95 } = await measure(`${address}${LIST}`, { method: 'POST', headers, body });
    return `${perSecond} per second, p50 ${p50} ms, p95 ${p95} ms`;
  } finally {
    await provider.end();
  }
}

async function onPgBouncer(server, address) {
  const env = onDatabase(server);
  const pooled = { ...env, DATABASE_URL: address('portal'), PORTAL_POOLER: 'transaction' };
  // Both start on the empty database: the migrations run through PgBouncer.
  const providers = [launch(pooled), launch(pooled)];
  try {
    const ready = await Promise.all(providers.map((provider) => provider.ready()));
    const addresses = ready.map((one) => one.address);
    const load = await underLoad(addresses, address('pgbouncer'), server);
    const wrong = load.failed.length + load.foreign + load.lost + load.unrequested;
    const turns = await inTurn(address('single'));
    for (const provider of providers) await provider.end();
    const failed = countKinds(load.failed);
    return [
      [
        'reads of two schools, and writes',
        load.calls,
        `failed: ${failed}; rows of another school: ${load.foreign}`,
        wrong === 0,
      ],
      [
        'writes of these',
        load.acknowledged,
        `lost: ${load.lost}; stored twice: ${load.unrequested}`,
        load.acknowledged > 0,
      ],
      [
        'connections of the providers',
        load.clients,
        `to PostgreSQL: ${load.sessions}`,
        load.sessions <= POOL && load.clients > POOL,
      ],
      [
        'two schools in turn on one connection',
        200,
        `connections: ${turns.connections}; other rows: ${turns.wrong}`,
        turns.connections === 1 && turns.wrong === 0,
      ],
      ['student list, PostgreSQL', '–', await listsPerSecond(env), true],
      ['student list, PgBouncer', '–', await listsPerSecond(pooled), true],
    ];
  } finally {
    for (const provider of providers) await provider.end();
  }
}

/** @returns {Promise<{ rows: (string | number)[][], passed: boolean, says: string }>} */
export async function run() {
  const reason = missing();
  if (reason) return { rows: [], passed: true, says: `left out: ${reason}` };
  const rows = await inScratchFolder(async (folder) => {
    const server = await ownPostgres(folder);
    await server.start();
    try {
      return await withPgBouncer(server.url, (address) => onPgBouncer(server.url, address));
    } finally {
      await server.crash();
    }
  });
  const well = rows.filter((row) => row.at(-1)).length;
  return {
    rows: rows.map((row) => [...row.slice(0, -1), row.at(-1) ? 'yes' : 'no']),
    passed: well === rows.length,
    says: `${well} of ${rows.length} as required`,
  };
}
