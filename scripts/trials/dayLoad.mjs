// Clients that live a working day, and what they observe.
import http from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { shares } from '../bench/load.mjs';
import { signIn } from '../lib/provider.mjs';
import { callOf } from './dayCalls.mjs';

/** Access tokens are valid for ten minutes. */
const RENEW_MS = 8 * 60_000;
const REJECTED = new Set([429, 503]);

/** @returns {Promise<{ status: number | string, retryAfter?: string, ms: number }>} the status, or why there is no response */
function send(agent, address, token, { method, path, json, key }) {
  const from = performance.now();
  return new Promise((resolve) => {
    const end = (status, retryAfter) => resolve({ status, retryAfter, ms: performance.now() - from });
    const failed = (error) => end(error.code ?? error.message);
    const body = json && JSON.stringify(json);
    const headers = {
      authorization: `Bearer ${token}`,
      ...(json && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
      ...(key && { 'idempotency-key': key }),
    };
    const request = http.request(`${address}/api${path}`, { agent, method, headers }, (response) => {
      response.resume();
      response.once('error', failed);
      response.once('end', () => end(response.statusCode, response.headers['retry-after']));
    });
    request.once('error', failed);
    request.end(body);
  });
}

/** Response times of successes by name, and all other responses. */
export class Seen {
  times = new Map();
  rejected = 0;
  failed = [];
  withoutRetryAfter = 0;

  add(name, { status, retryAfter, ms }) {
    if (status === 200) {
      if (!this.times.has(name)) this.times.set(name, []);
      this.times.get(name).push(ms);
    } else if (REJECTED.has(status)) {
      this.rejected += 1;
      if (retryAfter === undefined) this.withoutRetryAfter += 1;
    } else this.failed.push(`${name}: ${status}`);
  }

  get all() {
    return [...this.times.values()].flat();
  }

  /** p50, p95 and p99 in milliseconds of one name, or of all. */
  percentiles(name) {
    const times = name === undefined ? this.all : (this.times.get(name) ?? []);
    if (times.length === 0) return ['–', '–', '–'];
    const at = shares([...times]);
    return [at(0.5), at(0.95), at(0.99)];
  }
}

/** A client of a selection; its access token is renewed before it expires after ten minutes. */
export class Client {
  #token;
  #signedInAt = -Infinity;

  constructor(address, selection) {
    this.address = address;
    this.selection = selection;
  }

  async signIn() {
    if (performance.now() < this.#signedInAt + RENEW_MS) return;
    this.#token = await signIn(this.address, this.selection.userName);
    this.#signedInAt = performance.now();
  }

  send(agent, call) {
    return send(agent, this.address, this.#token, call);
  }
}

/** Each client calls again as soon as it has its response, or after `pauseMs`. @returns {Promise<{ seen: Seen, seconds: number }>} */
export async function closedLoad(clients, { lengthMs, pauseMs = 0 }) {
  const seen = new Seen();
  const from = performance.now();
  const live = async (client, index) => {
    const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
    for (let turn = index * 7; performance.now() < from + lengthMs; turn += 1) {
      const call = callOf(client.selection, turn);
      await client.signIn();
      const response = await client.send(agent, call);
      seen.add(call.name, response);
      if (REJECTED.has(response.status)) await delay(Number(response.retryAfter ?? 1) * 1000);
      else if (pauseMs > 0) await delay(pauseMs);
    }
    agent.destroy();
  };
  await Promise.all(clients.map(live));
  return { seen, seconds: (performance.now() - from) / 1000 };
}

/** Calls arrive at a rate, however long the responses take. */
export async function openLoad(clients, { lengthMs, perSecond }) {
  const seen = new Seen();
  const agent = new http.Agent({ keepAlive: true, maxSockets: Infinity });
  const from = performance.now();
  const running = new Set();
  for (let turn = 0; performance.now() < from + lengthMs; turn += 1) {
    const client = clients[turn % clients.length];
    const call = callOf(client.selection, Math.floor(turn / clients.length) + (turn % clients.length) * 7);
    const sent = client.send(agent, call).then((response) => seen.add(call.name, response));
    running.add(sent);
    void sent.finally(() => running.delete(sent));
    const dueIn = from + ((turn + 1) * 1000) / perSecond - performance.now();
    if (dueIn > 1) await delay(dueIn);
    else if (turn % 20 === 0) await delay(0);
  }
  await Promise.all(running);
  agent.destroy();
  return { seen, seconds: (performance.now() - from) / 1000 };
}
