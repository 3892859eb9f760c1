// The list of receipts: what its filter finds, in which order and pages, and who may read it.
import { resetProvider, sql, tokenOf } from '../../support/provider';
import { verdict } from '../support/http';
import {
  emptyReceipts,
  cancelReceipt,
  getReceipt,
  listReceipts,
  makeReceipt,
  setStatus,
  storeReceipts,
  type Receipt,
} from '../support/receipts';
import { FIRST, SECOND } from '../support/schools';
import { disableSchool } from '../support/sessions';
import { demoStudent, FATHER, formAt, placeOf, register, type Changes } from '../support/students';

let token: string;
beforeEach(async () => {
  await resetProvider();
  await emptyReceipts();
  token = await tokenOf('clerk');
});

const found = async (filter: Changes = {}, query = '?size=100', as = token): Promise<number[]> =>
  (await listReceipts(as, filter, query)).data.content.map(({ receiptNo }) => receiptNo);

/** One receipt in each status, by two students of different classes. */
async function makeFour() {
  const [five, one] = [await demoStudent('5'), await demoStudent('1')];
  const pending = await makeReceipt(token, { studentId: five, paymentDate: '2026-06-30' });
  const confirmed = await makeReceipt(token, { studentId: one, paymentDate: '2026-07-01' });
  const cancelled = await makeReceipt(token, { studentId: one, amountPaid: 7, receiptType: 'OTHER' });
  const last = await makeReceipt(token, { studentId: five, amountPaid: 9, paymentDate: '2026-07-14' });
  await setStatus(confirmed, 'CONFIRMED');
  await cancelReceipt(token, cancelled.receiptId);
  return { pending, confirmed, cancelled, last };
}
const numbersOf = (...receipts: Receipt[]) => receipts.map(({ receiptNo }) => receiptNo);

test('CALL2-29 ENUM-14 RECEIPT-10 a row is the whole receipt; the newest number is first, or last where that is asked', async () => {
  const { pending, confirmed, last } = await makeFour();
  const { status, data } = await listReceipts(token);
  expect([status, data.totalElements, data.totalPages, data.size, data.number]).toEqual([200, 3, 1, 10, 0]);
  expect(numbersOf(...data.content)).toEqual(numbersOf(last, confirmed, pending));
  expect(data.content[0]).toEqual(last);
  expect(data.content[1]).toEqual((await getReceipt(token, confirmed.receiptId)).data);
  expect(await found({}, '?sort=receiptNo,ASC')).toEqual(numbersOf(pending, confirmed, last));
  expect(await found({}, '?sort=receiptNo,DESC')).toEqual(numbersOf(last, confirmed, pending));
  expect(verdict(await listReceipts(token, {}, '?sort=amount,ASC'))).toEqual([400, 109]);
});

test('RECEIPT-12 RECEIPT-13 ENUM-30 CALL2-29 cancelled receipts are listed where they are asked for, and only there', async () => {
  const { pending, confirmed, cancelled, last } = await makeFour();
  expect(await found()).toEqual(numbersOf(last, confirmed, pending));
  expect(await found({ includeDeleted: true })).toEqual(numbersOf(last, cancelled, confirmed, pending));
  expect(await found({ onlyDeleted: true })).toEqual(numbersOf(cancelled));
  expect(await found({ status: 'CANCELLED' })).toEqual(numbersOf(cancelled));
  expect(await found({ onlyDeleted: true, includeDeleted: true })).toEqual(numbersOf(cancelled));
  expect(await found({ status: 'PENDING', includeDeleted: true })).toEqual(numbersOf(last, pending));
  expect(await found({ status: 'CONFIRMED', includeDeleted: true })).toEqual(numbersOf(confirmed));
  expect(await found({ status: 'PENDING', onlyDeleted: true })).toEqual([]);
  expect(await found({ status: null, includeDeleted: false })).toEqual(numbersOf(last, confirmed, pending));
  expect(verdict(await listReceipts(token, { status: 'DELETED' }))).toEqual([400, 109]);
});

