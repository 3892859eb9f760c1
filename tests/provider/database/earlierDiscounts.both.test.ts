// The migration that stores the part of a discount on earlier dues, run once more on discounts as they were before it.
import fc from 'fast-check';
import fs from 'node:fs';
import path from 'node:path';
import { resetProvider, sql, tokenOf } from '../../support/provider';
import { generatedFees, someStudents, storeFees } from '../support/generatedFees';
import { giveOpening } from '../support/openings';
import { duesOfSession } from '../support/reports';
import { clearFee, feesOf, newPupil, setFee } from '../support/studentFees';

const FILE = path.resolve(__dirname, '../../../provider/database/migrations/0044_discounts_on_earlier_dues.sql');

async function migrateAgain(): Promise<void> {
  const fills = fs
    .readFileSync(FILE, 'utf8')
    .split(/;\n/)
    .filter((statement) => /^UPDATE /m.test(statement));
  expect(fills).toHaveLength(1);
  await sql('UPDATE student_fees SET discount_on_earlier = 0');
  for (const fill of fills) await sql(fill);
}

const storedDiscount = async (studentId: number) =>
  (
    await sql<{ discount: number; onEarlier: number }>(
      'SELECT discount::float8, discount_on_earlier::float8 AS "onEarlier" FROM student_fees WHERE student_id = $1',
      [studentId],
    )
  )[0];

/** The fee of the session is 24,000.50, of which 2,000 are the admission fee. */
const giveDiscount = (studentId: number, sessionId: number, discount: number, applies = true) =>
  sql(
    `INSERT INTO student_fees (school_id, session_id, student_id, discount, admission_fee_applicable, created_at, modified_at)
     VALUES (1, $1, $2, $3, $4, now(), now())`,
    [sessionId, studentId, discount, applies],
  );

let token: string;
beforeEach(async () => {
  await resetProvider();
  token = await tokenOf('admin');
});

test('FEE-53 the migration leaves what counts of each discount, at most the payable amount, as it was', async () => {
  const members = await someStudents();
  await fc.assert(
    fc.asyncProperty(generatedFees, async (fees) => {
      await storeFees(members, fees);
      await migrateAgain();
      const dues = await duesOfSession();
      for (const id of members.ids) {
        const { payable, discount } = dues.get(id) ?? { payable: -1, discount: -1 };
        const stored = Math.round(((await storedDiscount(id))?.discount ?? 0) * 100);
        expect(discount).toBe(Math.min(stored, payable));
      }
    }),
    { numRuns: 12, seed: 20260715 },
  );
});

test.each<[string, number, boolean, string, number, number]>([
  ['below the session fee', 24000.5, true, '', 0, 3000],
  ['above the session fee', 25000, true, '', 999.5, 2000.5],
  ['above the fee without the admission fee', 24000.5, false, '', 2000, 1000],
  ['above all dues', 30000, true, '', 3000, 0],
  ['on an RTE seat', 2000, true, 'rte = true', 2000, 1000],
])('a discount %s gets its part on earlier dues', async (_what, discount, applies, change, onEarlier, remainingFee) => {
  const student = await newPupil(token);
  await giveOpening(token, student, { earlierDues: 3000 });
  await giveDiscount(student.studentId, student.sessionId, discount, applies);
  if (change) await sql(`UPDATE enrolments SET ${change} WHERE student_id = $1`, [student.studentId]);
  await migrateAgain();
  expect(await storedDiscount(student.studentId)).toEqual({ discount, onEarlier });
  expect((await feesOf(token, student)).data).toMatchObject({ remainingFee, discountOnEarlier: onEarlier });
});

test('the fee of the stream of the section decides, and a fee that is not determined leaves no part', async () => {
  const student = await newPupil(token);
  await giveOpening(token, student, { earlierDues: 3000 });
  await giveDiscount(student.studentId, student.sessionId, 20000);
  await sql(`UPDATE sections SET stream = 'ARTS' WHERE id = $1`, [student.sectionId]);
  await setFee(student, { totalFee: 18000 }, { stream: 'ARTS' });
  await setFee(student, { totalFee: 19000 }, { stream: 'SCIENCE' });
  await migrateAgain();
  expect(await storedDiscount(student.studentId)).toEqual({ discount: 20000, onEarlier: 2000 });
  expect((await feesOf(token, student)).data).toMatchObject({ payable: 21000, remainingFee: 1000 });
  await clearFee(student, 'ARTS');
  await migrateAgain();
  expect(await storedDiscount(student.studentId)).toEqual({ discount: 20000, onEarlier: 0 });
});
