/** Conflicts of a new session with others of its school; the provider decides when it is saved (SESSION-58). */
import { addDays, addYears, isDate } from '@common/calendar';
import { nameKey } from '@common/names';
import type { Session } from '@/api/sessions';
import { generatedName, startProblem, type SessionValues } from './sessionForm';

export interface Period {
  readonly startDate: string;
  readonly endDate: string;
}

export interface Clash {
  readonly session: Session;
  readonly by: 'name' | 'dates';
}

const meets = (one: Period, other: Period): boolean => one.startDate <= other.endDate && other.startDate <= one.endDate;

/** The session with this name, or with dates in this period. */
export function clashOf(
  { sessionName, startDate, endDate }: Pick<SessionValues, 'sessionName' | 'startDate' | 'endDate'>,
  others: readonly Session[],
): Clash | null {
  const key = nameKey(sessionName);
  const named = others.find((other) => nameKey(other.sessionName) === key);
  if (named) return { session: named, by: 'name' };
  if (!isDate(startDate) || !isDate(endDate)) return null;
  const met = others.find((other) => meets({ startDate, endDate }, other));
  return met ? { session: met, by: 'dates' } : null;
}

const yearFrom = (startDate: string): Period => ({ startDate, endDate: addDays(addYears(startDate, 1), -1) });

/** The next free year, from 1 April of this year on; `today` is `yyyy-MM-dd`. */
export function nextFreePeriod(others: readonly Session[], today: string): Period | null {
  let period = yearFrom(`${today.slice(0, 4)}-04-01`);
  // Each session can conflict at most twice, by its name and by its dates.
  for (let tries = 0; tries <= others.length * 2; tries += 1) {
    const { startDate, endDate } = period;
    const clash = clashOf({ ...period, sessionName: generatedName(startDate, endDate) }, others);
    if (!clash) return startProblem(startDate, today) === null ? period : null;
    period = yearFrom(meets(period, clash.session) ? addDays(clash.session.endDate, 1) : addYears(startDate, 1));
  }
  return null;
}
