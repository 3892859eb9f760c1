// Requests that cost much more than they send, one kind after the other (A10, D4, D6, F8, R12): calls of other users are
// served beside them, and the memory stays low.
import { Blob } from 'node:buffer';
import net from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { crc32, deflateRawSync } from 'node:zlib';
import sharp from 'sharp';
import { engines } from '../bench/engines.mjs';
import { mostMemory } from '../bench/load.mjs';
import { launch, signIn } from '../lib/provider.mjs';
import { countKinds } from './ask.mjs';
import { SCHOOL } from './demoSchool.mjs';
import { caller, waited } from './otherUsers.mjs';

export const title = 'requests that cost much, while other users work';
export const head = [
  'engine',
  'requests',
  'at once',
  'responses',
  '/user/info p50, p99 ms',
  'student list p50, p99 ms',
  'most memory, MB',
];
const LENGTH_MS = 10_000;
const PAUSE_MS = 20;
const WITHIN_MS = 2_000;
const MOST_MB = 700;
const MARKS = '/result/exams/students/marks';
const JSON_TYPE = { 'content-type': 'application/json' };
const LONG = 12_000_000;

/** Another wrong account each time, so that no lock of an account ends the work. */
const signIns = (address) => (at) =>
  fetch(`${address}/api/auth/login`, {
    method: 'POST',
    headers: JSON_TYPE,
    body: JSON.stringify({ userName: `nobody${at}`, password: 'Portal@2026' }),
  });

const longBody = (address, token) => {
  const body = `[${'{},'.repeat(LONG / 3)}1]`;
  const headers = { ...JSON_TYPE, ...(token && { authorization: `Bearer ${token}` }) };
  return () => fetch(`${address}/api${MARKS}`, { method: 'PUT', headers, body });
};

/** Every field of the largest selection has a wrong type. */
const wrongMarks = (address, token) => {
  const subjects = Array.from({ length: 30 }, () => ({ subjectId: 'x', theoryMarks: 'x', practicalMarks: 'x' }));
  const students = Array.from({ length: 500 }, () => ({ studentId: 'x', subjects }));
  const body = JSON.stringify({ schoolId: SCHOOL, sessionId: 1, classId: 1, examId: 1, students });
  const headers = { ...JSON_TYPE, authorization: `Bearer ${token}` };
  return () => fetch(`${address}/api${MARKS}`, { method: 'PUT', headers, body });
};

