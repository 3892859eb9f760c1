// The dues of a session in one statement equal those of common/dues.ts for generated fees, decisions and payments.
import fc from 'fast-check';
import { toPaise } from '../../../common/money.ts';
import { resetProvider, tokenOf } from '../../support/provider';
import { generatedFees, someStudents, storeFees } from '../support/generatedFees';
import { duesOfSession, listReport, rowsOf } from '../support/reports';

let admin: string;
beforeEach(async () => {
  await resetProvider();
  admin = await tokenOf('admin');
});

test('REPORT-12 the report has the remaining fee of common/dues.ts for each student, to the paisa', async () => {
  const members = await someStudents();
  await fc.assert(
    fc.asyncProperty(generatedFees, async (fees) => {
      await storeFees(members, fees);
      const dues = await duesOfSession();
      const { data } = await listReport(admin, 'pending-fee', { classIds: [members.classId], size: 100 });
      const shown = new Map(
        rowsOf(data).map((row, at) => [data.studentIds[at], toPaise(Number(row['Pending']))] as const),
      );
      for (const id of members.ids) expect(shown.get(id) ?? 0).toBe(dues.get(id)?.remaining);
    }),
    { numRuns: 15, seed: 20260715 },
  );
});
