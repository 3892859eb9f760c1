import { addDays } from '../../../../common/calendar.ts';
import { addPaise, toPaise } from '../../../../common/money.ts';
import type { RangeLine } from './dayClose.queries.ts';
import type { Count, Mode } from './dayClose.rules.ts';

/** Maximum number of days in one response: those of a month. */
export const MOST_DAYS = 31;

export interface DayOfRange {
  /** yyyy-MM-dd */
  date: string;
  total: Count;
  modes: Readonly<Record<Mode, Count>>;
  cancelled: Count;
}

const countOf = (lines: readonly RangeLine[]): Count => ({
  receipts: lines.reduce((sum, { receipts }) => sum + receipts, 0),
  amount: addPaise(...lines.map(({ amount }) => toPaise(Number(amount)))),
});

function sumsOf(date: string, lines: readonly RangeLine[]): DayOfRange {
  const counted = lines.filter(({ status }) => status !== 'CANCELLED');
  const by = (mode: Mode) => countOf(counted.filter((line) => line.mode === mode));
  return {
    date,
    total: countOf(counted),
    modes: { CASH: by('CASH'), CHEQUE: by('CHEQUE'), ONLINE: by('ONLINE') },
    cancelled: countOf(lines.filter(({ status }) => status === 'CANCELLED')),
  };
}

/** Each day from `from` to `to`, days without a receipt included. */
export function rangeSums(lines: readonly RangeLine[], from: string, to: string): DayOfRange[] {
  const byDay = new Map<string, RangeLine[]>();
  for (const line of lines) byDay.set(line.day, [...(byDay.get(line.day) ?? []), line]);
  const days: DayOfRange[] = [];
  for (let date = from; date <= to; date = addDays(date, 1)) days.push(sumsOf(date, byDay.get(date) ?? []));
  return days;
}
