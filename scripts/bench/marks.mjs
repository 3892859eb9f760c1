// Marks of an exam in a school of 20,000 students: saving a class, saving a subject, reading the rows of a class, and the largest
// request.
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pathToFileURL } from 'node:url';
import { launch, signIn } from '../lib/provider.mjs';
import { root, since } from '../lib/run.mjs';
import { engines } from './engines.mjs';
import { measure, mostMemory } from './load.mjs';
import { addMarksRows } from './marksRows.mjs';
import { fillStudents, onServer } from './studentRows.mjs';

const STUDENTS = { schools: 1, each: 20_000, large: [20_000] };
const PART = 65_536;
const COMPONENTS = ['theory', 'practical', 'viva'];

export const MARKS = ['marks', 'engine', 'entries', 'p50 ms', 'p95 ms', 'refused'];
export const LARGE_MARKS = ['the largest request', 'engine', 'KB', 'ms', 'most memory of the provider, MB'];

const headersOf = (token) => ({ authorization: `Bearer ${token}`, 'content-type': 'application/json' });

/**
 * All entries of all students of a class, or those of some components and subjects; each round has other marks.
 * @param version of all stored entries; undefined overwrites them without a check
 */
const formOf = ({ selection, subjects, students }, round, { components = COMPONENTS, version } = {}) =>
  JSON.stringify({
    ...selection,
    students: students.map((studentId, at) => ({
      studentId,
      subjects: subjects.map((subjectId, index) => ({
        subjectId,
        ...Object.fromEntries(
          components.flatMap((name) => [
            [`${name}Marks`, (at * 7 + index * 3 + round) % 100],
            [`${name}Version`, version],
          ]),
        ),
      })),
    })),
  });

/** A save that changes every entry each time. */
function saving(token, selection, components) {
  const bodies = [0, 1, 2].map((round) => formOf(selection, round, { components }));
  let round = 0;
  return {
    clients: 1,
    method: 'PUT',
    headers: () => ({ ...headersOf(token), 'idempotency-key': randomUUID() }),
    body: () => bodies[round++ % bodies.length],
  };
}

async function figures(what, engine, entries, url, options) {
  const { p50, p95, refused } = await measure(url, { clients: 1, ...options });
  return [what, engine, entries, p50, p95, refused];
}

async function largest(what, engine, provider, url, { method, headers, body, sent }) {
  mostMemory(provider.child);
  const from = performance.now();
  const response = await fetch(url, { method, headers, body, duplex: 'half' });
  const { responseCode, responseMsg, data } = await response.json();
  if (responseCode !== 100) throw new Error(`${what} answered ${response.status}, ${responseCode}: ${responseMsg}`);
  const ms = Math.round(performance.now() - from);
  const kilobytes = method === 'POST' ? Math.round(JSON.stringify(data).length / 1024) : sent;
  return [what, engine, kilobytes, ms, mostMemory(provider.child) ?? '–'];
}

/** In parts and without a content-length header. */
const inParts = (text) => {
  const bytes = Buffer.from(text);
  const parts = Array.from({ length: Math.ceil(bytes.length / PART) }, (_, at) =>
    bytes.subarray(at * PART, at * PART + PART),
  );
  return Readable.toWeb(Readable.from(parts));
};

async function measureOn(engine, env, { small, large }) {
  const provider = launch(env);
  const { address } = await provider.ready();
  try {
    const token = await signIn(address, 'platform');
    const list = `${address}/api/result/exams/student/marks`;
    const save = `${address}/api/result/exams/students/marks`;
    const { students, subjects } = small;
    const oneSubject = { ...small, subjects: subjects.slice(0, 1) };
    const rows = {
      method: 'POST',
      headers: headersOf(token),
      body: JSON.stringify({ ...small.selection, searchText: '' }),
    };
    const all = students.length * subjects.length * COMPONENTS.length;
    const calls = [
      await figures('a class of 60 saved', engine, all, save, saving(token, small)),
      await figures('a subject of 60 saved', engine, students.length, save, saving(token, oneSubject, ['theory'])),
      await figures('rows of 60 read', engine, all, list, rows),
    ];
    const put = (round, asBody = (text) => text) => {
      const text = formOf(large, round, { version: round });
      const headers = { ...headersOf(token), 'idempotency-key': randomUUID() };
      return { method: 'PUT', headers, body: asBody(text), sent: Math.round(text.length / 1024) };
    };
    const what = `${large.students.length} students x ${large.subjects.length} subjects`;
    const largeRows = { ...rows, body: JSON.stringify({ ...large.selection, searchText: '' }) };
    const ofLargest = [
      await largest(`${what}, first save`, engine, provider, save, put(0)),
      await largest(`${what}, saved again`, engine, provider, save, put(1)),
      await largest(`${what}, without content-length`, engine, provider, save, put(2, inParts)),
      await largest(`${what}, read`, engine, provider, list, largeRows),
    ];
    return { calls, largest: ofLargest };
  } finally {
    await provider.end();
  }
}

/** Runs `work` as the owner of the database, with queries as those of `pg`. */
export async function asOwner({ DATABASE_URL: url, PORTAL_DATA: folder }, work) {
  if (url) return onServer(url, work);
  const built = path.join(root, 'build/provider/database/embedded/engine.js');
  const { openEmbedded } = await import(pathToFileURL(built).href);
  const engine = await openEmbedded({ folder });
  try {
    return await engine.exclusive((connection) =>
      work({
        query: async (text) =>
          /^\s*SELECT/.test(text) ? connection.query({ text }) : connection.exec(text).then(() => ({ rows: [] })),
      }),
    );
  } finally {
    await engine.close();
  }
}

async function onEngine(name, env) {
  const first = launch(env);
  await first.ready();
  await first.end();
  const from = performance.now();
  const written = await asOwner(env, async (client) => {
    const [school] = await fillStudents(client, STUDENTS);
    return addMarksRows(client, school);
  });
  console.log(`\n${name}: ${STUDENTS.each} students and ${written.marks} marks written in ${since(from)}`);
  return measureOn(name, env, written);
}

/** @returns {Promise<{ calls: (string | number)[][], largest: (string | number)[][] }>} */
export async function measureMarks() {
  const calls = [];
  const ofLargest = [];
  for (const { name, use } of await engines()) {
    const found = await use((env) => onEngine(name, env));
    calls.push(...found.calls);
    ofLargest.push(...found.largest);
  }
  return { calls, largest: ofLargest };
}
