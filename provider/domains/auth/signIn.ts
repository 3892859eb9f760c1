import type { Handler } from '../../contract/handler.ts';
import type { Context } from '../../shared/context.ts';
import { fail, Refusal } from '../../shared/fail.ts';
import { nameKey } from '../../shared/text.ts';
import { ACCESS_TOKEN_SECONDS, issueAccessToken } from './accessTokens.ts';
import { userInfoOf } from './account.view.ts';
import { findAccount, holdVerified, type Account } from './accounts.queries.ts';
import {
  accountKey,
  addressKey,
  forgetAttempts,
  giveAttemptBack,
  PER_ACCOUNT,
  PER_ADDRESS,
  takeAttempt,
} from './attempts.ts';
import { beginSignIn } from './signIns.queries.ts';

const DEMO_REFUSED = 'Demo accounts can sign in only while the provider listens on this machine alone';

/** Counts the attempt and finds the account; 203 when this address has tried too often. */
async function prepare(ctx: Context, userNameKey: string): Promise<{ account: Account | undefined; blocked: boolean }> {
  const { clock } = ctx.services;
  const found = await ctx.account.write('signInAttempt', async (db) => {
    const waitSeconds = await takeAttempt(db, clock, addressKey(ctx.ip), PER_ADDRESS);
    if (waitSeconds > 0) return { waitSeconds };
    const blocked = (await takeAttempt(db, clock, accountKey(userNameKey), PER_ACCOUNT)) > 0;
    return { account: await findAccount(db, { userNameKey }), blocked };
  });
  if (found.waitSeconds !== undefined) fail('TOO_MANY_REQUESTS', { retryAfterSeconds: found.waitSeconds });
  return found;
}

interface Begun {
  account: Account;
  signInId: string;
  refreshToken: string;
}

/** Begins the sign-in of an account whose password was right, and keeps a stronger hash where the stored one is weak. */
async function begin(ctx: Context, account: Account, password: string): Promise<Begun> {
  const { passwords, clock, settings } = ctx.services;
  const stronger = passwords.isWeak(account.passwordHash) ? await passwords.hash(password) : undefined;
  return ctx.account.write('signIn', async (db, unit) => {
    // Address before account, as when the attempt was taken: sign-ins at the same moment wait for one another in one order.
    await giveAttemptBack(db, addressKey(ctx.ip));
    await forgetAttempts(db, accountKey(account.userNameKey));
    await holdVerified(db, account, stronger);
    unit.note({ entity: 'user', id: account.userId, schoolId: account.schoolId });
    return { account, ...(await beginSignIn(db, clock, settings.keys.refreshTokens, account.userId)) };
  });
}

/** A hash that is another one by now may be a stronger one of the same password, kept by a sign-in at the same moment. */
async function beginAgain(ctx: Context, { userId }: Account, password: string, refusal: unknown): Promise<Begun> {
  if (!(refusal instanceof Refusal) || refusal.code !== 'INVALID_USERNAME_OR_PASSWORD') throw refusal;
  const account = await ctx.account.read((db) => findAccount(db, { userId }));
  if (!account || !(await ctx.services.passwords.verify(account.passwordHash, password))) throw refusal;
  return begin(ctx, account, password);
}

/** Unknown name, wrong password and a blocked account answer alike, after the same work (AUTH-10, yardstick A8). */
export const signIn: Handler<'signIn'> = async (ctx, { body }) => {
  const { passwords, settings } = ctx.services;
  const { account, blocked } = await prepare(ctx, nameKey(body.userName));
  const right =
    account && !blocked
      ? await passwords.verify(account.passwordHash, body.password)
      : await passwords.pretend(body.password);
  if (!account || !right) {
    await ctx.account.write('signInFailed', (_db, unit) => {
      unit.note({ entity: 'user', id: account?.userId ?? 'unknown', schoolId: account?.schoolId ?? null });
      return Promise.resolve();
    });
    return fail('INVALID_USERNAME_OR_PASSWORD');
  }
  if (account.disabled) fail('DISABLED_USER');
  if (account.isDemo && !settings.loopback) fail('NOT_AUTHORIZED', { message: DEMO_REFUSED });
  const begun = await begin(ctx, account, body.password).catch((error: unknown) =>
    beginAgain(ctx, account, body.password, error),
  );
  return {
    accessToken: await issueAccessToken(ctx.services, userInfoOf(begun.account, ctx.services), begun.signInId),
    refreshToken: begun.refreshToken,
    expiresIn: ACCESS_TOKEN_SECONDS,
  };
};
