// The fee collection: receipts by payment date in five groups, compared with the list of receipts.
import { addPaise, toPaise } from '../../../common/money.ts';
import { readPdf } from '../documents/readPdf';
import { resetProvider, sql, tokenOf } from '../../support/provider';
import { feePlaceOf } from '../support/fees';
import { verdict } from '../support/http';
import { setPrivileges } from '../support/privileges';
import { listReceipts, type Receipt } from '../support/receipts';
import {
  downloadSchoolReport,
  listSchoolReport,
  refuseSchoolReport,
  rowsOf,
  RUNNING,
  totalsOf,
  type Report,
} from '../support/reports';
import { FIRST, SECOND } from '../support/schools';
import { readSheet } from '../support/sheets';

let admin: string;
beforeEach(async () => {
  await resetProvider();
  admin = await tokenOf('admin');
});

const GROUPS = ['DAY', 'MONTH', 'MODE', 'CASHIER', 'CLASS'] as const;
const NAME = 'COLLECTION';

/** The last year of the receipts of the demo, which two sessions share. */
async function daysOfDemo(): Promise<{ from: string; to: string }> {
  const [days] = await sql<{ from: string; to: string }>(
    `SELECT greatest(min(payment_date), max(payment_date) - 365)::text AS from, max(payment_date)::text AS to
       FROM receipts WHERE school_id = $1`,
    [FIRST],
  );
  return days ?? { from: '', to: '' };
}

async function listed(filter: Record<string, unknown>): Promise<Receipt[]> {
  const found: Receipt[] = [];
  for (let page = 0; ; page += 1) {
    const { data } = await listReceipts(admin, filter, `?page=${page}&size=100`);
    found.push(...data.content);
    if (page + 1 >= data.totalPages) return found;
  }
}

const rupees = (receipts: readonly Receipt[]): number =>
  addPaise(...receipts.map(({ amountPaid }) => toPaise(amountPaid))) / 100;

function expectedOf(receipts: readonly Receipt[]): Record<string, number> {
  const counted = receipts.filter(({ status }) => status !== 'CANCELLED');
  const ofMode = (mode: string) => rupees(counted.filter(({ paymentMode }) => paymentMode === mode));
  return {
    Receipts: counted.length,
    Cash: ofMode('CASH'),
    Cheque: ofMode('CHEQUE'),
    Online: ofMode('ONLINE'),
    Total: rupees(counted),
    'Awaiting Confirmation': rupees(counted.filter(({ status }) => status === 'PENDING')),
    Fees: rupees(counted.filter(({ receiptType }) => receiptType === 'FEE')),
    Cancelled: receipts.length - counted.length,
  };
}

const withoutModes = ({ Cash: _cash, Cheque: _cheque, Online: _online, ...sums }: Record<string, number>) => sums;

test.each(GROUPS)(
  'the sums of the collection by %s are those of the receipts list of the same days',
  async (groupBy) => {
    const days = await daysOfDemo();
    const expected = expectedOf(
      await listed({ startDate: days.from, endDate: days.to, classId: -1, includeDeleted: true }),
    );
    expect([expected['Cancelled'], expected['Awaiting Confirmation']]).not.toContain(0);
    expect(expected['Fees']).toBeLessThan(expected['Total'] ?? 0);
    const { data } = await listSchoolReport(admin, NAME, { ...days, groupBy }, '?size=100');
    expect(totalsOf(data)).toEqual(groupBy === 'MODE' ? withoutModes(expected) : expected);
    expect(data.chart?.map(({ value }) => toPaise(value)).reduce((sum, value) => sum + value, 0)).toBe(
      toPaise(expected['Total'] ?? 0),
    );
    expect([data.chart?.length, data.chartKind]).toEqual([data.totalElements, 'MONEY']);
  },
);

test('session and classes limit the collection as they limit the receipts list', async () => {
  const days = await daysOfDemo();
  const { classId } = await feePlaceOf('1', 'ACTIVE');
  const filter = { startDate: days.from, endDate: days.to, includeDeleted: true, sessionId: RUNNING };
  const { data } = await listSchoolReport(admin, NAME, { ...days, sessionId: RUNNING, classIds: [classId] });
  expect(totalsOf(data)).toEqual(expectedOf(await listed({ ...filter, classId })));
  expect(data.totalElements).toBeGreaterThan(0);
  const earlier = await listSchoolReport(admin, NAME, { ...days, sessionId: 1 });
  const both = await listSchoolReport(admin, NAME, days);
  const running = await listSchoolReport(admin, NAME, { ...days, sessionId: RUNNING });
  const [one = 0, other = 0] = [earlier, running].map((answer) => totalsOf(answer.data)['Receipts']);
  expect(one).toBeGreaterThan(0);
  expect(totalsOf(both.data)['Receipts']).toBe(one + other);
});

