import { showDay } from '../../documents/documentText.ts';
import type { Problem } from '../../shared/fail.ts';

export interface ClassDates {
  classId: number;
  name: string;
  /** yyyy-MM-dd, in order, each once */
  dates: readonly string[];
}

/** Maximum numbers of named values; the message counts the others. */
const NAMED = { schedules: 3, classes: 5, dates: 3 };

const more = (count: number, what = ''): string => (count > 0 ? ` and ${count} more${what}` : '');
const listed = (texts: readonly string[], most: number): string =>
  `${texts.slice(0, most).join(', ')}${more(texts.length - most)}`;

/**
 * '15/04/2027, 15/05/2027 (classes 2, 5), 15/06/2027 (class 7)': classes with the same dates are named together. `details`: the
 * dates as dd/MM/yyyy.
 */
export function datesText(classes: readonly { name: string; details: readonly string[] }[]): string {
  const schedules = new Map<string, string[]>();
  for (const { name, details } of classes) {
    const text = listed(details, NAMED.dates);
    schedules.set(text, [...(schedules.get(text) ?? []), name]);
  }
  const groups = [...schedules].map(([dates, names]) => ({ dates, names }));
  const shown = groups
    .slice(0, NAMED.schedules)
    .map(
      ({ dates, names }) => `${dates} (${names.length === 1 ? 'class' : 'classes'} ${listed(names, NAMED.classes)})`,
    );
  const left = groups.slice(NAMED.schedules).flatMap(({ names }) => names).length;
  return `${shown.join(', ')}${more(left, left === 1 ? ' class' : ' classes')}`;
}

const FIRST = 'Move or delete these payments first';

/** The problems of new session dates, at the date that leaves fee dates outside. */
export function moveProblems(
  outside: readonly ClassDates[],
  { startDate, endDate }: { startDate: string; endDate: string },
): Problem[] {
  const sides = [
    { path: 'startDate', where: 'before the start date', isBeyond: (date: string) => date < startDate },
    { path: 'endDate', where: 'after the end date', isBeyond: (date: string) => date > endDate },
  ];
  return sides.flatMap(({ path, where, isBeyond }): Problem[] => {
    const classes = outside
      .map(({ name, dates }) => ({ name, details: dates.filter(isBeyond).map(showDay) }))
      .filter(({ details }) => details.length > 0);
    return classes.length > 0 ? [{ path, message: `Fee dates are ${where}: ${datesText(classes)}. ${FIRST}` }] : [];
  });
}

export const activationProblem = (outside: readonly { name: string; details: readonly string[] }[]): string =>
  `Fee dates are outside the session: ${datesText(outside)}. ${FIRST}`;
