// The rules of the fee structure form, row by row.
import { FEE_FIELDS } from '@/api/fees';
import {
  balanceOf,
  linked,
  shareProblem,
  sumProblem,
  totalProblem,
  type FeeValues,
} from '@/features/classes/fee-structure/feeForm';
import { selectionIn, queryOf, shownStream, streamsOf } from '@/features/classes/fee-structure/feeSelection';
import { feeWords } from '@/features/classes/fee-structure/feeWords';
import {
  dateProblem,
  paymentProblem,
  placeByDate,
  scheduled,
  splitCounts,
  splitEvenly,
  type PaymentRow,
} from '@/features/classes/fee-structure/scheduleForm';
import { amountProblem } from '@/shared/forms';
import { FEE_HEADS } from '../../support/entities/fees';

const words = feeWords.en;
const { FeeStructureForm, FeeTerm } = FEE_FIELDS;

/** Amounts in paise, by head. */
const values = (changes: Partial<FeeValues> = {}): FeeValues => ({
  title: '',
  totalFee: 1_000_000,
  admissionFee: 100_000,
  tuitionFee: 600_000,
  examFee: 100_000,
  computerFee: 100_000,
  developmentFee: 50_000,
  otherFee: 50_000,
  admissionFeePercentage: 10,
  tuitionFeePercentage: 60,
  examFeePercentage: 10,
  computerFeePercentage: 10,
  developmentFeePercentage: 5,
  otherFeePercentage: 5,
  ...changes,
});

test.each([
  [0, 'Total fee amount must be greater than zero'],
  ['-5', 'Total fee amount must be greater than zero'],
  [null, 'Total Fee is required'],
  ['', 'Total Fee is required'],
  ['five', 'Total Fee must be an amount in rupees'],
  ['1000.005', 'Total Fee must be an amount in rupees'],
  [1_000_000_000_000, 'Total Fee must be an amount in rupees'],
  [1, null],
])('FEE-12 FEE-20 a total of %j: %j', (total, problem) =>
  expect(totalProblem(FeeStructureForm.totalFee, total, words)).toBe(problem),
);

test.each(FEE_HEADS)('FEE-13 FEE-20 CONST-18 %s is required, an amount and not negative', (head) => {
  const { title } = FeeStructureForm[head];
  const problems = [null, 'x', '1.005', '-1', 0, 5].map((value) => amountProblem(FeeStructureForm[head], value));
  expect(problems).toEqual([
    `${title} is required`,
    `${title} must be an amount in rupees`,
    `${title} must be an amount in rupees`,
    `${title} must not be negative`,
    null,
    null,
  ]);
});

test.each([
  [100, null],
  [100.01, words.shareMost],
  ['x', words.shareForm],
  [null, null],
])('FEE-14 CONST-18 a percentage of %j: %j', (share, problem) => expect(shareProblem(share, words)).toBe(problem));

test.each<[string, Partial<FeeValues>, string | null]>([
  ['all of the total', {}, null],
  ['a thousandth more', { otherFee: 51_000 }, null],
  ['a paisa beyond a thousandth', { otherFee: 51_001 }, 'Total percentage (100.1%) exceeds 100%'],
  ['a tenth more', { otherFee: 150_000 }, 'Total percentage (110%) exceeds 100%'],
  ['a thousandth less', { otherFee: 49_000 }, null],
  ['a paisa below it', { otherFee: 48_999 }, 'Total percentage (99.9%) is less than 100%'],
  ['less by a head that is empty', { tuitionFee: null }, 'Total percentage (40%) is less than 100%'],
  ['without a total', { totalFee: null }, null],
])('FEE-15 FEE-16 FEE-17 CONST-18 components that are %s', (_what, changes, problem) =>
  expect(sumProblem(balanceOf(values(changes)), words)).toBe(problem),
);

