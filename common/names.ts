// The stored form of names, and the keys for comparing and searching them. Stored keys were computed by `nameKey` (migration 0020 has the
// same rules in SQL): a change of the rules needs a migration that recomputes them.

/** A name in its stored form: composed (NFC), single blanks between words, none around them. */
export const tidyName = (name: string): string => name.normalize('NFC').trim().replaceAll(/\s+/g, ' ');

/** Invisible characters that do not change a word of an Indian script. */
const JOINERS = /[\u200c\u200d]/g;

/**
 * The key of a text in which every character counts, such as a username or a reference number: compatibility forms replaced (NFKC),
 * without joiners, lower case, single blanks.
 */
export const textKey = (text: string): string =>
  text.normalize('NFKC').toLowerCase().replaceAll(JOINERS, '').normalize('NFKC').replaceAll(/\s+/g, ' ').trim();

const APOSTROPHES = /['`\u2018\u2019\u201b\u2032\u2035\u02b9\u02bb\u02bc\u02bd\u02be\u02bf\u02c8\ua78c]/g;
/** NFKC decomposes the apostrophe \u00b4 into a blank and a combining acute. */
const LOOSE_ACUTE = /(?:^| )\u0301+/g;
/** A point between digits is kept, as in a class 1.2; \u00b7 and the Devanagari sign \u0970 also mark abbreviations. */
const DOTS = /[\u00b7\u0970]|(?<![0-9])\.|\.(?![0-9])/g;
const DASHES = /[\u2010-\u2015\u2212\u2043\u058a]/g;
const BLANKS = / +/g;
/** The blank between two single letters. */
const BETWEEN_INITIALS = /(?<![^ ])([a-z]) (?=[a-z](?![^ ]))/g;

/** Without apostrophes, with a blank for each dot and one sign for all dashes. */
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
 * The key for comparing names (SCHOOL-44). In addition to `textKey`, it ignores signs that look alike or are often left out: "D'Souza"
 * and "D’Souza", "A. K. Sharma" and "AK Sharma", "2026 - 2027" and "2026–2027" have equal keys.
 */
export function nameKey(name: string): string {
  const key = textKey(name);
  // A name that consists only of signs keeps them.
  return withoutSigns(key).replaceAll(BETWEEN_INITIALS, '$1').replaceAll(/ *- */g, '-') || key;
}

/** The key of a search text, which is searched for word by word: initials are not joined, because each is part of the joined ones. */
export function searchKey(text: string): string {
  const key = textKey(text);
  return withoutSigns(key) || key;
}
