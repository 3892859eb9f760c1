import { sql } from 'drizzle-orm';
import type { Db } from './scope.ts';

/**
 * Until the end of the transaction, joins hash their rows, within 32 MB each. The planner expects a few rows where thousands pass
 * the conditions of row-level security; nested loops would compare each of them with each other one.
 */
export const expectManyRows = (db: Db): Promise<unknown> =>
  db.execute(sql`SELECT set_config('enable_nestloop', 'off', true), set_config('enable_mergejoin', 'off', true),
                        set_config('work_mem', '32MB', true)`);
