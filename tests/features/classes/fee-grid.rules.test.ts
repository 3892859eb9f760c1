// The fee grid without its screen: states of rows, what a save sends, fees of another session, and schedules.
import type { FeeGridRow } from '@/api/fees';
import {
  cellOfProblem,
  cellProblem,
  formsOf,
  rowStateOf,
  scheduleToSave,
  storedScheduleText,
  shownAmount,
  unfinishedIn,
} from '@/features/classes/fee-grid/feeRows';
import { movedInto, readSchedule, termsOf } from '@/features/classes/fee-grid/schedule';
import { evenShares, scheduleOf, shareDateProblem, shareProblem } from '@/features/classes/fee-grid/scheduleForm';
import { raised, takenOver } from '@/features/classes/fee-grid/takeOver';
import { raiseProblem } from '@/features/classes/fee-grid/takeOverForm';
import { feeGridWords } from '@/features/classes/fee-grid/feeGridWords';
import { FEE_HEADS } from '../../support/entities/fees';

const words = feeGridWords.en;

function rowOf(classId: number, amounts?: readonly number[], fees: [string, number][] = []): FeeGridRow {
  const stored = amounts && {
    sessionId: 2,
    classId,
    stream: null,
    ...Object.fromEntries(FEE_HEADS.map((head, at) => [head, amounts[at] ?? 0])),
    totalFee: amounts.reduce((sum, one) => sum + one, 0),
    dateWiseFeesList: fees.map(([minimumDate, minimumFee]) => ({ minimumDate, minimumFee })),
    version: 4,
  };
  return { classId, className: String(classId), stream: null, structure: (stored ?? null) as FeeGridRow['structure'] };
}

/** Texts of the heads and the total of one row. */
const texts = (classId: number, ...amounts: string[]) => {
  const byKey = Object.fromEntries(
    [...FEE_HEADS, 'totalFee'].map((column, at) => [`${classId}/${column}`, amounts[at] ?? '']),
  );
  return (key: string) => byKey[key] ?? '';
};

test.each([
  ['nothing', [], 'empty', 0, 0],
  ['the heads alone', ['1,000', '9000.50'], 'complete', 1_000_050, 1_000_050],
  ['heads and their total', ['1000', '9000', '', '', '', '', '10000'], 'complete', 1_000_000, 1_000_000],
  ['a total within 0.1 %', ['1000', '9000', '', '', '', '', '10010'], 'complete', 1_000_000, 1_001_000],
  ['a total beyond 0.1 %', ['1000', '9000', '', '', '', '', '10010.02'], 'differs', 1_000_000, 1_001_002],
  ['a total alone', ['', '', '', '', '', '', '10000'], 'differs', 0, 1_000_000],
  ['zeros', ['0', '0'], 'zero', 0, 0],
  ['a text that is no amount', ['1000', 'nine'], 'invalid', 100_000, 100_000],
] as const)('a row with %s is %j', (_what, amounts, kind, sum, total) => {
  expect(rowStateOf(rowOf(5), texts(5, ...amounts))).toMatchObject({ kind, sum, total });
});

test.each([
  ['totalFee', '0', 'Total fee amount must be greater than zero'],
  ['tuitionFee', '-5', 'Tuition Fee must not be negative'],
  ['tuitionFee', '10.005', 'Tuition Fee must be an amount in rupees'],
  ['tuitionFee', '₹ 24,000', undefined],
  ['otherFee', '0', undefined],
] as const)('%s with %j has the error %j', (column, text, problem) => {
  expect(cellProblem(column, text)).toBe(problem);
});

test.each([
  ['24000', '24,000'],
  ['₹1,24,000.5', '1,24,000.50'],
  ['२४०००', '24,000'],
  ['nine', 'nine'],
  ['', ''],
])('%j is shown as %j', (typed, shown) => {
  expect(shownAmount(typed)).toBe(shown);
});

