// The remaining fee of a student by the age of its instalments, in paise. Payments are allocated as in `nextPayment` of dues.ts.
import { addDays } from './calendar.ts';
import type { Dues, Instalment } from './dues.ts';
import { addPaise } from './money.ts';

/** In paise, none of them negative; the sum is the remaining fee. */
export interface DueAges {
  /** of instalments that became due at most 30 days before the day, or on it */
  upTo30: number;
  /** 31 to 60 days */
  upTo60: number;
  /** 61 to 90 days */
  upTo90: number;
  over90: number;
  /** of instalments after the day */
  notYetDue: number;
  /** the part without an instalment */
  undated: number;
}

export interface AgedDues {
  ages: DueAges;
  /** paise that are due by the day and not paid */
  due: number;
  /** the first open instalment after the day, with its open amount; null without one */
  later: Instalment | null;
}

const LIMITS = [
  [30, 'upTo30'],
  [60, 'upTo60'],
  [90, 'upTo90'],
] as const;

function ageOf(date: string, day: string): keyof DueAges {
  if (date > day) return 'notYetDue';
  return LIMITS.find(([most]) => day <= addDays(date, most))?.[1] ?? 'over90';
}

/**
 * The remaining fee by age on `day` (yyyy-MM-dd). The schedule may have any order. Payments settle the earliest instalments first; a
 * discount, and an admission fee that does not apply, reduce the last ones.
 */
export function dueAges(schedule: readonly Instalment[], { paid, remaining }: Dues, day: string): AgedDues {
  const whole = addPaise(paid, remaining);
  const ages: DueAges = { upTo30: 0, upTo60: 0, upTo90: 0, over90: 0, notYetDue: 0, undated: 0 };
  let later: Instalment | null = null;
  let by = 0;
  let covered = paid;
  for (const { date, amount } of [...schedule].sort((one, other) => (one.date < other.date ? -1 : 1))) {
    by = Math.min(whole, addPaise(by, amount));
    const open = Math.max(0, addPaise(by, -covered));
    covered = Math.max(covered, by);
    const age = ageOf(date, day);
    ages[age] = addPaise(ages[age], open);
    if (age === 'notYetDue' && open > 0) later ??= { date, amount: open };
  }
  ages.undated = addPaise(whole, -covered);
  return { ages, due: addPaise(ages.upTo30, ages.upTo60, ages.upTo90, ages.over90), later };
}
