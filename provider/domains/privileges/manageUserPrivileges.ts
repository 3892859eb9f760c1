import type { Handler } from '../../call/handler.ts';
import { lockInSchool } from '../../database/advisoryLocks.ts';
import type { Context } from '../../call/context.ts';
import { fail } from '../../shared/fail.ts';
import { requireRight, storePrivileges } from './grantPrivileges.ts';
import { privilegesOfUser, lockUserRow } from './privileges.queries.ts';
import { firstBeyond, idOfPrivilege, isPrivilege, privilegeTree } from './privileges.rules.ts';
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
    const before = await privilegesOfUser(db, userId);
    await requireRight(db, ctx.actor, before, wanted);
    if (previousPrivileges && !isSame(before, new Set(previousPrivileges))) fail('STALE_VERSION');
    const manage = idOfPrivilege('USER_MANAGEMENT');
    if (before.has(manage) && !wanted.has(manage)) await requireOtherManager(db, schoolId, userId);
    await storePrivileges(db, unit, user, before, wanted);
    return privilegeTree(wanted);
  });
};

function requireOther(ctx: Context, userId: number): void {
  if (userId === ctx.actor.userId)
    fail('UNAUTHORIZED_PRIVILEGE_MANAGEMENT', { message: 'You cannot change your own permissions' });
  if (ctx.schoolIds.length === 0)
    fail('UNAUTHORIZED_PRIVILEGE_MANAGEMENT', { message: 'The permissions of a platform user cannot be changed' });
}

const isSame = (a: ReadonlySet<number>, b: ReadonlySet<number>) => a.size === b.size && firstBeyond(a, b) === undefined;
