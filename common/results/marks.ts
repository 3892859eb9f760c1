// Marks are whole numbers of quarter marks, so that sums and comparisons are exact. The contract holds marks: 12.5 is 50 here.

export const QUARTERS_A_MARK = 4;
const PERCENT = 100;

/** Whether a number is an amount of marks here: whole quarter marks from 0 up. */
export const isQuarters = (value: number): boolean => Number.isSafeInteger(value) && value >= 0;

/** The same number of quarter marks. RangeError for what is no amount of marks. */
export function quarters(value: number): number {
  if (!isQuarters(value)) throw new RangeError(`${value} is not a whole number of quarter marks from 0 up`);
  return value;
}

/** Marks, as the contract has them → quarter marks. RangeError for what is no multiple of a quarter from 0 up. */
export const toQuarters = (marks: number): number => quarters(marks * QUARTERS_A_MARK);

/** Quarter marks → marks, as the contract has them. */
export const fromQuarters = (value: number): number => quarters(value) / QUARTERS_A_MARK;

/** The fewest quarter marks that are `percent` (a whole number) of the full marks: 36 % of 100 (25 marks) are 36 (9 marks). */
export const leastReaching = (full: number, percent: number): number => Math.ceil((full * percent) / PERCENT);

/** A total with a fraction is raised to the next whole mark, never above the full marks. All in quarter marks. */
export const raised = (marks: number, full: number): number =>
  Math.min(full, Math.ceil(marks / QUARTERS_A_MARK) * QUARTERS_A_MARK);

/** What was reached of the full marks, held against a percentage of them. Quarter marks. */
export interface Judged {
  marks: number;
  full: number;
  /** a whole number */
  percent: number;
  /** the fewest marks that are so many percent */
  least: number;
  passed: boolean;
}

/** Compares the exact fraction with the percentage, never a rounded one. */
export function judge(marks: number, full: number, percent: number): Judged {
  const least = leastReaching(full, percent);
  return { marks, full, percent, least, passed: marks >= least };
}
