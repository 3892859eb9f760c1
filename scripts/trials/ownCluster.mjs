// A PostgreSQL cluster with the configuration of deploy/ (three etcd, two Patroni nodes, HAProxy) that only the trial uses. Each node has
// a loopback address of its own.
import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { root } from '../lib/run.mjs';
import { query } from './ownDatabase.mjs';

const NETWORK = '127.0.77.';
const ADDRESSES = { db1: `${NETWORK}11`, db2: `${NETWORK}12`, witness: `${NETWORK}13` };
const NODES = ['db1', 'db2'];
const PORTS = { 5432: 4352, 8008: 4353, 2379: 4354, 2380: 4355, 5000: 4350 };
const ENTRY = `127.0.0.1:${PORTS[5000]}`;
const START_WITHIN_MS = 60_000;

/** The reason why the cluster cannot run here; undefined where it can. */
export function missing() {
  if (process.getuid?.() !== 0) return 'only root can start PostgreSQL as its own user';
  for (const [program, ...args] of [
    ['etcd', '--version'],
    ['patroni', '--version'],
    ['haproxy', '-v'],
    ['id', 'postgres'],
  ])
    try {
      execFileSync(program, args, { stdio: 'ignore' });
    } catch {
      return `${program} ${program === 'id' ? 'postgres' : ''} fails: install etcd-server, patroni, haproxy and postgresql`;
    }
  return undefined;
}

/** A file of deploy/ with the network and the ports of this machine; every other line is unchanged. */
function adapt(file, replacements = []) {
  let text = fs.readFileSync(path.join(root, 'deploy', file), 'utf8');
  for (const [from, to] of replacements) {
    if (!text.includes(from)) throw new Error(`deploy/${file} does not contain ${from}.`);
    text = text.replaceAll(from, to);
  }
  text = text.replaceAll('10.0.0.0/24', '127.0.0.0/8').replaceAll('10.0.0.', NETWORK);
  return text.replaceAll(/\b(5432|8008|2379|2380|5000)\b/g, (port) => String(PORTS[port]));
}

/** The variables of an environment file; empty ones get the passwords. */
const variables = (text, password) =>
  Object.fromEntries(
    text
      .split('\n')
      .filter((line) => /^[A-Z_]+=/.test(line))
      .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1) || password]),
  );

const postgresIdentity = () => ({
  uid: Number(execFileSync('id', ['-u', 'postgres'])),
  gid: Number(execFileSync('id', ['-g', 'postgres'])),
});

/** Starts a program whose output goes to a file of the folder. */
function start(folder, name, [program, ...args], { env = {}, ...options } = {}) {
  const log = fs.openSync(path.join(folder, `${name}.log`), 'a');
  const plain = { PATH: process.env.PATH, LANG: 'C.UTF-8', HOME: folder };
  const child = spawn(program, args, { cwd: '/', stdio: ['ignore', log, log], env: { ...plain, ...env }, ...options });
  fs.closeSync(log);
  const exited = new Promise((resolve) => child.once('exit', resolve));
  return {
    child,
    async end(signal = 'SIGTERM') {
      if (child.exitCode === null && child.signalCode === null) child.kill(signal);
      await exited;
    },
  };
}

/** Waits for a condition, with a limit. */
export async function until(what, condition, withinMs = START_WITHIN_MS) {
  const from = performance.now();
  for (;;) {
    const value = await Promise.resolve()
      .then(condition)
      .catch(() => undefined);
    if (value) return value;
    if (performance.now() - from > withinMs) throw new Error(`${what}: not within ${withinMs / 1000} s`);
    await delay(100);
  }
}

const ownFolder = (folder, name, identity) => {
  const own = path.join(folder, name);
  fs.mkdirSync(own, { mode: 0o700 });
  fs.chownSync(own, identity.uid, identity.gid);
  return own;
};

function startEtcd(folder, identity) {
  return Object.entries(ADDRESSES).map(([name, address]) => {
    const data = ownFolder(folder, `etcd-${name}`, identity);
    const env = variables(adapt('etcd/etcd.env', [['/var/lib/etcd/default', data]]));
    for (const key of Object.keys(env))
      if (key !== 'ETCD_INITIAL_CLUSTER') env[key] = env[key].replaceAll(ADDRESSES.db1, address);
    return start(folder, `etcd-${name}`, ['etcd'], { env: { ...env, ETCD_NAME: name }, ...identity });
  });
}

