// The promotion of a school of 5,000 students in 15 classes, its undo, and the reads of other users while it is stored.
import { randomUUID } from 'node:crypto';
import http from 'node:http';
import { call, launch, signIn } from '../lib/provider.mjs';
import { since } from '../lib/run.mjs';
import { engines } from './engines.mjs';
import { request, shares } from './load.mjs';
import { asOwner } from './marks.mjs';
import { addPromotionRows, PROMOTERS, READERS } from './promotionRows.mjs';
import { fillStudents } from './studentRows.mjs';

const STUDENTS = { schools: 1, each: 5_000, large: [5_000] };
/** Other programs may use the machine, so the best of three rounds is shown. */
const ROUNDS = 3;
const ALONE_MS = 3_000;

export const PROMOTION = ['promotion', 'engine', 'students', 'best of 3, ms', 'all, ms'];
export const OTHERS = [
  'calls of 4 other users',
  'engine',
  'calls',
  'p50 ms',
  'p95 ms',
  'longest ms',
  'of each round, p95',
];

const PATH = '/session/control/promote';

async function timed(work) {
  const from = performance.now();
  const value = await work();
  return { value, ms: Math.round(performance.now() - from) };
}

/** Sends requests of each user one after the other until `work` has ended. */
async function besides(address, tokens, { schoolId, sourceSessionId: sessionId }, work) {
  const times = [];
  let goesOn = true;
  const page = JSON.stringify({ schoolId, sessionId });
  const reading = tokens.map(async (token) => {
    const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const calls = [
      ['/student/all/paged?pages=0&size=10', { method: 'POST', headers, body: page }],
      ['/user/info', { headers }],
      [`/class/all/${schoolId}`, { headers }],
    ];
    for (let at = 0; goesOn; at += 1) {
      const [path, options] = calls[at % calls.length];
      const from = performance.now();
      if (!(await request(agent, `${address}/api${path}`, options))) throw new Error(`${path} was rejected.`);
      times.push(performance.now() - from);
    }
    agent.destroy();
  });
  try {
    const done = await timed(work);
    return { ...done, times };
  } finally {
    goesOn = false;
    await Promise.all(reading);
  }
}

function callsOf(address, token, form) {
  const post = (path, json) => call(address, 'POST', path, { token, json });
  const { excludeFailed, ...rest } = form;
  const runs = `${PATH}/runs/${form.schoolId}`;
  return {
    list: (showEligibleOnly) => post(`${PATH}/eligible`, { ...rest, excludeFailed, showEligibleOnly }),
    preview: () => post(`${PATH}/preview`, form),
    promote: () => promote(address, token, form),
    runs: () => call(address, 'GET', runs, { token }),
    run: (id) => call(address, 'GET', `${runs}/${id}`, { token }),
    undo: (id) => post(`${runs}/${id}/undo`),
  };
}

/** With an idempotency key, like the portal. */
async function promote(address, token, form) {
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    'idempotency-key': randomUUID(),
  };
  const response = await fetch(`${address}/api${PATH}`, { method: 'POST', headers, body: JSON.stringify(form) });
  const { responseCode, responseMsg, data } = await response.json();
  if (responseCode !== 100) throw new Error(`The promotion answered ${responseCode}: ${responseMsg}`);
  return data;
}

const require = (isSo, what) => {
  if (!isSo) throw new Error(what);
};