test('CALL2-29 ENUM-41 session, class, type and student narrow the list; -1 and null are no restriction', async () => {
  const { pending, confirmed, cancelled, last } = await makeFour();
  const { sessionId, classId } = await placeOf('1');
  const all = numbersOf(last, cancelled, confirmed, pending);
  const filtered = (filter: Changes) => found({ includeDeleted: true, ...filter });
  expect(await filtered({ sessionId })).toEqual(all);
  expect(await filtered({ sessionId: (await placeOf('1', { status: 'COMPLETED' })).sessionId })).toEqual([]);
  expect(await filtered({ classId })).toEqual(numbersOf(cancelled, confirmed));
  expect(await filtered({ receiptType: 'OTHER' })).toEqual(numbersOf(cancelled));
  expect(await filtered({ receiptType: 'TC' })).toEqual([]);
  expect(await filtered({ studentId: last.studentId })).toEqual(numbersOf(last, pending));
  expect(await filtered({ studentId: last.studentId, classId })).toEqual([]);
  expect(await filtered({ classId: -1, sessionId: null, receiptType: null, studentId: null })).toEqual(all);
  expect(verdict(await listReceipts(token, { receiptType: 'GIFT' }))).toEqual([400, 109]);
});

test('CALL2-29 the first and the last payment date are both included, and each may stand alone', async () => {
  const { pending, confirmed, last } = await makeFour();
  expect(await found({ startDate: '2026-06-30', endDate: '2026-07-01' })).toEqual(numbersOf(confirmed, pending));
  expect(await found({ startDate: '2026-07-01', endDate: '2026-07-13' })).toEqual(numbersOf(confirmed));
  expect(await found({ startDate: '2026-07-02' })).toEqual(numbersOf(last));
  expect(await found({ endDate: '2026-06-30' })).toEqual(numbersOf(pending));
  expect(await found({ startDate: '2026-07-14', endDate: '2026-06-30' })).toEqual([]);
  expect(await found({ startDate: null, endDate: null })).toHaveLength(3);
  for (const startDate of ['2026-02-30', '01/07/2026', ''])
    expect(verdict(await listReceipts(token, { startDate }))).toEqual([400, 109]);
});

test('CALL2-29 RECEIPT-08 a receipt is found by its whole number, digits alone', async () => {
  const { confirmed, cancelled } = await makeFour();
  const number = String(confirmed.receiptNo);
  expect(await found({ searchText: number })).toEqual([confirmed.receiptNo]);
  expect(await found({ searchText: `00${number}` })).toEqual([confirmed.receiptNo]);
  expect(await found({ searchText: number.slice(0, -1) })).toEqual([]);
  expect(await found({ searchText: '9999999999' })).toEqual([]);
  expect(await found({ searchText: String(cancelled.receiptNo) })).toEqual([]);
  expect(await found({ searchText: '' })).toHaveLength(3);
  expect(await found({ searchText: number, endDate: '2026-06-30' })).toEqual([]);
  for (const searchText of ['A12', '-1', '12345678901'])
    expect(verdict(await listReceipts(token, { searchText }))).toEqual([400, 109]);
});

test('CALL2-29 receipts are found by part of the student’s name, the code or the father, in any order and case', async () => {
  const { confirmed } = await makeFour();
  const form = { studentName: 'Zeenat Qazi', parentsInfo: [{ ...FATHER, name: 'Yusuf Qazi' }] };
  const admin = await tokenOf('admin');
  const { studentId, studentCode } = (await register(admin, formAt(await placeOf(), form))).data;
  const first = await makeReceipt(token, { studentId });
  const second = await makeReceipt(token, { studentId, amountPaid: 5 });
  for (const studentSearchText of ['zeenat', 'QAZI Zee', 'yusuf', String(studentCode)])
    expect([studentSearchText, await found({ studentSearchText })]).toEqual([
      studentSearchText,
      numbersOf(second, first),
    ]);
  const both = (receipt: Receipt) => found({ studentSearchText: 'zeenat', searchText: String(receipt.receiptNo) });
  expect([await both(first), await both(confirmed)]).toEqual([[first.receiptNo], []]);
  for (const studentSearchText of ['nobody at all', '100%']) expect(await found({ studentSearchText })).toEqual([]);
  expect(await found({ studentSearchText: '  ' })).toHaveLength(5);
  expect((await listReceipts(token, { studentSearchText: 'zeenat' })).data.totalElements).toBe(2);
});

