import { textKey } from '../../../common/names.ts';
import type { Handler } from '../../call/handler.ts';
import { tally } from '../../database/tally.ts';
import type { Context } from '../../call/context.ts';
import { fail, ApiError } from '../../shared/fail.ts';
import { ACCESS_TOKEN_SECONDS, issueAccessToken } from './accessTokens.ts';
import { userInfoOf } from './account.view.ts';
import { findAccount, lockVerifiedAccount, type Account } from './accounts.queries.ts';
import { accountKey, addressKey, resetAttempts, returnAttempt, takeAttempt, type Attempt } from './attempts.ts';
import { PER_ACCOUNT, PER_ADDRESS } from './attempts.rules.ts';
import { beginSignIn } from './signIns.queries.ts';

interface Prepared {
  account: Account | undefined;
  /** the counted attempts of the address and of the account */
  attempts: { address: Attempt; account: Attempt };
}

/** Counts the attempt and finds the account; 203 after too many attempts of this address. */
async function prepare(ctx: Context, userNameKey: string): Promise<Prepared> {
  const { clock } = ctx.services;
  const { address, ...found } = await ctx.account.write('signInAttempt', async (db) => {
    const fromHere = await takeAttempt(db, clock, addressKey(ctx.ip), PER_ADDRESS);
    if (fromHere.waitSeconds > 0) return { address: fromHere };
    const account = await findAccount(db, { userNameKey });
    const forName = await takeAttempt(db, clock, accountKey(userNameKey, account), PER_ACCOUNT);
    return { address: fromHere, forName, account };
  });
  if (found.forName === undefined) return fail('TOO_MANY_REQUESTS', { retryAfterSeconds: address.waitSeconds });
  return { account: found.account, attempts: { address, account: found.forName } };
}

/** The account whose password is verified; undefined while it is blocked, and for a demo account on another machine. */
function usableAccount(ctx: Context, { account, attempts }: Prepared): Account | undefined {
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

/** A sign-in with its counted attempts. */
interface CountedTry {
  password: string;
  attempts: Prepared['attempts'];
}

interface Begun {
  account: Account;
  signInId: string;
  refreshToken: string;
}

/** Starts the sign-in of an account with a correct password, and replaces a weak stored hash by a stronger one. */
async function begin(ctx: Context, account: Account, { password, attempts }: CountedTry): Promise<Begun> {
  const { passwords, clock, settings } = ctx.services;
  const stronger = passwords.isWeak(account.passwordHash) ? await passwords.hash(password) : undefined;
  return ctx.account.write('signIn', async (db, unit) => {
    // Locks the address before the account, in the order of takeAttempt, so that concurrent sign-ins cannot deadlock.
    await returnAttempt(db, attempts.address);
    await resetAttempts(db, attempts.account);
    await lockVerifiedAccount(db, account, stronger);
    unit.note({ entity: 'user', id: account.userId, schoolId: account.schoolId });
    return { account, ...(await beginSignIn(db, clock, settings.keys.refreshTokens, account.userId)) };
  });
}

/** Repeats the sign-in when the stored hash has changed: a concurrent sign-in may have stored a stronger hash of the same password. */
async function retryBegin(ctx: Context, { userId }: Account, counted: CountedTry, failure: unknown): Promise<Begun> {
  if (!(failure instanceof ApiError) || failure.code !== 'INVALID_USERNAME_OR_PASSWORD') throw failure;
  const account = await ctx.account.read((db) => findAccount(db, { userId }));
  if (!account || !(await ctx.services.passwords.verify(account.passwordHash, counted.password))) throw failure;
  return begin(ctx, account, counted);
}

/**
 * Responds in the same way, and after the same work, to an unknown name, a wrong password, a blocked account and a demo account on
 * another machine (AUTH-10, yardstick A8, G2).
 */
export const signIn: Handler<'signIn'> = async (ctx, { body: { userName, password } }) => {
  const { passwords } = ctx.services;
  const prepared = await prepare(ctx, textKey(userName));
  const account = usableAccount(ctx, prepared);
  const right = account ? await passwords.verify(account.passwordHash, password) : await passwords.pretend(password);
  if (!account || !right) {
    await noteFailure(ctx, prepared.account);
    return fail('INVALID_USERNAME_OR_PASSWORD');
  }
  if (account.disabled) fail('DISABLED_USER');
  const counted = { password, attempts: prepared.attempts };
  const begun = await begin(ctx, account, counted).catch((error: unknown) => retryBegin(ctx, account, counted, error));
  return {
    accessToken: await issueAccessToken(ctx.services, userInfoOf(begun.account, ctx.services), begun.signInId),
    refreshToken: begun.refreshToken,
    expiresIn: ACCESS_TOKEN_SECONDS,
  };
};
