import { addYears } from './calendar.ts';

/** The earliest and the latest date: absolute, or a number of years before and after today. */
export interface DateRange {
  /** yyyy-MM-dd */
  readonly from?: string;
  readonly to?: string;
  readonly yearsBack?: number;
  readonly yearsAhead?: number;
}

export interface Days {
  readonly first: string;
  readonly last: string;
}

/** The first and the last day of a range on the day `today`, all `yyyy-MM-dd`. */
export const daysOf = ({ from, to, yearsBack, yearsAhead }: DateRange, today: string): Days => ({
  first: from ?? addYears(today, -(yearsBack ?? 0)),
  last: to ?? addYears(today, yearsAhead ?? 0),
});

/** Keys of a field's own messages for a date before and after the range. */
const OWN = { early: ['yearsPast'], late: ['past', 'upToToday', 'yearsAhead'] } as const;

/** Whether a date is outside its range, with the limit and the field's own message for this case, if there is one. */
export function outsideRange(
  date: string,
  range: DateRange,
  today: string,
  messages: Readonly<Record<string, string>> = {},
): { readonly side: 'early' | 'late'; readonly limit: string; readonly message: string | undefined } | null {
  const { first, last } = daysOf(range, today);
  if (date >= first && date <= last) return null;
  const side = date < first ? 'early' : 'late';
  const key = OWN[side].find((name) => messages[name] !== undefined);
  return { side, limit: side === 'early' ? first : last, message: key && messages[key] };
}
