// The totals of a report are those of its own rows, as a page, a spreadsheet and a PDF, while receipts are created.
import { addPaise, toPaise } from '../../../common/money.ts';
import { readPdf } from '../documents/readPdf';
import { resetProvider, tokenOf } from '../../support/provider';
import { feePlaceOf } from '../support/fees';
import { holdFiles, untilFiles } from '../support/insight';
import { createReceipt, receiptForm } from '../support/receipts';
import { downloadReport, duesOfSession, listReport, rowsOf, RUNNING, totalsOf, type Report } from '../support/reports';
import { readSheet } from '../support/sheets';

const AMOUNTS = ['Total Fee', 'Discount', 'Paid', 'Pending'];
/** An amount of each column, in paise. */
type Sums = number[];

let token: string;
let classId: number;
beforeEach(async () => {
  await resetProvider();
  token = await tokenOf('admin');
  ({ classId } = await feePlaceOf('5', 'ACTIVE'));
});
afterEach(() => holdFiles(false));

const added = (rows: readonly Sums[]): Sums => AMOUNTS.map((_, at) => addPaise(...rows.map((row) => row[at] ?? 0)));

/** The totals, and the sums of the rows. */
interface Shown {
  totals: Sums;
  rows: Sums;
}
async function page(): Promise<Shown & { report: Report }> {
  const { data } = await listReport(token, 'pending-fee', { classIds: [classId], size: 100 });
  const of = (row: Record<string, unknown>) => AMOUNTS.map((title) => toPaise(Number(row[title])));
  return { totals: of(totalsOf(data)), rows: added(rowsOf(data).map(of)), report: data };
}
async function excel(): Promise<Shown> {
  const { head, rows } = await readSheet((await downloadReport(token, 'pending-fee', { classIds: [classId] })).body);
  const amounts = rows.map((row) => AMOUNTS.map((title) => toPaise(Number(row[head.indexOf(title)]))));
  return { totals: amounts.at(-1) ?? [], rows: added(amounts.slice(0, -2)) };
}
async function pdf(): Promise<Shown> {
  const { body } = await downloadReport(token, 'pending-fee', { classIds: [classId], fileFormat: 'PDF' });
  const lines = readPdf(body).flatMap((one) => one.lines.filter((line) => /( [\d,]+\.\d\d){4}$/.test(line)));
  const amounts = lines.map((line) =>
    line
      .split(' ')
      .slice(-4)
      .map((text) => toPaise(Number(text.replaceAll(',', '')))),
  );
  expect(lines.at(-1)).toMatch(/^Total /);
  return { totals: amounts.at(-1) ?? [], rows: added(amounts.slice(0, -1)) };
}

/** A payment of each of these students, one after the other. */
async function receive(students: readonly number[]): Promise<void> {
  for (const [at, studentId] of students.entries()) {
    const form = await receiptForm({ studentId, sessionId: RUNNING, receiptType: 'FEE', amountPaid: 100.01 + at });
    expect((await createReceipt(token, form)).responseCode).toBe(100);
  }
}

test('REPORT-17 page, spreadsheet and PDF have the sums of the dues by common/dues.ts', async () => {
  const { report } = await page();
  const dues = await duesOfSession();
  const owing = report.studentIds.flatMap((id) => dues.get(id) ?? []);
  expect(owing).toHaveLength(report.totalElements);
  const sums = added(owing.map(({ payable, discount, paid, remaining }) => [payable, discount, paid, remaining]));
  for (const { totals, rows } of [await page(), await excel(), await pdf()])
    expect([totals, rows]).toEqual([sums, sums]);
});

test('while receipts are created, the totals of a page, a spreadsheet and a PDF are those of their own rows', async () => {
  const { report, totals: before } = await page();
  const receipts = receive(report.studentIds.slice(0, 20));
  const shown = await Promise.all([page(), excel(), page(), pdf(), page(), excel(), page(), pdf()]);
  await receipts;
  for (const { totals, rows } of [...shown, await page()]) expect(totals).toEqual(rows);
  expect((await page()).totals).not.toEqual(before);
});

test.each([
  ['spreadsheet', excel],
  ['PDF', pdf],
])('receipts created between the reading and the writing of a %s are not in it', async (_what, file) => {
  const { report, totals: before } = await page();
  await holdFiles(true);
  const held = file();
  await untilFiles({ atGate: 1 });
  await receive(report.studentIds.slice(0, 3));
  expect((await page()).totals).not.toEqual(before);
  await holdFiles(false);
  expect(await held).toEqual({ totals: before, rows: before });
});
