/** Rows of the preview: which are selectable, and which are selected initially. */
import type { ClassCopy } from '@/api/results';

const hasWork = ({ adds, changes }: ClassCopy): boolean => adds.length + changes.length > 0;

/** Whether the class can receive the copy and changes by it. */
export const isPossible = (row: ClassCopy): boolean => row.reason === null && hasWork(row);
export const isEqual = (row: ClassCopy): boolean => row.reason === null && !hasWork(row);

/** Classes that the user selected or deselected. */
export type Ticks = ReadonlyMap<number, boolean>;

/** A class that already has values is selected only by the user, because the copy overwrites them. */
export const isTicked = (row: ClassCopy, ticks: Ticks): boolean =>
  isPossible(row) && (ticks.get(row.classId) ?? row.changes.length === 0);

/** The selection after Select All: every possible class, or none where all of them are selected. */
export function toggledAll(rows: readonly ClassCopy[], ticks: Ticks): Ticks {
  const possible = rows.filter(isPossible);
  const next = !possible.every((row) => isTicked(row, ticks));
  return new Map(possible.map(({ classId }) => [classId, next]));
}

const PATH = /^classes\.(\d+)/;

/** The messages of a failed request by the class that they name. */
export const namedClasses = (
  sent: readonly Pick<ClassCopy, 'classId'>[],
  problems: readonly { readonly path: string; readonly message: string }[],
): Map<number, string> =>
  new Map(
    problems.flatMap(({ path, message }) => {
      const index = PATH.exec(path)?.[1];
      const found = index === undefined ? undefined : sent[Number(index)];
      return found ? [[found.classId, message] as const] : [];
    }),
  );
