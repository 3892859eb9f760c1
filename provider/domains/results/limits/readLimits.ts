import type { components } from '../../../contract/generated/operations.gen.ts';
import type { Db } from '../../../database/scope.ts';
import type { ClassSelection } from '../classSelection.ts';
import { listExamRows } from '../exams/exams.queries.ts';
import { listTaught } from '../results.queries.ts';
import { listLimits } from './limits.queries.ts';
import { limitsView } from './limits.view.ts';

/** The subjects of a class with their limits in each of its exams. */
export async function readLimits(db: Db, selection: ClassSelection): Promise<components['schemas']['SubjectLimits'][]> {
  const subjects = await listTaught(db, selection);
  return limitsView(subjects, await listExamRows(db, selection), await listLimits(db, selection));
}
