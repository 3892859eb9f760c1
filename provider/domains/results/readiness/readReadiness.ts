import { present } from '../../../../common/present.ts';
import type { components } from '../../../contract/generated/operations.gen.ts';
import type { Db } from '../../../database/scope.ts';
import { isDefaultClass, type ClassWithSections } from '../../classes/index.ts';
import { classesWithoutFees, feeDatesOutside } from '../../fees/index.ts';
import type { SessionRow } from '../../sessions/index.ts';
import { countConfigured } from './readiness.queries.ts';

/** The classes that a session needs configured: those that are not disabled and not named Default. */
export const taughtClasses = (classes: readonly ClassWithSections[]): ClassWithSections[] =>
  classes.filter(({ name, disabled }) => !disabled && !isDefaultClass(name));

/** What each taught class of a school has in one of its sessions. */
export async function readReadiness(
  db: Db,
  { id: sessionId, schoolId, startDate, endDate }: SessionRow,
  all: readonly ClassWithSections[],
): Promise<components['schemas']['ClassReadiness'][]> {
  const session = { schoolId, sessionId };
  const classes = taughtClasses(all);
  const counts = await countConfigured(db, session);
  const unpriced = await classesWithoutFees(db, session, classes);
  const outside = await feeDatesOutside(db, { ...session, startDate, endDate }, classes);
  return classes.map(({ id, name }) => {
    const { subjects, exams, limitsSet, limitsMissing } = present(counts.get(id), 'the counts of a class');
    return {
      classId: id,
      className: name,
      subjects,
      exams,
      limitsSet,
      limitsMissing,
      fees: !unpriced.has(id),
      feeDatesOutside: [...(outside.find(({ classId }) => classId === id)?.dates ?? [])],
    };
  });
}
