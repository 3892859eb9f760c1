// The interface to SQL. Two engines implement it (embedded, PostgreSQL); no other code depends on the engine in use.

export interface Statement {
  text: string;
  params?: readonly unknown[];
  /** `array`: each row is a list of column values (what Drizzle maps); `object`: keyed by column name. Default `object`. */
  rowMode?: 'array' | 'object';
}

export interface Result {
  rows: unknown[];
  /** rows returned by a query, or changed by an insert, update or delete */
  rowCount: number;
}

/** One connection for one unit of work. Dates, timestamps, numerics and bigints arrive as strings, bytea as Buffer. */
export interface Connection {
  query(statement: Statement): Promise<Result>;
  /** Several statements without parameters, in one round trip. */
  exec(sql: string): Promise<void>;
}

export type TransactionKind = 'read' | 'write';

/** Figures of an engine at one moment: for the metrics, and to reject calls while too many units of work wait for their turn. */
export type EngineFigures = { waiting: number; longestWaitMs: number } & (
  | /** connections of the pool, and those without work */
    { kind: 'postgres'; connections: number; idle: number }
  /** units of work that run or wait, and workers that replaced an ended one */
  | { kind: 'embedded'; queued: number; restarts: number }
);

export interface Engine {
  readonly kind: 'embedded' | 'postgres';
  /**
   * Runs `work` between BEGIN and COMMIT. `setup` (plain SQL without parameters: role and scope of the transaction) is sent with BEGIN,
   * together with the first query where the engine supports it. An error rolls back. Only a `write` (the default) waits for the response
   * to COMMIT.
   */
  transaction<T>(setup: string, work: (connection: Connection) => Promise<T>, kind?: TransactionKind): Promise<T>;
  /** Runs `work` on one connection without a transaction: migrations, advisory locks, self-tests. */
  exclusive<T>(work: (connection: Connection) => Promise<T>): Promise<T>;
  figures(): EngineFigures;
  close(): Promise<void>;
}

/** A statement the database rejected. `constraint` names the violated constraint or index, where there is one. */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError';
  readonly sqlState: string;
  readonly constraint: string | undefined;
  constructor(message: string, sqlState: string, constraint?: string) {
    super(message);
    this.sqlState = sqlState;
    this.constraint = constraint;
  }
}

/**
 * The database is not available: connection lost, starting, disk full, or stopped by the watchdog. Nothing was committed, unless COMMIT
 * was already sent.
 */
export class DatabaseUnavailableError extends Error {
  override readonly name = 'DatabaseUnavailableError';
}
