import type { Privilege } from '../../contract/generated/privileges.gen.ts';
import type { Db } from '../../database/scope.ts';
import type { Actor } from '../../shared/context.ts';
import { heldBy } from './privileges.queries.ts';
import { idOfPrivilege } from './privileges.rules.ts';

/**
 * Ids of what the caller holds at this moment of the transaction: a school's user may have lost some since the request
 * began. A platform user is out of a school's sight, and nobody manages one.
 */
export async function heldByActor(db: Db, actor: Actor): Promise<Set<number>> {
  if (actor.isPlatform) return new Set([...actor.privileges].map((name: Privilege) => idOfPrivilege(name)));
  return heldBy(db, actor.userId);
}
