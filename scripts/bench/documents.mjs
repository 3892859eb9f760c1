// Measures printing one receipt, 500 receipts in one file and the marksheets of a class, with the delay of other calls.
import { Buffer } from 'node:buffer';
import { call, launch, signIn } from '../lib/provider.mjs';
import { engines } from './engines.mjs';
import { during, measure, mostMemory } from './load.mjs';
import { measureMarksheets } from './marksheets.mjs';

const RECEIPTS = 500;
const DAY = '2026-10-01';

export const DOCUMENTS = [
  'document',
  'engine',
  'seconds',
  'p50 ms',
  'p95 ms',
  'others wait p99 ms',
  'longest ms',
  'most memory, MB',
];

async function studentsOf(address, token, { schoolId, sessionId }) {
  const students = await call(address, 'POST', '/student/all', { token, json: { schoolId, sessionId } });
  return students.map(({ studentId }) => studentId);
}

async function makeReceipts(address, token, { schoolId, sessionId }) {
  const students = await studentsOf(address, token, { schoolId, sessionId });
  let made;
  for (let at = 0; at < RECEIPTS; at += 1)
    made = await call(address, 'POST', '/receipt/receipt', {
      token,
      json: {
        ...{ studentId: students[at % students.length], sessionId, paymentMode: 'CASH', amountPaid: 100 + at },
        ...{ receiptType: 'OTHER', paymentDate: DAY },
      },
    });
  return made.receiptId;
}

async function take(url, options) {
  const response = await fetch(url, options);
  const bytes = await response.arrayBuffer();
  if (!response.headers.get('content-type')?.startsWith('application/pdf'))
    throw new Error(`${url} answered ${response.status}: ${Buffer.from(bytes).toString('utf8', 0, 200)}`);
}

async function measureOn(name, env) {
  const provider = launch(env);
  const { address } = await provider.ready();
  try {
    const token = await signIn(address, 'admin');
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const { schoolId } = await call(address, 'GET', '/user/info', { token });
    const sessions = await call(address, 'GET', `/session/all/${schoolId}`, { token });
    const { sessionId } = sessions.find(({ status }) => status === 'ACTIVE');
    const receiptId = await makeReceipts(address, token, { schoolId, sessionId });
    const one = await measure(`${address}/api/receipt/v2/receipt/download/${receiptId}?html=false`, {
      headers,
      clients: 1,
    });
    mostMemory(provider.child);
    // Calls without a query, so that their delay is that of the event loop.
    const { seconds, p99, most } = await during(`${address}/api/openapi.json`, {}, 1, () =>
      take(`${address}/api/receipt/student/receipts/print`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ schoolId, sessionId, startDate: DAY, endDate: DAY }),
      }),
    );
    return [
      ['a receipt as PDF', name, '–', one.p50, one.p95, '–', '–', '–'],
      [`${RECEIPTS} receipts in one PDF`, name, seconds, '–', '–', p99, most, mostMemory(provider.child) ?? '–'],
    ];
  } finally {
    await provider.end();
  }
}

/** @returns {Promise<(string | number)[][]>} rows of DOCUMENTS */
export async function measureDocuments() {
  const rows = [];
  for (const { name, use } of await engines()) {
    rows.push(...(await use((env) => measureOn(name, env))));
    rows.push(...(await use((env) => measureMarksheets(name, env))));
  }
  return rows;
}
