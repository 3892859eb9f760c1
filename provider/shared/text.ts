/** Text as it is stored: composed (NFC), without blanks around it; null for nothing. */
export const tidy = (text: string | null | undefined): string | null => text?.normalize('NFC').trim() || null;

/** What two names are compared by: composed, lower case, single blanks (SCHOOL-44). */
export const nameKey = (text: string): string => text.normalize('NFC').trim().replaceAll(/\s+/g, ' ').toLowerCase();
