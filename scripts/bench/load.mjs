// Clients that call one after the other over a kept connection, for a fixed time or while something else is done.
import fs from 'node:fs';
import http from 'node:http';

const CLIENTS = 8;
const WARM_UP_MS = 3_000;
const MEASURE_MS = 5_000;

/** Answers of a provider that protects itself: a figure of their own, as a fast refusal is not a fast answer. */
const REFUSALS = [429, 503];

/** @returns {Promise<boolean>} whether it was answered; false for a refusal */
export function request(agent, url, { method = 'GET', headers = {}, body } = {}) {
  return new Promise((resolve, reject) => {
    const sent = typeof headers === 'function' ? headers() : headers;
    const outgoing = http.request(url, { agent, method, headers: sent }, (answer) => {
      answer.resume();
      answer.on('end', () => {
        if (answer.statusCode === 200) resolve(true);
        else if (REFUSALS.includes(answer.statusCode)) resolve(false);
        else reject(new Error(`${method} ${url} answered ${answer.statusCode}`));
      });
    });
    outgoing.once('error', reject);
    // A function makes another body for each call.
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

/** The time within which such a share of the calls was answered. */
export function shares(times) {
  times.sort((a, b) => a - b);
  return (share) => Number(times[Math.min(times.length - 1, Math.floor(share * times.length))].toFixed(1));
}

/**
 * How long `work` takes while so many clients call, and how long they wait meanwhile.
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

/** The most memory a process held since it was last asked, in MB; undefined where the system does not tell. */
export function mostMemory({ pid }) {
  try {
    const [, kilobytes] = /^VmHWM:\s+(\d+)/m.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8'));
    fs.writeFileSync(`/proc/${pid}/clear_refs`, '5');
    return Math.round(Number(kilobytes) / 1024);
  } catch {
    return undefined;
  }
}

/** @returns {Promise<{ perSecond: number, p50: number, p95: number, refused: number }>} times in milliseconds, of answered calls */
export async function measure(url, options) {
  await phase(url, options, WARM_UP_MS);
  const { times, refused, seconds } = await phase(url, options, MEASURE_MS);
  if (times.length === 0) return { perSecond: 0, p50: 0, p95: 0, refused };
  const at = shares(times);
  return { perSecond: Math.round(times.length / seconds), p50: at(0.5), p95: at(0.95), refused };
}

export const how = `${CLIENTS} clients over kept connections, ${MEASURE_MS / 1000} s each after ${WARM_UP_MS / 1000} s of warming up; the clients share the machine`;
