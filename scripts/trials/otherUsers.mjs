// Calls of users beside a load, one after the other, and how long they waited.
import http from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';

/** @returns {Promise<{ status: number | string, retryAfter?: string, ms: number }>} the status, or why there is no response */
function send(agent, address, path, { method = 'GET', token, json } = {}) {
  const from = performance.now();
  const took = () => performance.now() - from;
  return new Promise((resolve) => {
    const failed = (error) => resolve({ status: error.code ?? error.message, ms: took() });
    const headers = { authorization: `Bearer ${token}`, ...(json && { 'content-type': 'application/json' }) };
    const request = http.request(`${address}/api${path}`, { agent, method, headers }, (response) => {
      response.resume();
      response.once('error', failed);
      response.once('end', () =>
        resolve({ status: response.statusCode, retryAfter: response.headers['retry-after'], ms: took() }),
      );
    });
    request.once('error', failed);
    request.end(json && JSON.stringify(json));
  });
}

/** Calls until the time is over. A rejected client waits for its Retry-After. */
export async function caller(address, path, options, { until, pauseMs }) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  const responses = [];
  while (performance.now() < until) {
    const response = await send(agent, address, path, options);
    responses.push(response);
    const waitMs = response.status === 200 ? pauseMs : Number(response.retryAfter ?? 1) * 1000;
    await delay(Math.min(waitMs, Math.max(0, until - performance.now())));
  }
  agent.destroy();
  return responses;
}

/** @returns milliseconds, and whether every call was successful */
export function waited(responses) {
  const times = responses.map(({ ms }) => ms).sort((one, other) => one - other);
  const at = (share) => Math.round(times[Math.min(times.length - 1, Math.floor(share * times.length))]);
  return { p50: at(0.5), p99: at(0.99), served: responses.every(({ status }) => status === 200) };
}
