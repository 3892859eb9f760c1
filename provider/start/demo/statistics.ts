import { getTableName, type Table } from 'drizzle-orm';
import type { Db } from '../../database/scope.ts';

/**
 * Renews the statistics of a table that this transaction filled, as its owner. Without them the planner uses the index on the school
 * alone for a foreign key, and each inserted row reads all rows of the school.
 */
export async function analyze(db: Db, table: Table): Promise<void> {
  await db.connection.query({ text: 'RESET ROLE' });
  await db.connection.query({ text: `ANALYZE "${getTableName(table)}"` });
  await db.connection.query({ text: 'SET LOCAL ROLE portal_app' });
}
