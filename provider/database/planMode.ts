// Whether PostgreSQL plans a statement for each set of parameters, or once for all of them. A list joins ten tables with row-level
// security: planning it takes longer than running it.
import type { Connection, Result, Statement } from './engine.ts';

/** `auto`: PostgreSQL compares its estimates of both, and often plans again. */
type PlanMode = 'auto' | 'force_generic_plan';

/** The mode of each transaction; `auto` at first. */
const modes = new WeakMap<Connection, PlanMode>();

/** Runs a statement of a transaction in the mode. */
export function queryPlanned(connection: Connection, statement: Statement, mode: PlanMode): Promise<Result> {
  if ((modes.get(connection) ?? 'auto') !== mode) {
    modes.set(connection, mode);
    // Not awaited: it is sent before the statement, which fails when this does.
    connection.exec(`SET LOCAL plan_cache_mode = ${mode}`).catch(() => undefined);
  }
  return connection.query(statement);
}
