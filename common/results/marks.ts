// Marks are whole quarter marks, so that sums and comparisons are exact. The contract has marks: 12.5 there is 50 here.

export const QUARTERS_A_MARK = 4;
const PERCENT = 100;

/** Whether a number is valid marks: whole quarter marks from 0. */
export const isQuarters = (value: number): boolean => Number.isSafeInteger(value) && value >= 0;

/** Returns valid quarter marks. RangeError for any other number. */
export function quarters(value: number): number {
  if (!isQuarters(value)) throw new RangeError(`${value} is not a whole number of quarter marks from 0 up`);
  return value;
}

/** Marks, as in the contract → quarter marks. RangeError for a number that is not a multiple of 0.25 from 0. */
export const toQuarters = (marks: number): number => quarters(marks * QUARTERS_A_MARK);

/** Quarter marks → marks, as in the contract. */
export const fromQuarters = (value: number): number => quarters(value) / QUARTERS_A_MARK;

/** The minimum quarter marks for `percent` (a whole number) of the maximum: 36 % of 100 (25 marks) are 36 (9 marks). */
export const leastReaching = (full: number, percent: number): number => Math.ceil((full * percent) / PERCENT);

/** Rounds a total up to the next whole mark, at most to the maximum. In quarter marks. */
export const raised = (marks: number, full: number): number =>
  Math.min(full, Math.ceil(marks / QUARTERS_A_MARK) * QUARTERS_A_MARK);

/** Marks compared with a percentage of the maximum. Quarter marks. */
export interface Evaluation {
  marks: number;
  full: number;
  /** a whole number */
  percent: number;
  /** the minimum marks for this percentage */
  least: number;
  passed: boolean;
}

/** Compares exact numbers, never a rounded percentage. */
export function evaluate(marks: number, full: number, percent: number): Evaluation {
  const least = leastReaching(full, percent);
  return { marks, full, percent, least, passed: marks >= least };
}
