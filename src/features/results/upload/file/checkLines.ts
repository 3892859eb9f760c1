import type { MarksFileCheck, MarksFileEntry } from '@/api/results';
import type { CheckedRow } from '@/shared/import';
import type { Decision } from './useMarksFile';

export type LineState = MarksFileEntry['state'] | 'WRONG';

/** A line of the check: an entry that changes, or an error. */
export interface CheckLine extends CheckedRow<LineState> {
  readonly key: string;
  readonly studentName: string;
  /** blank for an error of the row as a whole */
  readonly column: string;
  /** undefined for an error */
  readonly entry: MarksFileEntry | undefined;
}

/** The lines of a check in the order of its rows. A row with errors has a line for each of them, and none for its entries. */
export const checkLines = ({ rows }: MarksFileCheck): CheckLine[] =>
  rows.flatMap(({ row, studentName, studentCode, entries, problems }): CheckLine[] => {
    const common = { row, studentName: studentName || studentCode };
    if (problems.length > 0)
      return problems.map(({ column, message }, at) => ({
        ...{ ...common, key: `${row} ${at}`, state: 'WRONG', column, entry: undefined },
        // The column is shown beside the reason.
        problems: [{ column: '', message }],
      }));
    return entries.map((entry) => {
      const { column, state } = entry;
      return { ...common, key: `${row} ${column}`, state, column, entry, problems: [] };
    });
  });

/** The entries that an upload stores and those that it removes, because their cells are blank. */
export function effectOf({ rows }: MarksFileCheck, decision: Decision | undefined) {
  const all = rows.flatMap(({ entries }) => entries);
  const removedIn = (entries: readonly MarksFileEntry[]) => entries.filter(({ sent }) => sent === null).length;
  const conflicts = all.filter(({ state }) => state === 'CONFLICT');
  const chosen = decision === 'STORE_FILE' ? all : all.filter(({ state }) => state === 'READY');
  const removed = removedIn(chosen);
  return { stored: chosen.length - removed, removed, removedConflicts: removedIn(conflicts) };
}
