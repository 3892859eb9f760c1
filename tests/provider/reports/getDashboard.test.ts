// The figures of the dashboard, compared with sums of the lists that they lead to.
import { nameKey } from '../../../common/names.ts';
import { addPaise, toPaise } from '../../../common/money.ts';
import { call, resetProvider, sql, tokenOf, type Answer } from '../../support/provider';
import { verdict } from '../support/http';
import { marksWorld, saveMarks } from '../support/marks';
import { setPrivileges } from '../support/privileges';
import { cancelReceipt, createReceipt, listReceipts, receiptForm, type Receipt } from '../support/receipts';
import { listReport, listSchoolReport, rowsOf, RUNNING, totalsOf } from '../support/reports';
import { listProgress } from '../support/results';
import { FIRST, SECOND } from '../support/schools';
import { list } from '../support/students';

interface Dashboard {
  session?: { sessionId: number; sessionName: string };
  students?: { pending: number; classes: { className: string; boys: number; girls: number; others: number }[] };
  collection?: { amount: number; months: { month: string; amount: number }[] };
  dues?: { amount: number; students: number; due: number; dueStudents: number };
  awaiting?: { receipts: number; amount: number };
  exams?: { name: string; expected: number; entered: number; next: { classId: number; examId: number } }[];
}

let admin: string;
beforeEach(async () => {
  await resetProvider();
  admin = await tokenOf('admin');
});

const dashboard = (token: string, schoolId = FIRST): Promise<Answer<Dashboard>> =>
  call('GET', `/reports/dashboard?schoolId=${schoolId}`, { token });

async function receiptsOf(filter: object): Promise<Receipt[]> {
  const found: Receipt[] = [];
  for (let page = 0; ; page += 1) {
    const { data } = await listReceipts(admin, { sessionId: RUNNING, ...filter }, `?page=${page}&size=100`);
    found.push(...data.content);
    if (page + 1 >= data.totalPages) return found;
  }
}

const rupees = (receipts: readonly Receipt[]): number =>
  addPaise(...receipts.map(({ amountPaid }) => toPaise(amountPaid))) / 100;

test('the students of each class by gender are those of the class register', async () => {
  const { data } = await dashboard(admin);
  const { data: register } = await listSchoolReport(admin, 'CLASS_REGISTER', { sessionId: RUNNING });
  const rows = rowsOf(register);
  const sums = (className: string) =>
    ['Boys', 'Girls', 'Other'].map((title) =>
      rows.filter(({ Class }) => Class === className).reduce((sum, row) => sum + Number(row[title]), 0),
    );
  expect(data.students?.classes.map(({ className }) => className)).toEqual([
    ...new Set(rows.map((row) => row['Class'])),
  ]);
  for (const { className, boys, girls, others } of data.students?.classes ?? [])
    expect([className, boys, girls, others]).toEqual([className, ...sums(className)]);
  const pending = await list(admin, { schoolId: FIRST, sessionId: RUNNING, registrationStatus: 'PENDING' });
  expect(data.students?.pending).toBe(pending.data.totalElements);
});

test('the fees of each month are the receipts of the list, from the first to the last month of the session', async () => {
  const { data } = await dashboard(admin);
  const receipts = await receiptsOf({ receiptType: 'FEE' });
  const months = data.collection?.months ?? [];
  expect(months.length).toBeGreaterThanOrEqual(12);
  for (const { month, amount } of months)
    expect([month, amount]).toEqual([
      month,
      rupees(receipts.filter(({ paymentDate }) => paymentDate.startsWith(month))),
    ]);
  expect(data.collection?.amount).toBe(rupees(receipts));
});

test('cancelled receipts are not collected, and a payment before the session is a month of its own', async () => {
  const [one, other] = await receiptsOf({ receiptType: 'FEE' });
  await sql("UPDATE receipts SET status = 'CANCELLED' WHERE id = $1", [one?.receiptId]);
  await sql(
    `INSERT INTO receipt_day_counts (school_id, payment_date, session_id, type, status, receipts, amount, first_no, last_no)
     VALUES ($1, '2026-02-28', $2, 'FEE', 'CONFIRMED', 1, 250.5, $3, $3)`,
    [FIRST, RUNNING, other?.receiptNo],
  );
  const { data } = await dashboard(admin);
  expect(data.collection?.months[0]).toEqual({ month: '2026-02', amount: 250.5 });
  expect(data.collection?.amount).toBe(rupees(await receiptsOf({ receiptType: 'FEE' })) + 250.5);
});

test('the pending fees are those of the report, and the fees due by today those of the reminders', async () => {
  const { data } = await dashboard(admin);
  const { data: pending } = await listReport(admin, 'pending-fee', {}, '?size=1');
  expect([data.dues?.students, data.dues?.amount]).toEqual([pending.totalElements, totalsOf(pending)['Pending']]);
  const { data: due } = await listSchoolReport(admin, 'REMINDERS', { sessionId: RUNNING, onlyDue: true }, '?size=1');
  expect(data.dues?.due).toBeGreaterThan(0);
  expect(data.dues?.dueStudents).toBe(due.totalElements);
  const { data: ages } = await listSchoolReport(admin, 'DUE_DATES', { sessionId: RUNNING });
  const sums = totalsOf(ages);
  const late = ['0-30 Days', '31-60 Days', '61-90 Days', 'Over 90 Days'].map((title) => toPaise(sums[title] ?? 0));
  expect(data.dues?.due).toBe(addPaise(...late) / 100);
});

