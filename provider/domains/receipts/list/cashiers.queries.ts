import { sql } from 'drizzle-orm';
import type { components } from '../../../contract/generated/operations.gen.ts';
import type { Db } from '../../../database/scope.ts';
import { nameOf } from '../../../documents/printed/dayCloseParts.ts';

type Cashier = components['schemas']['ReceiptCashier'];

/**
 * The users who created receipts of the school, by name. Reads one entry of the index receipts_of_cashier for each user, because
 * a school has many receipts and few cashiers.
 */
export async function listCashiers(db: Db, schoolId: number): Promise<Cashier[]> {
  const next = (after: ReturnType<typeof sql>) =>
    sql`SELECT min(created_by) AS id FROM receipts WHERE school_id = ${schoolId} AND created_by > ${after}`;
  const rows = await db.execute(sql`
    WITH RECURSIVE cashiers AS (
      ${next(sql`0`)}
      UNION ALL
      SELECT (${next(sql`cashiers.id`)}) FROM cashiers WHERE cashiers.id IS NOT NULL)
    SELECT cashiers.id AS "cashierId", coalesce(u.full_name, u.user_name) AS cashier
    FROM cashiers LEFT JOIN users u ON u.id = cashiers.id
    WHERE cashiers.id IS NOT NULL
    ORDER BY lower(coalesce(u.full_name, u.user_name)) NULLS LAST, cashiers.id`);
  return rows as unknown as Cashier[];
}

/** The printed name; undefined for a user without receipts. */
export async function findCashierName(db: Db, schoolId: number, cashierId: number): Promise<string | undefined> {
  const found = (await listCashiers(db, schoolId)).find((one) => one.cashierId === cashierId);
  return found && nameOf(found.cashier);
}
