// One write is one transaction: its rows, its audit row and its remembered answer are stored together or not at all.
import { createHmac } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { auditEntries, idempotencyKeys, schools } from '../database/schema/index.ts';
import type { Db, Scope } from '../database/scope.ts';
import { instantOf, type Clock } from '../shared/clock.ts';
import type { Actor, AuditNote, Work } from '../shared/context.ts';
import { fail } from '../shared/fail.ts';

/** The caller's Idempotency-Key and a digest of what was asked with it. */
export interface Idempotency {
  key: string;
  requestHash: string;
}

/** Keyed, since a request may hold a password and its digest is stored. */
export const requestHashOf = (key: Uint8Array, ...parts: (string | Buffer)[]): string => {
  const digest = createHmac('sha256', key);
  for (const part of parts) digest.update(part).update('\0');
  return digest.digest('base64url');
};

export interface AuditFacts {
  event: string;
  requestId: string;
  actor: Actor | undefined;
  /** where the unit works: a platform user's work inside a school belongs to that school */
  scope: Scope;
}

export async function addAuditEntry(db: Db, clock: Clock, facts: AuditFacts, note?: AuditNote): Promise<void> {
  const ownSchool = facts.scope.kind === 'school' ? facts.scope.schoolId : (facts.actor?.schoolId ?? null);
  await db.insert(auditEntries).values({
    at: instantOf(clock),
    schoolId: note?.schoolId === undefined ? ownSchool : note.schoolId,
    userId: facts.actor?.userId ?? null,
    event: facts.event,
    requestId: facts.requestId,
    details: note === undefined ? null : { ...note, schoolId: undefined },
  });
}

/** Runs `work` with an audit row for each note; without any, with one bare row where `rows` is `always`. */
export async function audited<T>(
  db: Db,
  clock: Clock,
  facts: AuditFacts,
  rows: 'always' | 'noted',
  work: (unit: Work) => Promise<T>,
): Promise<T> {
  const notes: AuditNote[] = [];
  const value = await work({ note: (note) => void notes.push(note) });
  if (notes.length === 0 && rows === 'always') await addAuditEntry(db, clock, facts);
  for (const note of notes) await addAuditEntry(db, clock, facts, note);
  return value;
}

/**
 * Carries `work` out once for each key of a user: a second request with the same content waits for the first and gets its
 * answer; with other content it gets 206.
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
  const mine = and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key));
  if (claimed.length === 0) {
    const [stored] = await db.select().from(idempotencyKeys).where(mine);
    if (stored?.requestHash !== requestHash) fail('IDEMPOTENCY_KEY_REUSED');
    return stored.answer as T;
  }
  const value = await work();
  await db.update(idempotencyKeys).set({ answer: value }).where(mine);
  return value;
}

/** Holds the school active until the transaction ends: 112 when it is disabled, 103 when it is gone. */
export async function requireActiveSchool(db: Db, scope: Scope): Promise<void> {
  if (scope.kind !== 'school') return;
  const [school] = await db
    .select({ disabled: schools.disabled, deletedAt: schools.deletedAt })
    .from(schools)
    .where(eq(schools.id, scope.schoolId))
    .for('share');
  if (!school || school.deletedAt !== null) fail('NOT_FOUND');
  if (school.disabled) fail('SCHOOL_NOT_ACTIVE');
}
