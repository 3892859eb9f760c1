import type { Handler } from '../../call/handler.ts';
import { fail } from '../../shared/fail.ts';
import { userInfoOf } from './account.view.ts';
import { findAccount } from './accounts.queries.ts';

export const getUserInfo: Handler<'getUserInfo'> = async (ctx) => {
  const account = await ctx.account.read((db) => findAccount(db, { userId: ctx.actor.userId }));
  return account ? userInfoOf(account, ctx.services) : fail('INVALID_USER');
};
