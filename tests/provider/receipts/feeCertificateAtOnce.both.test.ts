// Many certificates at one time: one number for each content, and no number without a certificate.
import { resetProvider, sql, tokenOf } from '../../support/provider';
import { askCertificate, certificates, makeConfirmed, numberOn } from '../support/certificates';
import { emptyReceipts, receiptForm, storeReceipts } from '../support/receipts';

const AT_ONCE = 30;

let token: string;
beforeEach(async () => {
  await resetProvider();
  await emptyReceipts();
  token = await tokenOf('clerk');
});

test('C2 30 calls for one student at once give one number, one original and 29 duplicates', async () => {
  const { studentId, sessionId } = await receiptForm();
  await makeConfirmed(token);
  const pages = await Promise.all(
    Array.from({ length: AT_ONCE }, async () =>
      (await askCertificate(token, { studentId, sessionId, html: true })).text(),
    ),
  );
  expect(new Set(pages.map(numberOn))).toEqual(new Set([1000]));
  expect(pages.filter((page) => !page.includes('DUPLICATE'))).toHaveLength(1);
  expect(await certificates()).toHaveLength(1);
});

test('C2 30 students at once have 30 numbers without a gap, also where every third one is refused', async () => {
  await storeReceipts(AT_ONCE);
  await sql("UPDATE receipts SET status = 'CONFIRMED'");
  const { sessionId } = await receiptForm();
  const students = await sql<{ id: number }>(
    'SELECT student_id AS id FROM receipts GROUP BY student_id ORDER BY student_id',
  );
  const refused = students.filter((_, at) => at % 3 === 0).map(({ id }) => id);
  await sql("UPDATE receipts SET status = 'PENDING' WHERE student_id = ANY($1)", [refused]);
  const pages = await Promise.all(
    students.map(async ({ id }) => (await askCertificate(token, { studentId: id, sessionId, html: true })).text()),
  );
  const numbers = pages.map(numberOn).filter((number) => !Number.isNaN(number));
  expect(numbers).toHaveLength(students.length - refused.length);
  expect([...numbers].sort((one, other) => one - other)).toEqual(numbers.map((_, at) => 1000 + at));
});
