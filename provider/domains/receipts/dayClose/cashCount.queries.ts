// The stored counts of notes and coins, and the cash of the receipts for comparison.
import { and, asc, eq, getTableColumns, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { cashCounts, users } from '../../../database/schema/index.ts';
import type { Db } from '../../../database/scope.ts';

export type CashCountRow = typeof cashCounts.$inferSelect;

export interface NamedCount extends CashCountRow {
  /** null where the caller may not see the user */
  cashier: string | null;
  countedByName: string | null;
}

const counter = alias(users, 'counter');
const nameOf = (user: typeof users | typeof counter): SQL<string | null> =>
  sql<string | null>`coalesce(${user.fullName}, ${user.userName})`;

/** The stored counts of a day by name of the cashier; of one cashier where it is named. */
export const countsOfDay = (db: Db, schoolId: number, day: string, cashierId?: number): Promise<NamedCount[]> =>
  db
    .select({ ...getTableColumns(cashCounts), cashier: nameOf(users), countedByName: nameOf(counter) })
    .from(cashCounts)
    .leftJoin(users, eq(users.id, cashCounts.cashierId))
    .leftJoin(counter, eq(counter.id, cashCounts.countedBy))
    .where(
      and(
        eq(cashCounts.schoolId, schoolId),
        eq(cashCounts.day, day),
        cashierId === undefined ? undefined : eq(cashCounts.cashierId, cashierId),
      ),
    )
    .orderBy(sql`lower(${nameOf(users)}) NULLS LAST`, asc(cashCounts.cashierId));

/** The stored count, locked until commit. */
export async function lockCount(
  db: Db,
  { schoolId, day, cashierId }: Pick<CashCountRow, 'schoolId' | 'day' | 'cashierId'>,
): Promise<CashCountRow | undefined> {
  const key = and(eq(cashCounts.schoolId, schoolId), eq(cashCounts.day, day), eq(cashCounts.cashierId, cashierId));
  const [row] = await db.select().from(cashCounts).where(key).for('update');
  return row;
}
