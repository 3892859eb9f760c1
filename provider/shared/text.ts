import { nameKey } from '../../common/names.ts';

/** A text in its stored form: composed (NFC), trimmed; null for an empty text. */
export const tidy = (text: string | null | undefined): string | null => text?.normalize('NFC').trim() || null;

/** The key of a name to save. An unchanged name keeps its stored key, because recomputing it may conflict with another record (migration 0020). */
export const keyOf = (name: string, stored: { name: string; nameKey: string } | null): string =>
  stored?.name === name ? stored.nameKey : nameKey(name);

/** 'Asha Kumari Verma' is Asha Kumari, Verma. */
export function nameParts(fullName: string | null): { firstName: string | null; lastName: string | null } {
  const words = (fullName ?? '').split(/\s+/).filter(Boolean);
  if (words.length < 2) return { firstName: words[0] ?? null, lastName: null };
  return { firstName: words.slice(0, -1).join(' '), lastName: words.at(-1) ?? null };
}
