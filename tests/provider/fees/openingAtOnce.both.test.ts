// A receipt that is created at the same time either states the entry or prevents its reversal; two imports store an entry once.
import { resetProvider, sql, tokenOf } from '../../support/provider';
import { verdict } from '../support/http';
import { giveOpening, importOpening, openingFile, openingRow, reverseOpenings } from '../support/openings';
import { createReceipt } from '../support/receipts';
import { newPupil } from '../support/studentFees';
import { countOf } from '../support/tables';

let admin: string;
let sessionId: number;
let studentId: number;
beforeEach(async () => {
  await resetProvider();
  admin = await tokenOf('admin');
  ({ sessionId, studentId } = await newPupil(admin));
});

const receipt = () =>
  createReceipt(admin, { studentId, sessionId, receiptType: 'FEE', paymentMode: 'CASH', amountPaid: 500 });
const paidSoFar = async () =>
  (await sql<{ paid: string }>('SELECT paid_so_far AS paid FROM receipts WHERE student_id = $1', [studentId])).map(
    ({ paid }) => paid,
  );

test('a reversal and a receipt at the same time: the receipt states the entry that stays, or none', async () => {
  const importId = await giveOpening(admin, { studentId, sessionId }, { paid: 1000 });
  const [reversal, created] = await Promise.all([reverseOpenings(admin, { sessionId, importId }), receipt()]);
  expect([verdict(reversal), verdict(created)]).toEqual([
    [200, 100],
    [200, 100],
  ]);
  const { reversed, stays } = reversal.data;
  expect([reversed, stays.length, await countOf('opening_balances'), await paidSoFar()]).toEqual(
    reversed === 1 ? [1, 0, 0, ['500.00']] : [0, 1, 1, ['1500.00']],
  );
});

test('an import and a receipt at the same time: the receipt states the entry, or prevents it', async () => {
  const file = await openingFile(await openingRow(studentId, { 'Paid in Total': 1000 }));
  const [imported, created] = await Promise.all([
    importOpening(admin, sessionId, file, { students: 1, paid: 1000 }),
    receipt(),
  ]);
  expect(verdict(created)).toEqual([200, 100]);
  const done = imported.responseCode === 100;
  expect([imported.responseCode, await countOf('opening_balances'), await paidSoFar()]).toEqual(
    done ? [100, 1, ['1500.00']] : [166, 0, ['500.00']],
  );
});

test('of two imports, and of two reversals of single students, each entry is stored and removed once', async () => {
  const other = await newPupil(admin, '5', { studentName: 'Bina Rao' });
  const file = await openingFile(
    await openingRow(studentId, { 'Paid in Total': 1000 }),
    await openingRow(other.studentId, { 'Paid in Total': 1 }),
  );
  const store = () => importOpening(admin, sessionId, file, { students: 2, paid: 1001 });
  expect((await Promise.all([store(), store()])).map(({ responseCode }) => responseCode).sort()).toEqual([100, 205]);
  const ids = [studentId, other.studentId];
  const both = await Promise.all(ids.map((id) => reverseOpenings(admin, { sessionId, studentIds: [id] })));
  expect(both.map(({ data }) => data.reversed)).toEqual([1, 1]);
  expect([await countOf('opening_balances'), await countOf('opening_imports', 'reversed_at IS NULL')]).toEqual([0, 0]);
});
