// Certificates that are issued and cancelled at the same time.
import { resetProvider, sql, tokenOf } from '../../support/provider';
import { verdict } from '../support/http';
import { cancelReceipt } from '../support/receipts';
import { cancel, formOf, issue, issued, leaver, print, stored, TRANSFER } from '../support/studentCertificates';

const AT_ONCE = 20;

let token: string;
beforeEach(async () => {
  await resetProvider();
  token = await tokenOf('admin');
});

const times = <T>(count: number, make: (at: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, at) => make(at)));
/** Enrolled and active students of the running session. */
const students = () =>
  sql<{ studentId: number; sessionId: number }>(
    `SELECT e.student_id AS "studentId", e.session_id AS "sessionId" FROM enrolments e JOIN sessions s ON s.id = e.session_id
      WHERE e.school_id = 1 AND s.status = 'ACTIVE' AND e.life = 'ACTIVE' ORDER BY e.student_id LIMIT $1`,
    [AT_ONCE],
  );

test('20 certificates issued at once have consecutive numbers, also where every third one is rejected', async () => {
  const whose = await students();
  const answers = await Promise.all(
    whose.map((student, at) =>
      issue(token, formOf(student, { type: 'CHARACTER', ...(at % 3 > 0 && { conduct: 'Good' }) })),
    ),
  );
  const numbers = answers.filter(({ responseCode }) => responseCode === 100).map(({ data }) => data.certificateNo);
  expect([...numbers].sort((one, other) => one - other)).toEqual(numbers.map((_, at) => at + 1));
  expect(numbers).toHaveLength(13);
});

test('CODE-185 one departure gets one transfer certificate of 20 calls at once', async () => {
  const left = await leaver(token);
  const answers = await times(AT_ONCE, () => issue(token, formOf(left, TRANSFER)));
  const codes = answers.map(({ responseCode }) => responseCode).sort((one, other) => one - other);
  expect(codes).toEqual([100, ...Array.from({ length: AT_ONCE - 1 }, () => 185)]);
  expect(await stored()).toEqual([{ type: 'TRANSFER', no: 1 }]);
});

test('of two first certificates with different first numbers at once, the second one is rejected', async () => {
  const [one, other] = await students();
  if (!one || !other) throw new Error('The demo has no students.');
  const answers = await Promise.all([
    issue(token, formOf(one, { type: 'BONAFIDE', firstNo: 500 })),
    issue(token, formOf(other, { type: 'BONAFIDE', firstNo: 70 })),
  ]);
  expect(answers.map(({ responseCode }) => responseCode).sort((a, b) => a - b)).toEqual([100, 109]);
  expect(await stored()).toHaveLength(1);
});

test('a certificate issued while its receipt is cancelled is cancelled or rejected, and no call waits forever', async () => {
  for (let round = 0; round < 5; round += 1) {
    const left = await leaver(token, { studentName: `Tara ${'abcde'[round]}` });
    const [certificate, receipt] = await Promise.all([
      issue(token, formOf(left, TRANSFER)),
      cancelReceipt(token, left.receipt.receiptId),
    ]);
    expect(verdict(receipt)).toEqual([200, 100]);
    expect([100, 109]).toContain(certificate.responseCode);
  }
  expect(await sql('SELECT id FROM student_certificates WHERE cancelled_at IS NULL')).toEqual([]);
});

test('one of 10 cancellations at once succeeds, and prints at the same time do not fail', async () => {
  const { certificateId } = await issued(token, await leaver(token), TRANSFER);
  const [cancelled, printed] = await Promise.all([
    times(10, (at) => cancel(token, certificateId, `Reason ${at}`)),
    times(10, () => print(token, certificateId)),
  ]);
  const codes = cancelled.map(({ responseCode }) => responseCode).sort((one, other) => one - other);
  expect(codes).toEqual([100, ...Array.from({ length: 9 }, () => 205)]);
  expect(printed.map(({ responseCode }) => responseCode)).toEqual(Array.from({ length: 10 }, () => 100));
});