test.each<[string, Partial<FeeValues>, Partial<FeeValues>]>([
  ['FEE-18 an amount', { examFee: 123_456 }, { examFeePercentage: 12.35 }],
  ['FEE-18 an amount that is taken away', { examFee: null }, { examFeePercentage: null }],
  ['FEE-18 a text', { examFee: 'x' }, { examFeePercentage: null }],
  ['FEE-19 FEE-20 a percentage', { examFeePercentage: 12.34 }, { examFee: 123_400 }],
  ['FEE-19 a percentage that is taken away', { examFeePercentage: null }, { examFee: null }],
  ['FEE-14 a percentage beyond 100', { examFeePercentage: 1000 }, {}],
  [
    'FEE-21 the total',
    { totalFee: 2_000_000 },
    {
      admissionFeePercentage: 5,
      tuitionFeePercentage: 30,
      examFeePercentage: 5,
      computerFeePercentage: 5,
      developmentFeePercentage: 2.5,
      otherFeePercentage: 2.5,
    },
  ],
])('%s changes the other', (_what, changed, follows) => expect(linked(changed, values(changed))).toEqual(follows));

test('FEE-20 an amount computed from a percentage is in whole paise', () => {
  const changed = { examFeePercentage: 8.33 };
  // 8.33 % of ₹24,000.50 is ₹1,999.24165.
  expect(linked(changed, values({ totalFee: 2_400_050, ...changed }))).toEqual({ examFee: 199_924 });
});

test.each(FEE_HEADS)('FEE-18 FEE-19 amount and percentage of %s follow each other', (head) => {
  const share = `${head}Percentage` as const;
  const of = (changed: Partial<FeeValues>) => linked(changed, values(changed));
  expect(of({ [head]: 123_456 })).toEqual({ [share]: 12.35 });
  expect(of({ [share]: 12.34 })).toEqual({ [head]: 123_400 });
});

test('FEE-19 FEE-20 the percentage that completes 100 gets the remaining amount, to the paisa', () => {
  const start = values({ totalFee: 10_000, otherFee: 0, developmentFee: 0, computerFee: 0, examFee: 0 });
  const thirds = { ...start, admissionFee: 3_333, tuitionFee: 3_333 };
  expect(linked({ examFeePercentage: 33.34 }, { ...thirds, examFeePercentage: 33.34 })).toEqual({ examFee: 3_334 });
  const other = { ...thirds, totalFee: 10_003, examFeePercentage: 33.36 };
  expect(linked({ examFeePercentage: 33.36 }, other)).toEqual({ examFee: 3_337 });
  // By itself 33.34 % would be a paisa more.
  const large = { ...thirds, totalFee: 2_400_050, admissionFee: 799_937, tuitionFee: 799_937 };
  expect(linked({ examFeePercentage: 33.34 }, { ...large, examFeePercentage: 33.34 })).toEqual({ examFee: 800_176 });
});

test('amounts above the maximum do not break the sums', () => {
  const most = 999_999_999_999_999;
  expect(balanceOf(values({ totalFee: most, tuitionFee: most, examFee: most })).off).toBe('more');
  expect(scheduled([{ minimumDate: null, minimumFee: most }])).toBe(999_999_999_999);
});

const row = (minimumDate: string | null, minimumFee: PaymentRow['minimumFee'] = 100): PaymentRow => ({
  minimumDate,
  minimumFee,
});
const session = { startDate: '2027-04-01', endDate: '2028-03-31' };

test.each([
  ['2027-04-01', null],
  ['2028-03-31', null],
  ['2027-03-31', words.outside],
  ['2028-04-01', words.outside],
  ['2027-05-05', words.sameDate],
])('FEE-27 FEE-30 a payment of %s: %j', (date, problem) =>
  expect(dateProblem([row('2027-05-05'), row('2027-05-05'), row(date)], date, session, words)).toBe(problem),
);

test.each<[string, PaymentRow['minimumFee'], number, string | null]>([
  ['empty', null, 1, 'Amount is required'],
  ['no amount', 'x', 1, 'Amount must be an amount in rupees'],
  ['of three decimals', '1.005', 1, 'Amount must be an amount in rupees'],
  ['a paisa', 1, 1, null],
  ['nothing', 0, 1, 'Amount must be greater than zero'],
  ['negative', '-1', 1, 'Amount must be greater than zero'],
  ['what remains', 400, 1, null],
  ['a paisa more', 401, 1, 'Amount must not be more than the remaining fee (₹4.00)'],
  ['a paisa more, where another row was changed last', 401, 0, null],
])('FEE-20 FEE-26 FEE-28 FEE-29 the amount of a payment that is %s', (_what, fee, latest, problem) => {
  const rows = [row('2027-05-05', 600), row('2027-06-05', fee)];
  expect(paymentProblem(FeeTerm.minimumFee, rows, 1, { total: 1000, latest }, words)).toBe(problem);
});

