import { eq } from 'drizzle-orm';
import { schools } from '../database/schema/index.ts';
import type { Db } from '../database/scope.ts';
import { fail } from '../shared/fail.ts';

/**
 * Locks the school row against disabling and deletion until commit, not against other changes of the school: 112 when it is disabled,
 * 103 when it does not exist.
 */
export async function requireActiveSchool(db: Db, schoolId: number): Promise<void> {
  const [school] = await db
    .select({ disabled: schools.disabled, deletedAt: schools.deletedAt })
    .from(schools)
    .where(eq(schools.id, schoolId))
    .for('key share');
  if (!school || school.deletedAt !== null) fail('NOT_FOUND');
  if (school.disabled) fail('SCHOOL_NOT_ACTIVE');
}