test('a save sends the complete edited rows with their versions, and leaves out the others', () => {
  const rows = [rowOf(5, [1000, 9000]), rowOf(6), rowOf(7), rowOf(8, [1000, 9000])];
  const all: Record<string, (key: string) => string> = {
    5: texts(5, '1000', '9500'),
    6: texts(6, '1000', '', '', '', '', '', '5000'),
    7: texts(7, '700'),
    8: texts(8, '1000', '9000'),
  };
  const textOf = (key: string) => all[key.split('/')[0] ?? '']?.(key) ?? '';
  const edited = { textOf, isChanged: ({ classId }: FeeGridRow) => classId !== 8 };
  const forms = formsOf(rows, edited, { 5: 4, 6: 0, 7: 0, 8: 4 });
  expect(forms.map(({ classId, totalFee, version }) => [classId, totalFee, version])).toEqual([
    [5, 10_500, 4],
    [7, 700, 0],
  ]);
  expect(forms[0]).toMatchObject({ admissionFee: 1000, tuitionFee: 9500, examFee: 0 });
  expect(unfinishedIn(rows, edited).map(({ classId }) => classId)).toEqual([6]);
  expect([cellOfProblem('rows.1.tuitionFee', forms), cellOfProblem('rows.0', forms)]).toEqual([
    '7/tuitionFee',
    '5/totalFee',
  ]);
  expect(cellOfProblem('rows.1.fees.0.minimumDate', forms)).toBe('7/totalFee');
  expect(cellOfProblem('rows.9', forms)).toBeUndefined();
});

test('a stored schedule keeps its shares of a changed total, and stays as it is otherwise', () => {
  const row = rowOf(
    5,
    [1000, 9000],
    [
      ['2027-04-10', 6000],
      ['2027-10-10', 4000],
    ],
  );
  const stored = () => storedScheduleText(row);
  expect(scheduleToSave(row, 1_000_000, stored)).toBeUndefined();
  const scaled = scheduleToSave(row, 1_100_000, stored);
  expect(scaled && termsOf(scaled, 1_100_000)).toEqual([
    { minimumDate: '2027-04-10', minimumFee: 6600 },
    { minimumDate: '2027-10-10', minimumFee: 4400 },
  ]);
  expect(scheduleToSave(rowOf(6, [500]), 60_000, () => '')).toBeUndefined();
});

test.each([
  ['thirds', 3, 1_000_050, [3400, 3300, 3300.5]],
  ['quarters', 4, 2_400_050, [6000, 6000, 6000, 6000.5]],
  ['a small total', 12, 1_100, [1, 10]],
] as const)('%s are whole rupees, and the last payment has the rest', (_what, count, total, expected) => {
  const period = { startDate: '2027-04-01', endDate: '2028-03-31' };
  const schedule = scheduleOf({ payments: evenShares(count, period), rows: [] });
  expect(termsOf(schedule, total).map(({ minimumFee }) => minimumFee)).toEqual(expected);
});

test('shares of less than the whole cover exactly their part of the total', () => {
  const half = {
    of: 10_000,
    payments: [
      { date: '2027-04-01', part: 3000 },
      { date: '2027-05-01', part: 2000 },
    ],
  };
  expect(termsOf(half, 999_999)).toEqual([
    { minimumDate: '2027-04-01', minimumFee: 2999 },
    { minimumDate: '2027-05-01', minimumFee: 2000.99 },
  ]);
});

test('dates of another session are moved by whole years into the session, and equal dates become one payment', () => {
  const schedule = {
    of: 100,
    payments: [
      { date: '2026-04-10', part: 40 },
      { date: '2027-03-20', part: 30 },
      { date: '2027-03-31', part: 30 },
    ],
  };
  const from = { startDate: '2026-04-01', endDate: '2027-03-31' };
  const to = { startDate: '2027-04-01', endDate: '2028-03-15' };
  expect(movedInto(schedule, from, to).payments).toEqual([
    { date: '2027-04-10', part: 40 },
    { date: '2028-03-15', part: 60 },
  ]);
});

test.each([
  [1_000_000, 1000, 10, 1_100_000],
  [1_000_000, 533, 10, 1_053_000],
  [1_000_000, 535, 100, 1_050_000],
  [1_000_000, 550, 100, 1_060_000],
  [25_050, 0, 1, 25_100],
  [0, 1000, 500, 0],
])('%i paise raised by %i hundredths of a percent and rounded to ₹%i are %i', (paise, percent, roundTo, expected) => {
  expect(raised(paise, { percent, roundTo })).toBe(expected);
});

