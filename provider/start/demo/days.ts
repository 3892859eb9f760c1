// The demo is relative to the day of its first start, so that no screen of a new installation is empty.
import { addDays, dayOf } from '../../../common/calendar.ts';

const DAY_MS = 86_400_000;
const APRIL = 4;
/** During the first days of a session all payments are first instalments. */
const FIRST_WEEKS = 35;

export interface DemoDays {
  /** yyyy-MM-dd */
  today: string;
  /** year in which the running session starts, on 1 April */
  year: number;
  /** days since then, 0 on the first */
  elapsed: number;
  /** whether the session is in its first weeks */
  early: boolean;
  /** The morning of a day, `yyyy-MM-dd`, as an ISO instant that is never in the future. */
  morning: (day: string) => string;
}

/** @param now milliseconds since the epoch */
export function demoDays(now: number): DemoDays {
  const today = dayOf(now);
  const [year = 0, month = 0] = today.split('-').map(Number);
  const running = month < APRIL ? year - 1 : year;
  const elapsed = Math.round((Date.parse(today) - Date.parse(`${running}-04-01`)) / DAY_MS);
  const latest = new Date(now).toISOString();
  return {
    today,
    year: running,
    elapsed,
    early: elapsed < FIRST_WEEKS,
    morning: (day) => (`${day}T05:30:00.000Z` < latest ? `${day}T05:30:00.000Z` : latest),
  };
}

/** The parts of a fee in percent, and the day of the running session on which each was paid; the last ones today. */
export function partsPaid(turn: number, { elapsed, early }: DemoDays): readonly [percent: number, day: number][] {
  if (turn % 9 === 4) return [];
  if (early) return [[40, turn % (elapsed + 1)]];
  if (turn % 5 >= 2) return [[40, 3 + (turn % 25)]];
  return [
    [40, 3 + (turn % 20)],
    [20, elapsed - 7 + (turn % 8)],
  ];
}

/** Payments of the last days are not confirmed yet. */
export const isAwaiting = (day: number, { elapsed }: DemoDays): boolean => day > elapsed - 10;

/** Names and dates of the past, the running and the next session. */
export const demoSessions = ({ year }: DemoDays) =>
  (['COMPLETED', 'ACTIVE', 'UPCOMING'] as const).map((status, at) => {
    const first = year - 1 + at;
    return {
      name: `${first} - ${first + 1}`,
      startDate: `${first}-04-01`,
      endDate: addDays(`${first + 1}-04-01`, -1),
      status,
    };
  });
