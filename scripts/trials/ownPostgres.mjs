// A PostgreSQL server that only the trial uses, so that it can be stopped and started.
import { execFileSync, spawn } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

const HOMES = ['/usr/lib/postgresql', '/usr/pgsql', '/opt/homebrew/opt'];
const NOBODY = 65_534;

/** The folder of the newest server's programs; undefined where there is none. */
export function serverPrograms() {
  const onPath = (process.env.PATH ?? '').split(path.delimiter);
  const versions = HOMES.flatMap((home) =>
    fs.existsSync(home) ? fs.readdirSync(home).map((name) => path.join(home, name, 'bin')) : [],
  ).sort((a, b) => b.localeCompare(a, 'en', { numeric: true }));
  return [...onPath, ...versions].find(
    (bin) => fs.existsSync(path.join(bin, 'initdb')) && fs.existsSync(path.join(bin, 'postgres')),
  );
}

/** PostgreSQL refuses to run as root. */
const asSomebody = () => (process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {});

const freePort = () =>
  new Promise((resolve, reject) => {
    const server = net.createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

/** @returns {Promise<boolean>} whether the server takes sessions */
async function isReachable(url) {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** The processes that a process started. */
const childrenOf = (pid) =>
  fs.readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);

/**
 * Makes a server below `folder`, with the data that is there already. `start` resolves when it takes sessions, `crash` when every process
 * of it is gone.
 * @param {string[]} [settings] such as `fsync=off`
 */
export async function ownPostgres(folder, settings = []) {
  const bin = serverPrograms();
  const data = path.join(folder, 'server');
  const identity = asSomebody();
  const how = { cwd: '/', stdio: 'ignore', ...identity };
  if (!fs.existsSync(data)) {
    fs.mkdirSync(data, { mode: 0o700 });
    if (identity.uid !== undefined) {
      fs.chmodSync(folder, 0o755);
      fs.chownSync(data, identity.uid, identity.gid);
    }
    execFileSync(path.join(bin, 'initdb'), ['-D', data, '-U', 'portal', '-A', 'trust', '-E', 'UTF8'], how);
  }
  const port = await freePort();
  const url = `postgres://portal@127.0.0.1:${port}/postgres`;
  const args = [
    '-D',
    data,
    '-p',
    String(port),
    '-h',
    '127.0.0.1',
    '-k',
    data,
    ...settings.flatMap((one) => ['-c', one]),
  ];
  let server;
  return {
    url,
    /** The processes of the running server, the first one first. */
    processes: () => [server.pid, ...childrenOf(server.pid)],
    async start() {
      server = spawn(path.join(bin, 'postgres'), args, how);
      while (!(await isReachable(url))) {
        if (server.exitCode !== null) throw new Error(`PostgreSQL stopped with ${server.exitCode}.`);
        await delay(50);
      }
    },
    /** `pg_ctl stop -m immediate`: no checkpoint, every session broken off. */
    async crash() {
      if (!server || server.exitCode !== null || server.signalCode !== null) return;
      const gone = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGQUIT');
      await gone;
    },
  };
}
