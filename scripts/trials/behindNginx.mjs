// Two provider processes behind nginx with the configuration of deploy/: one is removed as docs/operate.md describes, and one is killed,
// while clients read and write.
import { execFile, spawn } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { testDatabaseUrl } from '../lib/postgres.mjs';
import { launch, signIn } from '../lib/provider.mjs';
import { root } from '../lib/run.mjs';
import { inScratchFolder } from '../lib/scratch.mjs';
import { ask, countKinds } from './ask.mjs';
import { inOwnDatabase, onDatabase, query } from './ownDatabase.mjs';
import { allWriters, beginAll, checkAll } from './writers.mjs';

export const title = 'two providers behind nginx, one removed and one killed under load';
export const head = ['what happens', 'reads', 'writes', 'not successful', 'acknowledged', 'lost', 'stored twice'];
const READERS = 8;
const BEFORE_MS = 2_000;
const AFTER_MS = 4_000;
const execute = promisify(execFile);

const freePort = () =>
  new Promise((resolve) => {
    const server = net.createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

async function isInstalled() {
  return execute('nginx', ['-v']).then(
    () => true,
    () => false,
  );
}

/** The configuration of deploy/ with other ports and files; `down`: the processes that get no calls. */
function configure(folder, { http, https, ports }, down = []) {
  const text = fs
    .readFileSync(path.join(root, 'deploy/nginx/school-portal.conf'), 'utf8')
    .replace('listen 80;', `listen 127.0.0.1:${http};`)
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${https} ssl http2;`)
    .replace('/etc/ssl/certs/school.pem', path.join(folder, 'school.pem'))
    .replace('/etc/ssl/private/school.key', path.join(folder, 'school.key'))
    .replace(/server 127\.0\.0\.1:808([12]) ([^;]*);/g, (_, at, options) => {
      const port = ports[at - 1];
      return `server 127.0.0.1:${port} ${options}${down.includes(port) ? ' down' : ''};`;
    });
  fs.writeFileSync(path.join(folder, 'school-portal.conf'), text);
  // One connection for each call: nginx closes kept connections when it reloads, and fetch, unlike a browser, does not repeat the call.
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  fs.writeFileSync(
    path.join(folder, 'nginx.conf'),
    `daemon off; worker_processes 1; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
     events { worker_connections 512; }
     http { access_log off; keepalive_timeout 0; ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
     include ${folder}/school-portal.conf; }`,
  );
}

async function makeCertificate(folder) {
  const files = ['-keyout', path.join(folder, 'school.key'), '-out', path.join(folder, 'school.pem')];
  await execute('openssl', [
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-days',
    '1',
    '-subj',
    '/CN=localhost',
    ...files,
  ]);
}

async function withNginx(places, work) {
  return inScratchFolder(async (folder) => {
    await makeCertificate(folder);
    configure(folder, places);
    const args = ['-c', path.join(folder, 'nginx.conf'), '-e', path.join(folder, 'error.log')];
    const nginx = spawn('nginx', args, { stdio: 'ignore' });
    const exited = new Promise((resolve) => nginx.once('exit', resolve));
    try {
      const address = `https://127.0.0.1:${places.https}`;
      while ((await fetch(`${address}/api/health`).catch(() => ({ ok: false }))).ok !== true) await delay(50);
      const reload = async (down) => {
        configure(folder, places, down);
        await execute('nginx', [...args, '-s', 'reload']);
      };
      return await work(address, reload);
    } finally {
      nginx.kill('SIGQUIT');
      await exited;
    }
  });
}

/** Reads and writes until `stopped()`. Counts the calls, and every response other than a success. */
async function load(address, token, writers, stopped, seen) {
  const failed = (what, kind) => seen.failed.push(`${what} ${kind}`);
  const call = async (what, send) => {
    seen[what] += 1;
    try {
      const { status, code } = await send();
      if (code !== 100) failed(what, status);
    } catch (error) {
      // nginx sends 502 as a page of HTML.
      failed(what, error.cause?.code ?? error.name);
    }
  };
  const reader = async () => {
    while (!stopped()) await call('reads', () => ask(address, '/class/all/1', { token }));
  };
  const writing = async (writer) => {
    while (!stopped()) await call('writes', () => writer.write(address, token));
  };
  await Promise.all([...Array.from({ length: READERS }, reader), ...writers.map(writing)]);
}

/** One row: `act` happens in the middle of the load. */
async function round(what, address, act) {
  const token = await signIn(address, 'platform');
  const writers = allWriters();
  await beginAll(writers, address, token);
  const seen = { reads: 0, writes: 0, failed: [] };
  let over = false;
  const loading = load(address, token, writers, () => over, seen);
  await delay(BEFORE_MS);
  await act();
  await delay(AFTER_MS);
  over = true;
  await loading;
  const { acknowledged, lost, unrequested } = await checkAll(writers, address, token);
  return [what, seen.reads, seen.writes, countKinds(seen.failed), acknowledged, lost, unrequested];
}

async function rounds(env, ports) {
  const start = (port) => launch({ ...env, PORT: String(port), PORTAL_PROXIES: '127.0.0.1' });
  const providers = [];
  for (const port of ports) {
    const provider = start(port);
    await provider.ready();
    providers.push(provider);
  }
  // Accounts of the demo cannot sign in through a proxy.
  await query(env.DATABASE_URL, 'UPDATE users SET is_demo = false');
  const [http, https] = [await freePort(), await freePort()];
  try {
    return await withNginx({ http, https, ports }, async (address, reload) => {
      const removed = await round('one removed, as docs/operate.md describes', address, async () => {
        await reload([ports[1]]);
        await providers[1].end('SIGTERM');
      });
      providers[1] = start(ports[1]);
      await providers[1].ready();
      await reload([]);
      const killed = await round('one killed', address, () => providers[0].end('SIGKILL'));
      return [removed, killed];
    });
  } finally {
    for (const provider of providers) await provider.end();
  }
}

/** @returns {Promise<{ rows: (string | number)[][], passed: boolean, says: string }>} */
export async function run() {
  const server = await testDatabaseUrl();
  if (!server) return { rows: [], passed: true, says: 'left out: no PostgreSQL is reachable on 127.0.0.1:5432' };
  if (!(await isInstalled())) return { rows: [], passed: true, says: 'left out: nginx is not installed' };
  // The certificate is signed by itself.
  process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0';
  const ports = [await freePort(), await freePort()];
  const rows = await inOwnDatabase(server, (url) => rounds(onDatabase(url), ports));
  const [removed, killed] = rows;
  const lost = rows.reduce((sum, row) => sum + row[5] + row[6], 0);
  const inFlight = killed[3] === 'none' ? 0 : killed[3].split(', ').reduce((sum, kind) => sum + parseInt(kind, 10), 0);
  return {
    rows,
    // A killed process cannot respond to the calls that it has received.
    passed: removed[3] === 'none' && lost === 0 && inFlight <= READERS + allWriters().length,
    says: `${removed[3]} of the calls failed while one was removed, ${inFlight} when one was killed; ${lost} writes lost or stored twice`,
  };
}
