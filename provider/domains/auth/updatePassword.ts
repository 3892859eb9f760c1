import { and, eq, sql } from 'drizzle-orm';
import type { Handler } from '../../call/handler.ts';
import { users } from '../../database/schema/index.ts';
import { fail } from '../../shared/fail.ts';
import { rejectEasyPassword } from '../../shared/passwordRule.ts';
import { findAccount } from './accounts.queries.ts';
import { passwordKey, resetAttempts, takeAttempt } from './attempts.ts';
import { PER_ACCOUNT } from './attempts.rules.ts';
import { endSignInsOf } from './signIns.queries.ts';

/**
 * Changes the caller's password and ends the other sign-ins. 124 for a wrong old password, 125 for an unchanged one, 203 after too many
 * attempts.
 */
export const updatePassword: Handler<'updatePassword'> = async (ctx, { body }) => {
  const { passwords, clock } = ctx.services;
  const { userId, signInId, schoolId } = ctx.actor;
  const { attempt, account } = await ctx.account.write('updatePasswordAttempt', async (db) => {
    const found = (await findAccount(db, { userId })) ?? fail('INVALID_USER');
    return { attempt: await takeAttempt(db, clock, passwordKey(found), PER_ACCOUNT), account: found };
  });
  if (attempt.waitSeconds > 0) fail('TOO_MANY_REQUESTS', { retryAfterSeconds: attempt.waitSeconds });
  if (!(await passwords.verify(account.passwordHash, body.oldPassword))) fail('INVALID_OLD_PASSWORD');
  // The new password may be rejected; the old one was correct all the same.
  await ctx.account.write('updatePasswordVerified', (db) => resetAttempts(db, attempt));
  if (body.oldPassword === body.newPassword) fail('SAME_OLD_AND_NEW_PASSWORD');
  rejectEasyPassword('newPassword', body.newPassword, [account.schoolName, account.userName, account.fullName]);
  const passwordHash = await passwords.hash(body.newPassword);
  await ctx.account.write('updatePassword', async (db, unit) => {
    // The old password was correct before the transaction; another user may have changed it since.
    const changed = await db
      .update(users)
      .set({ passwordHash, version: sql`${users.version} + 1` })
      .where(and(eq(users.id, userId), eq(users.passwordHash, account.passwordHash)))
      .returning({ id: users.id });
    if (changed.length === 0) fail('INVALID_OLD_PASSWORD');
    await endSignInsOf(db, clock, userId, 'password changed', signInId);
    unit.note({ entity: 'user', id: userId, schoolId });
  });
  return null;
};