test('FEE-28 other payments above the total leave nothing', () => {
  const rows = [row('2027-05-05', 2000), row('2027-06-05', 1)];
  expect(paymentProblem(FeeTerm.minimumFee, rows, 1, { total: 1000, latest: 1 }, words)).toContain('₹0.00');
});

test.each([
  [['2027-05-01', '2027-07-01', '2027-04-15'], 2, 0],
  [['2027-05-01', '2027-07-01', '2027-06-15'], 2, 1],
  [['2027-08-01', '2027-07-01', null], 0, 1],
  [['2027-05-01', null, '2027-04-15'], 1, 1],
  [['2027-05-01', 'no date', '2027-04-15'], 1, 1],
  [['2027-05-01', '2027-05-01'], 1, 1],
  [['2027-05-01', '2027-05-01'], 0, 0],
])('FEE-30 of the payments %j number %i is at %i', (dates, at, position) =>
  expect(
    placeByDate(
      dates.map((date) => row(date)),
      at,
    ),
  ).toBe(position),
);

test('a total is split over the months of the session, in whole rupees but the first', () => {
  expect(splitEvenly(2_400_050, 4, session)).toEqual([
    { minimumDate: '2027-04-01', minimumFee: 600_050 },
    { minimumDate: '2027-07-01', minimumFee: 600_000 },
    { minimumDate: '2027-10-01', minimumFee: 600_000 },
    { minimumDate: '2028-01-01', minimumFee: 600_000 },
  ]);
  expect(splitEvenly(7, 2, session).map(({ minimumFee }) => minimumFee)).toEqual([4, 3]);
  const short = { startDate: '2027-04-20', endDate: '2027-06-10' };
  expect(splitCounts(short)).toEqual([2, 3]);
  expect(splitEvenly(300, 3, short).map(({ minimumDate }) => minimumDate)).toEqual([
    '2027-04-20',
    '2027-05-20',
    '2027-06-10',
  ]);
  expect(splitCounts(session)).toEqual([2, 3, 4, 6, 12]);
});

test.each([
  ['session=3&class=8', { sessionId: 3, classId: 8, stream: null }],
  ['session=3&class=8&stream=ARTS', { sessionId: 3, classId: 8, stream: 'ARTS' }],
  ['session=3&class=8&stream=MUSIC', { sessionId: 3, classId: 8, stream: null }],
  ['session=3', undefined],
  ['session=-3&class=8', undefined],
  ['session=3&class=8.5', undefined],
  ['', undefined],
])('FEE-02 the address ?%s names the fees %j', (query, selection) =>
  expect(selectionIn(new URLSearchParams(query))).toEqual(selection),
);

test('FEE-02 an address that is written is read as the same fees', () => {
  const selection = { sessionId: 3, classId: 8, stream: 'SCIENCE' } as const;
  expect(selectionIn(new URLSearchParams(queryOf(selection)))).toEqual(selection);
});

test('FEE-06 the streams of a class are those of its sections; a single stream needs no choice', () => {
  const section = { sectionId: 1, sectionName: 'A', classId: 1, version: 1 };
  const of = (...streams: ('ARTS' | 'SCIENCE' | null)[]) =>
    streamsOf({ sections: streams.map((stream) => ({ ...section, stream })) });
  expect([of(), of(null), of('ARTS', 'SCIENCE', 'ARTS')]).toEqual([[], [], ['SCIENCE', 'ARTS']]);
  expect([shownStream(['ARTS'], null), shownStream(['SCIENCE', 'ARTS'], null)]).toEqual(['ARTS', null]);
  expect([shownStream(['SCIENCE', 'ARTS'], 'ARTS'), shownStream([], 'ARTS')]).toEqual(['ARTS', null]);
});
