// Draws what was laid out: pages with their marks and feet, and sheets of two copies.
import type { Paper } from '../paper.ts';
import { colours, pageSizes } from '../paperStyle.ts';
import { paperWords as words } from '../paper.words.ts';
import { textLine } from '../paperText.ts';
import { copyFrames, CUT_AT, type Frame, type Sheet, sheets } from './frames.ts';
import { drawMark } from './marks.ts';
import { linesOf } from './lines.ts';
import { lineHeight, type Pen, type TextStyle } from './pen.ts';
import { heightOf, type Placed, type Strip } from './strip.ts';

type Head = Pick<Paper, 'title' | 'foot' | 'mark'>;

const FOOT = 20;
const DASH = 3;

function addSheet({ document }: Pen, { orientation }: Sheet): void {
  document.addPage({ size: 'A4', layout: orientation, margin: 0 });
}

function drawFoot(pen: Pen, { title, foot }: Head, { frame, height }: Sheet, page: number, of: number): void {
  if (of === 1 && foot === undefined) return;
  const style: TextStyle = { size: pageSizes.small, colour: colours.quiet };
  const number = words.page(page, of);
  const top = height - FOOT - lineHeight(style);
  const room = frame.width - pen.width(number, style) - pageSizes.gap;
  const [first = ''] = linesOf([textLine(foot ?? title)], room, (text) => pen.width(text, style));
  pen.rule(frame.left, top - 3, frame.width, colours.hairline);
  pen.text(first, frame.left, top, style);
  pen.textTo('right', number, frame.left + frame.width, top, style);
}

/** One page of several; the paper's mark lies over what is drawn. */
export function drawPage(
  pen: Pen,
  paper: Head,
  sheet: Sheet,
  page: { placed: readonly Placed[]; number: number; of: number },
): void {
  addSheet(pen, sheet);
  const { left, top } = sheet.frame;
  for (const { strip, top: at } of page.placed) strip.draw?.(left, top + at);
  if (paper.mark) drawMark(pen, paper.mark, sheet.frame);
  drawFoot(pen, paper, sheet, page.number, page.of);
}

function drawCopy(pen: Pen, paper: Head, frame: Frame, strips: readonly Strip[]): void {
  const open = frame.height - heightOf(strips);
  let at = frame.top;
  for (const { draw, height, grows } of strips) {
    draw?.(frame.left, at);
    at += height + (grows === true ? open : 0);
  }
  if (paper.mark) drawMark(pen, paper.mark, frame);
}

/** Both copies fit their halves. */
export function drawCopies(pen: Pen, paper: Head, copies: readonly [Strip[], Strip[]]): void {
  addSheet(pen, sheets.landscape);
  for (const [at, frame] of copyFrames.entries()) drawCopy(pen, paper, frame, copies[at] ?? []);
  const { document } = pen;
  document.save().lineWidth(0.6).dash(DASH, { space: DASH });
  document.moveTo(CUT_AT, 0).lineTo(CUT_AT, sheets.landscape.height).stroke(colours.quiet);
  document.restore();
}
