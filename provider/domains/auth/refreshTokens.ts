import type { Handler } from '../../call/handler.ts';
import type { Context } from '../../call/context.ts';
import type { Db } from '../../database/scope.ts';
import type { Work } from '../../call/context.ts';
import { fail, ApiError } from '../../shared/fail.ts';
import { ACCESS_TOKEN_SECONDS, issueAccessToken } from './accessTokens.ts';
import { userInfoOf } from './account.view.ts';
import { findAccount, type Account } from './accounts.queries.ts';
import { decideRefresh, refreshTokenOf } from './refreshTokens.rules.ts';
import { endSignIn, lockRefreshToken, rotate } from './signIns.queries.ts';

interface Renewed {
  account: Account;
  signInId: string;
  refreshToken: string;
}

/** Returns the error instead of throwing it, so that the end of a family after reuse is committed. */
async function renew(ctx: Context, bearer: string, db: Db, unit: Work): Promise<Renewed | ApiError> {
  const { clock, settings } = ctx.services;
  const key = settings.keys.refreshTokens;
  const stored = await lockRefreshToken(db, bearer);
  const verdict = decideRefresh(stored?.state, clock.now());
  if (!stored || verdict === 'reject') return new ApiError('INVALID_USER');
  const account = await findAccount(db, { userId: stored.userId });
  if (verdict === 'reuse' || !account || account.disabled) {
    const reason = verdict === 'reuse' ? 'refresh token used again' : 'account disabled or removed';
    await endSignIn(db, clock, stored.signInId, reason);
    unit.note({ entity: 'user', id: stored.userId, schoolId: account?.schoolId ?? null, after: { ended: reason } });
    return new ApiError(verdict !== 'reuse' && account ? 'DISABLED_USER' : 'INVALID_USER');
  }
  if (account.isDemo && !ctx.local) return new ApiError('INVALID_USER');
  unit.note({ entity: 'user', id: account.userId, schoolId: account.schoolId });
  const refreshToken =
    verdict === 'repeat' && stored.childId !== null
      ? refreshTokenOf(key, stored.childId)
      : await rotate(db, clock, key, stored);
  return { account, signInId: stored.signInId, refreshToken };
}

/** New tokens for the refresh token sent as bearer; 107 for any other bearer. */
export const refreshTokens: Handler<'refreshTokens'> = async (ctx) => {
  const { bearer } = ctx;
  if (bearer === undefined) return fail('INVALID_USER');
  const renewed = await ctx.account.write('refreshTokens', (db, unit) => renew(ctx, bearer, db, unit));
  if (renewed instanceof ApiError) throw renewed;
  return {
    accessToken: await issueAccessToken(ctx.services, userInfoOf(renewed.account, ctx.services), renewed.signInId),
    refreshToken: renewed.refreshToken,
    expiresIn: ACCESS_TOKEN_SECONDS,
  };
};
