import { outsideRange, type DateRange } from '../../common/dateRange.ts';

interface DateFacts {
  title?: string | undefined;
  messages?: Readonly<Record<string, string>> | undefined;
}

/** The problem of a date outside its range: the message of its field, else the limit. Null within the range. */
export function rangeProblem(
  date: string,
  range: DateRange,
  { title, messages }: DateFacts,
  today: string,
): string | null {
  const outside = outsideRange(date, range, today, messages);
  if (outside === null) return null;
  const limit = outside.limit.split('-').reverse().join('/');
  const than = outside.side === 'early' ? 'before' : 'after';
  return outside.message ?? `${title ?? 'The date'} must not be ${than} ${limit}. Check the year.`;
}