test('fees are taken over into empty rows, the chosen heads raised, with the schedule and its dates', () => {
  const source = {
    rows: [rowOf(5, [1000, 9000], [['2026-04-10', 10_000]]), rowOf(6, [0, 100])],
    period: { startDate: '2026-04-01', endDate: '2027-03-31' },
  };
  const period = { startDate: '2027-04-01', endDate: '2028-03-31' };
  const choice = { heads: ['tuitionFee' as const], percent: 1000, roundTo: 10, onlyEmpty: true };
  const textOf = texts(6, '500');
  const taken = takenOver([rowOf(5), rowOf(6), rowOf(7)], textOf, source, period, choice);
  expect(taken.texts).toMatchObject({ '5/admissionFee': '1,000', '5/tuitionFee': '9,900', '5/totalFee': '10,900' });
  expect([taken.rows, taken.missing.map(({ classId }) => classId)]).toEqual([1, [7]]);
  expect(termsOf(readSchedule(taken.texts['5/schedule'] ?? ''), 1_090_000)).toEqual([
    { minimumDate: '2027-04-10', minimumFee: 10_900 },
  ]);
  expect(takenOver([rowOf(6)], textOf, source, period, { ...choice, onlyEmpty: false }).rows).toBe(1);
});

const UNSAVED = '{"of":100,"payments":[{"date":"2027-06-01","part":100}]}';
test.each([
  ['keeps an unsaved schedule where only empty rows are filled', true, UNSAVED, '2027-06-01'],
  ['gets the schedule of the other session where all rows are filled', false, UNSAVED, '2027-04-10'],
  ['without a schedule gets the one of the other session', true, '', '2027-04-10'],
])('a row without amounts %s', (_what, onlyEmpty, text, date) => {
  const source = {
    rows: [rowOf(5, [1000, 9000], [['2026-04-10', 10_000]])],
    period: { startDate: '2026-04-01', endDate: '2027-03-31' },
  };
  const period = { startDate: '2027-04-01', endDate: '2028-03-31' };
  const textOf = (key: string) => (key === '5/schedule' ? text : '');
  const choice = { heads: [], percent: 0, roundTo: 1, onlyEmpty };
  const taken = takenOver([rowOf(5)], textOf, source, period, choice);
  expect([taken.rows, taken.texts['5/totalFee']]).toEqual([1, '10,000']);
  expect(readSchedule(taken.texts['5/schedule'] ?? text).payments[0]?.date).toBe(date);
});

test.each([
  [null, null],
  [10, null],
  [-99.99, null],
  [-100, words.percentLeast],
  [-250, words.percentLeast],
  ['7,5', words.percentForm],
  ['8.125', words.percentForm],
  ['ten', words.percentForm],
])('a raise of %j has the error %j', (percent, problem) => {
  expect(raiseProblem(percent, words)).toBe(problem);
});

test('fees that are taken over without a raise are copied unchanged, also where the rounding would change them', () => {
  const period = { startDate: '2026-04-01', endDate: '2027-03-31' };
  const source = { rows: [rowOf(5, [0, 14_275.5])], period };
  const choice = { heads: ['tuitionFee' as const], percent: 0, roundTo: 10, onlyEmpty: true };
  const { texts: filled } = takenOver([rowOf(5)], texts(6), source, period, choice);
  expect(filled).toMatchObject({ '5/tuitionFee': '14,275.50', '5/totalFee': '14,275.50' });
});

test('fees copied without a raise keep a total that differs from its heads within 0.1 %; a raise adds the heads up', () => {
  const period = { startDate: '2026-04-01', endDate: '2027-03-31' };
  const stored = rowOf(5, [1000, 9000]);
  const structure = { ...stored.structure, totalFee: 10_005 } as FeeGridRow['structure'];
  const source = { rows: [{ ...stored, structure }], period };
  const totalOf = (percent: number) => {
    const choice = { heads: ['tuitionFee' as const], percent, roundTo: 1, onlyEmpty: false };
    return takenOver([rowOf(5)], () => '', source, period, choice).texts['5/totalFee'];
  };
  expect([totalOf(0), totalOf(1_000)]).toEqual(['10,005', '10,900']);
});

test('the form of a schedule rejects dates outside of the session, a date twice, and shares above 100 %', () => {
  const period = { startDate: '2027-04-01', endDate: '2028-03-31' };
  const payments = [
    { date: '2027-04-01', share: 60 },
    { date: '2027-04-01', share: 40.01 },
  ];
  expect(shareDateProblem(payments, '2027-03-31', period, words)).toBe(words.outside);
  expect(shareDateProblem(payments, '2027-04-01', period, words)).toBe(words.sameDate);
  expect(shareDateProblem(payments, '2027-05-01', period, words)).toBeNull();
  expect(shareProblem(payments, 0, words)).toBeNull();
  expect(shareProblem(payments, 1, words)).toBe(words.aboveWhole('100.01'));
  expect(shareProblem([{ date: null, share: null }], 0, words)).toBe(words.shareRequired);
});
