// The headings of a table whose columns are grouped: the groups above, the columns below.
import type { ColumnGroup, DocumentColumn } from '../document.ts';
import { colours } from '../documentStyle.ts';
import { textLines } from '../documentText.ts';
import { type FittedText, unbroken } from './fitting.ts';
import { lineHeight, type Pen, type TextStyle } from './pen.ts';
import type { Strip } from './strip.ts';

/** The space between the text of a cell and its borders. */
export const BESIDE = 4;
export const ABOVE = 2.4;

/** The position of a column in its table. */
export interface ColumnBox {
  left: number;
  width: number;
  align: NonNullable<DocumentColumn['align']>;
}

interface Heading extends Pick<ColumnBox, 'left' | 'width'>, FittedText {
  row: 'group' | 'column' | 'both';
}

interface Head {
  titles: readonly string[];
  groups: readonly ColumnGroup[];
  boxes: readonly ColumnBox[];
  size: number;
}

function headingOf(pen: Pen, text: string, box: Pick<ColumnBox, 'left' | 'width'>, size: number): Omit<Heading, 'row'> {
  const style: TextStyle = { size, weight: 'bold', colour: colours.ink };
  return { ...box, ...unbroken(pen, textLines(text), box.width - BESIDE, style) };
}

function headingsOf(pen: Pen, { titles, groups, boxes, size }: Head): Heading[] {
  let from = 0;
  return groups.flatMap(({ title, span }) => {
    const own = boxes.slice(from, from + span);
    const names = titles.slice(from, from + span);
    from += span;
    const row = title === '' ? 'both' : 'column';
    const columns = own.map((box, at): Heading => ({ ...headingOf(pen, names[at] ?? '', box, size), row }));
    const [first] = own;
    if (title === '' || !first) return columns;
    const width = own.reduce((sum, box) => sum + box.width, 0);
    return [{ ...headingOf(pen, title, { left: first.left, width }, size), row: 'group' as const }, ...columns];
  });
}

const textHeight = ({ lines, style }: Heading): number => lines.length * lineHeight(style);

export function groupedHead(pen: Pen, head: Head): Strip {
  const headings = headingsOf(pen, head);
  const heightOf = (row: Heading['row']) =>
    Math.max(0, ...headings.filter((each) => each.row === row).map((each) => textHeight(each) + 2 * ABOVE));
  const upper = heightOf('group');
  const height = Math.max(upper + heightOf('column'), heightOf('both'));
  const width = head.boxes.reduce((sum, box) => sum + box.width, 0);
  const box = (heading: Heading): [from: number, to: number] => {
    if (heading.row === 'both') return [0, height];
    return heading.row === 'group' ? [0, upper] : [upper, height];
  };
  return {
    height,
    draw: (left, top) => {
      pen.box(left, top, width, height, colours.tint);
      pen.rule(left, top, width, colours.rule);
      pen.rule(left, top + height, width, colours.rule);
      for (const heading of headings) {
        const [from, to] = box(heading);
        pen.upright(left + heading.left, top + from, to - from, colours.quiet);
        if (heading.row === 'group') pen.rule(left + heading.left, top + to, heading.width, colours.quiet);
        let at = top + from + (to - from - textHeight(heading)) / 2;
        for (const line of heading.lines) {
          pen.textTo('center', line, left + heading.left + heading.width / 2, at, heading.style);
          at += lineHeight(heading.style);
        }
      }
      pen.upright(left + width, top, height, colours.quiet);
    },
  };
}
