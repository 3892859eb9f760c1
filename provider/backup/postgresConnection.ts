import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from, to } from 'pg-copy-streams';
import { readerOf } from '../database/columnTypes.ts';
import type { Statement } from '../database/engine.ts';
import { CommandError } from '../commands/commandError.ts';
import { copied, SESSION, type CopyConnection } from './connection.ts';

const types: pg.CustomTypesConfig = { getTypeParser: (oid: number) => readerOf(oid) };

async function connected(url: string): Promise<pg.Client> {
  let client: pg.Client;
  try {
    client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000, keepAlive: true });
  } catch {
    throw new CommandError('DATABASE_URL is not the address of a PostgreSQL database.');
  }
  // The query in progress rejects with the same error; without a listener the event would end the process.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

/** Opens a connection to a PostgreSQL server. */
export async function openPostgresCopy(url: string): Promise<CopyConnection> {
  const client = await connected(url);
  await client.query(SESSION);
  return {
    kind: 'postgres',
    async query({ text, params = [], rowMode }: Statement) {
      const mode = rowMode === 'array' ? { rowMode: 'array' as const } : {};
      const result = await client.query<unknown[]>({ text, values: [...params], types, ...mode });
      return { rows: result.rows, rowCount: result.rowCount ?? 0 };
    },
    exec: async (sql) => void (await client.query(sql)),
    copyOut: (table) => client.query(to(`COPY ${copied(table)} TO STDOUT`)),
    copyIn: (table, parts) => pipeline(Readable.from(parts), client.query(from(`COPY ${copied(table)} FROM STDIN`))),
    close: () => client.end(),
  };
}
