// Measures and draws single lines of text, rules and boxes. Positions in points from the top left of the page.
import { LINE_HEIGHT } from '../documentStyle.ts';
import { pictureAddress } from '../documentPicture.ts';
import { selectFont, type Weight } from './fonts.ts';
import { type Run, runsOf } from './runs.ts';

export interface TextStyle {
  size: number;
  weight?: Weight;
  colour: string;
}

/** Distance from the top of a line to that of the font, whose ascender and descender need 1.304; centres Latin letters. */
const LEADING = (LINE_HEIGHT - 1.304) / 2 + 0.07;
/** A text whose glyphs map one to one to its characters, in this order. */
const PLAIN = /^[\u0020-\u007e\u00a0-\u00ff\u2013\u2014\u2018-\u201d\u20b9]*$/;
const MOST_WIDTHS = 20_000;

export const lineHeight = ({ size }: TextStyle): number => size * LINE_HEIGHT;

const ASCENDER = 0.896;
/** Distance of the letters from the top of a line. */
export const baseline = ({ size }: TextStyle): number => (LEADING + ASCENDER) * size;

export class Pen {
  readonly document: PDFKit.PDFDocument;
  /** of a run at size 1, by weight */
  readonly #widths: Record<Weight, Map<string, number>> = { regular: new Map(), bold: new Map() };

  constructor(document: PDFKit.PDFDocument) {
    this.document = document;
  }

  #runWidth({ text, font }: Run, weight: Weight): number {
    const widths = this.#widths[weight];
    const key = font === undefined ? text : `${font}\n${text}`;
    const known = widths.get(key);
    if (known !== undefined) return known;
    selectFont(this.document, font, weight);
    const width = this.document.fontSize(1).widthOfString(text);
    if (widths.size >= MOST_WIDTHS) widths.clear();
    widths.set(key, width);
    return width;
  }

  width(text: string, { size, weight = 'regular' }: TextStyle): number {
    return runsOf(text).reduce((sum, run) => sum + this.#runWidth(run, weight) * size, 0);
  }

  /** Draws one line whose box begins at that height. Copying and searching in a reader give the text as it was typed. */
  text(text: string, x: number, top: number, style: TextStyle): void {
    if (text === '') return;
    const { size, weight = 'regular', colour } = style;
    const { document } = this;
    document.fillColor(colour);
    const runs = runsOf(text);
    const plain = runs.length === 1 && PLAIN.test(text);
    if (!plain) this.#beginSpan(text);
    let at = x;
    for (const run of runs) {
      selectFont(document, run.font, weight);
      document.fontSize(size);
      // The ascender of another font differs, so that its text is positioned by the common baseline.
      if (run.font === undefined) document.text(run.text, at, top + LEADING * size, { lineBreak: false });
      else document.text(run.text, at, top + baseline(style), { lineBreak: false, baseline: 'alphabetic' });
      at += this.#runWidth(run, weight) * size;
    }
    if (!plain) document.restore().endMarkedContent().restore();
  }

  /** Begins a span with the axes of its glyphs, which pdfkit flips: readers position the text of a span by its axes. */
  #beginSpan(text: string): void {
    const { document } = this;
    const { height } = document.page;
    document.save().transform(1, 0, 0, -1, 0, height).markContent('Span', { actual: text });
    document.save().transform(1, 0, 0, -1, 0, height);
  }

  /** Draws one line that ends, or is centred, at x. */
  textTo(end: 'right' | 'center', text: string, x: number, top: number, style: TextStyle): void {
    const width = this.width(text, style);
    this.text(text, end === 'right' ? x - width : x - width / 2, top, style);
  }

  /** Draws one line upwards, from the bottom at y; its box begins at x. */
  textUp(text: string, x: number, bottom: number, style: TextStyle): void {
    this.document.save().rotate(-90, { origin: [x, bottom] });
    this.text(text, x, bottom, style);
    this.document.restore();
  }

  /** Draws a horizontal line. */
  rule(x: number, top: number, width: number, colour: string, thickness = 0.5): void {
    this.document
      .lineWidth(thickness)
      .moveTo(x, top)
      .lineTo(x + width, top)
      .stroke(colour);
  }

  /** Draws a vertical line. */
  upright(x: number, top: number, height: number, colour: string, thickness = 0.5): void {
    this.document
      .lineWidth(thickness)
      .moveTo(x, top)
      .lineTo(x, top + height)
      .stroke(colour);
  }

  /** Draws an image in a square, centred from top to bottom. pdfkit recognises it by its address and stores it once in a file. */
  picture(bytes: Uint8Array, x: number, top: number, side: number, align: 'center' | 'right' = 'center'): void {
    this.document.image(pictureAddress(bytes), x, top, { fit: [side, side], align, valign: 'center' });
  }

  box(x: number, top: number, width: number, height: number, colour: string): void {
    this.document.rect(x, top, width, height).fill(colour);
  }
}
