// A receipt is cancelled with a reason: it keeps its number, pays no more, and a TC receipt takes its certificate back.
import { call, resetProvider, sql, tokenOf } from '../../support/provider';
import { verdict } from '../support/http';
import { lifeList } from '../support/life';
import {
  emptyReceipts,
  cancelReceipt,
  getReceipt,
  listReceipts,
  makeReceipt,
  receiptForm,
  createReceipt,
  setStatus,
} from '../support/receipts';
import { FIRST, SECOND } from '../support/schools';
import { disableSchool } from '../support/sessions';
import { demoStudent, placeOf } from '../support/students';

let token: string;
beforeEach(async () => {
  await resetProvider();
  await emptyReceipts();
  token = await tokenOf('admin');
});

const lifeOf = async (id: number) =>
  (await sql<{ life: string }>('SELECT life FROM students WHERE id = $1', [id]))[0]?.life;
const historyOf = (id: number) =>
  sql<{ type: string; comment: string }>(
    'SELECT type, comment FROM student_history WHERE student_id = $1 ORDER BY id',
    [id],
  );
const feesOf = async (studentId: number) => {
  const { sessionId } = await placeOf();
  const { data } = await call<{ amountPaid: number; remainingFee: number }>('POST', '/fee/structure/student', {
    token,
    json: { studentId, sessionId },
  });
  return [data.amountPaid, data.remainingFee] as const;
};
const step = async (studentId: number, type: 'ACTIVE' | 'INACTIVE') => {
  const { sessionId } = await placeOf();
  const json = { schoolId: FIRST, sessionId, studentId, comment: 'As asked', type };
  expect(verdict(await call('POST', '/student/name-strike-off', { token, json }))).toEqual([200, 100]);
};
const makeTc = (studentId: number, amountPaid = 50) =>
  makeReceipt(token, { studentId, receiptType: 'TC', amountPaid, comments: 'Moves to Jaipur' });

test('ENUM-14 CALL2-31 RECEIPT-22 RECEIPT-11 a cancelled receipt is marked and keeps its number, its amount and the reason', async () => {
  const receipt = await makeReceipt(token, { comments: 'First term' });
  const { data, ...answer } = await cancelReceipt(token, receipt.receiptId, '  Wrong student ');
  expect(verdict(answer)).toEqual([200, 100]);
  expect(data).toEqual({
    ...receipt,
    ...{ status: 'CANCELLED', deleted: true, comments: 'Wrong student' },
    modifiedAt: data['modifiedAt'],
  });
  expect((await getReceipt(token, receipt.receiptId)).data).toEqual(data);
  expect((await listReceipts(token, { onlyDeleted: true })).data.content).toEqual([data]);
  const next = await makeReceipt(token);
  expect(next.receiptNo).toBe(receipt.receiptNo + 1);
});

test('RECEIPT-22 a confirmed receipt can be cancelled too', async () => {
  const receipt = await makeReceipt(token);
  await setStatus(receipt, 'CONFIRMED');
  expect((await cancelReceipt(token, receipt.receiptId)).data).toMatchObject({ status: 'CANCELLED', deleted: true });
});

test('RECEIPT-23 CODE-134 a cancelled receipt is not cancelled again: the first reason stays', async () => {
  const { receiptId } = await makeReceipt(token);
  await cancelReceipt(token, receiptId, 'Wrong student');
  const answer = await cancelReceipt(token, receiptId, 'Another reason');
  expect([...verdict(answer), answer.responseMsg]).toEqual([409, 134, 'This receipt is already cancelled']);
  expect((await getReceipt(token, receiptId)).data.comments).toBe('Wrong student');
});

test('RECEIPT-23 CODE-134 of cancellations at one moment one is carried out', async () => {
  const { receiptId } = await makeReceipt(token);
  const answers = await Promise.all(Array.from({ length: 6 }, (_, at) => cancelReceipt(token, receiptId, `No. ${at}`)));
  expect(answers.map(({ responseCode }) => responseCode).sort()).toEqual([100, 134, 134, 134, 134, 134]);
  const [first] = answers.filter(({ responseCode }) => responseCode === 100);
  expect((await getReceipt(token, receiptId)).data.comments).toBe(first?.data.comments);
});

test('the same request with its key is applied once and answered alike', async () => {
  const { receiptId } = await makeReceipt(token);
  const headers = { 'idempotency-key': '8a0f5b1c-4f3e-4b4e-9d62-cancel-once1' };
  const first = await cancelReceipt(token, receiptId, 'Wrong student', headers);
  const again = await cancelReceipt(token, receiptId, 'Wrong student', headers);
  expect([verdict(first), verdict(again)]).toEqual([
    [200, 100],
    [200, 100],
  ]);
  expect(again.data).toEqual(first.data);
  expect(verdict(await cancelReceipt(token, receiptId, 'Something else', headers))).toEqual([422, 206]);
});

test.each([
  ['missing', undefined],
  ['empty', ''],
  ['blank', ' \n\t '],
  ['null', null],
  ['a number', 5],
  ['too long', 'अ'.repeat(256)],
])('RECEIPT-23 a reason that is %s answers 109, and nothing is cancelled', async (_what, comments) => {
  const { receiptId } = await makeReceipt(token);
  const json = { comments };
  expect(verdict(await call('DELETE', `/receipt/receipt/${receiptId}`, { token, json }))).toEqual([400, 109]);
  expect((await getReceipt(token, receiptId)).data.status).toBe('PENDING');
});

