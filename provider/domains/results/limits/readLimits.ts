import type { components } from '../../../contract/generated/operations.gen.ts';
import type { Db } from '../../../database/scope.ts';
import { listExamRows, listLimits, listTaught, type ClassPlace } from './limits.queries.ts';
import { limitsView } from './limits.view.ts';

/** The subjects of a class with their limits in each of its exams. */
export async function readLimits(db: Db, place: ClassPlace): Promise<components['schemas']['SubjectLimits'][]> {
  const subjects = await listTaught(db, place);
  return limitsView(subjects, await listExamRows(db, place), await listLimits(db, place));
}
