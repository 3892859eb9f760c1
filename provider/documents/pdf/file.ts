// One PDF file: papers in, bytes out as they grow. It works wherever it is called; worker.ts calls it in a thread of its own.
import PDFDocument from 'pdfkit';
import type { Cell, Paper, PaperList } from '../paper.ts';
import { textLine } from '../paperText.ts';
import { blocksStrips } from './blocks.ts';
import { registerFonts } from './fonts.ts';
import { copyFrames, type Frame, sheets } from './frames.ts';
import { letterheadStrips } from './letterhead.ts';
import { drawCopies, drawPage } from './pages.ts';
import { Pen } from './pen.ts';
import { gap, heightOf, paginate, type Placed, type Strip } from './strip.ts';
import { TableLayout } from './table.ts';

/** Pages of a list that are drawn at a time. */
const PAGES_AT_ONCE = 20;

interface OpenList {
  list: PaperList;
  table: TableLayout;
  strips: Strip[];
  /** once it has all its rows */
  pages?: Placed[][];
  drawn: number;
}

export class PdfFile {
  readonly #document: PDFKit.PDFDocument;
  readonly #pen: Pen;
  #open: OpenList | undefined;

  constructor({ title, letterhead }: Pick<Paper, 'title' | 'letterhead'>) {
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

  #strips(paper: Pick<Paper, 'letterhead' | 'blocks'>, { width, sizes }: Frame, copy?: string): Strip[] {
    const head = paper.letterhead ? letterheadStrips(this.#pen, paper.letterhead, width, sizes) : [];
    return [
      ...head,
      ...blocksStrips(this.#pen, paper.blocks, { width, sizes, ...(copy === undefined ? {} : { copy }) }),
    ];
  }

  #addPages(paper: Paper, orientation: 'portrait' | 'landscape', copy?: string): void {
    const sheet = sheets[orientation];
    const pages = paginate(this.#strips(paper, sheet.frame, copy), sheet.frame.height);
    for (const [at, placed] of pages.entries())
      drawPage(this.#pen, paper, sheet, { placed, number: at + 1, of: pages.length });
  }

  /** Begins a page; copies that do not fit one page together have pages of their own. */
  add(paper: Paper): void {
    const { layout } = paper;
    if (typeof layout === 'string') return this.#addPages(paper, layout);
    const [one, other] = copyFrames;
    const [first, second] = layout.copies;
    const copies: [Strip[], Strip[]] = [this.#strips(paper, one, first), this.#strips(paper, other, second)];
    if (copies.every((strips) => heightOf(strips) <= one.height)) return drawCopies(this.#pen, paper, copies);
    for (const copy of layout.copies) this.#addPages(paper, 'portrait', copy);
  }

  openList(list: PaperList): void {
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

  /** Lays them out; they are drawn when the number of pages is known. */
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

  /** Some pages of the closed list; false when all are drawn. */
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

  /** What the file has grown by. */
  take(): Buffer {
    return (this.#document.read() as Buffer | null) ?? Buffer.alloc(0);
  }

  /** The rest of the file. */
  async end(): Promise<Buffer> {
    this.#document.end();
    const parts: Buffer[] = [];
    for await (const part of this.#document) parts.push(part as Buffer);
    return Buffer.concat(parts);
  }
}
