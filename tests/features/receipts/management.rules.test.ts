import type { Receipt } from '@/api/receipts';
import { cancelledOf } from '@/features/receipts/management/cancelForm';
import {
  changeOf,
  filtersOn,
  isReceiptFilters,
  isWidest,
  receiptList,
  requestOf,
  WIDEST,
  type ReceiptFilters,
  type TypedFilters,
} from '@/features/receipts/management/receiptListSlice';

const START = filtersOn({ ...receiptList.start.filters, schoolId: 1 }, '2026-07-15');
const change = (typed: TypedFilters, applied: ReceiptFilters = START) => changeOf({ ...START, ...typed }, applied);

test.each([
  ['2026-07-15', '2026-07-01'],
  ['2026-07-01', '2026-07-01'],
  ['2028-02-29', '2028-02-01'],
])('RECEIPT-03 on %s the dates start at %s and that day', (today, first) => {
  expect(filtersOn(receiptList.start.filters, today)).toMatchObject({ startDate: first, endDate: today });
});

test('chosen dates stay, also those that were emptied', () => {
  const kept = { ...receiptList.start.filters, startDate: '', endDate: '2026-01-31' };
  expect(filtersOn(kept, '2026-07-15')).toMatchObject({ startDate: '', endDate: '2026-01-31' });
});

test.each<[string, TypedFilters, Partial<ReceiptFilters> | null]>([
  ['nothing was changed', {}, {}],
  ['a choice', { status: 'PENDING' }, { status: 'PENDING' }],
  ['a school, whose children the list resets', { schoolId: 2 }, { schoolId: 2 }],
  ['an emptied date', { startDate: null }, { startDate: '' }],
  ['one day', { startDate: '2026-07-15' }, { startDate: '2026-07-15' }],
  ['a date that is none', { startDate: '31/02' }, null],
  ['an end that is none, beside a choice', { endDate: '1', status: 'PENDING' }, null],
  ['dates that run backwards', { startDate: '2026-07-16' }, null],
  ['a start without an end', { startDate: '2026-08-01', endDate: null }, { startDate: '2026-08-01', endDate: '' }],
  ['a number', { searchText: '1' }, { searchText: '1' }],
  ['three characters', { studentSearchText: 'अमन' }, { studentSearchText: 'अमन' }],
  ['two characters and blanks', { studentSearchText: ' ab ' }, {}],
  ['two characters, beside a choice', { studentSearchText: 'ab', status: 'PENDING' }, { status: 'PENDING' }],
])('RECEIPT-09 %s: what is applied', (_what, typed, applied) => {
  expect(change(typed)).toEqual(applied);
});

test('RECEIPT-09 a text that became too short leaves the applied one, an emptied one takes it away', () => {
  const applied = { ...START, studentSearchText: 'aanya' };
  expect(change({ studentSearchText: 'aa' }, applied)).toEqual({});
  expect(change({ studentSearchText: '' }, applied)).toEqual({ studentSearchText: '' });
});

test.each<[Partial<ReceiptFilters>, object]>([
  [{}, { includeDeleted: true, onlyDeleted: false }],
  [{ status: 'PENDING' }, { status: 'PENDING', includeDeleted: false, onlyDeleted: false }],
  [{ status: 'CONFIRMED' }, { status: 'CONFIRMED', includeDeleted: false, onlyDeleted: false }],
  [{ status: 'CANCELLED' }, { includeDeleted: false, onlyDeleted: true }],
  [
    { sessionId: 2, receiptType: 'TC' },
    { sessionId: 2, receiptType: 'TC', includeDeleted: true },
  ],
])('RECEIPT-12 RECEIPT-13 of %j the provider is asked for %j', (filters, asked) => {
  expect(requestOf({ ...START, ...filters })).toMatchObject(asked);
});

test('RECEIPT-12 what is not restricted is not sent', () => {
  expect(requestOf({ ...START, ...WIDEST })).toEqual({
    ...{ schoolId: 1, classId: -1, searchText: '', studentSearchText: '' },
    ...{ includeDeleted: true, onlyDeleted: false },
  });
  expect([isWidest({ ...START, ...WIDEST, searchText: '1' }), isWidest(START)]).toEqual([true, false]);
});

test('filters of another list are none of this one', () => {
  expect([isReceiptFilters({ ...START }), isReceiptFilters({ classId: -1, searchText: '' })]).toEqual([true, false]);
});

test('what is cancelled is named in full, and nothing more of it is kept', () => {
  const named = {
    receiptId: 9,
    receiptNo: 2145,
    receiptType: 'FEE',
    studentName: 'Aanya Soni',
    studentCode: 1285,
    paymentDate: '2026-07-14',
    amountPaid: 999.5,
  };
  expect(cancelledOf({ ...named, bankName: 'State Bank', status: 'PENDING' } as unknown as Receipt)).toEqual(named);
});
