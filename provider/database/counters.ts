// Sequential numbers of a school, taken in the transaction that uses them: they are unique, and a rollback returns them.
import { and, eq, sql } from 'drizzle-orm';
import { oneRow } from './oneRow.ts';
import { counters } from './schema/index.ts';
import type { Db } from './scope.ts';

type Kind = (typeof counters.$inferSelect)['kind'];

/**
 * Takes the next `count` numbers of a kind and returns the first of them; `first` is the start of a new counter. Other
 * transactions wait until this one ends.
 */
export async function takeNumbers(db: Db, schoolId: number, kind: Kind, first: number, count: number): Promise<number> {
  const row = await oneRow(
    db
      .insert(counters)
      .values({ schoolId, kind, nextNumber: first + count })
      .onConflictDoUpdate({
        target: [counters.schoolId, counters.kind],
        set: { nextNumber: sql`${counters.nextNumber} + ${count}::integer` },
      })
      .returning({ next: counters.nextNumber }),
  );
  return row.next - count;
}

/** Locks a counter until commit, as one who takes a number does. */
export async function lockCounter(db: Db, schoolId: number, kind: Kind): Promise<void> {
  await db
    .select({ next: counters.nextNumber })
    .from(counters)
    .where(and(eq(counters.schoolId, schoolId), eq(counters.kind, kind)))
    .for('no key update');
}

/** Takes one number. */
export const takeNumber = (db: Db, schoolId: number, kind: Kind, first: number): Promise<number> =>
  takeNumbers(db, schoolId, kind, first, 1);

/** Continues after `used`, a number that a user entered. */
export async function skipNumbers(db: Db, schoolId: number, kind: Kind, used: number): Promise<void> {
  await db
    .insert(counters)
    .values({ schoolId, kind, nextNumber: used + 1 })
    .onConflictDoUpdate({
      target: [counters.schoolId, counters.kind],
      set: { nextNumber: sql`greatest(${counters.nextNumber}, excluded.next_number)` },
    });
}
