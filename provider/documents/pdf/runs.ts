// Divides a text into runs of one font, in the order in which they are drawn from left to right.

/** Scripts with a font of their own. The base font has Latin letters, Devanagari and the characters that all scripts share. */
export const SCRIPTS = [
  ...(['Bengali', 'Gurmukhi', 'Gujarati', 'Oriya', 'Tamil', 'Telugu', 'Kannada', 'Malayalam'] as const),
  ...(['Arabic', 'Ol_Chiki', 'Meetei_Mayek'] as const),
] as const;

export type FontScript = (typeof SCRIPTS)[number];

export interface Run {
  text: string;
  /** undefined: the base font */
  script?: FontScript;
}

/** The danda and the joiners, which these scripts share with Devanagari. */
const SHARED = String.raw`\u0964\u0965\u200c\u200d`;
const WITHOUT_SHARED: ReadonlySet<FontScript> = new Set(['Ol_Chiki', 'Meetei_Mayek']);

const DIGIT = String.raw`[\d\u0660-\u0669\u06f0-\u06f9]`;
/** A number stays one by the separators that the bidirectional algorithm keeps in it. */
const NUMBER = String.raw`${DIGIT}+(?:[.,:/\u066b\u066c]${DIGIT}+)*`;
/** Letters, marks, punctuation and digits. */
const ARABIC = String.raw`\p{Script_Extensions=Arabic}`;
/** Punctuation that is part of an Arabic run between its words, without brackets; the font has all of it. */
const BETWEEN = String.raw` -'*-/:-@\\^-\x60|~\u2013\u2014\u2018-\u201d`;
/** Brackets are part of an Arabic run in pairs. */
const IN_BRACKETS = String.raw`\([${ARABIC}\d${BETWEEN}]*\)`;

/** Words of one script are one run, so that the space between them has the width of their font. */
function patternOf(script: FontScript): string {
  if (script === 'Arabic') return String.raw`${ARABIC}(?:[${BETWEEN}]*(?:[${ARABIC}\d]|${IN_BRACKETS}))*`;
  const letters = String.raw`[\p{Script=${script}}${WITHOUT_SHARED.has(script) ? '' : SHARED}]+`;
  return `${letters}(?: +${letters})*`;
}

const DEVANAGARI = String.raw`\p{Script=Devanagari}${SHARED}`;
const OWN = SCRIPTS.map((script) => (script === 'Arabic' ? ARABIC : String.raw`\p{Script=${script}}`)).join('');
/** Tested first, because most texts of a long list are Latin or Devanagari. */
const NOT_LATIN = new RegExp(`[\\p{Script=Devanagari}${OWN}]`, 'u');
const NOT_BASE = new RegExp(`[${OWN}]`, 'u');
const BASE_RUNS = new RegExp(`[${DEVANAGARI}]+|[^${DEVANAGARI}]+`, 'gu');
/** Devanagari, then a group for each script, then all other characters. */
const RUNS = new RegExp(
  [`[${DEVANAGARI}]+`, ...SCRIPTS.map((script) => `(${patternOf(script)})`), `[^${DEVANAGARI}${OWN}]+`].join('|'),
  'gu',
);
const NUMBERS = new RegExp(`(${NUMBER})`, 'u');
const OF_ALL_SCRIPTS = /^[\d.,:/]*$/;

/**
 * An Arabic run from left to right: its numbers keep their direction, the texts between them are shaped as one, from right to left.
 * pdfkit draws word by word and would keep the order of the words, but does not divide at a no-break space.
 */
const arabicRuns = (text: string): Run[] =>
  text
    .split(NUMBERS)
    .filter(Boolean)
    .map((part): Run =>
      OF_ALL_SCRIPTS.test(part) ? { text: part } : { text: part.replaceAll(' ', '\u00a0'), script: 'Arabic' },
    )
    .toReversed();

export function runsOf(text: string): readonly Run[] {
  if (!NOT_LATIN.test(text)) return [{ text }];
  if (!NOT_BASE.test(text)) return text.match(BASE_RUNS)?.map((part) => ({ text: part })) ?? [];
  return [...text.matchAll(RUNS)].flatMap(([part, ...groups]): readonly Run[] => {
    const script = SCRIPTS[groups.findIndex((group) => group !== undefined)];
    if (script === 'Arabic') return arabicRuns(part);
    return [script === undefined ? { text: part } : { text: part, script }];
  });
}
