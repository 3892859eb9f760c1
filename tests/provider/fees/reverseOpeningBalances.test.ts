// A reversal removes entries whose student has no receipt yet, with the discounts that they gave; the others stay with a reason.
import { resetProvider, sql, tokenOf } from '../../support/provider';
import { verdict } from '../support/http';
import { withPrivilege } from '../support/life';
import {
  importOpening,
  giveOpening,
  listOpenings,
  openingFile,
  openingRow,
  reverseOpenings,
} from '../support/openings';
import { SECOND, UNKNOWN } from '../support/schools';
import { feesOf, newPupil, pay, saveDiscount, setFee } from '../support/studentFees';
import { demoSession, removeSession } from '../support/sessions';
import { stored } from '../support/tables';
import { demoStudent, placeOf } from '../support/students';

let admin: string;
let sessionId: number;
let one: number;
let two: number;
let three: number;
beforeEach(async () => {
  await resetProvider();
  admin = await tokenOf('admin');
  ({ sessionId, studentId: one } = await newPupil(admin, '5', { studentName: 'Asha Rao' }));
  ({ studentId: two } = await newPupil(admin, '5', { studentName: 'Bina Rao' }));
  ({ studentId: three } = await newPupil(admin, '5', { studentName: 'Chitra Rao' }));
});

/** One workbook with an entry and a discount for each of the three students. */
async function importThree(): Promise<number> {
  const rows = [one, two, three].map((id) =>
    openingRow(id, { 'Paid in Total': 1000, Discount: 100.5, 'Earlier Dues': 50 }),
  );
  const file = await openingFile(...(await Promise.all(rows)));
  const { data } = await importOpening(admin, sessionId, file, {
    students: 3,
    paid: 3000,
    discount: 301.5,
    earlierDues: 150,
  });
  return data.importId;
}

test('entries with a receipt or a changed discount are reported with their reason, all others are removed', async () => {
  const importId = await importThree();
  await pay({ studentId: one, sessionId }, { amount: 10 });
  await pay({ studentId: three, sessionId }, { amount: 10, status: 'CANCELLED' });
  await saveDiscount(await tokenOf('platform'), { studentId: two, sessionId }, { discount: 99, version: 1 });
  const answer = await reverseOpenings(admin, { sessionId, importId });
  expect([...verdict(answer), answer.data.reversed]).toEqual([200, 100, 2]);
  expect(answer.data.stays).toMatchObject([
    { studentId: one, studentName: 'Asha Rao', className: '5', reason: 'RECEIPT' },
    { studentId: two, studentName: 'Bina Rao', className: '5', reason: 'DISCOUNT_CHANGED' },
  ]);
  const dues = await Promise.all([one, two, three].map((studentId) => feesOf(admin, { studentId, sessionId })));
  expect(dues.map(({ data }) => [data['openingPaid'], data['broughtForward'], data.discount])).toEqual([
    [1000, 50, 100.5],
    [0, 0, 99],
    [0, 0, 0],
  ]);
  const changes = await sql(
    `SELECT student_id AS student, after::text, source FROM discount_changes WHERE student_id IN (${one}, ${two}, ${three}) ORDER BY id`,
  );
  expect(changes).toEqual([
    ...[one, two, three].map((student) => ({ student, after: '100.50', source: 'OPENING_IMPORT' })),
    { student: two, after: '99.00', source: 'FEES' },
    { student: three, after: '0.00', source: 'OPENING_REVERSAL' },
  ]);
  expect((await listOpenings(admin, sessionId)).data.imports).toMatchObject([
    { importId, entries: 1, reversedAt: null },
  ]);
});

test('a discount of an entry is removed also where it was saved again on earlier dues', async () => {
  const importId = await giveOpening(admin, { studentId: one, sessionId }, { discount: 100.5, earlierDues: 200 });
  await sql('UPDATE students SET rte = true WHERE id = $1', [one]);
  const platform = await tokenOf('platform');
  for (const discount of [50, 100.5]) await saveDiscount(platform, { studentId: one, sessionId }, { discount });
  const fees = async () => (await feesOf(admin, { studentId: one, sessionId })).data;
  expect(await fees()).toMatchObject({ discount: 100.5, discountOnEarlier: 100.5, remainingFee: 99.5 });
  expect((await reverseOpenings(admin, { sessionId, importId })).data).toEqual({ reversed: 1, stays: [] });
  expect(await fees()).toMatchObject({ discount: 0, discountOnEarlier: 0, remainingFee: 0 });
});

