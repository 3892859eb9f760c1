import type { Handler } from '../../call/handler.ts';
import { fail } from '../../shared/fail.ts';
import { findUserRow, privilegesOfUser } from './privileges.queries.ts';
import { EVERY_PRIVILEGE, privilegeTree } from './privileges.rules.ts';

/** 102 for an unknown user, and for one of another school. */
export const listUserPrivileges: Handler<'listUserPrivileges'> = (ctx, { path: { userId } }) =>
  ctx.read(async (db) => {
    const user = (await findUserRow(db, userId)) ?? fail('USER_NOT_FOUND');
    return privilegeTree(user.isPlatform ? EVERY_PRIVILEGE : await privilegesOfUser(db, userId));
  });