/** Every call once; the undo restores the school. */
async function round(address, calls, readers, form) {
  const alone = await besides(address, readers, form, () => new Promise((resolve) => setTimeout(resolve, ALONE_MS)));
  const eligible = await timed(() => calls.list(true));
  const others = await timed(() => calls.list(false));
  const preview = await timed(() => calls.preview());
  const promoted = await besides(address, readers, form, () => calls.promote());
  const repeated = await timed(() => calls.promote());
  const runs = await timed(() => calls.runs());
  const { runId } = promoted.value;
  const run = await timed(() => calls.run(runId));
  const undone = await besides(address, readers, form, () => calls.undo(runId));
  require(runId !== null && repeated.value.runId === null, 'A repeated promotion must store nothing.');
  require(run.value.obstacle === null && run.value.blockers.length === 0, 'The promotion must be undoable.');
  require(undone.value.removed === promoted.value.promoted + promoted.value.repeating, 'The undo must be complete.');
  return {
    counts: promoted.value,
    ms: {
      'eligible students listed': eligible.ms,
      'other students listed': others.ms,
      preview: preview.ms,
      'promoted, while others read': promoted.ms,
      'promoted again, nothing to do': repeated.ms,
      'history listed': runs.ms,
      'a run with its blockers': run.ms,
      'undone, while others read': undone.ms,
    },
    times: {
      'without a promotion': alone.times,
      'during the promotion': promoted.times,
      'during the undo': undone.times,
    },
  };
}

/** Two administrators promote the same classes at once: one of them gets the run. */
async function twice(address, calls, tokens, form) {
  const before = (await calls.runs()).length;
  const both = await timed(() => Promise.all(tokens.map((token) => promote(address, token, form))));
  const ids = both.value.flatMap(({ runId }) => (runId === null ? [] : [runId]));
  const after = (await calls.runs()).length;
  require(ids.length === 1 && after === before + 1, `Two promotions at once stored ${after - before} runs.`);
  await calls.undo(ids[0]);
  return both.ms;
}

const best = (name, engine, students, all) => [name, engine, students, Math.min(...all), all.join(', ')];

function ofOthers(name, engine, rounds) {
  const figures = rounds.map((times) => ({ at: shares(times), calls: times.length }));
  figures.sort((one, other) => one.at(0.95) - other.at(0.95));
  const [{ at, calls }] = figures;
  return [name, engine, calls, at(0.5), at(0.95), at(1), figures.map((one) => one.at(0.95)).join(', ')];
}

async function measureOn(engine, env, { form, students }) {
  const provider = launch(env);
  const { address } = await provider.ready();
  try {
    const signedIn = (names) => Promise.all(names.map((name) => signIn(address, name)));
    const [promoters, readers] = [await signedIn(PROMOTERS), await signedIn(READERS)];
    const calls = callsOf(address, promoters[0], form);
    const rounds = [];
    for (let at = 0; at < ROUNDS; at += 1) rounds.push(await round(address, calls, readers, form));
    const both = [];
    for (let at = 0; at < ROUNDS; at += 1) both.push(await twice(address, calls, promoters, form));
    const [{ counts, ms, times }] = rounds;
    console.log(`${engine}: ${JSON.stringify(counts)}`);
    return {
      calls: [
        ...Object.keys(ms).map((name) =>
          best(
            name,
            engine,
            students,
            rounds.map((one) => one.ms[name]),
          ),
        ),
        best('promoted by two at once, one run', engine, students, both),
      ],
      others: Object.keys(times).map((name) =>
        ofOthers(
          name,
          engine,
          rounds.map((one) => one.times[name]),
        ),
      ),
    };
  } finally {
    await provider.end();
  }
}

async function onEngine(name, env) {
  const first = launch(env);
  await first.ready();
  await first.end();
  const from = performance.now();
  const written = await asOwner(env, async (client) => {
    const [school] = await fillStudents(client, STUDENTS);
    return addPromotionRows(client, school);
  });
  console.log(`\n${name}: ${written.students} students and ${written.marks} marks written in ${since(from)}`);
  return measureOn(name, env, written);
}

/** @returns {Promise<{ calls: (string | number)[][], others: (string | number)[][] }>} rows of PROMOTION and OTHERS */
export async function measurePromotion() {
  const found = [];
  for (const { name, use } of await engines()) found.push(await use((env) => onEngine(name, env)));
  return { calls: found.flatMap(({ calls }) => calls), others: found.flatMap(({ others }) => others) };
}