test('RECEIPT-24 a cancelled receipt is due again, and its reference number is free', async () => {
  const studentId = await demoStudent();
  const before = await feesOf(studentId);
  const online = { studentId, paymentMode: 'ONLINE', referenceNo: 'UPI 4711', amountPaid: 250.75 };
  const { receiptId } = await makeReceipt(token, online);
  expect(await feesOf(studentId)).toEqual([before[0] + 250.75, before[1] - 250.75]);
  const other = { ...online, studentId: await demoStudent('1') };
  expect(verdict(await createReceipt(token, await receiptForm(other)))).toEqual([409, 182]);
  await cancelReceipt(token, receiptId);
  expect(await feesOf(studentId)).toEqual(before);
  expect(verdict(await createReceipt(token, await receiptForm(other)))).toEqual([200, 100]);
});

test.each([['ACTIVE'], ['STRUCK_OFF']] as const)(
  'LIFECYCLE-27 a cancelled TC receipt makes the student %s again, as before it, and that is in the history',
  async (life) => {
    const studentId = await demoStudent();
    if (life === 'STRUCK_OFF') await step(studentId, 'INACTIVE');
    const before = await historyOf(studentId);
    const { receiptId } = await makeTc(studentId);
    expect(await lifeOf(studentId)).toBe('TC_ISSUED');
    await cancelReceipt(token, receiptId, 'He stays');
    expect(await lifeOf(studentId)).toBe(life);
    expect(await historyOf(studentId)).toEqual([
      ...before,
      { type: 'TC', comment: 'Moves to Jaipur' },
      { type: life === 'ACTIVE' ? 'ACTIVE' : 'INACTIVE', comment: 'He stays' },
    ]);
    const { sessionId } = await placeOf();
    const listed = (await lifeList(token, 'tc-list', { sessionId, size: 100 })).data.content;
    expect(listed.map(({ studentDetail }) => studentDetail.studentId)).not.toContain(studentId);
  },
);

test('a receipt of another type changes nothing of the student’s life', async () => {
  const studentId = await demoStudent();
  const fee = await makeReceipt(token, { studentId });
  await makeTc(studentId);
  await cancelReceipt(token, fee.receiptId);
  expect(await lifeOf(studentId)).toBe('TC_ISSUED');
  expect(await historyOf(studentId)).toHaveLength(1);
});

test('who was admitted again since stays active when the TC receipt is cancelled', async () => {
  const studentId = await demoStudent();
  const { receiptId } = await makeTc(studentId);
  await step(studentId, 'ACTIVE');
  const before = await historyOf(studentId);
  expect(verdict(await cancelReceipt(token, receiptId))).toEqual([200, 100]);
  expect([await lifeOf(studentId), await historyOf(studentId)]).toEqual(['ACTIVE', before]);
});

test('a later certificate stays when the receipt of an earlier one is cancelled', async () => {
  const studentId = await demoStudent();
  const first = await makeTc(studentId);
  await step(studentId, 'ACTIVE');
  const second = await makeTc(studentId, 60);
  await cancelReceipt(token, first.receiptId);
  expect(await lifeOf(studentId)).toBe('TC_ISSUED');
  await cancelReceipt(token, second.receiptId);
  expect(await lifeOf(studentId)).toBe('ACTIVE');
});

test('who was deleted since stays deleted', async () => {
  const studentId = await demoStudent();
  const { receiptId } = await makeTc(studentId);
  await sql("UPDATE students SET life = 'DELETED' WHERE id = $1", [studentId]);
  expect(verdict(await cancelReceipt(token, receiptId))).toEqual([200, 100]);
  expect(await lifeOf(studentId)).toBe('DELETED');
});

test('CODE-103 CODE-112 CODE-137 an unknown receipt, another school’s, a disabled school, a user without the privilege', async () => {
  const { receiptId } = await makeReceipt(token);
  const theirs = await makeReceipt(await tokenOf('admin2'), {}, SECOND);
  for (const id of [theirs.receiptId, 2_000_000]) expect(verdict(await cancelReceipt(token, id))).toEqual([404, 103]);
  expect(verdict(await cancelReceipt(await tokenOf('teacher'), receiptId))).toEqual([403, 137]);
  expect(verdict(await cancelReceipt(await tokenOf('platform'), theirs.receiptId))).toEqual([200, 100]);
  await disableSchool(await tokenOf('platform'));
  expect(verdict(await cancelReceipt(token, receiptId))).toEqual([409, 112]);
  expect((await getReceipt(token, receiptId)).data.status).toBe('PENDING');
});

test('the trail says who cancelled which receipt, and why', async () => {
  const { receiptId, receiptNo } = await makeReceipt(token, { comments: 'First term' });
  await cancelReceipt(token, receiptId, 'Wrong student');
  const [row] = await sql<{ user: string; details: unknown }>(
    `SELECT user_name AS "user", details FROM audit_entries a JOIN users u ON u.id = a.user_id WHERE event = 'cancelReceipt'`,
  );
  expect(row).toEqual({
    user: 'admin',
    details: {
      ...{ entity: 'receipt', id: receiptId, before: { status: 'PENDING', comments: 'First term' } },
      after: { status: 'CANCELLED', comments: 'Wrong student', receiptNo, amount: '100.00' },
    },
  });
});
