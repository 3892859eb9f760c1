// What is still due of earlier sessions.
import { call, resetProvider, sql, tokenOf } from '../../support/provider';
import { verdict } from '../support/http';
import { emptyReceipts, makeReceipt } from '../support/receipts';
import { SECOND } from '../support/schools';
import { demoStudent, placeOf, type Place } from '../support/students';

interface PendingFee {
  sessionId: number;
  sessionDisplayName: string;
  remainingFee: number;
}

let token: string;
let studentId: number;
let now: Place;
let before: Place;
beforeEach(async () => {
  await resetProvider();
  await emptyReceipts();
  await sql('DELETE FROM student_fees');
  token = await tokenOf('clerk');
  studentId = await demoStudent('5');
  now = await placeOf('5');
  before = await placeOf('5', { status: 'COMPLETED' });
  await sql(`UPDATE students SET rte = false WHERE id = $1`, [studentId]);
  await sql('DELETE FROM enrolments WHERE student_id = $1 AND session_id = $2', [studentId, before.sessionId]);
  await sql(
    `INSERT INTO enrolments (school_id, session_id, student_id, class_id, section_id, registration_status, origin, life, name_key, created_at)
     SELECT school_id, $2, student_id, class_id, section_id, registration_status, origin, life, name_key, created_at
       FROM enrolments WHERE student_id = $1 AND session_id = $3`,
    [studentId, before.sessionId, now.sessionId],
  );
});

const pending = (query: Record<string, number> = {}, own = token) => {
  const all = { schoolId: 1, studentId, excludeSessionId: now.sessionId, ...query };
  const text = new URLSearchParams(Object.entries(all).map(([name, value]) => [name, String(value)])).toString();
  return call<PendingFee[]>('GET', `/receipt/student/activeSessionsPendingFee?${text}`, { token: own });
};
const due = async (sessionId: number): Promise<number> => {
  const { data } = await call<{ remainingFee: number }>('POST', '/fee/structure/student', {
    token,
    json: { studentId, sessionId },
  });
  return data.remainingFee;
};

test('RECEIPT-32 CALL2-37 ENUM-16 what is due of an earlier session is the due of its summary, until it is paid', async () => {
  const remainingFee = await due(before.sessionId);
  expect(remainingFee).toBeGreaterThan(0);
  const { data } = await pending();
  expect(data).toEqual([{ sessionId: before.sessionId, sessionDisplayName: '2025 - 2026', remainingFee }]);
  await makeReceipt(token, { studentId, sessionId: before.sessionId, amountPaid: remainingFee });
  expect((await pending()).data).toEqual([]);
});

test('RECEIPT-32 CALL2-37 no later session is shown, and without a session to leave out all that have begun, a disabled one too, the latest first', async () => {
  expect((await pending({ excludeSessionId: before.sessionId })).data).toEqual([]);
  await sql('UPDATE sessions SET disabled = true WHERE id = $1', [before.sessionId]);
  const { data } = await call<PendingFee[]>(
    'GET',
    `/receipt/student/activeSessionsPendingFee?schoolId=1&studentId=${studentId}`,
    {
      token,
    },
  );
  expect(data.map(({ sessionId }) => sessionId)).toEqual([now.sessionId, before.sessionId]);
});

test('RECEIPT-32 a free seat owes nothing', async () => {
  await sql('UPDATE enrolments SET rte = true WHERE student_id = $1', [studentId]);
  expect((await pending()).data).toEqual([]);
});

test('CALL2-37 B1 another school, its student or its session are not found', async () => {
  expect(verdict(await pending({ schoolId: SECOND }))).toEqual([403, 189]);
  expect(verdict(await pending({ studentId: await demoStudent('5', { schoolId: SECOND }) }))).toEqual([404, 103]);
  const { sessionId } = await placeOf('5', { schoolId: SECOND });
  expect(verdict(await pending({ excludeSessionId: sessionId }))).toEqual([404, 103]);
});
