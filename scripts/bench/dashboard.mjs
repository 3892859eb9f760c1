// The dashboard of a school of 20,000 students and 80,000 receipts: all figures, and those of a school with marks of every student.
import { call, launch, signIn } from '../lib/provider.mjs';
import { since } from '../lib/run.mjs';
import { engines } from './engines.mjs';
import { shares } from './load.mjs';
import { asOwner } from './marks.mjs';
import { addMarksRows } from './marksRows.mjs';
import { fillReports } from './reportRows.mjs';

const STUDENTS = [20_000, 50_000];
const CALLS = 50;

export const DASHBOARD = ['dashboard', 'engine', 'p50 ms', 'p95 ms', 'goal, p95 ms'];

/** One call after the other; `before` each of them is not measured. */
async function measureCalls(what, engine, { address, token, schoolId, goal = 100, before }) {
  const times = [];
  for (let at = 0; at < CALLS; at += 1) {
    await before?.(at);
    const from = performance.now();
    const data = await call(address, 'GET', `/reports/dashboard?schoolId=${schoolId}`, { token });
    if (data.dues.students === 0) throw new Error(`${what} has no dues`);
    times.push(performance.now() - from);
  }
  const share = shares(times);
  return [what, engine, share(0.5), share(0.95), goal];
}

/** A save before each call, as users of the fee counter and of marks make them. */
const saves = ({ selection, subjects, students }) => ({
  receipt: (address, token) => (at) =>
    call(address, 'POST', '/receipt/receipt', {
      token,
      json: {
        ...{ studentId: students[at % students.length], sessionId: selection.sessionId },
        ...{ paymentMode: 'CASH', receiptType: 'OTHER', amountPaid: 1 + at },
      },
    }),
  marks: (address, token) => (at) =>
    call(address, 'PUT', '/result/exams/students/marks', {
      token,
      json: {
        ...selection,
        students: [
          { studentId: students[at % students.length], subjects: [{ subjectId: subjects[0], theoryMarks: 20 + at }] },
        ],
      },
    }),
});

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
  const { schoolId } = school;
  const without = await withProvider(env, (address, token) =>
    measureCalls('20,000 students, 80,000 receipts', name, { address, token, schoolId }),
  );
  const { marks, small } = await asOwner(env, (client) => addMarksRows(client, school));
  const save = saves(small);
  const all = await withProvider(env, async (address, token) => {
    const how = { address, token, schoolId };
    return [
      await measureCalls(`the same with ${marks} marks`, name, { ...how, goal: '–' }),
      await measureCalls('after a receipt', name, { ...how, before: save.receipt(address, token) }),
      await measureCalls('after marks of a student', name, { ...how, before: save.marks(address, token), goal: '–' }),
    ];
  });
  return [without, ...all];
}

/** @returns {Promise<(string | number)[][]>} rows of DASHBOARD */
export async function measureDashboard() {
  const found = [];
  for (const { name, use } of await engines()) found.push(...(await use((env) => onEngine(name, env))));
  return found;
}
