// Divides a text into runs of one font, in the order in which they are drawn from left to right.
import { covers, type FontName, type FontScript, FURTHER, SCRIPTS } from './fonts.ts';

export interface Run {
  text: string;
  font?: FontName;
}

/** The danda and the joiners, which these scripts share with Devanagari. */
const SHARED = String.raw`\u0964\u0965\u200c\u200d`;
const WITHOUT_SHARED: ReadonlySet<FontScript> = new Set(['Ol_Chiki', 'Meetei_Mayek']);

const DIGIT = String.raw`[\d\u0660-\u0669\u06f0-\u06f9]`;
/** A number stays one by the separators that the bidirectional algorithm keeps in it. */
const NUMBER = String.raw`${DIGIT}+(?:[.,:/\u066b\u066c]${DIGIT}+)*`;
/** Letters, marks, punctuation and digits. */
const ARABIC = String.raw`\p{Script_Extensions=Arabic}`;
/** Signs without a direction, part of an Arabic run between its words. A middle dot is not: it divides the parts of a line, whose order remains. */
const SIGN = String.raw`(?![${ARABIC}()[\]{}\u00b7\u0964\u0965])[\p{P}\p{S}\p{No} \u200c\u200d]`;
/** Paired brackets are part of an Arabic run with all that they contain; one without the other is a sign. */
const BRACKETS = [String.raw`\(\)`, String.raw`\[\]`, String.raw`\{\}`].map(
  (pair) => [pair.slice(0, 2), pair.slice(2)] as const,
);
const IN_BRACKETS = BRACKETS.map(([open, close]) => String.raw`${open}(?:[${ARABIC}\d]|${SIGN})*${close}`).join('|');
const UNPAIRED = BRACKETS.map(
  ([open, close]) => String.raw`${open}(?![^${close}]*${close})|(?<!${open}[^${close}]*)${close}`,
).join('|');

/** Words of one script are one run, so that the space between them has the width of their font. */
function patternOf(script: FontScript): string {
  if (script === 'Arabic') return String.raw`${ARABIC}(?:(?:${SIGN}|${UNPAIRED})*(?:[${ARABIC}\d]|${IN_BRACKETS}))*`;
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

/** A letter with its marks. */
const UNITS = /\P{M}\p{M}*|\p{M}+/gu;

/** Runs of the first of these fonts that has the characters, or of the base font, which prints an empty box for one that no font has. */
function dividedByFont(text: string, fonts: readonly FontName[]): Run[] {
  const [first] = fonts;
  if (covers(first, text)) return [{ text, font: first }];
  const runs: Run[] = [];
  for (const unit of text.match(UNITS) ?? []) {
    const font = fonts.find((each) => covers(each, unit));
    const last = runs.at(-1);
    if (last && last.font === font) last.text += unit;
    else runs.push({ text: unit, font });
  }
  return runs;
}

const withoutScript = (text: string): Run[] => dividedByFont(text, [undefined, ...FURTHER]);

/**
 * An Arabic run from left to right: its numbers keep their direction, the texts between them are shaped as one, from right to left.
 * pdfkit draws word by word and would keep the order of the words, but does not divide at a no-break space.
 */
const arabicRuns = (text: string): Run[] =>
  text
    .split(NUMBERS)
    .filter(Boolean)
    .flatMap((part) =>
      OF_ALL_SCRIPTS.test(part)
        ? [{ text: part }]
        : dividedByFont(part.replaceAll(' ', '\u00a0'), ['Arabic', undefined, ...FURTHER]),
    )
    .toReversed();

export function runsOf(text: string): readonly Run[] {
  if (!NOT_LATIN.test(text)) return withoutScript(text);
  if (!NOT_BASE.test(text)) return text.match(BASE_RUNS)?.flatMap(withoutScript) ?? [];
  return [...text.matchAll(RUNS)].flatMap(([part, ...groups]): readonly Run[] => {
    const font = SCRIPTS[groups.findIndex((group) => group !== undefined)];
    if (font === 'Arabic') return arabicRuns(part);
    return font === undefined ? withoutScript(part) : [{ text: part, font }];
  });
}
