// However receipts are made, confirmed and cancelled, also side by side: what is counted is what is there, and the list says it.
import { resetProvider, sql, tokenOf } from '../../support/provider';
import { confirm } from '../support/confirm';
import { cancelReceipt, listReceipts, makeReceipt } from '../support/receipts';
import { FIRST } from '../support/schools';
import { demoStudent, placeOf, type Changes } from '../support/students';

const differencesOf = (counts: string, key: string, columns: string) => {
  const actual = `SELECT ${columns}, count(*)::integer AS receipts, sum(amount) AS amount FROM receipts GROUP BY ${columns}`;
  const kept = `SELECT ${key}, receipts, amount FROM ${counts} WHERE receipts <> 0`;
  return sql(`(${kept} EXCEPT ${actual}) UNION ALL (${actual} EXCEPT ${kept})`);
};
const differences = async () => [
  ...(await differencesOf(
    'receipt_counts',
    'school_id, session_id, class_id, type, status',
    'school_id, session_id, coalesce(class_id, 0), type, status',
  )),
  ...(await differencesOf(
    'receipt_day_counts',
    'school_id, payment_date, session_id, type, status',
    'school_id, payment_date, session_id, type, status',
  )),
];
const outOfBounds = () =>
  sql(`SELECT 1 FROM receipts r LEFT JOIN receipt_day_counts c USING (school_id, payment_date, session_id, type, status)
       WHERE r.receipt_no BETWEEN c.first_no AND c.last_no IS NOT TRUE`);

const CONDITIONS: Readonly<Record<string, string>> = {
  sessionId: 'session_id =',
  classId: 'class_id =',
  studentId: 'student_id =',
  receiptType: 'type =',
  status: 'status =',
  startDate: 'payment_date >=',
  endDate: 'payment_date <=',
};
/** The same filter, as SQL of its own. */
const whereOf = (filter: Changes): string =>
  Object.entries(filter)
    .flatMap(([field, value]) =>
      CONDITIONS[field] && value !== -1 ? [`AND ${CONDITIONS[field]} '${String(value)}'`] : [],
    )
    .join(' ')
    .concat(filter['onlyDeleted'] ? ` AND status = 'CANCELLED'` : '')
    .concat(filter['onlyDeleted'] || filter['includeDeleted'] ? '' : ` AND status <> 'CANCELLED'`);

test('RECEIPT-10 the number of receipts is that of the rows for each filter, after payments, confirmations and cancellations side by side', async () => {
  await resetProvider();
  const token = await tokenOf('clerk');
  const [five, one] = [await demoStudent('5'), await demoStudent('1')];
  const made = await Promise.all(
    Array.from({ length: 12 }, (_, at) =>
      makeReceipt(token, {
        ...{ studentId: at % 2 === 0 ? five : one, amountPaid: Number(`${10 + at}.07`) },
        ...{ receiptType: at % 3 === 0 ? 'OTHER' : 'FEE', paymentDate: `2026-07-0${1 + (at % 4)}` },
      }),
    ),
  );
  expect(await differences()).toEqual([]);
  await Promise.all([
    confirm(token, made.slice(0, 5)),
    ...made.slice(5, 9).map(({ receiptId }) => cancelReceipt(token, receiptId)),
  ]);
  expect([await differences(), await outOfBounds()]).toEqual([[], []]);

  const { sessionId, classId } = await placeOf('5', { schoolId: FIRST });
  const days = { startDate: '2026-07-01', endDate: '2026-07-02' };
  const filters: Changes[] = [
    {},
    { sessionId },
    { sessionId, classId },
    { classId: -1, status: 'PENDING' },
    { sessionId, receiptType: 'OTHER', includeDeleted: true },
    { classId, onlyDeleted: true },
    days,
    { ...days, sessionId, status: 'CONFIRMED' },
    { startDate: '2026-07-03', receiptType: 'FEE', includeDeleted: true },
    { ...days, classId },
    { studentId: five },
  ];
  for (const filter of filters) {
    const { data } = await listReceipts(token, filter, '?size=100');
    const listed = [...data.content];
    for (let page = 1; page < data.totalPages; page += 1)
      listed.push(...(await listReceipts(token, filter, `?size=100&page=${page}`)).data.content);
    const paid = listed.filter(({ deleted }) => !deleted);
    const paise = paid.reduce((sum, { amountPaid }) => sum + Math.round(amountPaid * 100), 0);
    const totals = { rows: listed.length, amount: paise / 100, cancelled: listed.length - paid.length };
    const { totalElements: rows, totalAmount: amount, cancelled } = data;
    expect([filter, { rows, amount, cancelled }]).toEqual([filter, totals]);
    const [stored] = await sql<{ rows: number }>(
      `SELECT count(*)::integer AS rows FROM receipts WHERE school_id = 1 ${whereOf(filter)}`,
    );
    expect([filter, rows]).toEqual([filter, stored?.rows]);
  }
});
