import type { Connection } from '../database/engine.ts';

/** The columns of a table that are stored, in the order of the copy. */
export interface CopiedTable {
  name: string;
  columns: readonly string[];
}

/** One connection of a command to a database, with COPY. Rows are lines of COPY's text format. */
export interface CopyConnection extends Connection {
  readonly kind: 'embedded' | 'postgres';
  /** The rows of a table, in parts of a few megabytes. */
  copyOut(table: CopiedTable): AsyncIterable<Uint8Array>;
  /** Adds rows to a table. A part may end within a row. */
  copyIn(table: CopiedTable, parts: AsyncIterable<Uint8Array>): Promise<void>;
  close(): Promise<void>;
}

/** The same texts of dates, numbers and bytes on every server, whatever its configuration, and no limit of time. */
export const SESSION = Object.entries({
  timezone: 'UTC',
  datestyle: 'ISO',
  intervalstyle: 'postgres',
  extra_float_digits: '1',
  bytea_output: 'hex',
  client_encoding: 'UTF8',
  jit: 'off',
  statement_timeout: '0',
  lock_timeout: '0',
  idle_in_transaction_session_timeout: '0',
})
  .map(([name, value]) => `SET ${name} = '${value}'`)
  .join('; ');

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** The table and its columns in a COPY statement. */
export const copied = ({ name, columns }: CopiedTable): string =>
  `public.${quoted(name)} (${columns.map(quoted).join(', ')})`;
