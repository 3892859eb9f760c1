import type { Letterhead } from '../document.ts';
import { colours, type Sizes } from '../documentStyle.ts';
import { textLine } from '../documentText.ts';
import { linesOf } from './lines.ts';
import { lineHeight, type Pen, type TextStyle } from './pen.ts';
import { gap, type Strip } from './strip.ts';

/** Space between logo and text, also on the other side, so that the name is centred on the page. */
const BESIDE = 10;

interface Line {
  text: string;
  style: TextStyle;
}

function linesOfHead(pen: Pen, { name, lines }: Letterhead, width: number, sizes: Sizes): Line[] {
  const large: TextStyle = { size: sizes.school, weight: 'bold', colour: colours.ink };
  const small: TextStyle = { size: sizes.small, colour: colours.quiet };
  const wrap = (text: string, style: TextStyle): Line[] =>
    linesOf([textLine(text)], width, (part) => pen.width(part, style)).map((part) => ({ text: part, style }));
  return [...wrap(name, large), ...lines.flatMap((line) => wrap(line, small))];
}

/** Logo on the left, name and address in the middle, a rule below, and the letter's number under it on the right. */
export function letterheadStrips(pen: Pen, letterhead: Letterhead, width: number, sizes: Sizes): Strip[] {
  const { logo, number } = letterhead;
  const side = logo ? sizes.logo + BESIDE : 0;
  const lines = linesOfHead(pen, letterhead, width - 2 * side, sizes);
  const text = lines.reduce((sum, { style }) => sum + lineHeight(style), 0);
  const height = Math.max(text, logo ? sizes.logo : 0);
  const head: Strip = {
    height: height + sizes.gap * 0.6,
    withNext: true,
    draw: (left, top) => {
      if (logo) pen.picture(logo, left, top + (height - sizes.logo) / 2, sizes.logo);
      let at = top + (height - text) / 2;
      for (const { text: line, style } of lines) {
        pen.textTo('center', line, left + width / 2, at, style);
        at += lineHeight(style);
      }
      pen.rule(left, top + height + sizes.gap * 0.6, width, colours.rule, 1);
    },
  };
  const style: TextStyle = { size: sizes.small, colour: colours.quiet };
  const numberLine: Strip = {
    height: lineHeight(style) + 3 + sizes.gap * 0.3,
    withNext: true,
    draw: (left, top) => pen.textTo('right', textLine(number ?? ''), left + width, top + 3, style),
  };
  return [head, number === undefined ? { ...gap(sizes.gap * 0.6), withNext: true } : numberLine];
}
