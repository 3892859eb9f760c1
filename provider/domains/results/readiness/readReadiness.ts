import { present } from '../../../../common/present.ts';
import type { ActivationRequirement } from '../../../call/crossRules.ts';
import type { components } from '../../../contract/generated/operations.gen.ts';
import type { Db } from '../../../database/scope.ts';
import { taughtClasses, type ClassWithSections } from '../../classes/index.ts';
import type { SessionRow } from '../../sessions/index.ts';
import { countConfigured } from './readiness.queries.ts';

type ClassReadiness = components['schemas']['ClassReadiness'];

/** The missing parts by class, from the requirements that the activation checks. */
async function missingByClass(
  db: Db,
  requirements: readonly ActivationRequirement[],
  { id, ...session }: SessionRow,
  classes: readonly ClassWithSections[],
): Promise<ReadonlyMap<number, ClassReadiness['missing']>> {
  const found = new Map<number, ClassReadiness['missing']>();
  for (const { part, missing } of requirements)
    for (const { classId, details } of await missing(db, { ...session, sessionId: id }, classes))
      found.set(classId, [...(found.get(classId) ?? []), { part, details: [...details] }]);
  return found;
}

/** The parts of each class in a session: of taught classes, and of other classes that lack a part. */
export async function readReadiness(
  db: Db,
  requirements: readonly ActivationRequirement[],
  session: SessionRow,
  classes: readonly ClassWithSections[],
): Promise<ClassReadiness[]> {
  const counts = await countConfigured(db, { schoolId: session.schoolId, sessionId: session.id });
  const missing = await missingByClass(db, requirements, session, classes);
  const taught = new Set(taughtClasses(classes).map(({ id }) => id));
  return classes
    .filter(({ id }) => taught.has(id) || missing.has(id))
    .map(({ id, name }) => {
      const { subjects, exams, limitsSet, limitsMissing } = present(counts.get(id), 'the counts of a class');
      return {
        classId: id,
        className: name,
        subjects,
        exams,
        limitsSet,
        limitsMissing: taught.has(id) ? limitsMissing : 0,
        missing: missing.get(id) ?? [],
      };
    });
}
