import { messages, protocol } from '@electric-sql/pglite';
import { DatabaseError, type Statement } from '../database/engine.ts';
import { endWhenBroken } from '../database/embedded/brokenEngine.ts';
import { openPostgres } from '../database/embedded/postgres.ts';
import { contentOf } from '../database/embedded/replies.ts';
import { toResult, toWire } from '../database/embedded/values.ts';
import { copied, quoted, SESSION, type CopiedTable, type CopyConnection } from './connection.ts';
import { wholeLines } from './lines.ts';

const { serialize } = protocol;
/** Bytes of a part that is read or written with one statement. */
const PART = 4 * 2 ** 20;
/** PGlite writes no checkpoint by itself, and the log would grow to the size of all rows. */
const CHECKPOINT_AFTER = 64 * 2 ** 20;
const PAGE = 8_192;
const MOST_PAGES = 4_096;

type Send = (message: Uint8Array) => Promise<messages.BackendMessage[]>;

async function* partsOf(send: Send, table: CopiedTable): AsyncIterable<Uint8Array> {
  const name = `public.${quoted(table.name)}`;
  const [size] = contentOf(await send(serialize.query(`SELECT pg_relation_size('${name}')`))).rows;
  const pages = Math.ceil(Number(size?.[0] ?? 0) / PAGE);
  // Large values are stored outside the pages, so that the bytes of a page are only known after it was read.
  let span = 1;
  let page = 0;
  while (page < pages) {
    const columns = table.columns.map(quoted).join(', ');
    const range = `ctid >= '(${page},0)' AND ctid < '(${page + span},0)'`;
    const found = await send(serialize.query(`COPY (SELECT ${columns} FROM ${name} WHERE ${range}) TO STDOUT`));
    const rows = found.flatMap((message) => (message instanceof messages.CopyDataMessage ? [message.chunk] : []));
    const part = Buffer.concat(rows);
    yield part;
    page += span;
    if (part.length < PART / 2) span = Math.min(MOST_PAGES, span * 2);
    else if (part.length > 2 * PART) span = Math.max(1, Math.floor(span / 2));
  }
}

const queryMessage = (text: string, params: readonly unknown[]): Uint8Array =>
  Buffer.concat([
    serialize.parse({ text }),
    serialize.bind({ values: params.map(toWire) }),
    serialize.describe({ type: 'P' }),
    serialize.execute({}),
    serialize.sync(),
  ]);

/** A chunk as an own ArrayBuffer, because the serializer takes the whole buffer of a view. */
const bytesOf = (part: Uint8Array): ArrayBuffer =>
  part.buffer.slice(part.byteOffset, part.byteOffset + part.byteLength) as ArrayBuffer;

/**
 * Opens the files of an embedded database in this thread. The caller has locked the data folder, or opens a copy. `leave` must end the
 * thread: the engine is broken, or the disk failed to sync.
 */
export async function openEmbeddedCopy(database: string, leave: (error: unknown) => never): Promise<CopyConnection> {
  const { postgres, lastWords } = await openPostgres(database, leave);
  endWhenBroken(postgres, lastWords, leave);
  const send: Send = async (message) => {
    try {
      return await postgres.execProtocolStream(message, { syncToFs: false });
    } catch (error) {
      if (error instanceof messages.DatabaseError) throw new DatabaseError(error.message, error.code ?? 'XX000');
      throw error;
    }
  };
  const exec = async (sql: string): Promise<void> => void (await send(serialize.query(sql)));
  await exec(SESSION);
  let written = 0;
  return {
    kind: 'embedded',
    async query({ text, params = [], rowMode = 'object' }: Statement) {
      const content = contentOf(await send(queryMessage(text, params)));
      return toResult({ kind: 'answered', id: 0, syncs: 0, ...content }, rowMode);
    },
    exec,
    copyOut: (table) => partsOf(send, table),
    async copyIn(table, parts) {
      const start = serialize.query(`COPY ${copied(table)} FROM STDIN`);
      for await (const part of wholeLines(parts, PART)) {
        await send(Buffer.concat([start, serialize.copyData(bytesOf(part)), serialize.copyDone()]));
        written += part.length;
        if (written < CHECKPOINT_AFTER) continue;
        await exec('CHECKPOINT');
        written = 0;
      }
    },
    close: () => postgres.close(),
  };
}
