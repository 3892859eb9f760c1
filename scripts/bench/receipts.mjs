// Receipts on PostgreSQL: creating one with a key, dues, and the list, with five million receipts in 500 schools and 200,000 in four.
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { launch, signIn } from '../lib/provider.mjs';
import { root, since } from '../lib/run.mjs';
import { engines } from './engines.mjs';
import { measure } from './load.mjs';
import { addReceiptRows, studentsOf } from './receiptRows.mjs';
import { addStudentRows } from './studentRows.mjs';

/** A state and a society: the planner estimates differently in a database of few schools. */
const DATABASES = [
  { schools: 500, each: 300, large: [20_000] },
  { schools: 4, each: 2_000, large: [20_000] },
];
const RECEIPTS = { each: 9_620, large: 200_000 };

export const RECEIPT_CALLS = ['call', 'schools', 'clients', 'per second', 'p50 ms', 'p95 ms', 'p99 ms', 'refused'];

const json = (token, body) => ({
  method: 'POST',
  headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
  body,
});

/** Each call takes the next of these bodies. */
function inTurn(bodies) {
  let at = 0;
  return () => JSON.stringify(bodies[at++ % bodies.length]);
}

async function figures(what, url, options, clients = 8) {
  const { perSecond, p50, p95, p99, refused } = await measure(url, { ...options, clients });
  return [what, clients, perSecond, p50, p95, p99, refused];
}

/** A payment of another student each time, with its own key. */
function payments(token, sessionId, students) {
  let at = 0;
  const call = json(token, () => {
    at += 1;
    const amountPaid = (100 + (at % 5_000)) / 100;
    const studentId = students[at % students.length];
    return JSON.stringify({ studentId, sessionId, paymentMode: 'CASH', amountPaid, receiptType: 'FEE' });
  });
  return { ...call, headers: () => ({ ...call.headers, 'idempotency-key': randomUUID() }) };
}

/** Dues of the 60 students of a class, as every list and report computes them. */
async function classOf60(url, { schoolId, sessionId }, students) {
  const built = (file) => import(pathToFileURL(path.join(root, 'build/provider', file)).href);
  const { openPostgres } = await built('database/postgres.js');
  const { scopedDatabase } = await built('database/scope.js');
  const { listFeeFacts, studentDues } = await built('domains/fees/index.js');
  const { enrolments } = await built('database/schema/index.js');
  const { and, eq, inArray } = await import('drizzle-orm');
  const engine = openPostgres(url);
  const times = [];
  try {
    for (let round = 0; round < 60; round += 1) {
      const some = students.slice(round * 60, round * 60 + 60);
      const from = performance.now();
      const facts = await scopedDatabase(engine).read({ kind: 'school', schoolId }, (db) =>
        listFeeFacts(db, schoolId, and(eq(enrolments.sessionId, sessionId), inArray(enrolments.studentId, some))),
      );
      facts.map((one) => studentDues(one));
      if (round >= 10) times.push(performance.now() - from);
    }
  } finally {
    await engine.close();
  }
  times.sort((one, other) => one - other);
  const at = (share) => Number(times[Math.floor(share * times.length)].toFixed(1));
  return ['dues of 60 students, in the provider', 1, '–', at(0.5), at(0.95), at(0.99), 0];
}

async function onDatabase(env, size) {
  const first = launch(env);
  await first.ready();
  await first.end();
  const from = performance.now();
  const places = await addStudentRows(env.DATABASE_URL, size);
  const receipts = await addReceiptRows(env.DATABASE_URL, RECEIPTS);
  console.log(`\n${receipts} receipts in ${size.schools} schools written in ${since(from)}`);
  const provider = launch(env);
  const { address } = await provider.ready();
  try {
    const token = await signIn(address, 'platform');
    const [large, ...small] = places;
    const students = await studentsOf(env.DATABASE_URL, large.schoolId);
    const list = `${address}/api/receipt/student/receipts?page=0&size=10&sort=receiptNo,DESC`;
    const month = { startDate: '2026-07-01', endDate: '2026-07-31' };
    const summaries = students.slice(0, 2_000).map((studentId) => ({ studentId, sessionId: large.sessionId }));
    const found = [
      await figures(
        'first page of a month, schools of 9,620',
        list,
        json(token, inTurn(small.map((one) => ({ ...one, ...month })))),
      ),
      await figures('first page of all, schools of 9,620', list, json(token, inTurn(small))),
      await figures('first page of all, school of 200,000', list, json(token, inTurn([large]))),
      await figures(
        'fee summary of a student',
        `${address}/api/fee/structure/student`,
        json(token, inTurn(summaries)),
        1,
      ),
      await figures('a receipt made', `${address}/api/receipt/receipt`, payments(token, large.sessionId, students), 1),
      await figures(
        'receipts made, one school',
        `${address}/api/receipt/receipt`,
        payments(token, large.sessionId, students),
      ),
    ];
    const rows = [...found, await classOf60(env.DATABASE_URL, large, students)];
    return rows.map(([what, ...rest]) => [what, size.schools, ...rest]);
  } finally {
    await provider.end();
  }
}

/** @returns {Promise<(string | number)[][]>} rows of RECEIPT_CALLS */
export async function measureReceipts() {
  const found = [];
  for (const { name, use } of await engines())
    if (name !== 'embedded') for (const size of DATABASES) found.push(...(await use((env) => onDatabase(env, size))));
  return found;
}