test('RECEIPT-10 CALL2-29 ENUM-09 the list is paged, ten to a page, each receipt once; what lies behind the last page is empty', async () => {
  await storeReceipts(23);
  const pages = [];
  for (const page of [0, 1, 2, 3]) pages.push((await listReceipts(token, {}, `?page=${page}`)).data);
  expect(pages.map(({ content, number }) => [number, content.length])).toEqual([
    [0, 10],
    [1, 10],
    [2, 3],
    [3, 0],
  ]);
  for (const { totalElements, totalPages, size } of pages)
    expect([totalElements, totalPages, size]).toEqual([23, 3, 10]);
  const numbers = pages.flatMap(({ content }) => numbersOf(...content));
  expect(numbers).toEqual([...new Set(numbers)].sort((one, other) => other - one));
  const five = (await listReceipts(token, { page: 1, size: 5 })).data;
  expect([five.number, five.size, five.totalPages]).toEqual([1, 5, 5]);
  expect(numbersOf(...five.content)).toEqual(numbers.slice(5, 10));
  expect((await listReceipts(token, {}, '?page=1&size=5')).data).toEqual(five);
  for (const query of ['?size=0', '?size=101', '?page=-1'])
    expect(verdict(await listReceipts(token, {}, query))).toEqual([400, 109]);
});

test('mode, day of creation, reference, cashier and missing print narrow the list and its sum', async () => {
  const cash = await makeReceipt(token, { amountPaid: 1, paymentDate: '2026-07-01' });
  const cheque = { referenceNo: '00-12 34.5', referenceNoDate: '2026-07-01', bankName: 'Bank 77' };
  const paid = await makeReceipt(token, { amountPaid: 2, paymentMode: 'CHEQUE', ...cheque });
  const online = await makeReceipt(await tokenOf('admin'), {
    amountPaid: 4,
    paymentMode: 'ONLINE',
    referenceNo: 'UTR/77',
  });
  await sql('UPDATE receipts SET printed_at = now() WHERE id = $1', [cash.receiptId]);
  await sql(`UPDATE receipts SET created_at = '2026-07-02T18:29:59Z' WHERE id = $1`, [cash.receiptId]);
  await sql(`UPDATE receipts SET created_at = '2026-07-02T18:30:00Z' WHERE id = $1`, [paid.receiptId]);
  const [admin] = await sql<{ id: number }>("SELECT id FROM users WHERE user_name = 'admin'");
  const rows: [Changes, Receipt[]][] = [
    [{ paymentMode: 'CASH' }, [cash]],
    [{ paymentMode: null }, [online, paid, cash]],
    [{ createdOn: '2026-07-02' }, [cash]],
    [{ createdOn: '2026-07-03', startDate: '2026-07-01' }, [paid]],
    [{ referenceText: '1234' }, [paid]],
    [{ referenceText: '12 34-5' }, [paid]],
    [{ referenceText: 'utr77' }, [online]],
    // The name of the bank is part of the stored key and is not searched.
    [{ referenceText: 'bank' }, []],
    [{ referenceText: '%' }, []],
    [{ referenceText: ' ' }, [online, paid, cash]],
    [{ cashierId: admin?.id }, [online]],
    [{ notPrinted: true }, [online, paid]],
    [{ notPrinted: false }, [online, paid, cash]],
  ];
  for (const [filter, expected] of rows) {
    const { data } = await listReceipts(token, filter);
    const sum = expected.reduce((total, { amountPaid }) => total + amountPaid, 0);
    expect([filter, numbersOf(...data.content), data.totalElements, data.totalAmount]).toEqual([
      ...[filter, numbersOf(...expected), expected.length, sum],
    ]);
  }
  for (const filter of [{ paymentMode: 'CARD' }, { createdOn: '2026-02-30' }, { referenceText: 'x'.repeat(51) }])
    expect([filter, verdict(await listReceipts(token, filter))]).toEqual([filter, [400, 109]]);
});

