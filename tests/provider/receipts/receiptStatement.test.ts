// A receipt is a document: whatever changes after it was created, its copies and the certificates of it show the same.
import { readPdf } from '../documents/readPdf';
import { apiBase, moveClock, resetProvider, setClock, sql, tokenOf, runScoped } from '../../support/provider';
import { pageOf as certificateOf } from '../support/certificates';
import { bearer, send } from '../support/http';
import { createReceipt, getReceipt, listReceipts, makeReceipt, setStatus, type Receipt } from '../support/receipts';
import { giveOpening } from '../support/openings';
import { newPupil } from '../support/studentFees';
import { placeOf } from '../support/students';

let token: string;
beforeEach(async () => {
  await resetProvider();
  await setClock('2026-07-15T06:00:00.000Z');
  token = await tokenOf('clerk');
});

const addressOf = (id: number, query = '') => `/receipt/v2/receipt/download/${id}${query}`;
const pageOf = async (id: number) =>
  (await fetch(`${apiBase}${addressOf(id, '?html=true')}`, { headers: bearer(token) })).text();
const linesOf = async (id: number) => {
  const { body } = await send('GET', `/api${addressOf(id)}`, { headers: bearer(token) });
  return readPdf(body).flatMap(({ lines }) => lines);
};
/** A new student of class 5: fee 24,000.50 with an admission fee of 2,000; 600.01 of it is paid. */
async function paidByNew(): Promise<Receipt> {
  const { studentId } = await newPupil(await tokenOf('admin'));
  return makeReceipt(token, { studentId, amountPaid: 600.01 });
}

const CHANGES: readonly [string, string][] = [
  [
    'the admission fee applies no more, and there is a discount',
    `INSERT INTO student_fees (school_id, session_id, student_id, discount, admission_fee_applicable, created_at, modified_at)
       SELECT school_id, session_id, student_id, 50, false, now(), now() FROM receipts WHERE id = $1`,
  ],
  [
    'the student moves to another class',
    `UPDATE enrolments e SET section_id = NULL, class_id = (SELECT id FROM classes c WHERE c.school_id = e.school_id AND name = '6')
       FROM receipts r WHERE r.id = $1 AND e.student_id = r.student_id AND e.session_id = r.session_id`,
  ],
  ['the fee structure changes', 'UPDATE fee_structures SET total_fee = 9000, tuition_fee = 3000 WHERE $1 > 0'],
  ['there is no fee structure any more', 'DELETE FROM fee_structures WHERE $1 > 0'],
  ['the class and the section have other names', "UPDATE classes SET name = name || ' new' WHERE $1 > 0"],
  ['the section has another name', "UPDATE sections SET name = name || ' new' WHERE $1 > 0"],
  ['the session has another name', "UPDATE sessions SET name = name || ' new' WHERE $1 > 0"],
  [
    'names and number of the student are corrected',
    `UPDATE students SET name = 'Other name', father_name = 'Other father', sr_no = 'X 1'
       WHERE id = (SELECT student_id FROM receipts WHERE id = $1)`,
  ],
  ['the seat becomes free', 'UPDATE students SET rte = true WHERE $1 > 0'],
  ['the cashier has another name', "UPDATE users SET full_name = 'Somebody else' WHERE $1 > 0"],
];

test.each(CHANGES)('a copy shows what the receipt stated, also after %s', async (_what, change) => {
  const { receiptId } = await paidByNew();
  const [page, lines, view] = [await pageOf(receiptId), await linesOf(receiptId), await getReceipt(token, receiptId)];
  await sql(change, [receiptId]);
  expect(await pageOf(receiptId)).toBe(page);
  expect(await linesOf(receiptId)).toEqual(lines);
  expect((await getReceipt(token, receiptId)).data).toEqual(view.data);
});

test('after a later payment the copy of the first receipt keeps paid so far, balance and their moment', async () => {
  const first = await paidByNew();
  await moveClock(26 * 3_600_000);
  token = await tokenOf('clerk');
  const second = await makeReceipt(token, { studentId: first.studentId, amountPaid: 400 });
  const [one, two] = [await linesOf(first.receiptId), await linesOf(second.receiptId)];
  const accountIn = (lines: string[]) => lines.slice(lines.findIndex((line) => line.startsWith('As of'))).slice(0, 3);
  const twice = (text: string) => `${text} ${text}`;
  const columns = twice('Payable (₹) Discount (₹) Paid so far (₹) Balance (₹)');
  expect(accountIn(one)).toEqual([twice('As of 15/07/2026 11:30'), columns, twice('24,000.50 0.00 600.01 23,400.49')]);
  expect(accountIn(two)).toEqual([
    twice('As of 16/07/2026 13:30'),
    columns,
    twice('24,000.50 0.00 1,000.01 23,000.49'),
  ]);
  expect(await pageOf(first.receiptId)).toContain('As of 15/07/2026 11:30');
});

