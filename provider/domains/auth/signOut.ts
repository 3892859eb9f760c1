import type { Handler } from '../../call/handler.ts';
import { findAccount } from './accounts.queries.ts';
import { endSignIn, lockRefreshToken } from './signIns.queries.ts';

/** Ends the family of the refresh token sent as bearer. The response is the same for an unknown token. */
export const signOut: Handler<'signOut'> = async (ctx) => {
  const { bearer } = ctx;
  if (bearer !== undefined)
    await ctx.account.write('signOut', async (db, unit) => {
      const stored = await lockRefreshToken(db, bearer);
      if (!stored) return;
      await endSignIn(db, ctx.services.clock, stored.signInId, 'signed out');
      const account = await findAccount(db, { userId: stored.userId });
      unit.note({ entity: 'user', id: stored.userId, schoolId: account?.schoolId ?? null });
    });
  return null;
};
