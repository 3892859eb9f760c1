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

/** A number with the texts of its section, without spaces at the ends. */
export function textAround(format: string, value: number): string {
  const [positive = [], negative, zero] = sectionsOf(format);
  const section = (value < 0 ? negative : value === 0 ? zero : undefined) ?? positive;
  const number = String(section === negative ? -value : value);
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
