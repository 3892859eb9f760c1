import type { Handler } from '../../call/handler.ts';
import { lockInSchool } from '../../database/advisoryLocks.ts';
import type { Db } from '../../database/scope.ts';
import type { Actor, Context } from '../../call/context.ts';
import { fail } from '../../shared/fail.ts';
import { heldByActor } from './actorHolds.ts';
import { heldBy, lockUserRow, replaceHeld } from './privileges.queries.ts';
import {
  firstBeyond,
  idOfPrivilege,
  isPrivilege,
  labelOfPrivilege,
  nameOfPrivilege,
  privilegeTree,
} from './privileges.rules.ts';
import { requireOtherManager } from './requireOtherManager.ts';

/**
 * Replaces the privileges of a user by the listed ones. 136 for the own account, a platform user and a user with more
 * privileges than the caller; 137 for a privilege that the caller does not have.
 */
export const manageUserPrivileges: Handler<'manageUserPrivileges'> = async (ctx, { path: { userId }, body }) => {
  const { assignedPrivileges, previousPrivileges } = body;
  const wanted = new Set(assignedPrivileges);
  if (wanted.size !== assignedPrivileges.length) fail('DUPLICATE_PRIVILEGE_ID');
  if (!assignedPrivileges.every(isPrivilege)) fail('INVALID_PRIVILEGE_ASSIGNED');
  requireOther(ctx, userId);
  const { schoolId } = ctx;
  return ctx.write(async (db, unit) => {
    await lockInSchool(db, 'privilege managers', schoolId);
    const user = (await lockUserRow(db, userId)) ?? fail('USER_NOT_FOUND');
    const before = await heldBy(db, userId);
    await requireRight(db, ctx.actor, before, wanted);
    if (previousPrivileges && !isSame(before, new Set(previousPrivileges))) fail('CHANGED_MEANWHILE');
    const manage = idOfPrivilege('USER_MANAGEMENT');
    if (before.has(manage) && !wanted.has(manage)) await requireOtherManager(db, schoolId, userId);
    await replaceHeld(db, user, before, wanted);
    unit.note({ entity: 'privileges', id: userId, before: { held: named(before) }, after: { held: named(wanted) } });
    return privilegeTree(wanted);
  });
};

function requireOther(ctx: Context, userId: number): void {
  if (userId === ctx.actor.userId)
    fail('UNAUTHORIZED_PRIVILEGE_MANAGEMENT', { message: 'You cannot change your own permissions' });
  if (ctx.schoolIds.length === 0)
    fail('UNAUTHORIZED_PRIVILEGE_MANAGEMENT', { message: 'The permissions of a platform user cannot be changed' });
}

async function requireRight(
  db: Db,
  actor: Actor,
  before: ReadonlySet<number>,
  wanted: ReadonlySet<number>,
): Promise<void> {
  const own = await heldByActor(db, actor);
  if (!own.has(idOfPrivilege('USER_MANAGEMENT'))) fail('UNAUTHORIZED_PRIVILEGE_MANAGEMENT');
  if (firstBeyond(before, own) !== undefined)
    fail('UNAUTHORIZED_PRIVILEGE_MANAGEMENT', {
      message: 'This user has permissions that you do not have. Ask a user with these permissions to change them',
    });
  const lacking = firstBeyond(wanted, own);
  if (lacking !== undefined)
    fail('NO_PRIVILEGES', {
      message: `You cannot grant “${labelOfPrivilege(lacking)}” because you do not have it. Ask a user with this permission to grant it`,
    });
}

const isSame = (a: ReadonlySet<number>, b: ReadonlySet<number>) => a.size === b.size && firstBeyond(a, b) === undefined;
const named = (ids: ReadonlySet<number>) => [...ids].sort((a, b) => a - b).map(nameOfPrivilege);
