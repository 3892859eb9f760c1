// Guards against taking over, or disabling, an account with more permissions than the own one.
import type { Db } from '../../database/scope.ts';
import type { Context } from '../../call/context.ts';
import { fail, failField } from '../../shared/fail.ts';
import {
  firstBeyond,
  privilegesOfUser,
  privilegesOfActor,
  idOfPrivilege,
  requireOtherManager,
} from '../privileges/index.ts';
import type { TeacherRow } from './teachers.queries.ts';

/** A user who sets a password can sign in with it: 137 for a teacher with more permissions, 109 for the own account. */
export async function requireMaySetPassword(db: Db, { actor }: Context, { userId }: TeacherRow): Promise<void> {
  if (userId === actor.userId)
    failField('password', 'Use “Change Password” in your profile to change your own password');
  if (firstBeyond(await privilegesOfUser(db, userId), await privilegesOfActor(db, actor)) !== undefined)
    fail('NO_PRIVILEGES', {
      message:
        'This teacher has permissions that you do not have. Ask a user with these permissions to set the password',
    });
}

/** A teacher who manages permissions is disabled, enabled or deleted only by users who have all permissions of this teacher (137). */
export async function requireMayDecideOn(db: Db, { actor }: Context, row: TeacherRow): Promise<void> {
  const theirs = await privilegesOfUser(db, row.userId);
  if (!theirs.has(idOfPrivilege('USER_MANAGEMENT'))) return;
  if (firstBeyond(theirs, await privilegesOfActor(db, actor)) !== undefined)
    fail('NO_PRIVILEGES', {
      message:
        'This teacher can manage permissions, and has some that you do not have. Ask a user with these permissions to do this',
    });
}

/** 109 for the own account, and for the last account of a school that manages permissions. */
export async function requireMayShutOut(db: Db, ctx: Context, row: TeacherRow): Promise<void> {
  if (row.userId === ctx.actor.userId)
    fail('BAD_REQUEST', { message: 'You cannot disable or delete your own account' });
  await requireMayDecideOn(db, ctx, row);
  await requireOtherManager(db, row.schoolId, row.userId);
}
