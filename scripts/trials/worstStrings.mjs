// The longest and most expensive texts in every field of every operation: each gets a fast response, and other calls continue (F8).
import fs from 'node:fs';
import path from 'node:path';
import { engines } from '../bench/engines.mjs';
import { launch, signIn } from '../lib/provider.mjs';
import { root } from '../lib/run.mjs';
import { SHAPES, textPlaces } from '../../tests/support/worstStrings.mjs';

export const title = 'the worst texts in every place, by their processor time';
export const head = ['engine', 'text', 'requests', 'responses', 'slowest, ms', 'where', 'over 200 ms'];
const MOST_MS = 200;
/** Linux counts the processor time of a process in hundredths of a second. */
const TICK_MS = 10;
/** Number of characters: too large to be read, completely validated, and the largest part of a form. */
const LENGTHS = { body: [100_000, 60_000, 15_000, 1_000], head: [190, 4_000] };

/** Milliseconds of processor time of all threads of a process; a busy machine does not lengthen it. */
function processorMs(pid) {
  const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The name is in brackets and may contain blanks.
  const [, , , , , , , , , , , user, system] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(user) + Number(system)) * TICK_MS;
}

/** @returns {Promise<{ status: number, ms: number }>} */
async function costOf({ pid, address, token }, { method, request }, text) {
  const { target, headers, body } = request(text);
  const before = processorMs(pid);
  const response = await fetch(`${address}/api${target}`, {
    method,
    headers: { authorization: `Bearer ${token}`, ...headers },
    body,
  });
  await response.arrayBuffer();
  return { status: response.status, ms: processorMs(pid) - before };
}

async function shapeRow(name, provider, places, [shape, make]) {
  const statuses = new Map();
  let slowest = { ms: -1, where: '' };
  let [requests, over] = [0, 0];
  for (const place of places)
    for (const length of place.inBody ? LENGTHS.body : LENGTHS.head) {
      const token = provider.tokens[place.ofSchool ? 'admin' : 'platform'];
      const { status, ms } = await costOf({ ...provider, token }, place, make(length));
      requests += 1;
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (ms > slowest.ms) slowest = { ms, where: `${place.operationId} ${place.place}, ${length}` };
      if (ms > MOST_MS) over += 1;
    }
  const responses = [...statuses].sort().map(([status, count]) => `${status}: ${count}`);
  return [name, shape, requests, responses.join(', '), slowest.ms, slowest.where, over];
}

const round = ({ name, use }, places) =>
  use(async (env) => {
    const provider = launch(env);
    try {
      const { address } = await provider.ready();
      const tokens = { platform: await signIn(address, 'platform'), admin: await signIn(address, 'admin') };
      const target = { pid: provider.child.pid, address, tokens };
      const rows = [];
      for (const shape of Object.entries(SHAPES)) rows.push(await shapeRow(name, target, places, shape));
      return rows;
    } finally {
      await provider.end();
    }
  });

/** @returns {Promise<{ rows: (string | number)[][], passed: boolean, says: string }>} */
export async function run() {
  if (process.platform !== 'linux')
    return { rows: [], passed: true, says: 'left out: processor time is read from Linux’s /proc' };
  const document = JSON.parse(fs.readFileSync(path.join(root, 'openapi/dist/openapi.json'), 'utf8'));
  const places = [...textPlaces(document)];
  const rows = [];
  for (const engine of await engines()) rows.push(...(await round(engine, places)));
  const over = rows.reduce((sum, row) => sum + row[6], 0);
  const requests = rows.reduce((sum, row) => sum + row[2], 0);
  const refused = rows.every(([, , , responses]) => !/\b[1235]\d\d:/.test(responses));
  return {
    rows,
    passed: over === 0 && refused,
    says: `${requests} requests in ${places.length} places: ${over} took more than ${MOST_MS} ms of the processor`,
  };
}
