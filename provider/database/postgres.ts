import pg from 'pg';
import { readerOf } from './columnTypes.ts';
import {
  DatabaseError,
  DatabaseUnavailableError,
  type Connection,
  type Engine,
  type Statement,
  type TransactionKind,
} from './engine.ts';
import { Prepared } from './prepared.ts';
import { STATEMENT_LIMIT_MS } from './statementLimit.ts';
import { Waiting } from './waiting.ts';

const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    format === 'binary' ? (pg.types.getTypeParser(oid, format) as (value: string) => unknown) : readerOf(oid),
};

const MAX_CONNECTIONS = 10;
const LIMITS = {
  statement_timeout: STATEMENT_LIMIT_MS,
  idle_in_transaction_session_timeout: STATEMENT_LIMIT_MS + 5_000,
  lock_timeout: STATEMENT_LIMIT_MS / 2,
};
/** JIT compilation only pays off for queries that run for minutes; with outdated statistics it delays short ones by seconds. */
const OPTIONS = { timezone: 'UTC', jit: 'off' };
const SESSION: pg.PoolConfig = {
  ...LIMITS,
  options: Object.entries(OPTIONS)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' '),
};
/** The same for one transaction: a pooler gives the next one another session. */
const TRANSACTION = Object.entries({ ...LIMITS, ...OPTIONS })
  .map(([name, value]) => `SET LOCAL ${name} = '${value}'; `)
  .join('');
/** The connection is considered lost without a response in this time. */
const RESPONSE_TIMEOUT_MS = STATEMENT_LIMIT_MS + 2_000;
/** The server is starting, stopping, out of connections or out of disk: SQLSTATE classes 08, 53 and 57P. */
const UNAVAILABLE = /^(08(?!P01)|53|57P|58030|25P03)/;
/** A write on a server that is no longer the primary. In a read it is an error of the provider. */
const READ_ONLY_SERVER = '25006';
const LOST = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOENT', 'ETIMEDOUT', 'EAI_AGAIN', 'ENOTFOUND']);

/** PgBouncer reports a server that it cannot reach, and a wait that took too long, as a fatal violation of the protocol. */
const isOfPooler = ({ code, severity }: pg.DatabaseError): boolean => code === '08P01' && severity === 'FATAL';

/** Whether another server, or the same one later, may run the statement. */
const isUnavailable = (error: pg.DatabaseError, kind: TransactionKind | undefined): boolean =>
  UNAVAILABLE.test(error.code ?? '') || isOfPooler(error) || (kind === 'write' && error.code === READ_ONLY_SERVER);

function asOurs(error: unknown, kind: TransactionKind | undefined): Error {
  if (!(error instanceof Error)) return new Error(String(error));
  const code = (error as { code?: unknown }).code;
  if (error instanceof pg.DatabaseError && typeof code === 'string' && !isUnavailable(error, kind))
    return new DatabaseError(error.message, code, error.constraint);
  const lost =
    error instanceof pg.DatabaseError ||
    (typeof code === 'string' && LOST.has(code)) ||
    /terminated|timeout|not queryable|Client was closed/i.test(error.message);
  return lost ? new DatabaseUnavailableError(error.message, { cause: error }) : error;
}

async function guarded<T>(work: () => Promise<T>, kind?: TransactionKind): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw asOurs(error, kind);
  }
}

const queryConfig = ({ text, params, rowMode }: Statement, responseTimeoutMs: number, name: string | undefined) => ({
  text,
  ...(name === undefined ? {} : { name }),
  values: params ? [...params] : [],
  query_timeout: responseTimeoutMs,
  ...(rowMode === 'array' ? { rowMode: 'array' as const } : {}),
});

interface Stream {
  cork(): void;
  uncork(): void;
}

/** Connections whose messages of this turn of the event loop are collected. */
const collecting = new WeakSet<Stream>();

/** Sends all messages of this turn of the event loop in one packet, because each write to a socket costs as much as a short query. */
function together(client: pg.PoolClient): void {
  const { stream } = (client as unknown as { connection: { stream: Stream } }).connection;
  if (collecting.has(stream)) return;
  collecting.add(stream);
  stream.cork();
  setImmediate(() => {
    collecting.delete(stream);
    stream.uncork();
  });
}

