// The days of a range: the sums of each day are those of its day close.
import fc from 'fast-check';
import { call, resetProvider, tokenOf } from '../../support/provider';
import { dayClose, storeMade, type Count } from '../support/dayClose';
import { verdict } from '../support/http';
import { emptyReceipts } from '../support/receipts';
import { SECOND } from '../support/schools';

interface Days {
  days: { date: string; total: Count; cash: Count; cheque: Count; online: Count; cancelled: Count }[];
}

let token: string;
beforeAll(async () => {
  await resetProvider();
  await emptyReceipts();
  token = await tokenOf('clerk');
});

const days = (from: string, to: string, more = '', schoolId = 1, as = token) =>
  call<Days>('GET', `/receipt/day-close/days?schoolId=${schoolId}&from=${from}&to=${to}${more}`, { token: as });

const MIDNIGHT = Date.parse('2026-07-09T18:30:00.000Z');
const DAY_MS = 86_400_000;
const receipts = fc.array(
  fc.record({
    cashier: fc.constantFrom('clerk', 'admin'),
    mode: fc.constantFrom('CASH', 'CHEQUE', 'ONLINE'),
    type: fc.constantFrom('FEE', 'OTHER'),
    status: fc.constantFrom('PENDING', 'CONFIRMED', 'CANCELLED'),
    paise: fc.oneof(fc.constantFrom(5, 10, 15), fc.integer({ min: 0, max: 99_999_999 })),
    after: fc.oneof(
      fc.constantFrom(0, -1, DAY_MS, 3 * DAY_MS - 1, 3 * DAY_MS),
      fc.integer({ min: 0, max: 3 * DAY_MS }),
    ),
  }),
  { minLength: 1, maxLength: 40 },
);

test.each(['', '&mine=true'])('the sums of each day%s equal those of its day close, to the paisa', async (more) => {
  await fc.assert(
    fc.asyncProperty(receipts, async (made) => {
      await emptyReceipts();
      const stored = made.map(({ after, ...one }) => {
        const madeAt = new Date(MIDNIGHT + after).toISOString();
        return { ...one, madeAt, changedAt: madeAt, paymentDate: '2026-07-10' };
      });
      await storeMade(stored as Parameters<typeof storeMade>[0], 5001);
      const found = (await days('2026-07-10', '2026-07-12', more)).data.days;
      const single = [];
      for (const date of ['2026-07-10', '2026-07-11', '2026-07-12']) {
        const { modes, total, cancelled } = (await dayClose(token, date, 1, more)).data;
        const [cash, cheque, online] = modes.map((one) => one.total);
        const count = ({ receipts: number, amount }: Count = { receipts: -1, amount: -1 }) => ({
          receipts: number,
          amount,
        });
        single.push({
          ...{ date, total: count(total), cash: count(cash), cheque: count(cheque), online: count(online) },
          cancelled: count(cancelled),
        });
      }
      expect(found).toEqual(single);
    }),
    { numRuns: 6 },
  );
});

test('CODE-109 CODE-189 CODE-137 a range has at most 31 days and is of the own school', async () => {
  expect((await days('2026-07-01', '2026-07-31')).data.days).toHaveLength(31);
  expect(verdict(await days('2026-07-01', '2026-08-01'))).toEqual([400, 109]);
  expect(verdict(await days('2026-07-02', '2026-07-01'))).toEqual([400, 109]);
  expect(verdict(await days('2026-07-01', '2026-07-02', '', SECOND))).toEqual([403, 189]);
  expect(verdict(await days('2026-07-01', '2026-07-02', '', 1, await tokenOf('teacher')))).toEqual([403, 137]);
});
