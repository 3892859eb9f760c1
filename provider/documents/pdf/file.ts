// Writes one PDF file: documents in, bytes out as they are produced. worker.ts calls it in a separate thread.
import PDFDocument from 'pdfkit';
import type { Cell, ListDocument, PrintedDocument, Slip } from '../document.ts';
import { textLine } from '../documentText.ts';
import { blocksStrips } from './blocks.ts';
import { registerFonts } from './fonts.ts';
import { copyFrames, type Frame, sheets, sheetsOf, slipFrames } from './frames.ts';
import { letterheadStrips } from './letterhead.ts';
import { drawCopies, drawOnePage, drawPage, drawSlips } from './pages.ts';
import { Pen } from './pen.ts';
import { fitted, gap, heightOf, paginate, type Placed, type Strip } from './strip.ts';
import { TableLayout } from './table.ts';

/** Number of list pages drawn per request. */
const PAGES_AT_ONCE = 20;

interface OpenList {
  list: ListDocument;
  table: TableLayout;
  strips: Strip[];
  /** set when the list has all its rows */
  pages?: Placed[][];
  drawn: number;
}

export class PdfFile {
  readonly #document: PDFKit.PDFDocument;
  readonly #pen: Pen;
  #open: OpenList | undefined;

  constructor({ title, letterhead }: Pick<PrintedDocument, 'title' | 'letterhead'>) {
    this.#document = new PDFDocument({
      autoFirstPage: false,
      pdfVersion: '1.7',
      lang: 'en-IN',
      displayTitle: true,
      info: { Title: textLine(title), Author: textLine(letterhead?.name ?? '') },
    });
    registerFonts(this.#document);
    this.#pen = new Pen(this.#document);
  }

  #strips(document: Pick<PrintedDocument, 'letterhead' | 'blocks'>, { width, sizes }: Frame, copy?: string): Strip[] {
    const head = document.letterhead ? letterheadStrips(this.#pen, document.letterhead, width, sizes) : [];
    return [
      ...head,
      ...blocksStrips(this.#pen, document.blocks, { width, sizes, ...(copy === undefined ? {} : { copy }) }),
    ];
  }

  #addPages(document: PrintedDocument, orientation: 'portrait' | 'landscape', copy?: string): void {
    const sheet = sheetsOf(document.paper ?? 'A4')[orientation];
    const pages = paginate(this.#strips(document, sheet.frame, copy), sheet.frame.height);
    for (const [at, placed] of pages.entries())
      drawPage(this.#pen, document, sheet, { placed, number: at + 1, of: pages.length });
  }

  #addOnePage(document: PrintedDocument): void {
    const { frame } = sheets.portrait;
    const page = fitted((width) => this.#strips(document, { ...frame, width }), frame);
    drawOnePage(this.#pen, document, sheets.portrait, page);
  }

  /** Starts a new page; copies that do not fit on one page together get separate pages. */
  add(document: PrintedDocument): void {
    const { layout } = document;
    if (document.onePage === true) return this.#addOnePage(document);
    if (typeof layout === 'string') return this.#addPages(document, layout);
    const [one, other] = copyFrames;
    const [first, second] = layout.copies;
    const copies: [Strip[], Strip[]] = [this.#strips(document, one, first), this.#strips(document, other, second)];
    if (copies.every((strips) => heightOf(strips) <= one.height)) return drawCopies(this.#pen, document, copies);
    for (const copy of layout.copies) this.#addPages(document, 'portrait', copy);
  }

  /** Starts a new page of at most four slips. */
  addSlips(slips: readonly Slip[]): void {
    const [frame] = slipFrames;
    if (!frame || slips.length > slipFrames.length) throw new RangeError('A page has four slips.');
    const laid = slips.map((slip) => fitted((width) => this.#strips(slip, { ...frame, width }), frame));
    drawSlips(this.#pen, laid);
  }

  openList(list: ListDocument): void {
    const { frame } = sheets[list.layout];
    const table = new TableLayout(this.#pen, { columns: list.columns, small: true }, frame.width, frame.sizes);
    this.#open = {
      list,
      table,
      strips: [...this.#strips(list, frame), gap(frame.sizes.gap * 0.6), table.head],
      drawn: 0,
    };
  }

  #opened(): OpenList {
    if (!this.#open) throw new Error('No list is open.');
    return this.#open;
  }

  /** Lays out rows; they are drawn when the number of pages is known. */
  addRows(rows: readonly (readonly Cell[])[]): void {
    const { strips, table } = this.#opened();
    for (const strip of table.rows(rows)) strips.push(strip);
  }

  closeList(totals: readonly (readonly Cell[])[]): void {
    const open = this.#opened();
    open.strips.push(...open.table.totals(totals));
    open.pages = paginate(open.strips, sheets[open.list.layout].frame.height);
    open.strips = [];
  }

  /** Draws the next pages of the closed list; returns false when all are drawn. */
  drawList(): boolean {
    const { list, pages = [], drawn } = this.#opened();
    const part = pages.slice(drawn, drawn + PAGES_AT_ONCE);
    for (const [at, placed] of part.entries()) {
      drawPage(this.#pen, list, sheets[list.layout], { placed, number: drawn + at + 1, of: pages.length });
      pages[drawn + at] = [];
    }
    this.#opened().drawn += part.length;
    return this.#opened().drawn < pages.length;
  }

  /** The bytes produced since the last call. */
  take(): Buffer {
    return (this.#document.read() as Buffer | null) ?? Buffer.alloc(0);
  }

  /** Ends the file and returns its remaining bytes. */
  async end(): Promise<Buffer> {
    this.#document.end();
    const parts: Buffer[] = [];
    for await (const part of this.#document) parts.push(part as Buffer);
    return Buffer.concat(parts);
  }
}
