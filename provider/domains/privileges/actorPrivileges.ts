import type { Db } from '../../database/scope.ts';
import type { Actor } from '../../call/context.ts';
import { privilegesOfUser } from './privileges.queries.ts';
import { EVERY_PRIVILEGE } from './privileges.rules.ts';

/**
 * Ids of the caller's current privileges: a school's user may have lost some since the request began. A platform user is not visible in a
 * school, and cannot be managed.
 */
export async function privilegesOfActor(db: Db, actor: Actor): Promise<ReadonlySet<number>> {
  return actor.isPlatform ? EVERY_PRIVILEGE : privilegesOfUser(db, actor.userId);
}
