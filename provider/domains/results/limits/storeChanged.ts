import type { Work } from '../../../call/context.ts';
import type { Db } from '../../../database/scope.ts';
import type { ClassSelection } from '../classSelection.ts';
import { limitsOf, storeLimits, type LimitsRow } from './limits.queries.ts';
import type { Entry, NameOf } from './limits.rules.ts';

interface Storing {
  db: Db;
  unit: Work;
  now: string;
}

interface Changed {
  /** entries that differ from the stored limits */
  entries: readonly Entry[];
  /** the stored limits of the class */
  before: readonly LimitsRow[];
  nameOf: NameOf;
  /** the class whose limits were copied */
  copiedFrom?: number;
}

/** The record in the audit trail and in later conflicts; its parts are subjects in exams. */
export const noteOf = ({ schoolId, sessionId, classId }: ClassSelection) => ({
  entity: 'marks config',
  id: `${sessionId}/${classId}`,
  schoolId,
});

/** Stores changed limits of a class, and notes them. */
export async function storeChanged(
  { db, unit, now }: Storing,
  selection: ClassSelection,
  { entries, before, nameOf, copiedFrom }: Changed,
): Promise<void> {
  await storeLimits(db, selection, entries, now);
  const touched = before.filter((row) =>
    entries.some(({ subjectId, examId }) => row.subjectId === subjectId && row.examId === examId),
  );
  unit.note({
    ...noteOf(selection),
    before: Object.fromEntries(touched.map((row) => [nameOf(row), limitsOf(row)])),
    after: {
      ...Object.fromEntries(entries.map((entry) => [nameOf(entry), entry.limits])),
      ...(copiedFrom !== undefined && { copiedFrom }),
    },
  });
}
