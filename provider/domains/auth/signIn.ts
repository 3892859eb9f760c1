import { textKey } from '../../../common/names.ts';
import type { Handler } from '../../call/handler.ts';
import { tally } from '../../database/tally.ts';
import type { Context } from '../../call/context.ts';
import { fail, ApiError } from '../../shared/fail.ts';
import { ACCESS_TOKEN_SECONDS, issueAccessToken } from './accessTokens.ts';
import { userInfoOf } from './account.view.ts';
import { findAccount, lockVerifiedAccount, type Account } from './accounts.queries.ts';
import { accountKey, addressKey, forgetAttempts, giveAttemptBack, takeAttempt, type Attempt } from './attempts.ts';
import { PER_ACCOUNT, PER_ADDRESS } from './attempts.rules.ts';
import { beginSignIn } from './signIns.queries.ts';

interface Prepared {
  account: Account | undefined;
  /** what this try was counted as: for the address, for the account */
  attempts: { address: Attempt; account: Attempt };
}

/** Counts the attempt and finds the account; 203 when this address has tried too often. */
async function prepare(ctx: Context, userNameKey: string): Promise<Prepared> {
  const { clock } = ctx.services;
  const { address, ...found } = await ctx.account.write('signInAttempt', async (db) => {
    const fromHere = await takeAttempt(db, clock, addressKey(ctx.ip), PER_ADDRESS);
    if (fromHere.waitSeconds > 0) return { address: fromHere };
    const forName = await takeAttempt(db, clock, accountKey(userNameKey), PER_ACCOUNT);
    return { address: fromHere, forName, account: await findAccount(db, { userNameKey }) };
  });
  if (found.forName === undefined) return fail('TOO_MANY_REQUESTS', { retryAfterSeconds: address.waitSeconds });
  return { account: found.account, attempts: { address, account: found.forName } };
}

/** The account whose password is looked at; none while it is blocked, nor a demo account for who calls from elsewhere. */
function openAccount(ctx: Context, { account, attempts }: Prepared): Account | undefined {
  if (!account || attempts.account.waitSeconds > 0) return undefined;
  return account.isDemo && !ctx.local ? undefined : account;
}

async function noteFailure(ctx: Context, account: Account | undefined): Promise<void> {
  const id = account ? account.userId : 'unknown';
  await ctx.account.write('signInFailed', async (db, unit) => {
    const counted = await tally(db, ctx.services.clock, `signInFailed:${id}`);
    if (counted) unit.note({ entity: 'user', id, schoolId: account?.schoolId ?? null, ...counted });
  });
}

/** What a sign-in was tried with, and counted as. */
interface Try {
  password: string;
  attempts: Prepared['attempts'];
}

interface Begun {
  account: Account;
  signInId: string;
  refreshToken: string;
}

/** Begins the sign-in of an account whose password was right, and keeps a stronger hash where the stored one is weak. */
async function begin(ctx: Context, account: Account, { password, attempts }: Try): Promise<Begun> {
  const { passwords, clock, settings } = ctx.services;
  const stronger = passwords.isWeak(account.passwordHash) ? await passwords.hash(password) : undefined;
  return ctx.account.write('signIn', async (db, unit) => {
    // Address before account, as when the attempt was taken: sign-ins at the same moment wait for one another in one order.
    await giveAttemptBack(db, attempts.address);
    await forgetAttempts(db, attempts.account);
    await lockVerifiedAccount(db, account, stronger);
    unit.note({ entity: 'user', id: account.userId, schoolId: account.schoolId });
    return { account, ...(await beginSignIn(db, clock, settings.keys.refreshTokens, account.userId)) };
  });
}

/** A hash that is another one by now may be a stronger one of the same password, kept by a sign-in at the same moment. */
async function beginAgain(ctx: Context, { userId }: Account, tried: Try, failure: unknown): Promise<Begun> {
  if (!(failure instanceof ApiError) || failure.code !== 'INVALID_USERNAME_OR_PASSWORD') throw failure;
  const account = await ctx.account.read((db) => findAccount(db, { userId }));
  if (!account || !(await ctx.services.passwords.verify(account.passwordHash, tried.password))) throw failure;
  return begin(ctx, account, tried);
}

/**
 * Unknown name, wrong password, a blocked account and a demo account from elsewhere answer alike, after the same work
 * (AUTH-10, yardstick A8, G2).
 */
export const signIn: Handler<'signIn'> = async (ctx, { body: { userName, password } }) => {
  const { passwords } = ctx.services;
  const prepared = await prepare(ctx, textKey(userName));
  const account = openAccount(ctx, prepared);
  const right = account ? await passwords.verify(account.passwordHash, password) : await passwords.pretend(password);
  if (!account || !right) {
    await noteFailure(ctx, prepared.account);
    return fail('INVALID_USERNAME_OR_PASSWORD');
  }
  if (account.disabled) fail('DISABLED_USER');
  const tried = { password, attempts: prepared.attempts };
  const begun = await begin(ctx, account, tried).catch((error: unknown) => beginAgain(ctx, account, tried, error));
  return {
    accessToken: await issueAccessToken(ctx.services, userInfoOf(begun.account, ctx.services), begun.signInId),
    refreshToken: begun.refreshToken,
    expiresIn: ACCESS_TOKEN_SECONDS,
  };
};
