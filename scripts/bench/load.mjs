// Clients that call one after the other over a kept connection, for a fixed time.
import http from 'node:http';

const CLIENTS = 8;
const WARM_UP_MS = 1_000;
const MEASURE_MS = 5_000;

function request(agent, url, { method = 'GET', headers = {}, body } = {}) {
  return new Promise((resolve, reject) => {
    const outgoing = http.request(url, { agent, method, headers }, (answer) => {
      let bytes = 0;
      answer.on('data', (part) => (bytes += part.length));
      answer.on('end', () =>
        answer.statusCode === 200
          ? resolve(bytes)
          : reject(new Error(`${method} ${url} answered ${answer.statusCode}`)),
      );
    });
    outgoing.once('error', reject);
    outgoing.end(body);
  });
}

async function client(url, options, until, times) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  while (performance.now() < until) {
    const from = performance.now();
    await request(agent, url, options);
    times.push(performance.now() - from);
  }
  agent.destroy();
}

async function phase(url, options, lengthMs) {
  const times = [];
  const from = performance.now();
  await Promise.all(Array.from({ length: CLIENTS }, () => client(url, options, from + lengthMs, times)));
  return { times, seconds: (performance.now() - from) / 1000 };
}

/** @returns {Promise<{ perSecond: number, p50: number, p95: number }>} milliseconds; any answer but 200 is an error, not a figure */
export async function measure(url, options) {
  await phase(url, options, WARM_UP_MS);
  const { times, seconds } = await phase(url, options, MEASURE_MS);
  times.sort((a, b) => a - b);
  const at = (share) => Number(times[Math.min(times.length - 1, Math.floor(share * times.length))].toFixed(1));
  return { perSecond: Math.round(times.length / seconds), p50: at(0.5), p95: at(0.95) };
}

export const how = `${CLIENTS} clients over kept connections, ${MEASURE_MS / 1000} s each after ${WARM_UP_MS / 1000} s of warming up; the clients share the machine`;
