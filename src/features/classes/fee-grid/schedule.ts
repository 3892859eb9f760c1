/** A payment schedule as shares of a total, so that one schedule applies to classes with different fees. */
import { addYears } from '@common/calendar';
import { addPaise, fromPaise, toPaise } from '@common/money';
import type { FeeStructure, FeeTerm } from '@/api/fees';
import type { Period } from '../fee-structure/scheduleForm';

export interface Schedule {
  /** the total that the parts are shares of, in any unit */
  readonly of: number;
  /** by date, yyyy-MM-dd, each once */
  readonly payments: readonly { readonly date: string; readonly part: number }[];
}

const PAISE_A_RUPEE = 100n;

/** The shares of the stored payments. */
export const scheduleIn = ({ totalFee, dateWiseFeesList }: FeeStructure): Schedule => ({
  of: toPaise(totalFee),
  payments: dateWiseFeesList.map(({ minimumDate, minimumFee }) => ({ date: minimumDate, part: toPaise(minimumFee) })),
});

/** A schedule as the text of a cell. */
export const scheduleText = ({ of, payments }: Schedule): string => JSON.stringify({ of, payments });
export const readSchedule = (text: string): Schedule => JSON.parse(text) as Schedule;

const sumOf = ({ payments }: Schedule): number => payments.reduce((sum, { part }) => sum + part, 0);

/**
 * The payments of a total in whole rupees; the rest of the rounding is in the last one, so that shares of 100 % add up to the
 * total. Payments of less than a rupee are left out. `total` in paise.
 */
export function termsOf(schedule: Schedule, total: number): FeeTerm[] {
  const { of, payments } = schedule;
  const share = (part: number): bigint => (BigInt(total) * BigInt(part)) / BigInt(of);
  const amounts = payments.map(({ part }) => Number((share(part) / PAISE_A_RUPEE) * PAISE_A_RUPEE));
  const rest = Number(share(sumOf(schedule))) - addPaise(...amounts);
  return payments.flatMap(({ date }, at): FeeTerm[] => {
    const amount = addPaise(amounts[at] ?? 0, at === payments.length - 1 ? rest : 0);
    return amount > 0 ? [{ minimumDate: date, minimumFee: fromPaise(amount) }] : [];
  });
}

/** In hundredths of a percent of the total. */
const WHOLE = 10_000;
export const coveredBy = (schedule: Schedule): number => Math.round((sumOf(schedule) * WHOLE) / schedule.of);

const yearOf = ({ startDate }: Period): number => Number(startDate.slice(0, 4));

/**
 * The schedule of another session with its dates moved by whole years into this one; dates outside are moved to its first or last day.
 */
export function movedInto(schedule: Schedule, from: Period, to: Period): Schedule {
  const parts = new Map<string, number>();
  for (const { date, part } of schedule.payments) {
    const moved = addYears(date, yearOf(to) - yearOf(from));
    const inside = moved < to.startDate ? to.startDate : moved > to.endDate ? to.endDate : moved;
    parts.set(inside, (parts.get(inside) ?? 0) + part);
  }
  const payments = [...parts].map(([date, part]) => ({ date, part }));
  return { of: schedule.of, payments: payments.sort((one, other) => (one.date < other.date ? -1 : 1)) };
}
