// The migration that stores who is new in a session, run once more on enrolments as they were before it.
import fs from 'node:fs';
import path from 'node:path';
import { resetProvider, sql, tokenOf } from '../../support/provider';
import { pay, type Payment } from '../support/studentFees';
import { formAt, formOf, placeOf, register, update, type Place } from '../support/students';

const FILE = path.resolve(__dirname, '../../../provider/database/migrations/0017_admission_fee.sql');

async function migrateAgain(): Promise<void> {
  const fills = fs
    .readFileSync(FILE, 'utf8')
    .split(/;\n/)
    .filter((statement) => /^\s*UPDATE /.test(statement));
  expect(fills).toHaveLength(1);
  for (const fill of fills) await sql(fill);
}

let token: string;
beforeAll(async () => {
  await resetProvider();
  token = await tokenOf('admin');
});

type Status = 'COMPLETED' | 'ACTIVE' | 'UPCOMING';
const EARLY = '2026-03-20';
const IN_SESSION = '2026-04-06';
const CASES: [string, Status, string, Payment | null, boolean][] = [
  ['admitted before the running session', 'ACTIVE', EARLY, null, true],
  ['admitted long before the running session', 'ACTIVE', '2025-10-02', null, false],
  ['admitted before the running session, with a receipt', 'ACTIVE', EARLY, { amount: 1000 }, false],
  ['admitted before it, with a receipt to be confirmed', 'ACTIVE', EARLY, { amount: 1000, status: 'PENDING' }, false],
  ['admitted before it, with a cancelled receipt', 'ACTIVE', EARLY, { amount: 1000, status: 'CANCELLED' }, true],
  ['admitted in the running session, with a receipt', 'ACTIVE', IN_SESSION, { amount: 1000 }, true],
  ['registered for the next session', 'UPCOMING', '2020-04-06', null, true],
  ['admitted before the completed session', 'COMPLETED', '2025-03-20', null, false],
  ['admitted in the completed session', 'COMPLETED', '2025-04-06', null, true],
];

test.each(CASES)(
  'a student %s is new or not after the migration',
  async (what, status, admissionDate, payment, isNew) => {
    const { data } = await register(token, formAt(await placeOf('5'), { studentName: what.slice(0, 60) }));
    const { sessionId } = await placeOf('5', { status });
    const { studentId } = data;
    await sql('UPDATE students SET admission_date = $2, rte = true WHERE id = $1', [studentId, admissionDate]);
    await sql('UPDATE enrolments SET session_id = $2, new_admission = NOT $3, rte = false WHERE student_id = $1', [
      studentId,
      sessionId,
      isNew,
    ]);
    if (payment) await pay({ studentId, sessionId }, payment);
    await migrateAgain();
    expect(
      await sql('SELECT new_admission AS "isNew", rte FROM enrolments WHERE student_id = $1', [studentId]),
    ).toEqual([{ isNew, rte: true }]);
  },
);

test('a student with an enrolment in an earlier session is not new in a later one after the migration', async () => {
  const running: Place = await placeOf('5');
  const upcoming: Place = await placeOf('5', { status: 'UPCOMING' });
  const { data } = await register(token, formAt(running, { studentName: 'Both Sessions' }));
  const { sessionId, classId, sectionId } = upcoming;
  await update(token, data.studentId, formOf(data, { enrollments: [{ sessionId, classId, sectionId }] }));
  await sql('UPDATE enrolments SET new_admission = (session_id = $2) WHERE student_id = $1', [
    data.studentId,
    sessionId,
  ]);
  await migrateAgain();
  expect(
    await sql(
      'SELECT session_id AS session, new_admission AS "isNew" FROM enrolments WHERE student_id = $1 ORDER BY 1',
      [data.studentId],
    ),
  ).toEqual([
    { session: running.sessionId, isNew: true },
    { session: sessionId, isNew: false },
  ]);
});
