// Opening balances are stored from one workbook, all rows or none, and count in every figure of the dues.
import { resetProvider, sql, tokenOf } from '../../support/provider';
import { verdict } from '../support/http';
import { checkOpening, giveOpening, importOpening, openingFile, openingRow } from '../support/openings';
import { createReceipt, cancelReceipt } from '../support/receipts';
import { listReport, rowsOf } from '../support/reports';
import { withPrivilege } from '../support/life';
import { feesOf, newPupil, saveDiscount } from '../support/studentFees';
import { countOf, stored } from '../support/tables';

let admin: string;
let sessionId: number;
let studentId: number;
let classId: number;
beforeEach(async () => {
  await resetProvider();
  admin = await tokenOf('admin');
  ({ sessionId, studentId, classId } = await newPupil(admin));
});

const KEY = { 'idempotency-key': '0b9f6c1e-6d0a-4f58-9a57-1f3c2d4e5f6b' };
const pay = (amountPaid: number) =>
  createReceipt(admin, { studentId, sessionId, receiptType: 'FEE', paymentMode: 'CASH', amountPaid });

test('FEE-50 an entry counts in the dues, is marked in the summary and gives its discount; the same key stores it once', async () => {
  const amounts = { 'Admission Fee Paid': 2000, 'Tuition Fee Paid': 7999.5, Discount: 500.25, 'Earlier Dues': 1500 };
  const file = await openingFile(await openingRow(studentId, amounts));
  const confirmed = { students: 1, paid: 9999.5, discount: 500.25, earlierDues: 1500 };
  const answer = await importOpening(admin, sessionId, file, confirmed, KEY);
  expect([...verdict(answer), answer.data.students]).toEqual([200, 100, 1]);
  expect((await importOpening(admin, sessionId, file, confirmed, KEY)).data).toEqual(answer.data);
  const { data } = await feesOf(admin, { studentId, sessionId });
  expect(data).toMatchObject({
    ...{ openingPaid: 9999.5, broughtForward: 1500, amountPaid: 9999.5, discount: 500.25, awaiting: 0, overpaid: 0 },
    ...{ payable: 25500.5, remainingFee: 15000.75, mostDiscount: 15501, version: 1 },
  });
  expect(await sql('SELECT paid, tuition_fee, exam_fee, file_row FROM opening_balances')).toEqual([
    { paid: '9999.50', tuition_fee: '7999.50', exam_fee: '0.00', file_row: 2 },
  ]);
  expect([await countOf('receipts', `student_id = ${studentId}`), await countOf('opening_imports')]).toEqual([0, 1]);
});

test('FEE-50 earlier dues are due first, on the first day of the session, also for a free seat', async () => {
  await sql('UPDATE enrolments SET rte = true WHERE student_id = $1', [studentId]);
  await giveOpening(admin, { studentId, sessionId }, { earlierDues: 700.5 });
  const { data } = await feesOf(admin, { studentId, sessionId });
  expect(data).toMatchObject({ payable: 700.5, remainingFee: 700.5, dueNow: 700.5, mostDiscount: 700.5 });
});

test('FEE-50 earlier dues of an RTE seat stay due beside a discount of the session fee, also in the report', async () => {
  await saveDiscount(await tokenOf('platform'), { studentId, sessionId }, { discount: 5000 });
  await sql('UPDATE students SET rte = true WHERE id = $1', [studentId]);
  await giveOpening(admin, { studentId, sessionId }, { earlierDues: 3000 });
  const { data } = await feesOf(admin, { studentId, sessionId });
  expect(data).toMatchObject({ payable: 3000, discount: 5000, discountOnEarlier: 0, remainingFee: 3000, overpaid: 0 });
  const report = (await listReport(admin, 'pending-fee', { classIds: [classId], size: 100 })).data;
  const row = rowsOf(report)[report.studentIds.indexOf(studentId)];
  expect([row?.['Discount'], row?.['Pending']]).toEqual([0, 3000]);
});

test('FEE-50 an imported discount of the whole session fee pays no earlier dues after an RTE seat', async () => {
  await giveOpening(admin, { studentId, sessionId }, { discount: 24000.5, earlierDues: 3000 });
  const due = async () => (await feesOf(admin, { studentId, sessionId })).data.remainingFee;
  expect(await due()).toBe(3000);
  await sql('UPDATE students SET rte = true WHERE id = $1', [studentId]);
  expect(await due()).toBe(3000);
});

