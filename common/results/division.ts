import { leastReaching } from './marks.ts';
import type { Division, ResultSettings } from './settings.ts';

/** Best division first. */
export const DIVISIONS = ['FIRST', 'SECOND', 'THIRD'] as const satisfies readonly Division[];

/** English names, as printed and shown. */
export const DIVISION_NAMES: Readonly<Record<Division, string>> = { FIRST: 'First', SECOND: 'Second', THIRD: 'Third' };

/** The division of a total, with its minimum percentage. */
export interface ReachedDivision {
  division: Division;
  percent: number;
}

/** The division of a total without grace, by the exact fraction; null below the last division and where nothing counts. Quarter marks. */
export function divisionOf(
  marks: number,
  full: number,
  { divisionPercents }: Pick<ResultSettings, 'divisionPercents'>,
): ReachedDivision | null {
  if (full === 0) return null;
  const division = DIVISIONS.find((each) => marks >= leastReaching(full, divisionPercents[each]));
  return division === undefined ? null : { division, percent: divisionPercents[division] };
}
