// What a test run starts from, made once and kept in .cache: the compiled provider, and one filled database of each engine
// to copy. Each has a name with the hash of what it was made from, and appears complete, in one step.
import { execFileSync, fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';

export const root = path.resolve(import.meta.dirname, '../..');
const cache = path.join(root, '.cache');
const DAY_MS = 86_400_000;

function filesBelow(place) {
  const full = path.join(root, place);
  if (!fs.statSync(full).isDirectory()) return [place];
  return fs
    .readdirSync(full)
    .sort()
    .flatMap((name) => filesBelow(path.join(place, name)));
}

function hashOf(places) {
  const digest = createHash('sha256');
  for (const file of places.flatMap(filesBelow))
    digest
      .update(file)
      .update('\0')
      .update(fs.readFileSync(path.join(root, file)))
      .update('\0');
  return digest.digest('hex').slice(0, 16);
}

/** Makes a folder of the cache where it is missing; of several runs that make it at once the first one wins. */
async function cached(name, make) {
  const place = path.join(cache, name);
  if (!fs.existsSync(place)) {
    const making = `${place}.new-${process.pid}`;
    fs.rmSync(making, { recursive: true, force: true });
    fs.mkdirSync(making, { recursive: true });
    try {
      await make(making);
      fs.renameSync(making, place);
    } catch (error) {
      fs.rmSync(making, { recursive: true, force: true });
      if (!fs.existsSync(place)) throw error;
    }
  }
  fs.utimesSync(place, new Date(), new Date());
  return place;
}

/** Folders no run has used for a day. */
function removeOld() {
  for (const name of fs.existsSync(cache) ? fs.readdirSync(cache) : []) {
    const place = path.join(cache, name);
    if (/^test-/.test(name) && Date.now() - fs.statSync(place).mtimeMs > DAY_MS)
      fs.rmSync(place, { recursive: true, force: true });
  }
}

/** The compiled provider's folder; what it shares with the portal is beside it, as in the build. */
export async function buildProvider() {
  removeOld();
  const build = await cached(`test-provider-${hashOf(['provider', 'common', 'tsconfig.json'])}`, (folder) => {
    const compiler = path.join(root, 'node_modules/typescript/bin/tsc');
    execFileSync(process.execPath, [compiler, '-p', 'provider', '--noCheck', '--outDir', folder], {
      cwd: root,
      stdio: 'inherit',
    });
  });
  return path.join(build, 'provider');
}

const templateHash = () =>
  hashOf([
    'provider/database',
    'provider/shared',
    'provider/start',
    'common',
    'provider/contract/generated/privileges.gen.ts',
    'node_modules/@electric-sql/pglite/package.json',
    'tests/support/providerHost.mjs',
    'tests/support/hostRows.mjs',
  ]);

export const startHost = (build, engine, place, ...flags) =>
  fork(path.join(root, 'tests/support/providerHost.mjs'), [build, engine, place, ...flags], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });

async function fill(build, engine, place) {
  const child = startHost(build, engine, place, '--prepare');
  const code = await new Promise((resolve) => child.once('exit', resolve));
  if (code !== 0) throw new Error(`The template of the ${engine} test database could not be made (${code}).`);
}

/** A folder with the filled embedded database, to be copied. */
export const embeddedTemplate = (build) =>
  cached(`test-template-${templateHash()}`, (folder) => fill(build, 'embedded', folder));

export async function asAdmin(work) {
  const admin = new pg.Client({ connectionString: process.env.TEST_DATABASE_URL });
  await admin.connect();
  try {
    return await work(admin);
  } finally {
    await admin.end();
  }
}

/** `server`: the same server by another address, such as its socket. */
export function urlOf(database, server = process.env.TEST_DATABASE_URL) {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
}

const exists = async (admin, name) =>
  (await admin.query('SELECT 1 FROM pg_database WHERE datname = $1', [name])).rowCount === 1;
const ALREADY_THERE = '42P04';

/** Name of the filled PostgreSQL database that others are made from. */
export async function postgresTemplate(build) {
  const name = `school_portal_template_${templateHash()}`;
  if (await asAdmin((admin) => exists(admin, name))) return name;
  const making = `school_portal_test_${process.pid}_template`;
  await asAdmin((admin) => admin.query(`CREATE DATABASE ${making}`));
  await fill(build, 'postgres', urlOf(making));
  await asAdmin(async (admin) => {
    try {
      await admin.query(`ALTER DATABASE ${making} RENAME TO ${name}`);
    } catch (error) {
      await admin.query(`DROP DATABASE ${making}`);
      if (error.code !== ALREADY_THERE) throw error;
    }
  });
  return name;
}

function lives(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** Databases and folders of runs that were killed, and templates of yesterday's sources. Another run may drop one at the same time. */
export async function removeLeftovers(temporary) {
  for (const name of fs.readdirSync(temporary)) {
    const pid = /^school-portal-test-(\d+)-/.exec(name)?.[1];
    if (pid && !lives(Number(pid))) fs.rmSync(path.join(temporary, name), { recursive: true, force: true });
  }
  if (!process.env.TEST_DATABASE_URL) return;
  await asAdmin(async (admin) => {
    const { rows } =
      await admin.query(`SELECT datname AS name, (pg_stat_file('base/' || oid || '/PG_VERSION', true)).modification < now() - interval '1 day' AS old
      FROM pg_database WHERE datname ~ '^school_portal_(test|template)_' AND NOT EXISTS (SELECT 1 FROM pg_stat_activity a WHERE a.datname = pg_database.datname)`);
    for (const { name, old } of rows) {
      const pid = /^school_portal_test_(\d+)_/.exec(name)?.[1];
      if (pid ? !lives(Number(pid)) : old) await admin.query(`DROP DATABASE IF EXISTS ${name}`).catch(() => undefined);
    }
  });
}
