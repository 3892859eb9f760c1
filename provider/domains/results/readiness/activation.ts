// The result configs that an UPCOMING session needs before it becomes ACTIVE.
import { sql } from 'drizzle-orm';
import type { ActivationRequirement } from '../../../call/crossRules.ts';
import { forClassesYet, lackingClass, namedClasses, taughtClasses } from '../../classes/index.ts';
import { configuredClasses } from '../config/config.queries.ts';

/** 'No result config is saved for these classes yet: 5, 11'. */
export const missingConfigsText = (classes: readonly { name: string }[]): string =>
  `No result config is saved for ${forClassesYet(classes.map(({ name }) => ({ name, details: [] })))}`;

/** SESSION-37 */
const exams: ActivationRequirement = {
  part: 'EXAMS',
  code: 'SESSION_CLASS_RESULT_CONFIG_MISSING',
  missing: async (db, { schoolId, sessionId }, classes) => {
    const has = await configuredClasses(db, { schoolId, sessionId });
    return taughtClasses(classes)
      .filter(({ id }) => !has.has(id))
      .map((one) => lackingClass(one));
  },
  message: missingConfigsText,
};

/** Grace in more subjects than a class has could never be granted. */
const grace: ActivationRequirement = {
  part: 'GRACE',
  code: 'GRACE_SUBJECTS_ABOVE_AVAILABLE',
  missing: async (db, { schoolId, sessionId }, classes) => {
    const rows = await db.execute<{ class_id: number }>(sql`
      SELECT r.class_id FROM result_configs r
       WHERE r.school_id = ${schoolId} AND r.session_id = ${sessionId}
         AND r.max_grace_subjects_no > (SELECT count(*) FROM class_subjects s
               WHERE s.school_id = r.school_id AND s.session_id = r.session_id AND s.class_id = r.class_id)`);
    const above = new Set(rows.map(({ class_id }) => class_id));
    return taughtClasses(classes)
      .filter(({ id }) => above.has(id))
      .map((one) => lackingClass(one));
  },
  message: (lacking) =>
    `Grace is granted in more subjects than the class has: ${namedClasses(lacking)}. Lower it in the result config`,
};

export const resultRequirements: readonly ActivationRequirement[] = [exams, grace];
