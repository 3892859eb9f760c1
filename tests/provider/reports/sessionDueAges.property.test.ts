// The ages of the dues of a session in one statement equal those of common/dueAges.ts for generated schedules and payments.
import fc from 'fast-check';
import { dueAges } from '../../../common/dueAges.ts';
import { withBroughtForward } from '../../../common/dues.ts';
import { toPaise } from '../../../common/money.ts';
import { present } from '../../../common/present.ts';
import { resetProvider, sql, tokenOf } from '../../support/provider';
import { generatedFees, rupees, scheduleOf, someStudents, storeFees } from '../support/generatedFees';
import { duesOfSession, listSchoolReport, rowsOf, RUNNING, type Report } from '../support/reports';

let admin: string;
beforeEach(async () => {
  await resetProvider();
  admin = await tokenOf('admin');
});

const terms = fc.uniqueArray(
  fc.record({
    date: fc.constantFrom('2026-04-01', '2026-04-10', '2026-05-10', '2026-07-10', '2026-10-10', '2027-01-10'),
    amount: rupees(9_000),
  }),
  { selector: ({ date }) => date, maxLength: 5 },
);
const days = fc.constantFrom(
  '2026-03-31',
  '2026-04-09',
  '2026-04-20',
  '2026-06-09',
  '2026-07-10',
  '2026-08-09',
  '2027-03-31',
);

async function storeTerms(classId: number, schedule: readonly { date: string; amount: number }[]): Promise<void> {
  const [structure] = await sql<{ id: number }>(
    'SELECT id FROM fee_structures WHERE session_id = $1 AND class_id = $2',
    [RUNNING, classId],
  );
  const id = present(structure, 'the fee structure').id;
  await sql('DELETE FROM fee_terms WHERE structure_id = $1', [id]);
  for (const { date, amount } of schedule)
    await sql('INSERT INTO fee_terms (school_id, structure_id, due_date, amount) VALUES (1, $1, $2, $3)', [
      ...[id, date, amount],
    ]);
}

const paiseOf = (row: Record<string, string | number | null> | undefined, ...titles: string[]) =>
  titles.map((title) => toPaise(Number(row?.[title] ?? 0)));
const rowOf = (report: Report, id: number) => rowsOf(report)[report.studentIds.indexOf(id)];

test('both reports have the ages and the next amount of common/dueAges.ts for each student, to the paisa', async () => {
  const members = await someStudents();
  const { classId, ids } = members;
  await fc.assert(
    fc.asyncProperty(generatedFees, terms, days, async (fees, generated, day) => {
      await storeFees(members, fees);
      await storeTerms(classId, generated);
      const schedule = await scheduleOf(RUNNING, classId);
      const [until, all] = [await duesOfSession(day), await duesOfSession()];
      const request = { sessionId: RUNNING, classIds: [classId], day };
      const { data: byDate } = await listSchoolReport(admin, 'DUE_DATES', { ...request, details: true });
      const { data: reminders } = await listSchoolReport(admin, 'REMINDERS', request);
      for (const id of ids) {
        const dues = present(until.get(id), 'dues');
        const whole = withBroughtForward(schedule, dues.broughtForward, '2026-04-01');
        const { upTo30, upTo60, upTo90, over90, notYetDue, undated } = dueAges(whole, dues, day).ages;
        const buckets = ['0-30 Days', '31-60 Days', '61-90 Days', 'Over 90 Days', 'Not Yet Due', 'No Date'];
        expect(paiseOf(rowOf(byDate, id), ...buckets, 'Pending')).toEqual([
          ...[upTo30, upTo60, upTo90, over90, notYetDue, undated, dues.remaining],
        ]);
        const now = present(all.get(id), 'dues');
        const { due, later } = dueAges(whole, now, day);
        const row = rowOf(reminders, id);
        expect(paiseOf(row, 'Due', 'Next Amount', 'Pending')).toEqual([due, later?.amount ?? 0, now.remaining]);
        expect(row?.['Next Date'] ?? null).toBe(later?.date ?? null);
      }
    }),
    { numRuns: 15, seed: 20261126 },
  );
});