test('single students are reversed, the last one closes the workbook, and a new balance can be entered', async () => {
  const importId = await importThree();
  expect((await reverseOpenings(admin, { sessionId, studentIds: [one, two] })).data).toEqual({
    reversed: 2,
    stays: [],
  });
  const before = await stored();
  const late = await reverseOpenings(admin, { sessionId, studentIds: [three, one] });
  expect([...verdict(late), late.data.problems]).toEqual([
    ...[409, 205, [{ path: 'studentIds.1', message: 'This student no longer has an opening balance.' }]],
  ]);
  expect(await stored()).toEqual(before);
  await reverseOpenings(admin, { sessionId, studentIds: [three] });
  expect((await listOpenings(admin, sessionId)).data.imports).toMatchObject([
    { importId, entries: 0, reversedAt: expect.any(String) as string },
  ]);
  expect(verdict(await reverseOpenings(admin, { sessionId, importId }))).toEqual([409, 205]);
  await giveOpening(admin, { studentId: one, sessionId }, { paid: 5, discount: 5 });
});

test('CODE-109 CODE-103 CODE-137 CODE-191 a wrong choice, unknown ids, a missing privilege and a completed session are rejected', async () => {
  const importId = await importThree();
  const foreign = await demoStudent('5', { schoolId: SECOND });
  const answers = [
    await reverseOpenings(admin, { sessionId }),
    await reverseOpenings(admin, { sessionId, importId, studentIds: [one] }),
    await reverseOpenings(admin, { sessionId, studentIds: [] }),
    await reverseOpenings(admin, { sessionId, studentIds: [one, two, one] }),
    await reverseOpenings(admin, { sessionId, studentIds: [one, foreign] }),
    await reverseOpenings(admin, { sessionId, importId: UNKNOWN }),
    await reverseOpenings(await withPrivilege('LIST_RECEIPT'), { sessionId, importId }),
  ];
  expect(answers.map((one_) => verdict(one_)[1])).toEqual([109, 109, 109, 109, 103, 103, 137]);
  expect([answers[3], answers[4]].map((one_) => one_?.data.problems?.map(({ path }) => path))).toEqual([
    ['studentIds.2'],
    ['studentIds.1'],
  ]);
  await sql("UPDATE sessions SET status = 'COMPLETED' WHERE id = $1", [sessionId]);
  expect(verdict(await reverseOpenings(admin, { sessionId, importId }))).toEqual([409, 191]);
  expect((await listOpenings(admin, sessionId)).data.sums).toEqual({
    students: 3,
    paid: 3000,
    discount: 301.5,
    earlierDues: 150,
  });
});

test('CODE-109 a session with opening balances cannot be deleted; the reversed workbook goes with it', async () => {
  const { sessionId: id } = await demoSession(admin, 'UPCOMING');
  const place = await placeOf('5');
  await setFee({ ...place, sessionId: id });
  await sql('UPDATE enrolments SET session_id = $2 WHERE student_id = $1', [one, id]);
  const importId = await giveOpening(admin, { studentId: one, sessionId: id }, { paid: 5, discount: 1 });
  // Entries of deleted students count, as their receipts do.
  await sql("UPDATE students SET life = 'DELETED' WHERE id = $1", [one]);
  const used = await removeSession(admin, id);
  expect([used.responseCode === 100, used.responseMsg]).toEqual([false, expect.stringContaining('opening balances')]);
  expect((await reverseOpenings(admin, { sessionId: id, importId })).data.reversed).toBe(1);
  expect((await removeSession(admin, id)).responseCode).toBe(100);
  expect(await sql('SELECT id FROM opening_imports')).toEqual([]);
});
