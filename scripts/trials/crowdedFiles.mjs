// 200 clients of one clerk request spreadsheets and PDFs at once: other users are served, memory stays low, and every response is the
// file, or 503 or 429 with Retry-After.
import os from 'node:os';
import { engines } from '../bench/engines.mjs';
import { mostMemory } from '../bench/load.mjs';
import { call, launch, signIn } from '../lib/provider.mjs';
import { countKinds } from './ask.mjs';
import { caller, waited } from './otherUsers.mjs';

export const title = '200 clients of one user ask for files';
export const head = [
  'engine',
  'load',
  'responses',
  'not answered',
  'files',
  '/user/info p50, p99 (alone) ms',
  'student list p50, p99 (alone) ms',
  'receipt of another school p50, p99 (alone) ms',
  'most memory, MB',
];
const CLIENTS = 200;
const LENGTH_MS = 20_000;
/** Measures the other users alone first: the delay of the machine itself. */
const ALONE_MS = 5_000;
/** Pause between the calls of another user. */
const PAUSE_MS = 20;
const WITHIN_MS = 500;
const MOST_MB = 600;

/** The requests of the clerk's clients, in turn. */
async function crowdOf(address) {
  const token = await signIn(address, 'clerk');
  const receiptId = await newReceipt(address, token);
  const { schoolId } = await call(address, 'GET', '/user/info', { token });
  const exportOf = (path, json) => [path, { method: 'POST', token, json: { schoolId, ...json } }];
  return [
    ['/student/import/template', { token }],
    exportOf('/student/export', {}),
    exportOf('/receipt/student/receipts/download', { fileFormat: 'PDF' }),
    exportOf('/receipt/student/receipts/download', { fileFormat: 'EXCEL' }),
    [`/receipt/v2/receipt/download/${receiptId}`, { token }],
  ];
}

async function newReceipt(address, token) {
  const { schoolId } = await call(address, 'GET', '/user/info', { token });
  const sessions = await call(address, 'GET', `/session/all/${schoolId}`, { token });
  const { sessionId } = sessions.find(({ status }) => status === 'ACTIVE');
  const [{ studentId }] = await call(address, 'POST', '/student/all', { token, json: { schoolId, sessionId } });
  const json = { studentId, sessionId, paymentMode: 'CASH', amountPaid: 101, receiptType: 'OTHER' };
  const { receiptId } = await call(address, 'POST', '/receipt/receipt', { token, json });
  return receiptId;
}

const isProper = ({ status, retryAfter }) =>
  status === 200 || ((status === 503 || status === 429) && /^\d+$/.test(retryAfter ?? ''));

async function crowd(env) {
  const provider = launch(env);
  try {
    const { address } = await provider.ready();
    const kinds = await crowdOf(address);
    const [admin, other] = await Promise.all([signIn(address, 'admin'), signIn(address, 'admin2')]);
    const receiptId = await newReceipt(address, other);
    const people = (until) =>
      Promise.all(
        [
          ['/user/info', { token: admin }],
          ['/student/all/paged', { method: 'POST', token: admin, json: { schoolId: 1 } }],
          [`/receipt/v2/receipt/download/${receiptId}`, { token: other }],
        ].map(async (asked) => waited(await caller(address, ...asked, { until, pauseMs: PAUSE_MS }))),
      );
    const alone = await people(performance.now() + ALONE_MS);
    mostMemory(provider.child);
    const until = performance.now() + LENGTH_MS;
    const clients = Array.from({ length: CLIENTS }, (_, at) =>
      caller(address, ...kinds[at % kinds.length], { until, pauseMs: 0 }),
    );
    const [beside, responses] = await Promise.all([people(until), Promise.all(clients)]);
    return { responses: responses.flat(), alone, beside, memory: mostMemory(provider.child) };
  } finally {
    await provider.end();
  }
}

/** @returns {Promise<{ rows: (string | number)[][], passed: boolean, says: string }>} */
export async function run() {
  const rows = [];
  let passed = true;
  for (const { name, use } of await engines()) {
    const load = os.loadavg()[0].toFixed(1);
    const { responses, alone, beside, memory } = await use(crowd);
    const wrong = responses.filter((response) => !isProper(response));
    const files = responses.filter(({ status }) => status === 200).length;
    const [info, list] = beside;
    passed &&= wrong.length === 0 && beside.every(({ served }) => served) && (memory ?? 0) < MOST_MB;
    passed &&= info.p99 < WITHIN_MS && list.p99 < WITHIN_MS;
    const times = beside.map(
      ({ p50, p99, served }, at) => `${p50}, ${p99} (${alone[at].p99})${served ? '' : ' not always served'}`,
    );
    rows.push([
      name,
      load,
      countKinds(responses.map(({ status }) => status)),
      wrong.length,
      files,
      ...times,
      memory ?? '–',
    ]);
  }
  return {
    rows,
    passed,
    says: `other users within ${WITHIN_MS} ms (p99), at most ${MOST_MB} MB, every request answered`,
  };
}
