import pg from 'pg';
import { DatabaseError, DatabaseUnavailableError, type Connection, type Engine, type Statement } from './engine.ts';

/** Date, time, timestamps, interval, numeric and bigint stay the strings PostgreSQL sends, as on the embedded engine. */
const AS_TEXT = new Set([20, 1082, 1083, 1114, 1184, 1186, 1700]);
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    AS_TEXT.has(oid) ? (text: string) => text : (pg.types.getTypeParser(oid, format) as (text: string) => unknown),
};

const MAX_CONNECTIONS = 10;
const STATEMENT_TIMEOUT_MS = 10_000;
/** The server is starting, stopping, out of connections or out of disk: SQLSTATE classes 08, 53 and 57P. */
const UNAVAILABLE = /^(08|53|57P|58030|25P03)/;
const LOST = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOENT', 'ETIMEDOUT', 'EAI_AGAIN', 'ENOTFOUND']);

function asOurs(error: unknown): Error {
  if (!(error instanceof Error)) return new Error(String(error));
  const code = (error as { code?: unknown }).code;
  if (error instanceof pg.DatabaseError && typeof code === 'string' && !UNAVAILABLE.test(code))
    return new DatabaseError(error.message, code, error.constraint);
  const lost =
    error instanceof pg.DatabaseError ||
    (typeof code === 'string' && LOST.has(code)) ||
    /terminated|timeout|not queryable|Client was closed/i.test(error.message);
  return lost ? new DatabaseUnavailableError(error.message, { cause: error }) : error;
}

async function guarded<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw asOurs(error);
  }
}

const queryConfig = ({ text, params, rowMode }: Statement) => ({
  text,
  values: params ? [...params] : [],
  types,
  ...(rowMode === 'array' ? { rowMode: 'array' as const } : {}),
});

class PostgresConnection implements Connection {
  readonly #client: pg.PoolClient;
  #open = true;

  constructor(client: pg.PoolClient) {
    this.#client = client;
  }

  close(): void {
    this.#open = false;
  }

  async query(statement: Statement) {
    if (!this.#open) throw new Error('This unit of work has ended.');
    const result = await guarded(() => this.#client.query<unknown[]>(queryConfig(statement)));
    return { rows: result.rows as unknown[], rowCount: result.rowCount ?? 0 };
  }

  async exec(sql: string): Promise<void> {
    if (!this.#open) throw new Error('This unit of work has ended.');
    await guarded(() => this.#client.query(sql));
  }
}

async function transact<T>(client: pg.PoolClient, setup: string, work: (connection: Connection) => Promise<T>): Promise<T> {
  const connection = new PostgresConnection(client);
  // Not awaited: the connection is pipelined, so the set-up travels with the first query.
  const begun = connection.exec(`BEGIN; ${setup}`);
  begun.catch(() => undefined);
  try {
    const value = await work(connection);
    await begun;
    await connection.exec('COMMIT');
    return value;
  } catch (error) {
    await connection.exec('ROLLBACK').catch(() => undefined);
    const setupFailure = await begun.then(
      () => undefined,
      (cause: unknown) => cause,
    );
    throw setupFailure ?? error;
  } finally {
    connection.close();
  }
}

/** Opens a pool on a PostgreSQL server; connections are made on first use. */
export function openPostgres(connectionString: string): Engine {
  const pool = new pg.Pool({
    connectionString,
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: 5_000,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: STATEMENT_TIMEOUT_MS + 5_000,
    lock_timeout: STATEMENT_TIMEOUT_MS / 2,
    pipeline: true,
  } as pg.PoolConfig);
  // An idle connection that breaks is replaced on the next use; without a listener it would end the process.
  pool.on('error', () => undefined);

  const lend = async <T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> => {
    const client = await guarded(() => pool.connect());
    try {
      const value = await work(client);
      client.release();
      return value;
    } catch (error) {
      client.release(error instanceof DatabaseUnavailableError);
      throw error;
    }
  };

  return {
    kind: 'postgres',
    transaction: (setup, work) => lend((client) => transact(client, setup, work)),
    exclusive: (work) => lend((client) => work(new PostgresConnection(client))),
    close: () => pool.end(),
  };
}
