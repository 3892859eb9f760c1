import type { MarksFileCheck, MarksFileEntry } from '@/api/results';
import type { CheckedRow } from '@/shared/import';

export type LineState = MarksFileEntry['state'] | 'WRONG';

/** A line of the check: an entry that changes, or the errors of a row. */
export interface CheckLine extends CheckedRow<LineState> {
  readonly key: string;
  readonly studentName: string;
  /** undefined for the errors of a row */
  readonly entry: MarksFileEntry | undefined;
}

/** The lines of a check in the order of its rows. A row with errors has one line for all of them. */
export const checkLines = ({ rows }: MarksFileCheck): CheckLine[] =>
  rows.flatMap(({ row, studentName, studentCode, entries, problems }): CheckLine[] => {
    const common = { row, studentName: studentName || studentCode };
    if (problems.length > 0) return [{ ...common, key: String(row), state: 'WRONG', entry: undefined, problems }];
    return entries.map((entry) => ({
      ...common,
      key: `${row} ${entry.column}`,
      state: entry.state,
      entry,
      problems: [],
    }));
  });
