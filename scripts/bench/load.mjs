// Clients that call one after the other over a keep-alive connection, for a fixed time or during some work.
import fs from 'node:fs';
import http from 'node:http';

const CLIENTS = 8;
const WARM_UP_MS = 3_000;
const MEASURE_MS = 5_000;

/** Responses of overload protection, counted separately, because a fast rejection is not a fast response. */
const REFUSALS = [429, 503];

/** @returns {Promise<boolean>} whether the call succeeded; false for a rejection */
export function request(agent, url, { method = 'GET', headers = {}, body } = {}) {
  return new Promise((resolve, reject) => {
    const sent = typeof headers === 'function' ? headers() : headers;
    const outgoing = http.request(url, { agent, method, headers: sent }, (response) => {
      response.resume();
      response.on('end', () => {
        if (response.statusCode === 200) resolve(true);
        else if (REFUSALS.includes(response.statusCode)) resolve(false);
        else reject(new Error(`${method} ${url} answered ${response.statusCode}`));
      });
    });
    outgoing.once('error', reject);
    // A function creates a new body for each call.
    outgoing.end(typeof body === 'function' ? body() : body);
  });
}

async function client(url, options, goesOn, seen) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  while (goesOn()) {
    const from = performance.now();
    if (await request(agent, url, options)) seen.times.push(performance.now() - from);
    else seen.refused += 1;
  }
  agent.destroy();
}

async function phase(url, { clients = CLIENTS, ...options }, lengthMs) {
  const seen = { times: [], refused: 0 };
  const from = performance.now();
  const goesOn = () => performance.now() < from + lengthMs;
  await Promise.all(Array.from({ length: clients }, () => client(url, options, goesOn, seen)));
  return { ...seen, seconds: (performance.now() - from) / 1000 };
}

/** Percentiles of response times. */
export function shares(times) {
  times.sort((a, b) => a - b);
  return (share) => Number(times[Math.min(times.length - 1, Math.floor(share * times.length))].toFixed(1));
}

/**
 * The duration of `work` during the calls of these clients, and the response times of the clients.
 * @returns {Promise<{ seconds: number, p50: number, p95: number, p99: number, most: number }>}
 */
export async function during(url, options, clients, work) {
  const seen = { times: [], refused: 0 };
  let goesOn = true;
  const calling = Promise.all(Array.from({ length: clients }, () => client(url, options, () => goesOn, seen)));
  const from = performance.now();
  let seconds;
  try {
    await work();
  } finally {
    seconds = Number(((performance.now() - from) / 1000).toFixed(1));
    goesOn = false;
    await calling;
  }
  const at = shares(seen.times);
  return { seconds, p50: at(0.5), p95: at(0.95), p99: at(0.99), most: at(1) };
}

/** Peak memory of a process since the last call, in MB; undefined where the system does not report it. */
export function mostMemory({ pid }) {
  try {
    const [, kilobytes] = /^VmHWM:\s+(\d+)/m.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8'));
    fs.writeFileSync(`/proc/${pid}/clear_refs`, '5');
    return Math.round(Number(kilobytes) / 1024);
  } catch {
    return undefined;
  }
}

/** @returns {Promise<{ perSecond: number, p50: number, p95: number, p99: number, refused: number }>} times in milliseconds, of successful calls */
export async function measure(url, options) {
  await phase(url, options, WARM_UP_MS);
  const { times, refused, seconds } = await phase(url, options, MEASURE_MS);
  if (times.length === 0) return { perSecond: 0, p50: 0, p95: 0, p99: 0, refused };
  const at = shares(times);
  return { perSecond: Math.round(times.length / seconds), p50: at(0.5), p95: at(0.95), p99: at(0.99), refused };
}

export const how = `${CLIENTS} clients over kept connections, ${MEASURE_MS / 1000} s each after ${WARM_UP_MS / 1000} s of warming up; the clients share the machine`;
