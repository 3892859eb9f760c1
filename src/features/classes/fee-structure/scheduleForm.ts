/** The payment schedule as the form holds it: dates and amounts in paise, by date. */
import type { FormInstance } from 'antd';
import { addMonths, isDate } from '@common/calendar';
import { addPaise, showPaise, toPaise } from '@common/money';
import { present } from '@common/present';
import { FEE_FIELDS, type FeeTermsForm } from '@/api/fees';
import { amountProblem, defineFields, type FieldFacts } from '@/shared/forms';
import type { TypedNumber } from '@/shared/ui';
import { countedPaise, rupeesOf, type FeeRecord } from './feeForm';
import type { FeePlace } from './feePlace';
import type { feeWords } from './feeWords';

export const termFields = defineFields(FEE_FIELDS.FeeTerm);

export interface PaymentRow {
  /** yyyy-MM-dd, or what was typed and is no date */
  minimumDate: string | null;
  minimumFee: TypedNumber;
}

export interface ScheduleValues {
  fees: PaymentRow[];
  /** what a kept draft is called */
  place: string;
}

export const rowsIn = (form: FormInstance<ScheduleValues>): PaymentRow[] =>
  (form.getFieldValue('fees') as PaymentRow[] | undefined) ?? [];

export const NEW_PAYMENT: PaymentRow = { minimumDate: null, minimumFee: null };

export const scheduleOf = ({ structure }: FeeRecord, place: string): ScheduleValues => ({
  place,
  fees: (structure?.dateWiseFeesList ?? []).map(({ minimumDate, minimumFee }) => ({
    minimumDate,
    minimumFee: toPaise(minimumFee),
  })),
});

/** The payments together, in paise; what is no amount counts nothing. */
export const scheduled = (rows: readonly PaymentRow[]): number =>
  addPaise(...rows.map(({ minimumFee }) => countedPaise(minimumFee)));

/** Where a row belongs by its date: rows without a date stand last, as they came (FEE-30). */
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

/** Why the date of a payment is refused; asked of a date alone (FEE-27, FEE-30). */
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
 * Why the amount of a payment is refused (FEE-28); `total` in paise. `latest`: the row that was changed last, the only one of which
 * is said that it is too much.
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

/** Into how many payments a total can be split: no two of one month. */
export const splitCounts = (period: Period): number[] => [2, 3, 4, 6, 12].filter((count) => count <= monthsOf(period));

const PAISE_A_RUPEE = 100;

/** So many payments over the session, of whole rupees but the first, which takes what is left over. `total` in paise. */
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

/** The whole schedule as the contract takes it, in the order of the form (FEE-31). */
export const termsOf = (
  { fees }: ScheduleValues,
  { sessionId, classId, stream }: FeePlace,
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
