// The subjects that an UPCOMING session needs before it becomes ACTIVE.
import { and, eq } from 'drizzle-orm';
import type { ActivationRequirement } from '../../call/crossRules.ts';
import { classSubjects } from '../../database/schema/index.ts';
import { forClassesYet, lackingClass, taughtClasses } from '../classes/index.ts';

/** SESSION-36 */
const subjects: ActivationRequirement = {
  part: 'SUBJECTS',
  code: 'SESSION_SUBJECTS_MISSING',
  missing: async (db, { schoolId, sessionId }, classes) => {
    const rows = await db
      .selectDistinct({ classId: classSubjects.classId })
      .from(classSubjects)
      .where(and(eq(classSubjects.schoolId, schoolId), eq(classSubjects.sessionId, sessionId)));
    const has = new Set(rows.map(({ classId }) => classId));
    return taughtClasses(classes)
      .filter(({ id }) => !has.has(id))
      .map((one) => lackingClass(one));
  },
  message: (lacking) => `No subjects are defined for ${forClassesYet(lacking)}`,
};

export const subjectRequirements: readonly ActivationRequirement[] = [subjects];
