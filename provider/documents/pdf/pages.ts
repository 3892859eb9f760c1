// Draws laid-out pages with watermark and footer, and sheets of two copies.
import type { PrintedDocument } from '../document.ts';
import { colours, pageSizes } from '../documentStyle.ts';
import { documentWords as words } from '../document.words.ts';
import { textLine } from '../documentText.ts';
import { copyFrames, CUTS, type Frame, type Sheet, sheets, slipFrames } from './frames.ts';
import { drawMark } from './marks.ts';
import { linesOf } from './lines.ts';
import { lineHeight, type Pen, type TextStyle } from './pen.ts';
import { type Fitted, heightOf, type Placed, type Strip } from './strip.ts';

type Head = Pick<PrintedDocument, 'title' | 'foot' | 'mark'>;

const FOOT = 20;
const DASH = 3;

function addSheet({ document }: Pen, { paper, orientation }: Sheet): void {
  document.addPage({ size: paper, layout: orientation, margin: 0 });
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

function drawPlaced({ frame: { left, top } }: Sheet, placed: readonly Placed[]): void {
  for (const { strip, top: at } of placed) strip.draw?.(left, top + at);
}

/** Draws one page of several; the watermark is drawn over the content. */
export function drawPage(
  pen: Pen,
  head: Head,
  sheet: Sheet,
  page: { placed: readonly Placed[]; number: number; of: number },
): void {
  addSheet(pen, sheet);
  drawPlaced(sheet, page.placed);
  if (head.mark) drawMark(pen, head.mark, sheet.frame);
  drawFoot(pen, head, sheet, page.number, page.of);
}

/** Draws one page of a list without its footer, and releases what was drawn. */
export function drawListPage(pen: Pen, sheet: Sheet, placed: readonly Placed[]): void {
  addSheet(pen, sheet);
  drawPlaced(sheet, placed);
  pen.document.page.content.finalize();
}

/** Draws the footer of a page of a list as a second content of the page, when the number of pages is known. */
export function drawListFoot(pen: Pen, head: Head, sheet: Sheet, page: { number: number; of: number }): void {
  const { document } = pen;
  document.switchToPage(page.number - 1);
  const drawn = document.page.content;
  document.page.content = document.ref({});
  Object.assign(document.page.dictionary.data, { Contents: [drawn, document.page.content] });
  document.save();
  drawFoot(pen, head, sheet, page.number, page.of);
  document.restore();
}

/** Draws all strips in the frame; the space before the signatures fills it. */
function drawColumn({ left, top, height }: Frame, strips: readonly Strip[]): void {
  const open = height - heightOf(strips);
  let at = top;
  for (const { draw, height: own, grows } of strips) {
    draw?.(left, at);
    at += own + (grows === true ? open : 0);
  }
}

function drawCopy(pen: Pen, head: Head, frame: Frame, strips: readonly Strip[]): void {
  drawColumn(frame, strips);
  if (head.mark) drawMark(pen, head.mark, frame);
}

/** Draws strips that are laid out for the frame enlarged by 1 / scale. */
function drawFitted({ document }: Pen, frame: Frame, { strips, scale }: Fitted): void {
  document.save().translate(frame.left, frame.top).scale(scale);
  drawColumn({ ...frame, left: 0, top: 0, height: frame.height / scale }, strips);
  document.restore();
}

export function drawOnePage(pen: Pen, head: Head, sheet: Sheet, page: Fitted): void {
  addSheet(pen, sheet);
  const { frame } = sheet;
  drawFitted(pen, frame, page);
  if (head.mark) drawMark(pen, head.mark, frame);
  drawFoot(pen, head, sheet, 1, 1);
}

function drawCut({ document }: Pen, from: readonly [number, number], to: readonly [number, number]): void {
  document.save().lineWidth(0.6).dash(DASH, { space: DASH });
  document
    .moveTo(...from)
    .lineTo(...to)
    .stroke(colours.quiet);
  document.restore();
}

/** Draws two copies on one sheet; each must fit its half. */
export function drawCopies(pen: Pen, head: Head, copies: readonly [Strip[], Strip[]]): void {
  addSheet(pen, sheets.landscape);
  for (const [at, frame] of copyFrames.entries()) drawCopy(pen, head, frame, copies[at] ?? []);
  drawCut(pen, [CUTS.long, 0], [CUTS.long, sheets.landscape.height]);
}

/** Draws a page of at most four slips, with the lines between them. */
export function drawSlips(pen: Pen, slips: readonly Fitted[]): void {
  const { portrait } = sheets;
  addSheet(pen, portrait);
  for (const [at, slip] of slips.entries()) drawFitted(pen, slipFrames[at] ?? portrait.frame, slip);
  drawCut(pen, [CUTS.short, 0], [CUTS.short, portrait.height]);
  drawCut(pen, [0, CUTS.long], [portrait.width, CUTS.long]);
}
