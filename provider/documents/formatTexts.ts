// The texts that a number format shows around a number, for the formats that the library does not write: with General in a section, it
// leaves them out.

/** A quoted text, a character to show, a space of another character's width, a filler, a part in brackets, the number, or a character. */
const TOKEN = /"([^"]*)"?|\\(.)|_.|\*.|\[([^\]]*)\]|General|[0#?.,]+(?:E[+-][0#?]+)?|[^]/giu;
const NUMBER = /^(?:General|[0#?.,]+(?:E[+-][0#?]+)?)$/i;
const CURRENCY = /^\$([^-]*)/;

type Token = readonly [whole: string, quoted?: string, shown?: string, bracket?: string];

/** The sections of a format: of positive numbers, of negative ones, of zero, and of texts. */
function sectionsOf(format: string): Token[][] {
  const sections: Token[][] = [[]];
  for (const [whole, quoted, shown, bracket] of format.matchAll(TOKEN))
    if (whole === ';') sections.push([]);
    else sections.at(-1)?.push([whole, quoted, shown, bracket]);
  return sections;
}

/** Whether a format has General outside its texts. */
export const hasGeneral = (format: string): boolean =>
  sectionsOf(format).some((section) => section.some(([whole]) => /^General$/i.test(whole)));

const CONDITION = /^(<=|>=|<>|<|>|=)\s*(-?\d+(?:\.\d+)?)$/;
const COMPARISONS: Readonly<Record<string, (value: number, limit: number) => boolean>> = {
  '<': (value, limit) => value < limit,
  '<=': (value, limit) => value <= limit,
  '>': (value, limit) => value > limit,
  '>=': (value, limit) => value >= limit,
  '=': (value, limit) => value === limit,
  '<>': (value, limit) => value !== limit,
};

/** Whether a value meets the condition of a section, such as [>100]; undefined without one. */
function meets(section: readonly Token[], value: number): boolean | undefined {
  const [, sign = '', limit] = section.flatMap(([, , , bracket]) => CONDITION.exec(bracket ?? '') ?? []);
  return COMPARISONS[sign]?.(value, Number(limit));
}

/** The section that a program shows for a value, and whether it leaves out the sign. */
function sectionFor(sections: readonly Token[][], value: number): { section: readonly Token[]; unsigned: boolean } {
  const [positive = [], negative, zero] = sections;
  const conditions = sections.map((section) => meets(section, value));
  if (conditions.some((met) => met !== undefined)) {
    const at = conditions.findIndex((met) => met !== false);
    return { section: sections[at] ?? positive, unsigned: false };
  }
  if (value < 0 && negative) return { section: negative, unsigned: true };
  return { section: (value === 0 ? zero : undefined) ?? positive, unsigned: false };
}

/** A number with the texts of its section, without spaces at the ends. */
export function textAround(format: string, value: number): string {
  const { section, unsigned } = sectionFor(sectionsOf(format), value);
  const number = String(unsigned ? -value : value);
  let isShown = false;
  return section
    .map(([whole, quoted, shown, bracket]) => {
      if (quoted !== undefined || shown !== undefined) return quoted ?? shown;
      if (bracket !== undefined) return CURRENCY.exec(bracket)?.[1] ?? '';
      if (/^[_*]/.test(whole)) return whole.startsWith('_') ? ' ' : '';
      if (!NUMBER.test(whole)) return whole;
      if (isShown) return '';
      isShown = true;
      return number;
    })
    .join('')
    .trim();
}
