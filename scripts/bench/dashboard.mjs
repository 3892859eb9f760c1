// The dashboard of a school of 20,000 students and 80,000 receipts: all figures, and those of a school with marks of every student.
import { launch, signIn } from '../lib/provider.mjs';
import { since } from '../lib/run.mjs';
import { engines } from './engines.mjs';
import { shares } from './load.mjs';
import { asOwner } from './marks.mjs';
import { addMarksRows } from './marksRows.mjs';
import { fillReports } from './reportRows.mjs';

const STUDENTS = [20_000, 50_000];
const CALLS = 50;

export const DASHBOARD = ['dashboard', 'engine', 'p50 ms', 'p95 ms', 'goal, p95 ms'];

/** One call after the other. */
async function measureCalls(what, engine, address, token, { schoolId }, goal) {
  const times = [];
  for (let call = 0; call < CALLS; call += 1) {
    const from = performance.now();
    const response = await fetch(`${address}/api/reports/dashboard?schoolId=${schoolId}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const { responseCode, data } = await response.json();
    if (responseCode !== 100 || data.dues.students === 0) throw new Error(`${what} answered ${responseCode}`);
    times.push(performance.now() - from);
  }
  const at = shares(times);
  return [what, engine, at(0.5), at(0.95), goal];
}

async function withProvider(env, work) {
  const provider = launch(env);
  const { address } = await provider.ready();
  try {
    return await work(address, await signIn(address, 'platform'));
  } finally {
    await provider.end();
  }
}

async function onEngine(name, env) {
  const first = launch(env);
  await first.ready();
  await first.end();
  const from = performance.now();
  const [school] = await asOwner(env, (client) => fillReports(client, STUDENTS));
  console.log(`\n${name}: schools of ${STUDENTS.join(' and ')} students written in ${since(from)}`);
  const without = await withProvider(env, (address, token) =>
    measureCalls('20,000 students, 80,000 receipts', name, address, token, school, 100),
  );
  const { marks } = await asOwner(env, (client) => addMarksRows(client, school));
  const all = await withProvider(env, (address, token) =>
    measureCalls(`the same with ${marks} marks`, name, address, token, school, '–'),
  );
  return [without, all];
}

/** @returns {Promise<(string | number)[][]>} rows of DASHBOARD */
export async function measureDashboard() {
  const found = [];
  for (const { name, use } of await engines()) found.push(...(await use((env) => onEngine(name, env))));
  return found;
}
