// One payment for several students: a receipt for each of them, all or none.
import { resetProvider, sql, tokenOf } from '../../support/provider';
import { verdict } from '../support/http';
import { changeLife } from '../support/life';
import { createReceipt, createReceipts, familyForm, makeReceipt, receiptForm } from '../support/receipts';
import { SECOND } from '../support/schools';
import { demoStudent } from '../support/students';
import { countOf } from '../support/tables';

let token: string;
let family: number[];
beforeEach(async () => {
  await resetProvider();
  token = await tokenOf('clerk');
  family = [await demoStudent('7'), await demoStudent('5'), await demoStudent('6')];
});

const CHEQUE = {
  paymentMode: 'CHEQUE',
  referenceNo: '004512',
  referenceNoDate: '2026-07-09',
  bankName: 'Bank of Jaipur',
};
const send = async (changes: object = {}) => createReceipts(token, await familyForm(family, { ...changes }));
/** The items of the form, with other values at some of them. */
async function itemsWith(changes: Record<number, object>) {
  const { items } = await familyForm(family);
  return { items: items.map((item, index) => ({ ...item, ...changes[index] })) };
}

test('RECEIPT-49 RECEIPT-50 a family payment makes one receipt each, numbered in the order of the items', async () => {
  const { data } = await send({ ...CHEQUE, comments: ' Both terms ' });
  const [first] = data;
  expect(data).toMatchObject(
    family.map((studentId, index) => ({
      ...CHEQUE,
      studentId,
      receiptNo: (first?.receiptNo ?? 0) + index,
      receiptType: 'FEE',
      amountPaid: 100,
      comments: 'Both terms',
      status: 'PENDING',
    })),
  );
  const shared = await sql('SELECT shared_reference AS shared FROM receipts ORDER BY id DESC LIMIT 3');
  expect(shared).toEqual([{ shared: true }, { shared: true }, { shared: false }]);
});

test.each<[string, Record<number, object>, number, { path: string }[]]>([
  ['an amount above the dues', { 1: { amountPaid: 900_000 } }, 128, [{ path: 'items.1.amountPaid' }]],
  ['a session without enrolment', { 2: { sessionId: 3 } }, 126, [{ path: 'items.2' }]],
  ['a third decimal', { 0: { amountPaid: 0.005 } }, 109, [{ path: 'items.0.amountPaid' }]],
  ['a negative amount', { 0: { amountPaid: -0.01 } }, 109, [{ path: 'items.0.amountPaid' }]],
  [
    'two different problems',
    { 1: { amountPaid: 900_000 }, 2: { sessionId: 3 } },
    109,
    [{ path: 'items.1.amountPaid' }, { path: 'items.2' }],
  ],
])(
  'RECEIPT-51 RECEIPT-54 RECEIPT-56 CODE-109 CODE-126 CODE-128 a family payment with %s stores nothing and names the item',
  async (_what, changes, code, problems) => {
    const before = await countOf('receipts');
    const answer = await send(await itemsWith(changes));
    expect(answer.responseCode).toBe(code);
    expect(answer.data).toMatchObject({ problems });
    expect(await countOf('receipts')).toBe(before);
  },
);

test('RECEIPT-56 an unknown payment mode, a student who is listed twice, and a single student, answer 109', async () => {
  const twice = await createReceipts(token, await familyForm([family[0] ?? 0, family[1] ?? 0, family[0] ?? 0]));
  const message = 'This student is listed twice';
  expect([twice.responseCode, twice.data]).toMatchObject([109, { problems: [{ path: 'items.2.studentId', message }] }]);
  expect(verdict(await createReceipts(token, await familyForm(family.slice(0, 1))))).toEqual([400, 109]);
  expect(verdict(await send({ paymentMode: 'CARD' }))).toEqual([400, 109]);
});

test('RECEIPT-52 CODE-130 missing details of a family payment are reported once', async () => {
  const answer = await send({ ...CHEQUE, bankName: null });
  expect(answer.responseCode).toBe(130);
  expect(answer.data).toEqual({ problems: [{ path: 'bankName', message: 'Bank name is required' }] });
});

test('RECEIPT-53 CODE-182 a reference outside the family payment asks; once it is shared, all receipts are stored', async () => {
  const other = await makeReceipt(token, { ...CHEQUE, studentId: await demoStudent('8') });
  const before = await countOf('receipts');
  const refused = await send(CHEQUE);
  expect(refused.responseCode).toBe(182);
  expect(refused.data).toMatchObject({ receipts: [{ receiptNo: other.receiptNo }] });
  expect(await countOf('receipts')).toBe(before);
  expect(verdict(await send({ ...CHEQUE, sharedReference: true }))).toEqual([200, 100]);
  expect(await countOf('receipts', 'shared_reference')).toBe(3);
});

test('C1 a family payment with an item that was just paid answers 203', async () => {
  await makeReceipt(token, { studentId: family[2] });
  const before = await countOf('receipts');
  expect(verdict(await send())).toEqual([429, 203]);
  expect(await countOf('receipts')).toBe(before);
});

test('RECEIPT-49 RECEIPT-54 CODE-127 a disabled student, and CODE-129 a missing start number, stop the whole family payment', async () => {
  await changeLife(family[1] ?? 0, 'DISABLED');
  const answer = await send();
  expect([answer.responseCode, answer.data]).toMatchObject([127, { problems: [{ path: 'items.1' }] }]);
  await changeLife(family[1] ?? 0, 'ACTIVE');
  await sql('UPDATE schools SET fee_receipt_start_from = NULL WHERE id = 1');
  expect(verdict(await send())).toEqual([409, 129]);
});

test('a failure at the last receipt of a family payment stores none and takes no number', async () => {
  const before = await countOf('receipts');
  await sql(`ALTER TABLE receipts ADD CONSTRAINT injected CHECK (student_id <> ${family[2]}) NOT VALID`);
  expect((await send()).status).toBe(500);
  await sql('ALTER TABLE receipts DROP CONSTRAINT injected');
  expect(await countOf('receipts')).toBe(before);
  const { data } = await send();
  const [newest] = await sql<{ no: number }>('SELECT max(receipt_no) - 3 AS no FROM receipts WHERE school_id = 1');
  expect(data[0]?.receiptNo).toBe((newest?.no ?? 0) + 1);
  expect(await countOf('receipts')).toBe(before + 3);
});

test('another school’s student in one item is unknown, for a platform user too', async () => {
  const stranger = await demoStudent('5', { schoolId: SECOND });
  const form = await familyForm([family[0] ?? 0, stranger]);
  for (const user of [token, await tokenOf('platform')])
    expect(verdict(await createReceipts(user, form))).toEqual([404, 103]);
});

test('an amount above one crore answers 109 for every type of receipt', async () => {
  const most = { receiptType: 'OTHER', amountPaid: 10_000_000 };
  const above = await createReceipt(token, await receiptForm({ ...most, amountPaid: 10_000_000.01 }));
  const message = 'Amount must not be more than ₹1,00,00,000.00';
  expect([above.responseCode, above.data]).toMatchObject([109, { problems: [{ path: 'amountPaid', message }] }]);
  expect(verdict(await createReceipt(token, await receiptForm(most)))).toEqual([200, 100]);
});
