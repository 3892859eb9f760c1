// The key of the encrypted numbers in a database: with another secret, Aadhaar and PAN numbers could not be decrypted.
import { keyIdIn } from '../shared/personalNumbers.ts';
import type { Connection } from './engine.ts';

/** The row of `installation` with the id of the key. */
export const NUMBER_KEY = 'number key';

/** The id of the key; that of the first number where an earlier version has not stored it; undefined where there is no number yet. */
export async function numberKeyOf(connection: Connection): Promise<string | undefined> {
  const { rows } = await connection.query({
    text: `SELECT (SELECT value FROM public.installation WHERE key = $1) AS stored,
      (SELECT aadhar FROM public.students WHERE aadhar IS NOT NULL ORDER BY school_id, id LIMIT 1) AS sealed`,
    params: [NUMBER_KEY],
  });
  const [{ stored, sealed }] = rows as [{ stored: string | null; sealed: string | null }];
  return stored ?? (sealed === null ? undefined : keyIdIn(sealed));
}