interface Payment {
  date: string;
  amount: string;
  mode?: 'CASH' | 'ONLINE';
  type?: 'FEE' | 'TC';
  status?: 'PENDING' | 'CONFIRMED' | 'CANCELLED';
  /** undefined: that of class 5 */
  classId?: null;
  by?: number | undefined;
}

/** Past the provider: these receipts are the only ones. */
async function onlyPayments(payments: readonly Payment[]): Promise<void> {
  const { classId } = await feePlaceOf('5', 'ACTIVE');
  await sql('DELETE FROM receipts');
  for (const [at, { date, amount, mode = 'CASH', type = 'FEE', status = 'CONFIRMED', ...one }] of payments.entries())
    await sql(
      `INSERT INTO receipts (school_id, receipt_no, session_id, student_id, class_id, type, mode, reference_no, reference_key,
         amount, payment_date, comments, status, created_by, created_at, modified_at, stated_at, session_name, student_name,
         father_name, sr_no)
       SELECT s.school_id, $1::integer, $2, s.id, $3, $4, $5::text, CASE $5::text WHEN 'ONLINE' THEN $1::text END,
         CASE $5::text WHEN 'ONLINE' THEN $1::text END, $6, $7, 'A payment', $8,
         coalesce($9::integer, (SELECT min(id) FROM users)), now(), now(), now(), '2026 - 2027', s.name, s.father_name, s.sr_no
         FROM students s WHERE s.school_id = ${FIRST} ORDER BY s.id LIMIT 1`,
      [at + 1, RUNNING, one.classId === undefined ? classId : null, type, mode, amount, date, status, one.by ?? null],
    );
}

const PAYMENTS: readonly Payment[] = [
  { date: '2026-05-31', amount: '100.10' },
  { date: '2026-05-31', amount: '200.20', mode: 'ONLINE', status: 'PENDING' },
  { date: '2026-06-01', amount: '50', type: 'TC' },
  { date: '2026-06-03', amount: '999', status: 'CANCELLED' },
  { date: '2026-07-01', amount: '7', classId: null },
];

test('the rows by day and by month have the receipts of the range with both its ends, and a day without receipts is no row', async () => {
  await onlyPayments(PAYMENTS);
  const range = { from: '2026-05-31', to: '2026-06-30' };
  const byDay = await listSchoolReport(admin, NAME, range);
  const shown = ({ data }: { data: Report }, key: string) =>
    rowsOf(data).map((row) => [
      row[key],
      row['Receipts'],
      row['Total'],
      row['Awaiting Confirmation'],
      row['Cancelled'],
    ]);
  expect(shown(byDay, 'Date')).toEqual([
    ['2026-05-31', 2, 300.3, 200.2, 0],
    ['2026-06-01', 1, 50, 0, 0],
    ['2026-06-03', 0, 0, 0, 1],
  ]);
  expect(byDay.data.headers[0]).toMatchObject({ key: 'day', kind: 'DATE' });
  expect(byDay.data.chart?.[0]).toEqual({ label: '31/05/2026', value: 300.3 });
  const byMonth = await listSchoolReport(admin, NAME, { ...range, to: '2026-07-01', groupBy: 'MONTH' });
  expect(shown(byMonth, 'Month')).toEqual([
    ['May 2026', 2, 300.3, 200.2, 0],
    ['Jun 2026', 1, 50, 0, 1],
    ['Jul 2026', 1, 7, 0, 0],
  ]);
  const newest = await listSchoolReport(admin, NAME, {
    ...range,
    groupBy: 'MONTH',
    sortBy: 'month',
    sortOrder: 'desc',
  });
  expect(rowsOf(newest.data).map(({ Month }) => Month)).toEqual(['Jun 2026', 'May 2026']);
  const byClass = await listSchoolReport(admin, NAME, { ...range, to: '2026-07-01', groupBy: 'CLASS' });
  expect(rowsOf(byClass.data).at(-1)).toMatchObject({ Class: 'No class', Total: 7 });
});

