// Makes the text of a cell smaller until it fits, so that no word is broken and no heading extends over its column.
import { LEAST_SIZE } from '../documentStyle.ts';
import { linesOf, signsOf } from './lines.ts';
import { lineHeight, type Pen, type TextStyle } from './pen.ts';

export interface FittedText {
  lines: string[];
  style: TextStyle;
}

/** Points, so that rounding does not break a word that has exactly the width of its cell. */
const ROUNDING = 0.01;

/** Breaks a text between words. A wider word is made smaller down to the least size, a number further, because it is never broken. */
export function unbroken(pen: Pen, texts: readonly string[], room: number, style: TextStyle): FittedText {
  const sizes = texts
    .flatMap((text) => text.split(' '))
    .map((word) => {
      const size = (style.size * room) / pen.width(word, style);
      return /\p{N}/u.test(word) ? size : Math.max(LEAST_SIZE, size);
    });
  const fitting = { ...style, size: Math.min(style.size, ...sizes) };
  return { style: fitting, lines: linesOf(texts, room + ROUNDING, (text) => pen.width(text, fitting)) };
}

/** Heights in points of a heading that is written upwards. */
const HEIGHTS = [84, 112, 140] as const;
const MOST_HEIGHT = HEIGHTS[2];
const STEP = 0.5;

const fits = ({ lines, style }: FittedText, width: number): boolean => lines.length * lineHeight(style) <= width;

/** The longest beginning of the first text that fits at the least size, followed by the other texts. */
function shortened(pen: Pen, [first = '', ...rest]: readonly string[], width: number, style: TextStyle): FittedText {
  const least = { ...style, size: LEAST_SIZE };
  const signs = signsOf(first);
  for (;;) {
    signs.pop();
    const text = [`${signs.join('').trimEnd()}…`, ...rest].join(' ');
    const fitted = { style: least, lines: linesOf([text], MOST_HEIGHT, (part) => pen.width(part, least)) };
    if (signs.length === 0 || fits(fitted, width)) return fitted;
  }
}

/** A heading that is written upwards: higher, on one line with its other texts, smaller or shortened until it fits its column. */
export function turnedHeading(pen: Pen, texts: readonly string[], width: number, style: TextStyle): FittedText {
  const layouts = [
    ...HEIGHTS.map((height) => ({ parts: texts, height })),
    { parts: [texts.join(' ')], height: MOST_HEIGHT },
  ];
  for (let { size } = style; size >= LEAST_SIZE; size -= STEP) {
    for (const { parts, height } of layouts) {
      const fitted = unbroken(pen, parts, height, { ...style, size });
      if (fitted.style.size === size && fits(fitted, width)) return fitted;
    }
  }
  return shortened(pen, texts, width, style);
}
