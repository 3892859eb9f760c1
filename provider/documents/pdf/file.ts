// Writes one PDF file: documents in, bytes out as they are produced. worker.ts calls it in a separate thread.
import PDFDocument from 'pdfkit';
import type { Cell, ListDocument, PrintedDocument, Slip } from '../document.ts';
import { textLine } from '../documentText.ts';
import { blocksStrips } from './blocks.ts';
import { registerFonts, releaseShapedWords } from './fonts.ts';
import { copyFrames, type Frame, type Sheet, sheets, sheetsOf, slipFrames } from './frames.ts';
import { letterheadStrips } from './letterhead.ts';
import { drawCopies, drawListFoot, drawListPage, drawOnePage, drawPage, drawSlips } from './pages.ts';
import { Pen } from './pen.ts';
import { fitted, gap, heightOf, paginate, Pagination, type Placed, type Strip } from './strip.ts';
import { TableLayout } from './table.ts';

/** Number of footers drawn per request. */
const FOOTERS_AT_ONCE = 200;
/** Number of list pages whose words are cached together. */
const PAGES_OF_CACHE = 100;

interface OpenList {
  list: ListDocument;
  sheet: Sheet;
  table: TableLayout;
  pages: Pagination;
  drawn: number;
  footers: number;
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

  /** Starts a list, which is the only part of its file. */
  openList(list: ListDocument): void {
    const sheet = sheets[list.layout];
    const { frame } = sheet;
    const table = new TableLayout(this.#pen, { columns: list.columns, small: true }, frame.width, frame.sizes);
    // The pages stay open for their footers.
    this.#document.options.bufferPages = true;
    this.#open = { list, sheet, table, pages: new Pagination(frame.height), drawn: 0, footers: 0 };
    this.#draw((pages) => pages.add([...this.#strips(list, frame), gap(frame.sizes.gap * 0.6), table.head]));
  }

  #opened(): OpenList {
    if (!this.#open) throw new Error('No list is open.');
    return this.#open;
  }

  #draw(full: (pages: Pagination) => Placed[][]): void {
    const open = this.#opened();
    for (const placed of full(open.pages)) {
      drawListPage(this.#pen, open.sheet, placed);
      open.drawn += 1;
      if (open.drawn % PAGES_OF_CACHE === 0) releaseShapedWords(this.#document);
    }
  }

  /** Draws the pages that the rows fill. */
  addRows(rows: readonly (readonly Cell[])[]): void {
    this.#draw((pages) => pages.add(this.#opened().table.rows(rows)));
  }

  closeList(totals: readonly (readonly Cell[])[]): void {
    this.#draw((pages) => [...pages.add(this.#opened().table.totals(totals)), ...pages.end()]);
  }

  /** Draws the next footers of the closed list; returns false when all are drawn. */
  drawFooters(): boolean {
    const open = this.#opened();
    const { list, sheet, drawn: of } = open;
    const last = Math.min(of, open.footers + FOOTERS_AT_ONCE);
    for (; open.footers < last; open.footers += 1)
      drawListFoot(this.#pen, list, sheet, { number: open.footers + 1, of });
    return open.footers < of;
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