test('a school sees the names of its own cashiers; users of the platform share one row without their names', async () => {
  const users = await sql<{ id: number; school_id: number | null; name: string }>(
    `SELECT id, school_id, coalesce(full_name, user_name) AS name FROM users
      WHERE user_name IN ('admin', 'platform') ORDER BY user_name`,
  );
  const [own, platform] = users;
  const [second] = await sql<{ id: number }>(
    `INSERT INTO users (user_name, user_name_key, full_name, password_hash, is_platform, created_at)
     SELECT 'platform.two', 'platform.two', 'Second Platform User', password_hash, true, now() FROM users WHERE id = $1
     RETURNING id`,
    [platform?.id],
  );
  await onlyPayments([
    { date: '2026-06-01', amount: '10', by: own?.id },
    { date: '2026-06-01', amount: '20', by: platform?.id },
    { date: '2026-06-01', amount: '40', by: second?.id },
  ]);
  const request = { from: '2026-06-01', to: '2026-06-01', groupBy: 'CASHIER' };
  const { data } = await listSchoolReport(admin, NAME, request);
  expect(rowsOf(data).map(({ Cashier, Total }) => [Cashier, Total])).toEqual([
    ['A platform user', 60],
    [own?.name, 10],
  ]);
  const { body } = await downloadSchoolReport(admin, NAME, request);
  expect(JSON.stringify((await readSheet(body)).rows)).not.toContain('Second Platform User');
});

test.each([
  ['no first day', { from: undefined }, 'from', 'Select a start date'],
  ['no last day', { to: undefined }, 'to', 'Select an end date'],
  ['days in the wrong order', { from: '2026-06-02' }, 'to', 'End date must not be before the start date'],
  ['367 days', { from: '2025-05-31' }, 'to', 'Select at most 366 days'],
  ['a day that does not exist', { from: '2026-02-30' }, 'from', 'Start date must be a valid date'],
  ['another filter', { onlyDue: true }, 'onlyDue', 'The report has no such filter'],
  ['a column of another group', { sortBy: 'month' }, 'sortBy', 'The report has no such column'],
])('CODE-109 a collection with %s is rejected', async (_what, changes, path, message) => {
  const answer = await listSchoolReport(admin, NAME, { from: '2026-06-01', to: '2026-06-01', ...changes });
  expect([verdict(answer), answer.data.problems]).toEqual([[400, 109], [{ path, message }]]);
});

test('366 days are a collection; another group, a class of another school and a missing privilege are rejected', async () => {
  const day = { from: '2026-06-01', to: '2026-06-01' };
  expect(verdict(await listSchoolReport(admin, NAME, { ...day, from: '2025-06-01' }))).toEqual([200, 100]);
  expect(verdict(await listSchoolReport(admin, NAME, { ...day, groupBy: 'STUDENT' }))).toEqual([400, 109]);
  const other = await feePlaceOf('5', 'ACTIVE', SECOND);
  expect(verdict(await listSchoolReport(admin, NAME, { ...day, classIds: [other.classId] }))).toEqual([404, 158]);
  expect(verdict(await listSchoolReport(admin, NAME, { ...day, sessionId: other.sessionId }))).toEqual([404, 103]);
  await setPrivileges('teacher', 'LIST_STUDENT');
  expect(verdict(await listSchoolReport(await tokenOf('teacher'), NAME, day))).toEqual([403, 137]);
});

test('CODE-147 the spreadsheet has dates and amounts as such and the totals; the PDF states its filters; without rows there is no file', async () => {
  await onlyPayments(PAYMENTS);
  const range = { from: '2026-05-31', to: '2026-07-01' };
  const { head, rows } = await readSheet((await downloadSchoolReport(admin, NAME, range)).body);
  expect(head.slice(0, 3)).toEqual(['Date', 'Receipts', 'Cash']);
  expect(rows[0]?.slice(0, 3)).toEqual([new Date('2026-05-31'), 2, 100.1]);
  expect([rows.at(-1)?.[0], rows.at(-1)?.[5]]).toEqual(['Total', 357.3]);
  const { body } = await downloadSchoolReport(admin, NAME, { ...range, groupBy: 'MODE', fileFormat: 'PDF' });
  const text = readPdf(body)
    .flatMap(({ lines }) => lines)
    .join('\n');
  for (const part of ['Fee Collection', 'From: 31/05/2026', 'To: 01/07/2026', 'Grouped by: Payment mode', '357.30'])
    expect(text).toContain(part);
  await onlyPayments([]);
  const { data } = await listSchoolReport(admin, NAME, range);
  expect([data.content, data.totalElements, data.chart]).toEqual([[], 0, []]);
  expect(verdict(await refuseSchoolReport(admin, NAME, range))).toEqual([404, 147]);
});
