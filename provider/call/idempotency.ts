import { createHmac } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { idempotencyKeys } from '../database/schema/index.ts';
import type { Db } from '../database/scope.ts';
import { instantOf, type Clock } from '../shared/clock.ts';
import { fail, type RegisteredStudent } from '../shared/fail.ts';

/** The caller's Idempotency-Key and a digest of the request. */
export interface Idempotency {
  key: string;
  requestHash: string;
}

/** A keyed digest, because it is stored and a request may contain a password. */
export const requestHashOf = (key: Uint8Array, ...parts: (string | Buffer)[]): string => {
  const digest = createHmac('sha256', key);
  for (const part of parts) digest.update(part).update('\0');
  return digest.digest('base64url');
};

/** The student of a stored registration: the user then finds the record, instead of entering the student again. */
function registeredIn(answer: unknown): RegisteredStudent | undefined {
  const { studentId, studentCode, studentName, enrollments } = (answer ?? {}) as Partial<
    RegisteredStudent & { enrollments: unknown }
  >;
  if (studentId === undefined || studentCode === undefined || studentName === undefined) return undefined;
  return Array.isArray(enrollments) ? { studentId, studentCode, studentName } : undefined;
}

/**
 * Runs `work` once for each key of a user. A second request with the same content waits for the first one and gets its response;
 * a request with other content gets 206, with the student where the first one registered one.
 */
export async function once<T>(
  db: Db,
  clock: Clock,
  userId: number,
  { key, requestHash }: Idempotency,
  work: () => Promise<T>,
): Promise<T> {
  const claimed = await db
    .insert(idempotencyKeys)
    .values({ userId, key, requestHash, createdAt: instantOf(clock) })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  const ownKey = and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key));
  if (claimed.length === 0) {
    const [stored] = await db.select().from(idempotencyKeys).where(ownKey);
    if (stored?.requestHash !== requestHash) {
      const student = registeredIn(stored?.answer);
      fail('IDEMPOTENCY_KEY_REUSED', student && { student });
    }
    return stored.answer as T;
  }
  const value = await work();
  await db.update(idempotencyKeys).set({ answer: value }).where(ownKey);
  return value;
}
