import { showDay } from '../../documents/paperText.ts';
import type { Problem } from '../../shared/fail.ts';

export interface ClassDates {
  classId: number;
  name: string;
  /** yyyy-MM-dd, in order, each once */
  dates: readonly string[];
}

/** Further classes, and further dates of a class, are counted. */
const NAMED = { classes: 5, dates: 3 };

function listed(texts: readonly string[], most: number): string {
  const more = texts.length > most ? ` and ${texts.length - most} more` : '';
  return `${texts.slice(0, most).join(', ')}${more}`;
}

/** '2 (15/04/2027, 15/05/2027), 5 (15/04/2027)' */
export const datesText = (classes: readonly ClassDates[]): string =>
  listed(
    classes.map(({ name, dates }) => `${name} (${listed(dates.map(showDay), NAMED.dates)})`),
    NAMED.classes,
  );

const FIRST = 'Move or delete these payments first';

/** The problems of a session's new dates, at the date that leaves fee dates outside. */
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
      .map((one) => ({ ...one, dates: one.dates.filter(isBeyond) }))
      .filter(({ dates }) => dates.length > 0);
    return classes.length > 0
      ? [{ path, message: `Classes have fee dates ${where}: ${datesText(classes)}. ${FIRST}` }]
      : [];
  });
}

export const activationProblem = (outside: readonly ClassDates[]): string =>
  `Classes have fee dates outside the session: ${datesText(outside)}. ${FIRST}`;
