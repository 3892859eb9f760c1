import { sql } from 'drizzle-orm';
import type { Db } from './scope.ts';

/**
 * Makes joins hash their rows, within 32 MB each, until the end of the transaction. The planner underestimates the rows that pass
 * row-level security, and would choose nested loops over thousands of rows.
 */
export const expectManyRows = (db: Db): Promise<unknown> =>
  db.execute(sql`SELECT set_config('enable_nestloop', 'off', true), set_config('enable_mergejoin', 'off', true),
                        set_config('work_mem', '32MB', true)`);
