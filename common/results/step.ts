/** Marks and their limits are given in steps of half a mark (MARKS-27, MARKSCONF-04). */
export const MARKS_STEP = 0.5;

/** Whether marks, as in the contract, are whole steps. */
export const isStepped = (marks: number): boolean => Number.isInteger(marks / MARKS_STEP);
