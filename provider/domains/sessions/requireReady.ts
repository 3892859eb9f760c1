import type { ActivationRequirement, SessionPeriod } from '../../call/crossRules.ts';
import type { Db } from '../../database/scope.ts';
import { fail } from '../../shared/fail.ts';
import { lockClasses } from '../classes/index.ts';

/** Rejects the activation with the code of the first requirement that a class does not meet. */
export async function requireReady(
  db: Db,
  requirements: readonly ActivationRequirement[],
  session: SessionPeriod,
): Promise<void> {
  const classes = await lockClasses(db, session.schoolId);
  for (const { code, missing, message } of requirements) {
    const lacking = await missing(db, session, classes);
    if (lacking.length > 0) fail(code, { message: message(lacking) });
  }
}
