import { randomUUID } from 'node:crypto';
import { and, eq, isNull, ne } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { refreshTokens, signIns } from '../../database/schema/index.ts';
import type { Db } from '../../database/scope.ts';
import { instantOf, isoInstant, type Clock } from '../../shared/clock.ts';
import { refreshTokenHash, refreshTokenOf, SIGN_IN_MS, type RefreshTokenState } from './refreshTokens.rules.ts';

async function addToken(db: Db, key: Uint8Array, signInId: string): Promise<{ id: string; token: string }> {
  const id = randomUUID();
  const token = refreshTokenOf(key, id);
  await db.insert(refreshTokens).values({ id, signInId, tokenHash: refreshTokenHash(token) });
  return { id, token };
}

/** Starts a sign-in and its family of refresh tokens. */
export async function beginSignIn(db: Db, clock: Clock, key: Uint8Array, userId: number) {
  const signInId = randomUUID();
  await db
    .insert(signIns)
    .values({ id: signInId, userId, createdAt: instantOf(clock), endsAt: instantOf(clock, SIGN_IN_MS) });
  const { token } = await addToken(db, key, signInId);
  return { signInId, refreshToken: token };
}

const child = alias(refreshTokens, 'child');

interface StoredRefreshToken {
  id: string;
  signInId: string;
  userId: number;
  childId: string | null;
  state: RefreshTokenState;
}

/** Locks a token until commit, so that concurrent refreshes with it run one after the other. */
export async function lockRefreshToken(db: Db, token: string): Promise<StoredRefreshToken | undefined> {
  const hash = refreshTokenHash(token);
  await db.select({ id: refreshTokens.id }).from(refreshTokens).where(eq(refreshTokens.tokenHash, hash)).for('update');
  const [row] = await db
    .select({ token: refreshTokens, signIn: signIns, childUsedAt: child.usedAt })
    .from(refreshTokens)
    .innerJoin(signIns, eq(signIns.id, refreshTokens.signInId))
    .leftJoin(child, eq(child.id, refreshTokens.childId))
    .where(eq(refreshTokens.tokenHash, hash));
  if (!row) return undefined;
  return {
    id: row.token.id,
    signInId: row.token.signInId,
    userId: row.signIn.userId,
    childId: row.token.childId,
    state: {
      usedAtMs: row.token.usedAt === null ? null : Date.parse(isoInstant(row.token.usedAt)),
      childUsed: row.childUsedAt !== null,
      familyEnded: row.signIn.endedAt !== null,
      familyEndsAtMs: Date.parse(isoInstant(row.signIn.endsAt)),
    },
  };
}

/** Marks a token as used and returns its successor. */
export async function rotate(db: Db, clock: Clock, key: Uint8Array, used: StoredRefreshToken): Promise<string> {
  const { id, token } = await addToken(db, key, used.signInId);
  await db
    .update(refreshTokens)
    .set({ usedAt: instantOf(clock), childId: id })
    .where(eq(refreshTokens.id, used.id));
  return token;
}

export async function endSignIn(db: Db, clock: Clock, signInId: string, reason: string): Promise<void> {
  await db
    .update(signIns)
    .set({ endedAt: instantOf(clock), endReason: reason })
    .where(and(eq(signIns.id, signInId), isNull(signIns.endedAt)));
}

/** Ends all sign-ins of a user except `keep`. */
export async function endSignInsOf(db: Db, clock: Clock, userId: number, reason: string, keep?: string): Promise<void> {
  await db
    .update(signIns)
    .set({ endedAt: instantOf(clock), endReason: reason })
    .where(
      and(eq(signIns.userId, userId), isNull(signIns.endedAt), keep === undefined ? undefined : ne(signIns.id, keep)),
    );
}
