// The PostgreSQL server fails under load and returns: requests get rejections with Retry-After, and nothing else fails (R7).
import { setTimeout as delay } from 'node:timers/promises';
import { testDatabaseUrl } from '../lib/postgres.mjs';
import { launch, signIn } from '../lib/provider.mjs';
import { inScratchFolder } from '../lib/scratch.mjs';
import { ask, countKinds } from './ask.mjs';
import { inOwnDatabase, onDatabase, sessionsOn } from './ownDatabase.mjs';
import { ownPostgres, serverPrograms } from './ownPostgres.mjs';
import { cableTo } from './proxy.mjs';
import { allWriters, beginAll, checkAll, retryAll, writeUntil } from './writers.mjs';

export const title = 'PostgreSQL goes away for ten seconds under load, and comes back';
export const head = [
  'how',
  'responses during it',
  'longest, ms',
  'first success after, ms',
  'acknowledged',
  'lost',
  'connections',
  'verdict',
];
const AWAY_MS = 10_000;
const READERS = 20;
const MAX_CONNECTIONS = 10;
const BACK_WITHIN_MS = 2_000;
/** A statement may take ten seconds, so a silent connection is closed shortly after that, and not before. */
const GIVEN_UP_WITHIN_MS = 14_000;

/** Reads and writes continuously and records every response. */
function load(address, token, writers) {
  const seen = [];
  let stopped = false;
  const note = async (from, response) => {
    const at = performance.now();
    seen.push({ at, ms: at - from, ...response });
    if (response.status !== 200) await delay(50);
  };
  const reading = Array.from({ length: READERS }, async () => {
    while (!stopped) {
      const from = performance.now();
      const unanswered = (error) => ({ status: `no response: ${error.cause?.code ?? error.message}` });
      await note(from, await ask(address, '/class/all/1', { token }).catch(unanswered));
    }
  });
  const writing = writeUntil(
    () => stopped,
    writers,
    address,
    token,
    (response) => note(performance.now(), response),
  );
  return { seen, stop: () => ((stopped = true), Promise.all([...reading, writing])) };
}

const good = ({ status }) => status === 200;
const polite = ({ status, code, retryAfter }) => status === 503 && code === 204 && Number(retryAfter) > 0;
const kindOf = ({ status, code, retryAfter }) =>
  `${status}${code === undefined ? '' : `/${code}`}${retryAfter ? ' with Retry-After' : ''}`;

async function underLoad(address, { away, back, backWithin = BACK_WITHIN_MS, connections }) {
  const token = await signIn(address, 'admin');
  const writers = allWriters();
  await beginAll(writers, address, token);
  const { seen, stop } = load(address, token, writers);
  await delay(2_000);
  await away();
  await delay(AWAY_MS);
  await back();
  const backAt = performance.now();
  await delay(backWithin + 1_000);
  await stop();
  await retryAll(writers, address, token);
  const first = seen.find((response) => good(response) && response.at > backAt);
  return {
    ...(await checkAll(writers, address, token)),
    refused: seen.filter((response) => !good(response)),
    longest: Math.round(Math.max(...seen.map(({ ms }) => ms))),
    first: first ? Math.round(first.at - backAt) : Infinity,
    open: await connections(),
  };
}

/** @param {{ name: string, url: string, backWithin?: number, connections: () => Promise<number>, away: () => any, back: () => any }} outage */
async function survive(outage) {
  const provider = launch(onDatabase(outage.url));
  try {
    const { address } = await provider.ready();
    const { refused, longest, first, acknowledged, lost, unrequested, open } = await underLoad(address, outage);
    const well =
      refused.length > 0 &&
      refused.every(polite) &&
      first <= (outage.backWithin ?? BACK_WITHIN_MS) &&
      longest <= GIVEN_UP_WITHIN_MS &&
      lost + unrequested === 0 &&
      open <= MAX_CONNECTIONS &&
      provider.child.exitCode === null;
    const responses = countKinds(refused.map(kindOf));
    return [outage.name, responses, longest, first, acknowledged, lost, open, well ? 'well' : 'not well'];
  } catch (error) {
    const ended = provider.child.exitCode === null ? '' : `, the provider ended: ${provider.output().slice(-300)}`;
    return [outage.name, `${error.message}${ended}`, 0, 0, 0, 0, 0, 'not well'];
  } finally {
    await provider.end();
  }
}

const crashOfServer = () =>
  inScratchFolder(async (folder) => {
    const server = await ownPostgres(folder);
    await server.start();
    const { url, crash, start } = server;
    try {
      return await survive({
        name: 'server stopped at once',
        url,
        connections: () => sessionsOn(url),
        away: crash,
        back: start,
      });
    } finally {
      await crash();
    }
  });

const faultOfNetwork = (server, outage) =>
  inOwnDatabase(server, async (database) => {
    const url = new URL(database);
    const cable = await cableTo({ host: url.hostname, port: Number(url.port || 5432) });
    Object.assign(url, { hostname: '127.0.0.1', port: String(cable.port) });
    try {
      return await survive({
        ...outage,
        url: url.href,
        connections: () => sessionsOn(database),
        away: () => outage.away(cable),
        back: () => outage.back(cable),
      });
    } finally {
      await cable.cut();
    }
  });

const FAULTS = [
  { name: 'connections cut', away: (cable) => cable.cut(), back: (cable) => cable.restore() },
  {
    name: 'network silent, connections lost',
    backWithin: GIVEN_UP_WITHIN_MS,
    away: (cable) => cable.deaden(),
    back: (cable) => cable.revive(),
  },
];

/** @returns {Promise<{ rows: (string | number)[][], passed: boolean, says: string }>} */
export async function run() {
  const rows = [];
  const server = await testDatabaseUrl();
  if (serverPrograms()) rows.push(await crashOfServer());
  if (server) for (const fault of FAULTS) rows.push(await faultOfNetwork(server, fault));
  if (rows.length === 0)
    return { rows, passed: true, says: 'left out: there is neither a PostgreSQL server here nor its programs' };
  const well = rows.filter((row) => row.at(-1) === 'well').length;
  return { rows, passed: well === rows.length, says: `${well} of ${rows.length} outages were survived` };
}
