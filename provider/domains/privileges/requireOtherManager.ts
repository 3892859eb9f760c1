import { lockInSchool } from '../../database/advisoryLocks.ts';
import type { Db } from '../../database/scope.ts';
import { fail } from '../../shared/fail.ts';
import { managersOf } from './privileges.queries.ts';

/**
 * A user of the school is about to lose the management of privileges, or the account: 109 when nobody else could manage
 * them afterwards. Held until the transaction ends, so that two managers do not remove each other at one moment.
 */
export async function requireOtherManager(db: Db, schoolId: number, userId: number): Promise<void> {
  await lockInSchool(db, 'privilege managers', schoolId);
  const managers = await managersOf(db, schoolId);
  if (managers.length === 1 && managers[0] === userId)
    fail('BAD_REQUEST', { message: 'The school needs one active user who can manage permissions' });
}
