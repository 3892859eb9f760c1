// The guards and the audit entry of every change to the privileges of a user.
import type { Actor, Work } from '../../call/context.ts';
import { lockInSchool } from '../../database/advisoryLocks.ts';
import type { Db } from '../../database/scope.ts';
import { fail } from '../../shared/fail.ts';
import { privilegesOfActor } from './actorPrivileges.ts';
import { privilegesOfUser, lockUserRow, replacePrivileges, type UserRow } from './privileges.queries.ts';
import { EVERY_PRIVILEGE, firstBeyond, idOfPrivilege, labelOfPrivilege, nameOfPrivilege } from './privileges.rules.ts';

/** 136 for a caller who may not change these privileges, 137 for a privilege that the caller does not have. */
export async function requireRight(
  db: Db,
  actor: Actor,
  before: ReadonlySet<number>,
  wanted: ReadonlySet<number>,
): Promise<void> {
  const own = await privilegesOfActor(db, actor);
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

const named = (ids: ReadonlySet<number>) => [...ids].sort((a, b) => a - b).map(nameOfPrivilege);

/** Replaces the privileges of a locked user by `wanted`. */
export async function storePrivileges(
  db: Db,
  unit: Work,
  user: UserRow,
  before: ReadonlySet<number>,
  wanted: ReadonlySet<number>,
): Promise<void> {
  await replacePrivileges(db, user, before, wanted);
  unit.note({ entity: 'privileges', id: user.id, before: { held: named(before) }, after: { held: named(wanted) } });
}

/** Gives a user of a school every privilege, by the rules of `manageUserPrivileges`. */
export async function grantPrivileges(
  db: Db,
  unit: Work,
  actor: Actor,
  { schoolId, userId }: { schoolId: number; userId: number },
): Promise<void> {
  await lockInSchool(db, 'privilege managers', schoolId);
  const user = (await lockUserRow(db, userId)) ?? fail('USER_NOT_FOUND');
  const before = await privilegesOfUser(db, userId);
  await requireRight(db, actor, before, EVERY_PRIVILEGE);
  await storePrivileges(db, unit, user, before, EVERY_PRIVILEGE);
}
