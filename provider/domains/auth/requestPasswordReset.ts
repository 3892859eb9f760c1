import type { Handler } from '../../call/handler.ts';
import { fail } from '../../shared/fail.ts';
import { mailboxKey, resetKey, takeAttempt } from './attempts.ts';
import { PER_ACCOUNT, PER_ADDRESS } from './attempts.rules.ts';

/**
 * Returns the same response for every address: this provider sends no mail, an administrator sets the new password (CALL-17). 203 after
 * too many requests from one address or for one mailbox, whether or not it belongs to a user.
 */
export const requestPasswordReset: Handler<'requestPasswordReset'> = async (ctx, { body }) => {
  const { clock } = ctx.services;
  const { waitSeconds } = await ctx.account.write('requestPasswordReset', async (db) => {
    const fromHere = await takeAttempt(db, clock, resetKey(ctx.ip), PER_ADDRESS);
    return fromHere.waitSeconds > 0 ? fromHere : takeAttempt(db, clock, mailboxKey(body.email), PER_ACCOUNT);
  });
  if (waitSeconds > 0) fail('TOO_MANY_REQUESTS', { retryAfterSeconds: waitSeconds });
  return null;
};
