// Writers whose writes can be identified afterwards: one of each kind of data that a school writes.
import { ask, must } from './ask.mjs';
import { marksWriter } from './marksWriter.mjs';
import { promotionWriter } from './promotionWriter.mjs';
import { receiptWriter } from './receiptWriter.mjs';
import { SCHOOL } from './demoSchool.mjs';
import { counting, creating } from './writerKinds.mjs';

const BASE = 1_000_000_000;
const DAY_MS = 86_400_000;

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
export const allWriters = () => [
  schoolWriter(),
  sessionWriter(),
  classWriter(),
  sectionWriter(),
  receiptWriter(),
  marksWriter(),
  promotionWriter(),
];
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
