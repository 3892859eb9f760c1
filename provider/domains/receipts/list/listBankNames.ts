import { sql } from 'drizzle-orm';
import type { Handler } from '../../../call/handler.ts';

const MOST = 20;

/** One name for spellings that differ in letter case alone: the spelling of most receipts. */
export const listBankNames: Handler<'listBankNames'> = (ctx) =>
  ctx.read(async (db) => {
    const rows = await db.execute(sql`
      SELECT mode() WITHIN GROUP (ORDER BY bank_name) AS name
        FROM receipts
       WHERE school_id = ${ctx.schoolId} AND bank_name IS NOT NULL
       GROUP BY lower(bank_name)
       ORDER BY count(*) DESC, lower(bank_name) LIMIT ${MOST}`);
    return (rows as unknown as { name: string }[]).map(({ name }) => name);
  });
