import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant, rupees, version } from './columns.ts';

/** The counted notes and coins of a cashier and a day in India. */
export const cashCounts = pgTable(
  'cash_counts',
  {
    schoolId: integer('school_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    cashierId: integer('cashier_id').notNull(),
    count500: integer('count_500').notNull(),
    count200: integer('count_200').notNull(),
    count100: integer('count_100').notNull(),
    count50: integer('count_50').notNull(),
    count20: integer('count_20').notNull(),
    count10: integer('count_10').notNull(),
    count5: integer('count_5').notNull(),
    count2: integer('count_2').notNull(),
    count1: integer('count_1').notNull(),
    otherCoins: rupees('other_coins').notNull(),
    remarks: text('remarks'),
    version: version(),
    countedBy: integer('counted_by').notNull(),
    createdAt: instant('created_at').notNull(),
    modifiedAt: instant('modified_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.schoolId, table.day, table.cashierId] })],
);
