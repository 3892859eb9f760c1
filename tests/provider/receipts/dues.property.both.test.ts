// Whatever is paid, given off, cancelled and confirmed, in whatever order and side by side: the account of a student adds up.
import fc from 'fast-check';
import { toPaise } from '../../../common/money.ts';
import { resetProvider, sql, tokenOf } from '../../support/provider';
import { cancelReceipt, createReceipt, type Receipt } from '../support/receipts';
import { feesOf, newPupil, saveDiscount } from '../support/studentFees';
import type { Place } from '../support/students';

const RUNS = 8;

let clerk: string;
let platform: string;
beforeAll(async () => {
  await resetProvider();
  clerk = await tokenOf('clerk');
  platform = await tokenOf('platform');
});

type Step = { kind: 'pay' | 'cancel' | 'confirm' | 'discount' | 'admission'; paise: number; which: number };
const step: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom('pay', 'pay', 'pay', 'cancel', 'confirm', 'discount', 'admission'),
  // Up to more than the whole fee of 24,000.50.
  paise: fc.integer({ min: 0, max: 2_600_000 }),
  which: fc.nat(9),
});

let pupils = 0;
const freshPupil = () => {
  pupils += 1;
  return newPupil(clerk, '5', { studentName: `Pupil ${pupils}`, mobileNo: `98${String(pupils).padStart(8, '0')}` });
};

/** What the database holds of a student, in paise. */
async function storedSums({ studentId, sessionId }: Place & { studentId: number }) {
  const [row] = await sql<{ paid: string; discount: string }>(
    `SELECT coalesce(sum(amount) FILTER (WHERE status <> 'CANCELLED' AND type = 'FEE'), 0)::text AS paid,
            coalesce((SELECT discount FROM student_fees WHERE student_id = $1 AND session_id = $2), 0)::text AS discount
       FROM receipts WHERE student_id = $1 AND session_id = $2`,
    [studentId, sessionId],
  );
  return { paid: toPaise(Number(row?.paid)), discount: toPaise(Number(row?.discount)) };
}

test('C3 FEE-48 FEE-53 RECEIPT-24 payable = paid + remaining + discount to the paisa after each step, and nothing is paid beyond it by what was allowed', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(step, { minLength: 1, maxLength: 3 }), { minLength: 3, maxLength: 7 }),
      async (rounds) => {
        const pupil = await freshPupil();
        const made: Receipt[] = [];
        let admissionFeeApplicable = true;
        const runStep = async ({ kind, paise, which }: Step): Promise<void> => {
          const form = { studentId: pupil.studentId, sessionId: pupil.sessionId };
          const one = made[which % Math.max(1, made.length)];
          if (kind === 'pay') {
            const amountPaid = paise / 100;
            const { responseCode, data } = await createReceipt(clerk, {
              ...form,
              ...{ paymentMode: 'CASH', receiptType: 'FEE', amountPaid },
            });
            if (responseCode === 100) made.push(data);
            else expect([128, 203]).toContain(responseCode);
          } else if (kind === 'cancel' && one) await cancelReceipt(clerk, one.receiptId);
          else if (kind === 'confirm' && one)
            await sql(`UPDATE receipts SET status = 'CONFIRMED' WHERE id = $1 AND status = 'PENDING'`, [one.receiptId]);
          else if (kind === 'discount' || kind === 'admission') {
            if (kind === 'admission') admissionFeeApplicable = !admissionFeeApplicable;
            const discount = kind === 'discount' ? paise / 1000 : 0;
            await saveDiscount(platform, pupil, { discount: Math.floor(discount * 100) / 100, admissionFeeApplicable });
          }
        };
        for (const round of rounds) {
          await Promise.all(round.map(runStep));
          const { data } = await feesOf(clerk, pupil);
          const at = (name: string) => toPaise(Number(data[name]));
          expect(at('amountPaid') + at('remainingFee') + at('discount')).toBe(at('payable') + at('overpaid'));
          expect(await storedSums(pupil)).toEqual({ paid: at('amountPaid'), discount: at('discount') });
          expect(at('mostDiscount')).toBe(Math.max(0, at('payable') - at('amountPaid')));
        }
      },
    ),
    { numRuns: RUNS },
  );
});

test('C3 of payments side by side no more is taken than is due, whatever their amounts', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(fc.integer({ min: 1, max: 1_500_000 }), { minLength: 4, maxLength: 10 }),
      async (amounts) => {
        const pupil = await freshPupil();
        const answers = await Promise.all(
          amounts.map((paise) =>
            createReceipt(clerk, {
              ...{ studentId: pupil.studentId, sessionId: pupil.sessionId },
              ...{ paymentMode: 'CASH', receiptType: 'FEE', amountPaid: paise / 100 },
            }),
          ),
        );
        const taken = answers.filter(({ responseCode }) => responseCode === 100);
        const { data } = await feesOf(clerk, pupil);
        const sum = taken.reduce((all, answer) => all + toPaise(answer.data.amountPaid), 0);
        expect([toPaise(data.amountPaid), data.overpaid]).toEqual([sum, 0]);
        // What was refused would not have fitted.
        for (const [at, { responseCode }] of answers.entries())
          if (responseCode !== 100) expect(amounts[at]).toBeGreaterThan(toPaise(data.remainingFee));
      },
    ),
    { numRuns: RUNS },
  );
});
