// The dues of a session in one statement equal those of common/dues.ts for generated fees, decisions and payments.
import fc from 'fast-check';
import { toPaise } from '../../../common/money.ts';
import { resetProvider, sql, tokenOf } from '../../support/provider';
import { duesOfSession, listReport, rowsOf, RUNNING } from '../support/reports';
import { pay } from '../support/studentFees';

let admin: string;
beforeEach(async () => {
  await resetProvider();
  admin = await tokenOf('admin');
});

const rupees = (most: number) => fc.integer({ min: 0, max: most * 100 }).map((paise) => paise / 100);
const student = fc.record({
  rte: fc.boolean(),
  newAdmission: fc.boolean(),
  decided: fc.option(fc.record({ discount: rupees(30_000), applies: fc.boolean() })),
  payments: fc.array(
    fc.record({
      amount: rupees(15_000),
      status: fc.constantFrom('PENDING' as const, 'CONFIRMED' as const, 'CANCELLED' as const),
      type: fc.constantFrom('FEE' as const, 'OTHER' as const),
    }),
    { maxLength: 4 },
  ),
});

test('REPORT-12 the report has the remaining fee of common/dues.ts for each student, to the paisa', async () => {
  const members = await sql<{ id: number; class_id: number }>(
    `SELECT student_id AS id, class_id FROM enrolments WHERE session_id = $1 AND life = 'ACTIVE'
        AND class_id = (SELECT id FROM classes WHERE school_id = 1 AND name = '5') ORDER BY student_id LIMIT 5`,
    [RUNNING],
  );
  const classId = members[0]?.class_id ?? 0;
  const ids = members.map(({ id }) => id);
  await fc.assert(
    fc.asyncProperty(
      fc.tuple(rupees(30_000), rupees(5_000), fc.array(student, { minLength: 5, maxLength: 5 })),
      async ([total, admission, generated]) => {
        await sql(
          'UPDATE fee_structures SET total_fee = $2, admission_fee = $3 WHERE session_id = $1 AND class_id = $4',
          [...[RUNNING, total + 0.01, admission, classId]],
        );
        await sql('DELETE FROM receipts WHERE session_id = $1 AND student_id = ANY($2)', [RUNNING, ids]);
        await sql('DELETE FROM student_fees WHERE session_id = $1 AND student_id = ANY($2)', [RUNNING, ids]);
        for (const [at, one] of generated.entries()) {
          const of = { studentId: ids[at] ?? 0, sessionId: RUNNING };
          await sql('UPDATE enrolments SET rte = $3, new_admission = $4 WHERE session_id = $1 AND student_id = $2', [
            ...[RUNNING, of.studentId, one.rte, one.newAdmission],
          ]);
          if (one.decided)
            await sql(
              `INSERT INTO student_fees (school_id, session_id, student_id, discount, admission_fee_applicable, created_at, modified_at)
               VALUES (1, $1, $2, $3, $4, now(), now())`,
              [RUNNING, of.studentId, one.decided.discount, one.decided.applies],
            );
          for (const payment of one.payments) await pay(of, payment);
        }
        const dues = await duesOfSession();
        const { data } = await listReport(admin, 'pending-fee', { classIds: [classId], size: 100 });
        const shown = new Map(
          rowsOf(data).map((row, at) => [data.studentIds[at], toPaise(Number(row['Pending']))] as const),
        );
        for (const id of ids) expect(shown.get(id) ?? 0).toBe(dues.get(id)?.remaining);
      },
    ),
    { numRuns: 15, seed: 20260715 },
  );
});
