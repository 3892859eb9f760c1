import type { Block } from '../document.ts';
import { colours } from '../documentStyle.ts';
import { textLine } from '../documentText.ts';
import { linesOf } from './lines.ts';
import { lineHeight, type Pen, type TextStyle } from './pen.ts';
import type { Room, Strip } from './strip.ts';

const BETWEEN = 24;
const WIDEST = 150;

/** A signature line for each, with space above it; a single one is on the right. */
export function signatureStrips(
  pen: Pen,
  { lines, tall = false }: Extract<Block, { kind: 'signatures' }>,
  { width, sizes }: Room,
): Strip[] {
  const quiet: TextStyle = { size: sizes.small, colour: colours.quiet };
  const strong: TextStyle = { size: sizes.text, weight: 'bold', colour: colours.ink };
  const room = Math.min(WIDEST, (width - BETWEEN * (lines.length - 1)) / lines.length);
  const laid = lines.map(({ caption, name = '' }) => ({
    name: linesOf([textLine(name)], room, (text) => pen.width(text, strong)).filter(Boolean),
    caption: linesOf([textLine(caption)], room, (text) => pen.width(text, quiet)),
  }));
  const names = Math.max(...laid.map(({ name }) => name.length));
  const captions = Math.max(...laid.map(({ caption }) => caption.length));
  const above = (tall ? 5 : 2.6) * sizes.gap;
  const height = above + 3 + names * lineHeight(strong) + captions * lineHeight(quiet);
  const leftOf = (at: number): number =>
    lines.length === 1 ? width - room : (at * (width - room)) / (lines.length - 1);
  return [
    {
      height,
      draw: (left, top) => {
        for (const [at, { name, caption }] of laid.entries()) {
          const from = left + leftOf(at);
          pen.rule(from, top + above, room, colours.ink);
          let line = top + above + 3;
          for (const [style, texts] of [
            [strong, name],
            [quiet, caption],
          ] as const)
            for (const text of texts) {
              pen.textTo('center', text, from + room / 2, line, style);
              line += lineHeight(style);
            }
        }
      },
    },
  ];
}
