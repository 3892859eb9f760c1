// Values are passed to and from the engine as PostgreSQL's texts, so that both engines handle every type alike.
import { readerOf } from '../columnTypes.ts';
import type { Result } from '../engine.ts';
import type { Answered, WireValue } from './messages.ts';

/** Writes a parameter as node-postgres does: bytes as they are, arrays as array literals, other objects as JSON. */
export function toWire(value: unknown): WireValue {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string') return value;
  // Copied, because a small Buffer is a view of a shared pool, which would be cloned as a whole.
  if (value instanceof Uint8Array) return new Uint8Array(value);
  if (Array.isArray(value)) return arrayLiteral(value);
  if (value instanceof Date) throw new TypeError('Dates travel as text, never as a Date.');
  if (typeof value === 'object') return JSON.stringify(value);
  if (typeof value === 'number' || typeof value === 'boolean' || typeof value === 'bigint') return String(value);
  throw new TypeError(`A ${typeof value} cannot be a parameter.`);
}

function arrayLiteral(items: readonly unknown[]): string {
  return `{${items.map(arrayItem).join(',')}}`;
}

function arrayItem(item: unknown): string {
  if (Array.isArray(item)) return arrayLiteral(item);
  const value = toWire(item);
  if (value === null) return 'NULL';
  if (typeof value !== 'string') return `"\\\\x${Buffer.from(value).toString('hex')}"`;
  return `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}

/** The response of the worker as rows of values, converted by the types of their columns. */
export function toResult({ columns, rows, command }: Answered, rowMode: 'array' | 'object'): Result {
  const readers = columns.map((column) => readerOf(column.type));
  const read = (text: string | null, at: number) => (text === null ? null : readers[at]?.(text));
  const named = (row: (string | null)[]) =>
    Object.fromEntries<unknown>(row.map((text, at) => [columns[at]?.name ?? '', read(text, at)]));
  const rowCount = Number(/\d+$/.exec(command)?.[0] ?? 0);
  return { rows: rowMode === 'array' ? rows.map((row) => row.map(read)) : rows.map(named), rowCount };
}