/** A Patroni node that can be killed and started again. */
function nodeOf(folder, name, identity, password) {
  const own = ownFolder(folder, name, identity);
  const address = ADDRESSES[name];
  const data = path.join(own, 'data');
  const file = path.join(own, 'patroni.yml');
  const text = adapt('patroni/patroni.yml', [
    ['/var/lib/postgresql/15/school-portal', data],
    ['/var/lib/postgresql/patroni.pgpass', path.join(own, 'pgpass')],
    ['/var/run/postgresql', own],
    ['0.0.0.0:', `${address}:`],
  ]);
  fs.writeFileSync(file, text);
  fs.chownSync(file, identity.uid, identity.gid);
  const env = variables(adapt('patroni/node.env').replaceAll(ADDRESSES.db1, address), password);
  let patroni;
  const signalPostgres = (signal) => {
    const pidFile = path.join(data, 'postmaster.pid');
    if (fs.existsSync(pidFile))
      try {
        process.kill(parseInt(fs.readFileSync(pidFile, 'utf8'), 10), signal);
      } catch (error) {
        if (error.code !== 'ESRCH') throw error;
      }
  };
  return {
    name,
    rest: `http://${address}:${PORTS[8008]}`,
    start: () => {
      patroni = start(folder, name, ['patroni', file], { env: { ...env, PATRONI_NAME: name }, ...identity });
    },
    killPostgres: () => signalPostgres('SIGKILL'),
    /** Patroni makes the other node the primary, as `patronictl switchover` does. */
    switchOver: () =>
      fetch(`http://${address}:${PORTS[8008]}/switchover`, { method: 'POST', body: JSON.stringify({ leader: name }) }),
    async kill() {
      signalPostgres('SIGKILL');
      await patroni.end('SIGKILL');
    },
    /** Patroni stops its PostgreSQL. */
    async end() {
      await patroni?.end();
      signalPostgres('SIGQUIT');
    },
  };
}

/** The members as Patroni reports them: name, role, state, lag. */
async function membersOf(nodes) {
  const reports = nodes.map(async ({ rest }) => (await fetch(`${rest}/cluster`)).json());
  return (await Promise.any(reports)).members;
}

/**
 * Starts the cluster, with an empty database of a user that may create roles.
 * @param {string} folder
 */
export async function ownCluster(folder) {
  fs.chmodSync(folder, 0o755);
  const identity = postgresIdentity();
  const password = randomBytes(16).toString('hex');
  const etcd = startEtcd(folder, identity);
  const nodes = NODES.map((name) => nodeOf(folder, name, identity, password));
  const configuration = path.join(folder, 'haproxy.cfg');
  fs.writeFileSync(configuration, adapt('haproxy/school-portal.cfg'));
  const haproxy = start(folder, 'haproxy', ['haproxy', '-db', '-f', configuration]);
  const cluster = {
    nodes,
    url: `postgres://portal:${password}@${ENTRY}/portal`,
    /** the same database as a superuser */
    admin: `postgres://postgres:${password}@${ENTRY}/portal`,
    members: () => membersOf(nodes),
    leader: async () => {
      const leader = (await membersOf(nodes)).find(({ role, state }) => role === 'leader' && state === 'running');
      return nodes.find(({ name }) => name === leader?.name);
    },
    /** One primary, and one standby that has every commit on its disk. */
    complete: async () =>
      (await membersOf(nodes)).some(({ role, state }) => role === 'sync_standby' && state === 'running'),
    async end() {
      await haproxy.end();
      await Promise.all(nodes.map((node) => node.end()));
      await Promise.all(etcd.map((one) => one.end()));
    },
  };
  try {
    for (const node of nodes) node.start();
    await until('a primary with a synchronous standby', cluster.complete);
    const admin = `postgres://postgres:${password}@${ENTRY}/postgres`;
    await until('HAProxy', () =>
      query(admin, `CREATE ROLE portal LOGIN CREATEROLE PASSWORD '${password}'`).then(() => true),
    );
    await query(admin, 'CREATE DATABASE portal OWNER portal');
    return cluster;
  } catch (error) {
    await cluster.end();
    throw error;
  }
}
