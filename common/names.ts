// Names: how they are stored, and the keys by which they are compared and found. Stored keys were computed by `nameKey`
// (migration 0020 has the same rules in SQL): a change here needs a migration that computes them again.

/** A name as it is stored: composed (NFC), single blanks between its words and none around them. */
export const tidyName = (name: string): string => name.normalize('NFC').trim().replaceAll(/\s+/g, ' ');

/** Invisible, and of no weight: with and without them a word of an Indian script is the same. */
const JOINERS = /[\u200c\u200d]/g;

/**
 * The key of a text of which every sign counts, such as a username or a reference number: wide, circled and other forms of a
 * letter as the letter itself (NFKC), without joiners, lower case, single blanks.
 */
export const textKey = (text: string): string =>
  text.normalize('NFKC').toLowerCase().replaceAll(JOINERS, '').normalize('NFKC').replaceAll(/\s+/g, ' ').trim();

const APOSTROPHES = /['`\u2018\u2019\u201b\u2032\u2035\u02b9\u02bb\u02bc\u02bd\u02be\u02bf\u02c8\ua78c]/g;
/** NFKC makes a blank and a combining acute of the apostrophe \u00b4. */
const LOOSE_ACUTE = /(?:^| )\u0301+/g;
/** A point between digits counts, as in a class 1.2; \u00b7 and the Devanagari sign \u0970 abbreviate too. */
const DOTS = /[\u00b7\u0970]|(?<![0-9])\.|\.(?![0-9])/g;
const DASHES = /[\u2010-\u2015\u2212\u2043\u058a]/g;
const BLANKS = / +/g;
/** The blank between two single letters. */
const BETWEEN_INITIALS = /(?<![^ ])([a-z]) (?=[a-z](?![^ ]))/g;

/** Without apostrophes, with a blank for a dot and one sign for all dashes. */
const withoutSigns = (key: string): string =>
  key
    .replaceAll(APOSTROPHES, '')
    .replaceAll(DOTS, ' ')
    .replaceAll(DASHES, '-')
    .replaceAll(BLANKS, ' ')
    .replaceAll(LOOSE_ACUTE, '')
    .replaceAll(BLANKS, ' ')
    .trim()
    .normalize('NFKC');

/**
 * The key by which two names are compared (SCHOOL-44). Beyond `textKey`, signs that look alike or are often left out do not
 * count: "D'Souza" and "D’Souza", "A. K. Sharma" and "AK Sharma", "2026 - 2027" and "2026–2027" have one key each.
 */
export function nameKey(name: string): string {
  const key = textKey(name);
  // A name of signs alone keeps them.
  return withoutSigns(key).replaceAll(BETWEEN_INITIALS, '$1').replaceAll(/ *- */g, '-') || key;
}

/** A text that is searched for in name keys, word by word: initials stay apart, since each is a part of the joined ones. */
export function searchKey(text: string): string {
  const key = textKey(text);
  return withoutSigns(key) || key;
}
