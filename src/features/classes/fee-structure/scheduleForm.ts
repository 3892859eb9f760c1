/** The payment schedule of the form: dates and amounts in paise, sorted by date. */
import type { FormInstance } from 'antd';
import { addMonths, isDate } from '@common/calendar';
import { addPaise, showPaise, toPaise } from '@common/money';
import { present } from '@common/present';
import { FEE_FIELDS, type FeeTermsForm } from '@/api/fees';
import { amountProblem, defineFields, type FieldFacts } from '@/shared/forms';
import type { TypedNumber } from '@/shared/ui';
import { countedPaise, rupeesOf, type FeeRecord } from './feeForm';
import type { FeeSelection } from './feeSelection';
import type { feeWords } from './feeWords';

export const termFields = defineFields(FEE_FIELDS.FeeTerm);

export interface PaymentRow {
  /** yyyy-MM-dd, or the typed text where it is not a date */
  minimumDate: string | null;
  minimumFee: TypedNumber;
}

export interface ScheduleValues {
  fees: PaymentRow[];
  /** class, stream and session, shown with a draft */
  title: string;
}

export const rowsIn = (form: FormInstance<ScheduleValues>): PaymentRow[] =>
  (form.getFieldValue('fees') as PaymentRow[] | undefined) ?? [];

export const NEW_PAYMENT: PaymentRow = { minimumDate: null, minimumFee: null };

export const scheduleOf = ({ structure }: FeeRecord, title: string): ScheduleValues => ({
  title,
  fees: (structure?.dateWiseFeesList ?? []).map(({ minimumDate, minimumFee }) => ({
    minimumDate,
    minimumFee: toPaise(minimumFee),
  })),
});

/** The sum of the payments, in paise; invalid amounts count as 0. */
export const scheduled = (rows: readonly PaymentRow[]): number =>
  addPaise(...rows.map(({ minimumFee }) => countedPaise(minimumFee)));

/** The index of a row by date; rows without a date come last, in their order (FEE-30). */
export function placeByDate(rows: readonly PaymentRow[], at: number): number {
  const own = rows[at]?.minimumDate;
  if (!isDate(own)) return at;
  const isBefore = (date: string | null, other: number) => isDate(date) && (date < own || (date === own && other < at));
  return rows.filter(({ minimumDate }, other) => other !== at && isBefore(minimumDate, other)).length;
}

type Words = (typeof feeWords)['en'];

export interface Period {
  readonly startDate: string;
  readonly endDate: string;
}

/** The validation error of the date of a payment; the value must be a date (FEE-27, FEE-30). */
export function dateProblem(
  rows: readonly PaymentRow[],
  date: string,
  { startDate, endDate }: Period,
  words: Pick<Words, 'outside' | 'sameDate'>,
): string | null {
  if (date < startDate || date > endDate) return words.outside;
  return rows.filter(({ minimumDate }) => minimumDate === date).length > 1 ? words.sameDate : null;
}

/**
 * The validation error of the amount of a payment (FEE-28); `total` in paise. `latest`: the row that was changed last; only this
 * row is reported as too large.
 */
export function paymentProblem(
  facts: FieldFacts,
  rows: readonly PaymentRow[],
  at: number,
  { total, latest }: { readonly total: number; readonly latest: number },
  words: Pick<Words, 'aboveRemaining'>,
): string | null {
  const row = rows[at];
  const problem = amountProblem(facts, row?.minimumFee);
  if (problem !== null || !row || at !== latest) return problem;
  const remaining = Math.max(0, addPaise(total, -scheduled(rows.filter((_row, other) => other !== at))));
  return countedPaise(row.minimumFee) > remaining ? words.aboveRemaining(showPaise(remaining)) : null;
}

const MONTHS_A_YEAR = 12;
const monthOf = (date: string): number => Number(date.slice(0, 4)) * MONTHS_A_YEAR + Number(date.slice(5, 7));

const monthsOf = ({ startDate, endDate }: Period): number => monthOf(endDate) - monthOf(startDate) + 1;

/** The numbers of payments that a total can be split into: at most one payment per month. */
export const splitCounts = (period: Period): number[] => [2, 3, 4, 6, 12].filter((count) => count <= monthsOf(period));

const PAISE_A_RUPEE = 100;

/** `count` payments over the session, in whole rupees except the first, which has the remainder. `total` in paise. */
export function splitEvenly(total: number, count: number, period: Period): PaymentRow[] {
  const unit = total < count * PAISE_A_RUPEE ? 1 : PAISE_A_RUPEE;
  const each = Math.floor(total / count / unit) * unit;
  return Array.from({ length: count }, (_, at) => {
    const date = addMonths(period.startDate, Math.floor((at * monthsOf(period)) / count));
    return {
      minimumDate: date > period.endDate ? period.endDate : date,
      minimumFee: at === 0 ? addPaise(total, -each * (count - 1)) : each,
    };
  });
}

/** The request of the contract: the whole schedule in the order of the form (FEE-31). */
export const termsOf = (
  { fees }: ScheduleValues,
  { sessionId, classId, stream }: FeeSelection,
  version: number,
): FeeTermsForm => ({
  sessionId,
  classId,
  stream,
  version,
  fees: fees.map(({ minimumDate, minimumFee }) => ({
    minimumDate: present(minimumDate, 'the date of a payment'),
    minimumFee: rupeesOf(minimumFee, 'the amount of a payment'),
  })),
});
