// The result configs that an UPCOMING session needs before it becomes ACTIVE.
import { sql } from 'drizzle-orm';
import type { CrossRules } from '../../../call/crossRules.ts';
import { fail } from '../../../shared/fail.ts';
import { isDefaultClass, lockClasses } from '../../classes/index.ts';
import { configuredClasses } from '../config/config.queries.ts';

/** A message names this number of classes and counts the others. */
const NAMED = 10;

/** '5, 11'. */
const namedClasses = (names: readonly string[]): string =>
  `${names.slice(0, NAMED).join(', ')}${names.length > NAMED ? ` and ${names.length - NAMED} more` : ''}`;

/** 'No result config is saved for these classes yet: 5, 11'. */
export function missingConfigsText(names: readonly string[]): string {
  const which = names.length === 1 ? 'this class' : 'these classes';
  return `No result config is saved for ${which} yet: ${namedClasses(names)}`;
}

/** 184 while a class that is not disabled and not Default has no result config in the session (SESSION-37). */
export const requireResultConfigs: CrossRules['sessionActivates'][number] = async (db, { schoolId, sessionId }) => {
  const classes = await lockClasses(db, schoolId);
  const has = await configuredClasses(db, { schoolId, sessionId });
  const missing = classes.filter(({ id, name, disabled }) => !disabled && !isDefaultClass(name) && !has.has(id));
  if (missing.length === 0) return;
  const message = missingConfigsText(missing.map(({ name }) => name));
  fail('SESSION_CLASS_RESULT_CONFIG_MISSING', { message });
};

/** 159 while a class that is not disabled and not Default grants grace in more subjects than it has. */
export const requireGraceWithinSubjects: CrossRules['sessionActivates'][number] = async (
  db,
  { schoolId, sessionId },
) => {
  const classes = await lockClasses(db, schoolId);
  const rows = await db.execute<{ class_id: number }>(sql`
    SELECT r.class_id FROM result_configs r
     WHERE r.school_id = ${schoolId} AND r.session_id = ${sessionId}
       AND r.max_grace_subjects_no > (SELECT count(*) FROM class_subjects s
             WHERE s.school_id = r.school_id AND s.session_id = r.session_id AND s.class_id = r.class_id)`);
  const above = new Set(rows.map(({ class_id }) => class_id));
  const names = classes
    .filter(({ id, name, disabled }) => !disabled && !isDefaultClass(name) && above.has(id))
    .map(({ name }) => name);
  if (names.length === 0) return;
  const message = `Grace is granted in more subjects than the class has: ${namedClasses(names)}. Lower it in the result config`;
  fail('GRACE_SUBJECTS_ABOVE_AVAILABLE', { message });
};
