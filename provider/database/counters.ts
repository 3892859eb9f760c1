// Running numbers of a school: taken in the transaction that uses them, so that none repeats and a rollback gives it back.
import { sql } from 'drizzle-orm';
import { counters } from './schema/index.ts';
import type { Db } from './scope.ts';

type Kind = (typeof counters.$inferSelect)['kind'];

/**
 * The next `count` numbers of a kind, the first of them; `first` begins one that has not begun. Others wait until this
 * transaction ends.
 */
export async function takeNumbers(db: Db, schoolId: number, kind: Kind, first: number, count: number): Promise<number> {
  const [row] = await db
    .insert(counters)
    .values({ schoolId, kind, nextNumber: first + count })
    .onConflictDoUpdate({
      target: [counters.schoolId, counters.kind],
      set: { nextNumber: sql`${counters.nextNumber} + ${count}::integer` },
    })
    .returning({ next: counters.nextNumber });
  if (!row) throw new Error(`No number of the kind ${kind} was given.`);
  return row.next - count;
}

/** The next number alone. */
export const takeNumber = (db: Db, schoolId: number, kind: Kind, first: number): Promise<number> =>
  takeNumbers(db, schoolId, kind, first, 1);

/** Goes on behind `used`, a number that was given by hand. */
export async function skipNumbers(db: Db, schoolId: number, kind: Kind, used: number): Promise<void> {
  await db
    .insert(counters)
    .values({ schoolId, kind, nextNumber: used + 1 })
    .onConflictDoUpdate({
      target: [counters.schoolId, counters.kind],
      set: { nextNumber: sql`greatest(${counters.nextNumber}, excluded.next_number)` },
    });
}
