// SIGTERM with 200 requests in progress: all get a response, the process ends with 0, and acknowledged data is stored (R10).
import http from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { engines } from '../bench/engines.mjs';
import { launch, signIn } from '../lib/provider.mjs';
import { countKinds, must, newKey } from './ask.mjs';

export const title = 'SIGTERM with 200 requests in flight';
export const head = [
  'engine',
  'stopped',
  'responses',
  'dropped',
  'exit code',
  'ended after, ms',
  'acknowledged',
  'lost',
  'starts again',
];
const IN_FLIGHT = 200;
const WITHIN_MS = 10_000;
const SCHOOL = 1;

/** One request on its own keep-alive connection. @returns {Promise<number | string>} its status, or the error */
function request(agent, address, path, { method = 'GET', token, json, key } = {}) {
  return new Promise((resolve) => {
    const headers = {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(json && { 'content-type': 'application/json' }),
      ...(key && { 'idempotency-key': key }),
    };
    const dropped = (error) => resolve(error.code ?? error.message);
    const outgoing = http.request(`${address}/api${path}`, { agent, method, headers }, (response) => {
      response.resume();
      response.once('error', dropped).once('end', () => resolve(response.statusCode));
    });
    outgoing.once('error', dropped);
    outgoing.end(json && JSON.stringify(json));
  });
}

const className = (at) => `In flight ${at}`;

/** Every second request creates a class. @returns {Promise<number | string>[]} */
const sendAll = (agents, address, token) =>
  agents.map((agent, at) =>
    at % 2 === 0
      ? request(agent, address, `/class/all/${SCHOOL}`, { token })
      : request(agent, address, '/class/', {
          method: 'POST',
          token,
          key: newKey(),
          json: { className: className(at), schoolId: SCHOOL },
        }),
  );

async function stopInFlight(env, whenSent) {
  const provider = launch(env);
  const { address } = await provider.ready();
  const token = await signIn(address, 'admin');
  const agents = Array.from({ length: IN_FLIGHT }, () => new http.Agent({ keepAlive: true, maxSockets: 1 }));
  await Promise.all(agents.map((agent) => request(agent, address, '/openapi.json')));
  const responses = sendAll(agents, address, token);
  await whenSent(responses);
  const from = performance.now();
  const ended = provider.end('SIGTERM');
  const outcomes = await Promise.all(responses);
  const { code } = await ended;
  const ms = Math.round(performance.now() - from);
  for (const agent of agents) agent.destroy();
  return { outcomes, code, ms };
}

/** Acknowledged classes that are missing after the next start. */
async function lostAfterwards(env, outcomes) {
  const provider = launch(env);
  try {
    const { address } = await provider.ready();
    const stored = await must(address, `/class/all/${SCHOOL}`, { token: await signIn(address, 'admin') });
    const names = new Set(stored.map((one) => one.className));
    const acknowledged = outcomes.flatMap((outcome, at) => (at % 2 === 1 && outcome === 200 ? [className(at)] : []));
    return { acknowledged: acknowledged.length, lost: acknowledged.filter((name) => !names.has(name)).length };
  } finally {
    await provider.end();
  }
}

const MOMENTS = [
  ['at the first response', (responses) => Promise.race(responses)],
  ['while they arrive', () => delay(2)],
];

const round = ({ name, use }, [moment, whenSent]) =>
  use(async (env) => {
    const { outcomes, code, ms } = await stopInFlight(env, whenSent);
    const dropped = outcomes.filter((outcome) => typeof outcome === 'string').length;
    const after = await lostAfterwards(env, outcomes).catch(() => undefined);
    const kept = after ? [after.acknowledged, after.lost, 'yes'] : [0, 0, 'no'];
    return [name, moment, countKinds(outcomes), dropped, code ?? 'none', ms, ...kept];
  });

/** @returns {Promise<{ rows: (string | number)[][], passed: boolean, says: string }>} */
export async function run() {
  const rows = [];
  for (const engine of await engines()) for (const moment of MOMENTS) rows.push(await round(engine, moment));
  const sum = (at) => rows.reduce((total, row) => total + row[at], 0);
  return {
    rows,
    passed: rows.every(
      ([, , , dropped, code, ms, , lost, again]) =>
        dropped === 0 && code === 0 && ms <= WITHIN_MS && lost === 0 && again === 'yes',
    ),
    says: `${rows.length} stops with ${IN_FLIGHT} requests each: ${sum(3)} dropped, ${sum(7)} lost`,
  };
}