test.each([
  ['the fee and the earlier dues', false, '24,600.50 0.00 100.00 24,500.50'],
  ['the earlier dues alone on a free seat', true, '600.00 0.00 100.00 500.00'],
])('the printed account states as payable %s', async (_what, isFree, figures) => {
  const admin = await tokenOf('admin');
  const { studentId, sessionId } = await newPupil(admin);
  if (isFree) await sql('UPDATE students SET rte = true WHERE id = $1', [studentId]);
  await giveOpening(admin, { studentId, sessionId }, { earlierDues: 600 });
  const { receiptId } = await makeReceipt(token, { studentId, amountPaid: 100 });
  const lines = await linesOf(receiptId);
  const columns = 'Payable (₹) Discount (₹) Paid so far (₹) Balance (₹)';
  expect(lines[lines.indexOf(`${columns} ${columns}`) + 1]).toBe(`${figures} ${figures}`);
});

test('RECEIPT-24 a cancelled receipt keeps its figures, and the next receipt does not count it', async () => {
  const first = await paidByNew();
  const page = await pageOf(first.receiptId);
  await sql("UPDATE receipts SET status = 'CANCELLED', comments = 'Wrong' WHERE id = $1", [first.receiptId]);
  const second = await makeReceipt(token, { studentId: first.studentId, amountPaid: 400 });
  for (const figure of ['600.01', '23,400.49']) expect(page).toContain(figure);
  expect(await pageOf(first.receiptId)).toContain('23,400.49');
  expect(await pageOf(second.receiptId)).toContain('23,600.50');
});

test('RECEIPT-19 a certificate adds up the heads that the receipts state, also after they would be others', async () => {
  const first = await paidByNew();
  const second = await makeReceipt(token, { studentId: first.studentId, amountPaid: 0.07 });
  for (const receipt of [first, second]) await setStatus(receipt, 'CONFIRMED');
  const asked = { studentId: first.studentId, sessionId: first.sessionId };
  const before = await certificateOf(token, asked);
  for (const [, change] of CHANGES.slice(2, 4)) await sql(change, [first.receiptId]);
  const after = await certificateOf(token, asked);
  expect(before).toContain('Admission Fee');
  expect(after).toContain('DUPLICATE');
  const headsIn = (html: string) => html.slice(html.indexOf('Particulars'), html.indexOf('Total received'));
  expect(headsIn(after)).toBe(headsIn(before));
});

test('the response to a new receipt and the lists show the names that the receipt states', async () => {
  const { receiptId, studentId } = await paidByNew();
  await sql("UPDATE students SET name = 'Other name' WHERE id = $1", [studentId]);
  const { data } = await getReceipt(token, receiptId);
  const page = await listReceipts(token, { studentId, includeDeleted: true });
  expect(page.data.content).toEqual([{ ...data, certificateSessionIds: [] }]);
  expect(data['studentName']).not.toBe('Other name');
  expect(await pageOf(receiptId)).toContain(String(data['studentName']));
});

test('RECEIPT-54 a re-admission of a student without a class in the session states no class and no account', async () => {
  const { sessionId } = await placeOf('5');
  const [gone] = await sql<{ id: number }>(
    `UPDATE students SET life = 'STRUCK_OFF' WHERE id =
       (SELECT min(student_id) FROM enrolments WHERE school_id = 1 AND session_id = $1 AND life = 'ACTIVE') RETURNING id`,
    [sessionId],
  );
  await sql('DELETE FROM receipts WHERE student_id = $1', [gone?.id]);
  await sql('DELETE FROM enrolments WHERE student_id = $1 AND session_id = $2', [gone?.id, sessionId]);
  const { data } = await createReceipt(token, {
    ...{ studentId: gone?.id, sessionId, receiptType: 'READMISSION', amountPaid: 700, paymentMode: 'CASH' },
  });
  const page = await pageOf(data.receiptId);
  expect([data['className'], data['sectionName']]).toEqual([null, null]);
  expect(page).toContain('Re-admission');
  expect(page).toContain('<dt>Class</dt><dd>–</dd>');
  expect(page).not.toMatch(/As of|Balance/);
});

test('a receipt of a platform user names no cashier, on every copy', async () => {
  const platform = await tokenOf('platform');
  const { receiptId, cashier } = await makeReceipt(platform, {});
  expect(cashier).toBeNull();
  const [own] = await sql<{ name: string }>("SELECT full_name AS name FROM users WHERE user_name = 'platform'");
  const of = async (as: string) =>
    (await fetch(`${apiBase}${addressOf(receiptId, '?html=true')}`, { headers: bearer(as) })).text();
  expect(await of(platform)).toBe(await of(token));
  expect(await of(platform)).not.toContain(own?.name);
});

test('B2 the program cannot change the statement of a receipt, nor which certificate another one replaces', async () => {
  const columns = [
    ...['stated_at', 'session_name', 'student_name', 'father_name', 'sr_no', 'class_name', 'section_name', 'cashier'],
    ...['admission_fee', 'tuition_fee', 'exam_fee', 'computer_fee', 'development_fee', 'other_fee'],
    ...['payable', 'discount', 'paid_so_far', 'balance'],
  ];
  const statements = [
    ...columns.map((column) => `UPDATE receipts SET ${column} = ${column}`),
    'UPDATE fee_certificates SET replaces_no = replaces_no',
  ];
  for (const statement of statements)
    for (const scope of ['school', 'platform'] as const)
      expect([statement, await runScoped(scope, scope === 'school' ? 1 : null, [statement])]).toEqual([
        statement,
        [expect.objectContaining({ sqlState: '42501' })],
      ]);
});