/** The largest picture that is decoded, for a student who does not exist. */
async function pictures(address, token) {
  const side = 4096;
  const noise = { type: 'gaussian', mean: 128, sigma: 8 };
  const picture = await sharp({ create: { width: side, height: side, channels: 3, background: '#888888', noise } })
    .jpeg({ progressive: true, quality: 20 })
    .toBuffer();
  return () => {
    const form = new FormData();
    form.append('student', new Blob(['{}'], { type: 'application/json' }));
    form.append('studentImage', new Blob([picture], { type: 'image/jpeg' }), 'photo.jpg');
    return fetch(`${address}/api/student/999999`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${token}` },
      body: form,
    });
  };
}

/** A ZIP archive of these entries. @param {Record<string, Buffer>} entries */
function zip(entries) {
  const locals = [];
  const directory = [];
  let at = 0;
  for (const [name, content] of Object.entries(entries)) {
    const packed = deflateRawSync(content);
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(8, 4);
    facts.writeUInt32LE(crc32(content), 10);
    facts.writeUInt32LE(packed.length, 14);
    facts.writeUInt32LE(content.length, 18);
    facts.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), facts, Buffer.from(name), packed]);
    const end = Buffer.alloc(14);
    end.writeUInt32LE(at, 10);
    directory.push(Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\u0000'), facts, end, Buffer.from(name)]));
    locals.push(local);
    at += local.length;
  }
  const entriesOf = Buffer.concat(directory);
  const close = Buffer.alloc(18);
  close.writeUInt16LE(directory.length, 4);
  close.writeUInt16LE(directory.length, 6);
  close.writeUInt32LE(entriesOf.length, 8);
  close.writeUInt32LE(at, 12);
  return Buffer.concat([...locals, entriesOf, Buffer.from('PK\u0005\u0006'), close]);
}

/** A sheet of 200 MB that is a file of 200 KB. */
function workbooks(address, token) {
  const file = zip({
    '[Content_Types].xml': Buffer.from('<Types/>'),
    'xl/workbook.xml': Buffer.from('<workbook/>'),
    'xl/worksheets/sheet1.xml': Buffer.alloc(200_000_000, ' '),
  });
  return () => {
    const form = new FormData();
    form.append('schoolId', String(SCHOOL));
    form.append('sessionId', '2');
    form.append('file', new Blob([file]), 'students.xlsx');
    return fetch(`${address}/api/student/import/check`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: form,
    });
  };
}

/** A connection that sends a byte of a body each second; its end is the response. */
const slowly = (address) => async (_, until) => {
  const { hostname, port } = new URL(address);
  const socket = net.connect(Number(port), hostname);
  socket.on('error', () => undefined);
  const heard = new Promise((resolve) => socket.once('data', (part) => resolve(Number(String(part).split(' ')[1]))));
  socket.write(
    `POST /api/auth/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 9000\r\n\r\n`,
  );
  while (performance.now() < until && !socket.destroyed) {
    socket.write(' ');
    await delay(1_000);
  }
  socket.destroy();
  return { status: await Promise.race([heard, Promise.resolve('open')]), arrayBuffer: () => Promise.resolve() };
};

/** Each kind with the number of its clients. */
const KINDS = {
  nothing: [0],
  '12 MB of JSON without a token': [5, (address) => longBody(address)],
  '12 MB of JSON from a teacher': [5, async (address) => longBody(address, await signIn(address, 'teacher'))],
  'marks of wrong types': [2, async (address) => wrongMarks(address, await signIn(address, 'teacher'))],
  'pictures of 4096 x 4096': [4, async (address) => pictures(address, await signIn(address, 'clerk'))],
  'workbooks of 200 MB in 200 KB': [4, async (address) => workbooks(address, await signIn(address, 'admin'))],
  'connections that send a byte a second': [200, (address) => slowly(address)],
  // The last one, because no one can sign in from this address afterwards.
  'sign-ins with a wrong name': [50, (address) => signIns(address)],
};

async function client(send, until) {
  const statuses = [];
  for (let at = 0; performance.now() < until; at += 1) {
    try {
      const response = await send(`${at}-${Math.random()}`, until);
      await response.arrayBuffer();
      statuses.push(response.status);
    } catch (error) {
      statuses.push(error.cause?.code ?? error.message);
    }
  }
  return statuses;
}

async function beside(provider, address, [clients, make]) {
  const token = await signIn(address, 'admin2');
  const send = await make?.(address);
  mostMemory(provider.child);
  const until = performance.now() + LENGTH_MS;
  const statuses = Promise.all(Array.from({ length: clients }, () => client(send, until)));
  const users = [
    ['/user/info', { token }],
    ['/student/all/paged', { method: 'POST', token, json: { schoolId: 2 } }],
  ].map(async (call) => waited(await caller(address, ...call, { until, pauseMs: PAUSE_MS })));
  return { users: await Promise.all(users), statuses: (await statuses).flat(), memory: mostMemory(provider.child) };
}

async function onEngine(name, env) {
  const rows = [];
  for (const [kind, how] of Object.entries(KINDS)) {
    const provider = launch(env);
    try {
      const { address } = await provider.ready();
      const { users, statuses, memory } = await beside(provider, address, how);
      const served = users.every((user) => user.served && user.p99 < WITHIN_MS) && (memory ?? 0) < MOST_MB;
      const times = users.map(({ p50, p99, served: all }) => `${p50}, ${p99}${all ? '' : ' not always served'}`);
      rows.push({ served, cells: [name, kind, how[0], countKinds(statuses), ...times, memory ?? '–'] });
    } finally {
      await provider.end();
    }
  }
  return rows;
}

/** @returns {Promise<{ rows: (string | number)[][], passed: boolean, says: string }>} */
export async function run() {
  const rows = [];
  for (const { name, use } of await engines()) rows.push(...(await use((env) => onEngine(name, env))));
  return {
    rows: rows.map(({ cells }) => cells),
    passed: rows.every(({ served }) => served),
    says: `other users within ${WITHIN_MS} ms (p99), at most ${MOST_MB} MB`,
  };
}
