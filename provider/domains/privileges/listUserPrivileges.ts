import type { Handler } from '../../contract/handler.ts';
import { fail } from '../../shared/fail.ts';
import { findUserRow, heldBy } from './privileges.queries.ts';
import { privilegeTree } from './privileges.rules.ts';

/** 102 for an unknown user, and for one of another school. */
export const listUserPrivileges: Handler<'listUserPrivileges'> = (ctx, { path: { userId } }) =>
  ctx.read(async (db) => {
    if (!(await findUserRow(db, userId))) fail('USER_NOT_FOUND');
    return privilegeTree(await heldBy(db, userId));
  });
