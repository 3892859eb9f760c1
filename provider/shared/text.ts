/** Text as it is stored: composed (NFC), without blanks around it; null for nothing. */
export const tidy = (text: string | null | undefined): string | null => text?.normalize('NFC').trim() || null;

/** 'Asha Kumari Verma' is Asha Kumari, Verma. */
export function nameParts(fullName: string | null): { firstName: string | null; lastName: string | null } {
  const words = (fullName ?? '').split(/\s+/).filter(Boolean);
  if (words.length < 2) return { firstName: words[0] ?? null, lastName: null };
  return { firstName: words.slice(0, -1).join(' '), lastName: words.at(-1) ?? null };
}
