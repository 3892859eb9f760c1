// Handles one message at a time in the order of arrival, so that BEGIN and the first query can be sent together.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { messages, protocol, type PGlite } from '@electric-sql/pglite';
import { Prepared } from '../prepared.ts';
import { endWhenBroken } from './brokenEngine.ts';
import type { Report, Request, WireValue } from './messages.ts';
import { openPostgres } from './postgres.ts';
import { contentOf } from './replies.ts';
import type { SyncFs } from './syncFs.ts';

const { serialize } = protocol;
const { database } = workerData as { database: string };
const post = (report: Report) => parentPort?.postMessage(report);
const messageOf = (error: unknown) =>
  typeof error === 'object' && error !== null && 'message' in error
    ? String(error.message)
    : 'the engine stopped unexpectedly';

/** Ends the thread at once, so that a broken engine executes nothing more. */
function leave(kind: 'lost' | 'fatal', error: unknown): never {
  post({ kind, message: messageOf(error) });
  return process.exit(1);
}

const prepared = new Prepared();
/** Names of the statements that the engine has prepared. */
const preparedNames = new Set<string>();

/** Closes a name before it is used again, unless the engine is known to have prepared it. */
function parse(statement: string, text: string): Uint8Array[] {
  if (preparedNames.has(statement)) return [];
  const freed = statement === '' ? [] : [serialize.close({ type: 'S', name: statement })];
  return [...freed, serialize.parse({ name: statement, text })];
}

const query = (statement: string, { sql, params }: { sql: string; params: WireValue[] }) =>
  Buffer.concat([
    ...parse(statement, sql),
    serialize.bind({ statement, values: params }),
    serialize.describe({ type: 'P' }),
    serialize.execute({}),
    serialize.sync(),
  ]);

async function run(request: Exclude<Request, { kind: 'close' }>, postgres: PGlite) {
  const send = (message: Uint8Array) => postgres.execProtocolStream(message, { syncToFs: false });
  if (request.kind !== 'query') return send(serialize.query(request.sql));
  const statement = (request.prepares && prepared.nameOf(request.sql)) || '';
  const message = query(statement, request);
  preparedNames.delete(statement);
  const replies = await send(message);
  if (statement !== '') preparedNames.add(statement);
  return replies;
}

const report = (id: number, replies: messages.BackendMessage[], disk: SyncFs): Report => ({
  kind: 'answered',
  id,
  ...contentOf(replies),
  syncs: disk.syncCount,
});

let rejectedUnit = 0;

async function respond(request: Request, postgres: PGlite, disk: SyncFs): Promise<Report> {
  const { id, unit } = request;
  if (request.kind === 'close') {
    await postgres.close();
    return report(id, [], disk);
  }
  // A set-up that cannot be parsed starts no transaction; queries that were already sent must not run outside one.
  if (unit === rejectedUnit && request.kind !== 'end')
    return { kind: 'rejected', id, message: 'the transaction did not begin', sqlState: '25P01', constraint: undefined };
  try {
    return report(id, await run(request, postgres), disk);
  } catch (error) {
    if (!(error instanceof messages.DatabaseError)) return leave('lost', error);
    if (request.kind === 'begin') rejectedUnit = unit;
    return {
      kind: 'rejected',
      id,
      message: error.message,
      sqlState: error.code ?? 'XX000',
      constraint: error.constraint,
    };
  }
}

async function main(): Promise<void> {
  // Otherwise PGlite would create a new database here, without the rename that makes it complete.
  if (!existsSync(join(database, 'PG_VERSION'))) throw new Error(`There is no database in ${database}.`);
  const { postgres, disk, lastWords } = await openPostgres(database, (error) => leave('fatal', error));
  endWhenBroken(postgres, lastWords, (error) => leave('lost', error));
  let turn = Promise.resolve();
  parentPort?.on('message', (request: Request) => {
    turn = turn.then(async () => post(await respond(request, postgres, disk)));
  });
  post({ kind: 'ready', syncs: disk.syncCount });
}

main().catch((error: unknown) => leave('lost', error));