test('a receipt pays open earlier dues first as a head of its own, and states the opening payment in paid so far', async () => {
  await giveOpening(admin, { studentId, sessionId }, { paid: 4000, earlierDues: 1500 });
  const heads = async () =>
    (await sql(
      'SELECT amount, earlier_dues, tuition_fee, paid_so_far, payable FROM receipts WHERE student_id = $1 ORDER BY id',
      [studentId],
    )) as Record<string, string | null>[];
  const first = await pay(1000);
  await pay(2900.5);
  expect(await heads()).toMatchObject([
    { earlier_dues: '1000.00', tuition_fee: null, paid_so_far: '5000.00', payable: '25500.50' },
    { earlier_dues: '500.00', tuition_fee: '1800.39', paid_so_far: '7900.50' },
  ]);
  await cancelReceipt(admin, first.data.receiptId, 'Cheque returned');
  await pay(1200);
  expect((await heads())[2]).toMatchObject({ earlier_dues: '1000.00', paid_so_far: '8100.50' });
  expect(verdict(await pay(17400.01))).toEqual([409, 128]);
});

test.each([
  ['all', 0, { earlier_dues: null, tuition_fee: '7500.05' }],
  ['all that was not paid', 1000, { earlier_dues: null, tuition_fee: '7500.05' }],
  ['a part', 0, { earlier_dues: '500.00', tuition_fee: '7125.05' }, 2500],
  ['a part of what was not paid', 1000, { earlier_dues: '500.00', tuition_fee: '7125.05' }, 1500],
])(
  'a receipt after the withdrawal of an RTE seat pays no earlier dues that were waived on it: %s',
  async (_what, paid, expected, waived = 3000 - paid) => {
    await giveOpening(admin, { studentId, sessionId }, { earlierDues: 3000 });
    await sql('UPDATE students SET rte = true WHERE id = $1', [studentId]);
    if (paid > 0) await pay(paid);
    const { data } = await saveDiscount(await tokenOf('platform'), { studentId, sessionId }, { discount: waived });
    expect(data.discountOnEarlier).toBe(waived);
    await sql('UPDATE students SET rte = false WHERE id = $1', [studentId]);
    await pay(10_000);
    expect(
      await sql('SELECT earlier_dues, tuition_fee FROM receipts WHERE student_id = $1 ORDER BY id DESC LIMIT 1', [
        studentId,
      ]),
    ).toEqual([expected]);
  },
);

test('CODE-166 nothing is stored while a row has errors, or where number or sums differ from the confirmed ones', async () => {
  const other = await newPupil(admin, '5', { studentName: 'Bina Rao' });
  const before = await stored();
  const good = await openingRow(studentId, { 'Paid in Total': 100.5 });
  const bad = await openingRow(other.studentId, { 'Paid in Total': 99_999 });
  const wrong = await importOpening(admin, sessionId, await openingFile(good, bad), { students: 1, paid: 100.5 });
  expect([...verdict(wrong), wrong.responseMsg, wrong.data.problems?.map(({ row }) => row)]).toEqual([
    ...[422, 166, 'One row has errors. Nothing was stored.', [3]],
  ]);
  const file = await openingFile(good);
  for (const confirmed of [
    { students: 2, paid: 100.5 },
    { students: 1, paid: 100.51 },
    { students: 1, paid: 100.5, earlierDues: 0.01 },
    { students: 1, paid: 100.5, discount: 1 },
  ])
    expect(verdict(await importOpening(admin, sessionId, file, confirmed))).toEqual([409, 205]);
  expect(await stored()).toEqual(before);
  const without = await withPrivilege('LIST_STUDENT');
  expect(verdict(await importOpening(without, sessionId, file, { students: 1, paid: 100.5 }))).toEqual([403, 137]);
});

test('a discount of an entry keeps the decision on the admission fee, and later discounts are limited by the dues', async () => {
  await sql(
    `INSERT INTO student_fees (school_id, session_id, student_id, discount, admission_fee_applicable, created_at, modified_at)
     VALUES (1, $1, $2, 0, false, now(), now())`,
    [sessionId, studentId],
  );
  await giveOpening(admin, { studentId, sessionId }, { paid: 22000, discount: 0.5 });
  expect((await feesOf(admin, { studentId, sessionId })).data).toMatchObject({
    ...{ discount: 0.5, admissionFeeApplicable: false, version: 2, remainingFee: 0, nextPayment: null },
  });
  const platform = await tokenOf('platform');
  const more = { discount: 0.51, admissionFeeApplicable: false, version: 2 };
  expect(verdict(await saveDiscount(platform, { studentId, sessionId }, more))).toEqual([400, 109]);
});

test('a row that is checked as known is skipped by the import of the same workbook', async () => {
  await giveOpening(admin, { studentId, sessionId }, { paid: 5 });
  const other = await newPupil(admin, '5', { studentName: 'Bina Rao' });
  const file = await openingFile(
    await openingRow(studentId, { 'Paid in Total': 5 }),
    await openingRow(other.studentId, { 'Paid in Total': 7 }),
  );
  expect((await checkOpening(admin, sessionId, file)).data).toMatchObject({ ready: 1, known: 1, paid: 7 });
  expect(verdict(await importOpening(admin, sessionId, file, { students: 1, paid: 7 }))).toEqual([200, 100]);
  expect(await countOf('opening_balances')).toBe(2);
});