class PostgresConnection implements Connection {
  readonly #client: pg.PoolClient;
  readonly #responseTimeoutMs: number;
  readonly #prepared: Prepared | undefined;
  readonly #kind: TransactionKind | undefined;
  #open = true;

  constructor(client: pg.PoolClient, responseTimeoutMs: number, prepared?: Prepared, kind?: TransactionKind) {
    this.#client = client;
    this.#responseTimeoutMs = responseTimeoutMs;
    this.#prepared = prepared;
    this.#kind = kind;
  }

  close(): void {
    this.#open = false;
  }

  async query(statement: Statement) {
    if (!this.#open) throw new Error('This unit of work has ended.');
    const config = queryConfig(statement, this.#responseTimeoutMs, this.#prepared?.nameOf(statement.text));
    together(this.#client);
    const result = await guarded(() => this.#client.query<unknown[]>(config), this.#kind);
    return { rows: result.rows as unknown[], rowCount: result.rowCount ?? 0 };
  }

  async exec(sql: string): Promise<void> {
    if (!this.#open) throw new Error('This unit of work has ended.');
    const config = { text: sql, query_timeout: this.#responseTimeoutMs };
    together(this.#client);
    await guarded(() => this.#client.query(config), this.#kind);
  }
}

/** PostgreSQL responds to COMMIT of a failed transaction with ROLLBACK, and no error. */
async function commit(client: pg.PoolClient): Promise<void> {
  const config = { text: 'COMMIT', query_timeout: RESPONSE_TIMEOUT_MS };
  together(client);
  const { command } = await guarded(() => client.query(config));
  if (command !== 'COMMIT') throw new DatabaseError('The transaction had failed and was rolled back.', '25P02');
}

async function transact<T>(
  client: pg.PoolClient,
  { prepared, pooled }: { prepared: Prepared | undefined; pooled: boolean },
  setup: string,
  work: (connection: Connection) => Promise<T>,
  kind: TransactionKind,
): Promise<T> {
  const connection = new PostgresConnection(client, RESPONSE_TIMEOUT_MS, prepared, kind);
  // Not awaited: the connection is pipelined, so both are sent with the first query. BEGIN is a separate message: if a set-up in the same
  // message failed, the next query would run as the owner, outside any transaction.
  const begun = Promise.all([connection.exec('BEGIN'), connection.exec(setup)]);
  begun.catch(() => undefined);
  try {
    const value = await work(connection);
    await begun;
    // The connection is pipelined: the next transaction on it begins after this COMMIT. A lost connection is noticed by its next query.
    // A pooler gives its connection to another provider only after this COMMIT.
    if (kind === 'read' && !pooled) commit(client).catch(() => undefined);
    else await commit(client);
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

/**
 * Opens a pool on a PostgreSQL server; connections are made on first use. `pooled`: the address is a pooler in transaction mode, so nothing
 * is stored in a session: no prepared statements, and every setting is of one transaction.
 */
export function openPostgres(connectionString: string, { pooled = false } = {}): Engine {
  const prepared = pooled ? undefined : new Prepared();
  const pool = new pg.Pool({
    connectionString,
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: 5_000,
    ...(pooled ? {} : SESSION),
    pipeline: true,
    types,
    keepAlive: true,
  });
  // A broken connection is replaced on next use. Without a listener the event would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));

  const waiting = new Waiting();
  const lend = async <T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> => {
    const endWait = waiting.enter();
    const client = await guarded(() => pool.connect()).finally(endWait);
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
    transaction: (setup, work, kind = 'write') =>
      lend((client) => transact(client, { prepared, pooled }, pooled ? TRANSACTION + setup : setup, work, kind)),
    exclusive: (work) => lend((client) => work(new PostgresConnection(client, RESPONSE_TIMEOUT_MS * 10))),
    figures: () => ({
      kind: 'postgres',
      connections: pool.totalCount,
      idle: pool.idleCount,
      waiting: waiting.count,
      longestWaitMs: waiting.longestMs,
    }),
    close: () => pool.end(),
  };
}
