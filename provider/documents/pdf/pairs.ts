import type { Block, Pair } from '../document.ts';
import { colours } from '../documentStyle.ts';
import { textLines } from '../documentText.ts';
import { linesOf } from './lines.ts';
import { lineHeight, type Pen, type TextStyle } from './pen.ts';
import { gap, heightOf, type Room, type Strip } from './strip.ts';

const BETWEEN = 12;
const BESIDE_LABEL = 8;
const BELOW = 2.2;
/** Maximum width of a label relative to its pair. */
const LABEL = 0.45;
/** The side of a picture relative to the text size. */
const PICTURE = 8;

function rowsOf(pairs: readonly Pair[], across: number): Pair[][] {
  const rows: Pair[][] = [];
  for (const pair of pairs) {
    const last = rows.at(-1);
    const open = last && last.length < across && last[0]?.wide !== true && pair.wide !== true;
    if (open) last.push(pair);
    else rows.push([pair]);
  }
  return rows;
}

type PairsBlock = Extract<Block, { kind: 'pairs' }>;

/** The pairs with the picture on their right. */
export function pairStrips(pen: Pen, block: PairsBlock, room: Room): Strip[] {
  const { picture } = block;
  if (!picture) return pairRows(pen, block, room);
  const side = PICTURE * room.sizes.text;
  const strips = pairRows(pen, block, { ...room, width: room.width - side - BETWEEN });
  const rest = Math.max(0, side - heightOf(strips));
  const [first, ...others] = [...strips, gap(rest)].map((strip) => ({ ...strip, withNext: true }));
  if (!first) return [];
  const draw: Strip['draw'] = (left, top) => {
    pen.picture(picture, left + room.width - side, top, side, 'right');
    first.draw?.(left, top);
  };
  return [{ ...first, draw }, ...others];
}

/** Aligns the labels of a column; their width is that of the widest one. */
function pairRows(pen: Pen, { across, pairs }: PairsBlock, { width, sizes }: Room): Strip[] {
  const quiet: TextStyle = { size: sizes.text, colour: colours.quiet };
  const strong: TextStyle = { size: sizes.text, weight: 'bold', colour: colours.ink };
  const column = (width - BETWEEN * (across - 1)) / across;
  const rows = rowsOf(pairs, across);
  const labels = Array.from({ length: across }, (_, at) => {
    const texts = rows.flatMap((row) => row[at]?.label ?? []).map((label) => textLines(label).join(' '));
    return Math.min(LABEL * column, BESIDE_LABEL + Math.max(0, ...texts.map((text) => pen.width(text, quiet))));
  });
  const line = lineHeight(quiet);
  return rows.map((row): Strip => {
    const cells = row.map(({ label, value, wide }, at) => {
      const side = labels[at] ?? 0;
      return {
        left: at * (column + BETWEEN),
        side,
        label: linesOf(textLines(label), side - BESIDE_LABEL + 0.01, (text) => pen.width(text, quiet)),
        value: linesOf(textLines(value), (wide === true ? width : column) - side, (text) => pen.width(text, strong)),
      };
    });
    const lines = Math.max(...cells.flatMap(({ label, value }) => [label.length, value.length]));
    return {
      height: lines * line + BELOW,
      draw: (from, top) => {
        for (const { left, side, label, value } of cells) {
          for (const [at, text] of label.entries()) pen.text(text, from + left, top + at * line, quiet);
          for (const [at, text] of value.entries()) pen.text(text, from + left + side, top + at * line, strong);
        }
      },
    };
  });
}
