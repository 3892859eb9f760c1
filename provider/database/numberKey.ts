// The key of the encrypted numbers in a database: with another secret, Aadhaar and PAN numbers could not be decrypted.
import type { Connection } from './engine.ts';

/** The row of `installation` with the id of the key. */
export const NUMBER_KEY = 'number key';

interface NumberColumn {
  table: string;
  column: string;
  /** the column with the id of the student */
  student: string;
}

/** All columns with encrypted numbers. */
export const NUMBER_COLUMNS: readonly NumberColumn[] = [
  { table: 'public.students', column: 'aadhar', student: 'id' },
  { table: 'public.student_parents', column: 'aadhar', student: 'student_id' },
  { table: 'public.student_parents', column: 'pan', student: 'student_id' },
];

/** `sealed` with the `school_id` and the `student_id` of each number. */
export const NUMBERS = `(${NUMBER_COLUMNS.map(
  ({ table, column, student }) =>
    `SELECT school_id, ${student} AS student_id, ${column} AS sealed FROM ${table} WHERE ${column} IS NOT NULL`,
).join(' UNION ALL ')}) numbers`;

/** The id of the key of an encrypted column. */
export const keyIn = (column: string): string => `split_part(${column}, '.', 1)`;

/** The id of the key to which the database is bound; null before the first start of a version that stores it. */
export async function storedKeyOf(connection: Connection): Promise<string | null> {
  const { rows } = await connection.query({
    text: 'SELECT value FROM public.installation WHERE key = $1',
    params: [NUMBER_KEY],
  });
  return (rows as { value: string }[])[0]?.value ?? null;
}

export interface NumberCounts {
  total: number;
  /** encrypted with the key of the caller */
  own: number;
  /** encrypted with the stored key */
  stored: number;
}

export async function countNumbers(connection: Connection, own: string, stored: string | null): Promise<NumberCounts> {
  const { rows } = await connection.query({
    text: `SELECT count(*)::integer AS total, count(*) FILTER (WHERE ${keyIn('sealed')} = $1)::integer AS own,
      count(*) FILTER (WHERE ${keyIn('sealed')} = $2::text)::integer AS stored FROM ${NUMBERS}`,
    params: [own, stored],
  });
  return rows[0] as NumberCounts;
}

/** `free`: the database can be bound to the key; `unreadable`: its numbers of other keys. */
export type KeyFit =
  | { kind: 'bound' }
  | { kind: 'other' }
  | { kind: 'free'; stored: string | null; unreadable: number };

/**
 * Compares a key with that of the database. Numbers are counted only where it is not the stored one: a stored key of which there is no
 * number may be replaced, and where several keys are in use, one number of the own key suffices.
 */
export async function fitOf(connection: Connection, own: string): Promise<KeyFit> {
  const stored = await storedKeyOf(connection);
  if (stored === own) return { kind: 'bound' };
  const counts = await countNumbers(connection, own, stored);
  if (counts.stored > 0 || (counts.total > 0 && counts.own === 0)) return { kind: 'other' };
  return { kind: 'free', stored, unreadable: counts.total - counts.own };
}

/** Ends all sign-ins. Refresh tokens are found without a key, so those of the former secret would be valid until then. */
export async function endSignIns(connection: Connection): Promise<void> {
  await connection.exec(
    `UPDATE public.sign_ins SET ended_at = now(), end_reason = 'secret replaced' WHERE ended_at IS NULL`,
  );
}

/** Replaces the stored key, or none. Returns false when another process has stored a key in between. */
export async function bindKey(connection: Connection, own: string, stored: string | null): Promise<boolean> {
  const { rowCount } = await connection.query({
    text: `INSERT INTO public.installation AS present (key, value) VALUES ($1, $2)
      ON CONFLICT (key) DO UPDATE SET value = excluded.value WHERE present.value = $3::text`,
    params: [NUMBER_KEY, own, stored],
  });
  return rowCount === 1;
}

/** Whether the tables with numbers exist: not before the first start. */
export async function hasNumberTables(connection: Connection): Promise<boolean> {
  const { rows } = await connection.query({
    text: `SELECT to_regclass('public.installation') IS NOT NULL AND to_regclass('public.student_parents') IS NOT NULL AS found`,
  });
  return (rows[0] as { found: boolean }).found;
}
