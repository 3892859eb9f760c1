import type { Db } from '../../database/scope.ts';
import type { Actor } from '../../call/context.ts';
import { heldBy } from './privileges.queries.ts';
import { EVERY_PRIVILEGE } from './privileges.rules.ts';

/**
 * Ids of what the caller holds at this moment of the transaction: a school's user may have lost some since the request
 * began. A platform user is not visible to a school, and no user manages one.
 */
export async function heldByActor(db: Db, actor: Actor): Promise<ReadonlySet<number>> {
  return actor.isPlatform ? EVERY_PRIVILEGE : heldBy(db, actor.userId);
}