test('the receipts that await confirmation are those of the confirmation', async () => {
  const { data } = await dashboard(admin);
  const waiting = await receiptsOf({ status: 'PENDING' });
  expect(data.awaiting).toEqual({ receipts: waiting.length, amount: rupees(waiting) });
});

test('the exams are those of the progress by name, and lead to the class in which most entries are missing', async () => {
  const { data } = await dashboard(admin);
  const { data: classes } = await listProgress(admin, RUNNING);
  const all = classes.flatMap(({ classId, exams }) => exams.map((exam) => ({ classId, ...exam })));
  const names = new Set(all.map(({ examName }) => nameKey(examName)));
  expect(new Set(data.exams?.map(({ name }) => nameKey(name)))).toEqual(names);
  for (const { name, expected, entered, next } of data.exams ?? []) {
    const parts = all.filter(({ examName }) => nameKey(examName) === nameKey(name));
    expect([expected, entered]).toEqual([
      parts.reduce((sum, part) => sum + part.expected, 0),
      parts.reduce((sum, part) => sum + part.entered, 0),
    ]);
    const gaps = parts.map((part) => part.expected - part.entered);
    const chosen = parts.find(({ examId }) => examId === next.examId);
    expect([next.classId, Number(chosen?.expected) - Number(chosen?.entered)]).toEqual([
      chosen?.classId,
      Math.max(...gaps),
    ]);
  }
});

test.each([
  ['LIST_STUDENT', 'students'],
  ['LIST_RECEIPT', 'collection'],
  ['PENDING_FEE_REPORT', 'dues'],
  ['CONFIRM_FEE_RECEIPT', 'awaiting'],
  ['LOCK_RESULT', 'exams'],
  ['UPLOAD_RESULT', 'exams'],
])('a user with %s alone receives %s and no other figure', async (privilege, figure) => {
  await setPrivileges('clerk', privilege);
  const { data } = await dashboard(await tokenOf('clerk'));
  expect(Object.keys(data).sort()).toEqual([figure, 'session'].sort());
});

test('the figures include what was stored a moment ago', async () => {
  // Prepared first, because SQL of a test discards the kept figures.
  const form = await receiptForm({ amountPaid: 100.25 });
  const { data: before } = await dashboard(admin);
  expect((await createReceipt(admin, form)).responseCode).toBe(100);
  const { data: after } = await dashboard(admin);
  const { data: pending } = await listReport(admin, 'pending-fee', {}, '?size=1');
  expect(after.dues?.amount).not.toBe(before.dues?.amount);
  expect(after.dues?.amount).toBe(totalsOf(pending)['Pending']);
});

const studentsIn = ({ students }: Dashboard) =>
  (students?.classes ?? []).reduce((sum, { boys, girls, others }) => sum + boys + girls + others, 0);

test('a transfer certificate, and its cancellation, change the number of students at once', async () => {
  const form = await receiptForm({ receiptType: 'TC', amountPaid: 50, comments: 'Moves to Jaipur' });
  const { data: before } = await dashboard(admin);
  const { data: receipt } = await createReceipt(admin, form);
  const { data: without } = await dashboard(admin);
  expect(studentsIn(without)).toBe(studentsIn(before) - 1);
  expect(without.exams).not.toEqual(before.exams);
  await cancelReceipt(admin, receipt.receiptId, 'Stays');
  expect((await dashboard(admin)).data).toMatchObject({ students: before.students, exams: before.exams });
});

test('marks change the entries of their exam at once, and not the amounts due', async () => {
  const world = await marksWorld();
  const [student] = world.students;
  const subjects = [{ subjectId: world.subjects['Science'], theoryMarks: 41 }];
  const { data: before } = await dashboard(admin);
  expect((await saveMarks(admin, world, [{ studentId: student?.id, subjects }])).responseCode).toBe(100);
  const { data: after } = await dashboard(admin);
  const entered = ({ exams }: Dashboard) => exams?.find(({ name }) => name === 'Half Yearly')?.entered ?? 0;
  expect(entered(after)).toBe(entered(before) + 1);
  expect(after.dues).toEqual(before.dues);
});

test('the response is empty without a privilege of a figure, and without an active session', async () => {
  await setPrivileges('clerk', 'DASHBOARD', 'ADD_STUDENT');
  expect((await dashboard(await tokenOf('clerk'))).data).toEqual({});
  await sql("UPDATE sessions SET disabled = true WHERE school_id = $1 AND status = 'ACTIVE'", [FIRST]);
  expect((await dashboard(admin)).data).toEqual({});
});

test('CODE-189 another school is rejected, and a platform user chooses the school', async () => {
  expect(verdict(await dashboard(admin, SECOND))).toEqual([403, 189]);
  const platform = await tokenOf('platform');
  const [own, foreign] = [await dashboard(platform, FIRST), await dashboard(platform, SECOND)];
  expect(own.data).toEqual((await dashboard(admin)).data);
  expect(foreign.data).toEqual((await dashboard(await tokenOf('admin2'), SECOND)).data);
  expect(verdict(await dashboard(platform, 999_999))).toEqual([404, 103]);
});
