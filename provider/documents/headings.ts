// Matches headings with the declared columns.
import { toAsciiDigits } from '../../common/digits.ts';
import { textKey } from '../../common/names.ts';
import { textOf } from './cellValues.ts';
import type { TableColumn } from './tableColumn.ts';
import type { ReadCell } from './workbook.ts';

/** Characters of a heading that are compared, and shown. */
const COMPARED = 300;
const SHOWN = 60;
/** A hint such as '(dd/mm/yyyy)', '(out of 80)', '(10–80)' or '(grade: A, B)', of a limited length. */
const HINT = /\(\s*(?:dd?\b|out of\b|grades?:|\d+(?:\.\d+)?\s*[–-]\s*\d)[^)]{0,60}\)/g;
const OWNER = /['’]s\b/g;
/** Signs that change what the values of a column are; other signs count as blanks. */
const PERCENT = /[%٪‰]/g;
const MINUS = /\(\s*[-−–]+\s*\)|^[-−–]|[-−–]$/g;
const SAME_WORD: Readonly<Record<string, string>> = {
  number: 'no',
  mob: 'mobile',
  aadhaar: 'aadhar',
  adhaar: 'aadhar',
  adhar: 'aadhar',
};

/** The text of a heading with words for its signs. */
export const spelled = (text: string): string =>
  textKey(text).replaceAll(PERCENT, ' percent ').replaceAll(MINUS, ' minus ');

const keyOf = (spelledText: string): string =>
  spelledText
    .replaceAll(OWNER, '')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .map((word) => SAME_WORD[word] ?? word)
    .join('');

/** The key of the name of a group, all of which counts. */
export const groupKey = (text: string): string => keyOf(spelled(text));

/** The key of a heading as offices write it: "Father's Mob. No." and 'Father Mobile Number' have the same. */
export const headingKey = (text: string): string => keyOf(spelled(text).replaceAll(HINT, ''));

/** The largest maximum that marks can have; two years, such as 2025-2026, are no limits. */
const MOST_MARKS = 1000;
const OUT_OF = /^\(\s*out of\D*(\d+(?:\.\d+)?)(?!\s*\+)/;
const BETWEEN = /^\(\s*(\d+(?:\.\d+)?)\s*[–-]\s*(\d+(?:\.\d+)?)\s*\)/;

function maximumIn(hint: string): number | undefined {
  const outOf = OUT_OF.exec(hint)?.[1];
  if (outOf !== undefined) return Number(outOf);
  const [low = 0, high = 0] = (BETWEEN.exec(hint) ?? []).slice(1).map(Number);
  // Either order: 33 is the pass mark of (100-33). Two years follow each other.
  const most = Math.max(low, high);
  return most > 0 && most <= MOST_MARKS && high !== low + 1 ? most : undefined;
}

/** The maximums in the hints of a heading, which `headingKey` ignores: 80 of '(out of 80)' and of '(10–80)'. */
export const statedMaximums = (heading: string): number[] =>
  (toAsciiDigits(textKey(heading)).match(HINT) ?? []).flatMap((hint) => maximumIn(hint) ?? []);

/** The key under which a confirmed heading is stored; of a heading of signs alone, its text. */
export const mappingKey = (heading: string): string => headingKey(heading) || textKey(heading);

/** The keys that one heading alone has; several headings of one key differ in signs. */
export function singleKeys(headings: readonly string[]): ReadonlySet<string> {
  const keys = headings.map(mappingKey);
  return new Set(keys.filter((key) => keys.indexOf(key) === keys.lastIndexOf(key)));
}

/** The declared columns by their titles, by the texts of their aliases, and by every spelling of both. */
export interface Names {
  titles: ReadonlyMap<string, TableColumn>;
  aliases: ReadonlyMap<string, TableColumn>;
  spellings: ReadonlyMap<string, TableColumn>;
}

/** The columns by their names; a name of two columns names none. */
function uniqueNames(named: readonly (readonly [name: string, column: TableColumn])[]): Map<string, TableColumn> {
  const columns = new Map(named);
  for (const [name, column] of named) if (columns.has(name) && columns.get(name) !== column) columns.delete(name);
  return columns;
}

export function namesOf(declared: readonly TableColumn[]): Names {
  const aliases = declared.flatMap((column) => (column.aliases ?? []).map((name) => [name, column] as const));
  const titles = declared.map((column) => [column.title, column] as const);
  return {
    titles: new Map(titles.map(([title, column]) => [textKey(title), column])),
    aliases: uniqueNames(aliases.map(([name, column]) => [textKey(name), column])),
    spellings: uniqueNames([...titles, ...aliases].map(([name, column]) => [headingKey(name), column])),
  };
}

/** The declared columns of headings. Alternative spellings are used only if no heading has the title itself. */
export function columnsOf(
  headings: readonly string[],
  { titles, aliases, spellings }: Names,
): (TableColumn | undefined)[] {
  const exact = headings.map((heading) => titles.get(textKey(heading)));
  const known = new Set(exact);
  return headings.map((heading, at) => {
    const other = aliases.get(textKey(heading)) ?? spellings.get(headingKey(heading));
    return exact[at] ?? (known.has(other) ? undefined : other);
  });
}

const wholeText = (cell: ReadCell | undefined): string => textOf(cell).replaceAll(/\s+/g, ' ');
/** The text of a heading cell. */
export const headingText = (cell: ReadCell | undefined): string => wholeText(cell).slice(0, COMPARED);
/** Whether a heading names no column because its end is not compared. */
export const isOverlong = (heading: string): boolean => heading.length >= COMPARED;
/** The first characters of a text, without half of a character. */
export const firstSigns = (text: string, count: number): string =>
  [...text.slice(0, 2 * count)].slice(0, count).join('');
export const shownHeading = (text: string): string => firstSigns(text, SHOWN).trim();
