import type { Handler } from '../../contract/handler.ts';
import { fail } from '../../shared/fail.ts';
import { PER_ADDRESS, resetKey, takeAttempt } from './attempts.ts';

/** One answer for every address: this provider sends no mail, an administrator sets the new password (CALL-17). */
export const requestPasswordReset: Handler<'requestPasswordReset'> = async (ctx) => {
  const taken = await ctx.account.write('requestPasswordReset', (db) =>
    takeAttempt(db, ctx.services.clock, resetKey(ctx.ip), PER_ADDRESS),
  );
  if (!taken) fail('TOO_MANY_REQUESTS', { retryAfterSeconds: 900 });
  return null;
};
