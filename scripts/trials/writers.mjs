// Writers whose writes can be identified afterwards: acknowledged ones must be stored, unanswered ones may be.
import { ask, must, newKey } from './ask.mjs';

const SCHOOL = 1;
const BASE = 1_000_000_000;
const DAY_MS = 86_400_000;

/**
 * A record that contains the number of its last write.
 * @param {{ name: string, read: (address: string, token: string) => Promise<number>, write: (address: string, token: string, number:
 * number) => Promise<{ code: number }> }} how
 */
function counting({ name, read, write }) {
  let acknowledged = 0;
  let total = 0;
  return {
    name,
    begin: async (address, token) => void (acknowledged = await read(address, token)),
    async write(address, token) {
      const response = await write(address, token, acknowledged + 1);
      if (response.code === 100) {
        acknowledged += 1;
        total += 1;
      }
      return response;
    },
    retry: () => Promise.resolve(0),
    async check(address, token) {
      const found = await read(address, token);
      const unrequested = Math.max(0, found - acknowledged - 1);
      return { acknowledged: total, lost: Math.max(0, acknowledged - found), unrequested };
    },
  };
}

/** Records created one after the other, each with a key, so that one without a response can be sent again. */
export function creating({ name, list, write }) {
  const own = `${name} ${newKey().slice(0, 8)}`;
  const acknowledged = new Set();
  let pending = [];
  let made = 0;
  const send = async (address, token, one) => {
    const response = await write(address, token, one);
    if (response.code !== 100) return response;
    acknowledged.add(one.name);
    pending = pending.filter((other) => other !== one);
    return response;
  };
  return {
    name,
    begin: () => Promise.resolve(),
    write(address, token) {
      made += 1;
      const one = { name: `${own} ${made}`, key: newKey() };
      pending.push(one);
      return send(address, token, one);
    },
    /** Repeats writes without a response or with a temporary rejection; a record that is already stored is not created twice. */
    async retry(address, token) {
      const again = [...pending];
      for (const one of again) await send(address, token, one);
      return again.length;
    },
    async check(address, token) {
      const found = await list(address, token);
      const mine = found.filter((each) => each.startsWith(`${own} `));
      const expected = new Set([...acknowledged, ...pending.map((one) => one.name)]);
      const there = new Set(mine);
      return {
        acknowledged: acknowledged.size,
        lost: [...acknowledged].filter((each) => !there.has(each)).length,
        unrequested: mine.length - there.size + [...there].filter((each) => !expected.has(each)).length,
      };
    },
  };
}

const FIELDS = ['schoolName', 'address', 'studentCodeStartFrom', 'feeReceiptStartFrom', 'feeCertificateStartFrom'];

/** The school's telephone number. */
function schoolWriter() {
  let fields = {};
  return counting({
    name: 'school',
    async read(address, token) {
      const stored = await must(address, `/school/${SCHOOL}`, { token });
      fields = Object.fromEntries(FIELDS.map((name) => [name, stored[name]]));
      return Math.max(0, Number(stored.contactPhone) - BASE) || 0;
    },
    write(address, token, number) {
      const form = new FormData();
      for (const [name, value] of Object.entries({ ...fields, contactPhone: String(BASE + number) }))
        form.append(name, String(value));
      return ask(address, `/school/${SCHOOL}`, { method: 'PUT', token, form });
    },
  });
}

/** The last day of the upcoming session, which moves through a year; the version counts the writes. */
function sessionWriter() {
  let form = {};
  let id = 0;
  return counting({
    name: 'session',
    async read(address, token) {
      const all = await must(address, `/session/all/${SCHOOL}`, { token });
      const { sessionName, startDate, sessionId, version } = all
        .filter(({ status }) => status === 'UPCOMING')
        .sort((a, b) => (a.startDate < b.startDate ? 1 : -1))[0];
      id = sessionId;
      form = { sessionName, startDate, status: 'UPCOMING', schoolId: SCHOOL };
      return version;
    },
    write(address, token, number) {
      const last = new Date(Date.parse(form.startDate) + (1 + (number % 360)) * DAY_MS);
      const json = { ...form, endDate: last.toISOString().slice(0, 10), version: number - 1 };
      return ask(address, `/session/${id}`, { method: 'PUT', token, json });
    },
  });
}

const classesOf = (address, token) => must(address, `/class/all/${SCHOOL}`, { token });

const classWriter = () =>
  creating({
    name: 'Trial class',
    list: async (address, token) => (await classesOf(address, token)).map(({ className }) => className),
    write: (address, token, { name, key }) =>
      ask(address, '/class/', { method: 'POST', token, key, json: { className: name, schoolId: SCHOOL } }),
  });

function sectionWriter() {
  let classId;
  return creating({
    name: 'Trial section',
    list: async (address, token) =>
      (await classesOf(address, token)).flatMap(({ sections }) => sections.map(({ sectionName }) => sectionName)),
    async write(address, token, { name, key }) {
      classId ??= (await classesOf(address, token))[0].classId;
      return ask(address, '/section/', { method: 'POST', token, key, json: { sectionName: name, classId } });
    },
  });
}

/** One of each kind: they write concurrently, each one write after the other. */
export const allWriters = () => [schoolWriter(), sessionWriter(), classWriter(), sectionWriter()];
export const oneWriter = () => [schoolWriter()];

/** Initialises all writers from the stored data. */
export const beginAll = (writers, address, token) => Promise.all(writers.map((writer) => writer.begin(address, token)));

/** Sums over all writers. @returns {Promise<{ acknowledged: number, lost: number, unrequested: number }>} */
export async function checkAll(writers, address, token) {
  const sum = { acknowledged: 0, lost: 0, unrequested: 0 };
  for (const writer of writers)
    for (const [key, value] of Object.entries(await writer.check(address, token))) sum[key] += value;
  return sum;
}

export async function retryAll(writers, address, token) {
  let again = 0;
  for (const writer of writers) again += await writer.retry(address, token);
  return again;
}

/**
 * Writes with all writers until `stopped()`. A call without a response ends its writer; any response other than success is passed to
 * `onRefusal`.
 */
export const writeUntil = (stopped, writers, address, token, onRefusal) =>
  Promise.all(
    writers.map(async (writer) => {
      while (!stopped()) {
        let response;
        try {
          response = await writer.write(address, token);
        } catch (error) {
          if (error.cause === undefined && error.name === 'Error') throw error;
          return;
        }
        if (response.code !== 100) await onRefusal(response, writer.name);
      }
    }),
  );