test('the list is sorted by number, payment date, amount and student, equal values by number', async () => {
  const five = await demoStudent('5');
  const made = [
    await makeReceipt(token, { studentId: five, amountPaid: 5, paymentDate: '2026-07-03' }),
    await makeReceipt(token, { studentId: five, amountPaid: 9, paymentDate: '2026-07-01' }),
    await makeReceipt(token, { studentId: five, amountPaid: 7, paymentDate: '2026-07-03' }),
  ];
  const [first, second, third] = made as [Receipt, Receipt, Receipt];
  await sql("UPDATE receipts SET student_name = CASE WHEN id = $1 THEN 'aa' ELSE 'Zz' END", [third.receiptId]);
  const orders: [string, Receipt[]][] = [
    ['receiptNo', [first, second, third]],
    ['paymentDate', [second, first, third]],
    ['amountPaid', [first, third, second]],
    ['studentName', [third, first, second]],
  ];
  for (const [column, ascending] of orders) {
    expect([column, await found({}, `?sort=${column},ASC`)]).toEqual([column, numbersOf(...ascending)]);
    const descending = [...numbersOf(...ascending)].reverse();
    expect([column, await found({}, `?sort=${column},DESC`)]).toEqual([column, descending]);
    const pages = [0, 1, 2].map((page) => found({}, `?sort=${column},DESC&size=1&page=${page}`));
    expect((await Promise.all(pages)).flat()).toEqual(descending);
  }
  expect(verdict(await listReceipts(token, {}, '?sort=comments,ASC'))).toEqual([400, 109]);
});

test('CALL2-29 CODE-189 another school’s receipts are listed for its own users and the platform alone', async () => {
  const other = await tokenOf('admin2');
  const own = await makeReceipt(token);
  const theirs = await makeReceipt(other, {}, SECOND);
  expect(await found()).toEqual([own.receiptNo]);
  expect(await found({ schoolId: SECOND }, '', other)).toEqual([theirs.receiptNo]);
  const platform = await tokenOf('platform');
  expect(await found({ schoolId: SECOND }, '', platform)).toEqual([theirs.receiptNo]);
  expect(await found({ schoolId: FIRST }, '', platform)).toEqual([own.receiptNo]);
  expect(verdict(await listReceipts(token, { schoolId: SECOND }))).toEqual([403, 189]);
  expect(await found({ schoolId: 999_999 }, '', platform)).toEqual([]);
  expect(verdict(await listReceipts(token, { schoolId: undefined }))).toEqual([400, 109]);
  // A class, session or student of another school is none here.
  const { sessionId, classId } = await placeOf('5', { schoolId: SECOND });
  for (const filter of [{ sessionId }, { classId }, { studentId: theirs.studentId }])
    expect(await found(filter)).toEqual([]);
});

test('the list is for those who hold LIST_RECEIPT, and can be read in a disabled school', async () => {
  await makeReceipt(token);
  expect(verdict(await listReceipts(await tokenOf('teacher')))).toEqual([403, 137]);
  expect(verdict(await listReceipts(''))).toEqual([401, 107]);
  await disableSchool(await tokenOf('platform'));
  expect(await found()).toHaveLength(1);
});

test('the cashier is a user of the school; who works at the platform is named in no school', async () => {
  const own = await makeReceipt(token);
  const theirs = await makeReceipt(await tokenOf('platform'), { amountPaid: 5 });
  const cashiers = (await listReceipts(token)).data.content.map(({ receiptNo, cashier }) => [receiptNo, cashier]);
  expect(cashiers).toEqual([
    [theirs.receiptNo, null],
    [own.receiptNo, 'Ramesh Gupta'],
  ]);
});
