// Names: how they are stored, and the key two of them are compared by. Stored keys were made by `nameKey` (migration 0006): a
// change here needs a migration that makes them anew.

/** A name as it is stored: composed (NFC), single blanks between its words and none around them. */
export const tidyName = (name: string): string => name.normalize('NFC').trim().replaceAll(/\s+/g, ' ');

/** Invisible, and of no weight: with and without them a word of an Indian script is the same. */
const JOINERS = /[\u200c\u200d]/g;

/**
 * What two names are compared by (SCHOOL-44): wide, circled and other forms of a letter as the letter itself (NFKC), without
 * joiners, lower case, single blanks.
 */
export const nameKey = (text: string): string =>
  text.normalize('NFKC').toLowerCase().replaceAll(JOINERS, '').normalize('NFKC').replaceAll(/\s+/g, ' ').trim();
