import { lockInSchool } from '../../database/advisoryLocks.ts';
import type { Db } from '../../database/scope.ts';
import { fail } from '../../shared/fail.ts';
import { managersOf } from './privileges.queries.ts';

/**
 * Call before a user loses the privilege to manage privileges, or the account: 109 if no other user of the school could manage
 * them. Locked until commit, so that two managers cannot remove each other concurrently.
 */
export async function requireOtherManager(db: Db, schoolId: number, userId: number): Promise<void> {
  await lockInSchool(db, 'privilege managers', schoolId);
  const managers = await managersOf(db, schoolId);
  if (managers.length === 1 && managers[0] === userId)
    fail('BAD_REQUEST', { message: 'The school needs one active user who can manage permissions' });
}
