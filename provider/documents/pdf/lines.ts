// Breaks a text into lines between words, and inside a word only if it is wider than the line.

export type Measure = (text: string) => number;

const signs = new Intl.Segmenter('hi', { granularity: 'grapheme' });
/** The virama of Gurmukhi, Kannada and Meetei Mayek, after which the segmenter divides a conjunct. */
const JOINS_NEXT = /[\u0a4d\u0ccd\uabed]$/;

/** Splits a word into its smallest breakable parts: a conjunct, or a letter with its marks. */
export function signsOf(word: string): string[] {
  const found: string[] = [];
  for (const { segment } of signs.segment(word)) {
    const last = found.at(-1);
    if (last !== undefined && JOINS_NEXT.test(last)) found[found.length - 1] = last + segment;
    else found.push(segment);
  }
  return found;
}

function cutWord(word: string, width: number, measure: Measure): string[] {
  const pieces: string[] = [];
  let piece = '';
  let used = 0;
  for (const sign of signsOf(word)) {
    const wide = measure(sign);
    if (piece !== '' && used + wide > width) {
      pieces.push(piece);
      piece = '';
      used = 0;
    }
    piece += sign;
    used += wide;
  }
  return [...pieces, piece];
}

function wrapped(line: string, width: number, measure: Measure): string[] {
  const blank = measure(' ');
  const lines: string[] = [];
  let current = '';
  let used = 0;
  for (const word of line.split(' ')) {
    const wide = measure(word);
    if (current !== '' && used + blank + wide <= width) {
      current += ` ${word}`;
      used += blank + wide;
      continue;
    }
    if (current !== '') lines.push(current);
    const pieces = wide > width ? cutWord(word, width, measure) : [word];
    current = pieces.pop() ?? '';
    used = pieces.length > 0 ? measure(current) : wide;
    lines.push(...pieces);
  }
  return [...lines, current];
}

/** Lines of at most that width, at least one. A single character that is wider gets its own line. */
export const linesOf = (texts: readonly string[], width: number, measure: Measure): string[] =>
  texts.flatMap((text) => wrapped(text, width, measure));
