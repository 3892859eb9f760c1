// Tables: columns by weight, cells that wrap, a heading that is repeated on every page.
import { present } from '../../../common/present.ts';
import type { Cell, DocumentColumn, DocumentTable } from '../document.ts';
import { colours, LEAST_SIZE, LIST_SIZE, RULED_HEIGHT, type Sizes } from '../documentStyle.ts';
import { figures, textLines } from '../documentText.ts';
import { type FittedText, turnedHeading, unbroken } from './fitting.ts';
import { linesOf } from './lines.ts';
import { lineHeight, type Pen, type TextStyle } from './pen.ts';
import type { Strip } from './strip.ts';
import { ABOVE, BESIDE, groupedHead, type ColumnBox } from './tableHead.ts';

const BESIDE_DENSE = 2;
/** Maximum lines of a row, so that it fits on a page; further lines continue in a row without a rule above. */
const MOST_LINES = 20;

type RowKind = 'head' | 'row' | 'total';

interface CellBox extends ColumnBox {
  /** the heading is written upwards */
  turned: boolean;
}

interface CellLines extends CellBox, FittedText {
  /** the text of a cell to the left extends over it */
  covered: boolean;
}

const tallestOf = (laid: readonly CellLines[]): number => Math.max(...laid.map(({ style }) => lineHeight(style)));

interface Box {
  left: number;
  top: number;
  height: number;
}

/** Whether a text further to the left extends over this cell of a totals row. */
const isCovered = (cells: readonly Cell[], at: number): boolean =>
  cells[at] === null && typeof cells.slice(0, at).findLast((cell) => cell !== null) === 'string';

export class TableLayout {
  readonly #pen: Pen;
  readonly #boxes: CellBox[] = [];
  readonly #width: number;
  #size: number;
  readonly #ruled: boolean;
  readonly #dense: boolean;
  readonly #boxed: boolean;
  readonly #head: Strip;

  constructor(
    pen: Pen,
    table: Omit<DocumentTable, 'kind' | 'rows'> & Partial<Pick<DocumentTable, 'rows'>>,
    width: number,
    sizes: Sizes,
  ) {
    const { columns, groups, small, ruled = false, dense, boxed = ruled || dense !== undefined } = table;
    this.#pen = pen;
    this.#ruled = ruled;
    this.#boxed = boxed;
    this.#width = width;
    this.#dense = dense !== undefined;
    this.#size = dense ?? (small === true ? LIST_SIZE : sizes.text);
    const weights = columns.reduce((sum, { weight }) => sum + weight, 0);
    let left = 0;
    for (const { weight, align = 'left' } of columns) {
      const part = (width * weight) / weights;
      this.#boxes.push({ left, width: part, align, turned: false });
      left += part;
    }
    if (boxed && !ruled && dense === undefined) this.#size = this.#fittingSize([table.rows ?? [], table.totals ?? []]);
    this.#turn(columns);
    const titles = columns.map(({ title }) => title);
    const head = groups
      ? groupedHead(pen, { titles, groups, boxes: this.#boxes, size: this.#size })
      : present(this.#strips(titles, 'head')[0], 'the heading of a table');
    this.#head = { ...head, withNext: true };
  }

  /** The size at which no text of the columns that are not on the left is broken, at most that of the table. */
  #fittingSize([rows, totals]: [rows: DocumentTable['rows'], totals: DocumentTable['rows']]): number {
    let size = this.#size;
    const take = (kind: RowKind) => (cells: readonly Cell[]) => {
      for (const [at, cell] of cells.entries()) {
        const { width, align } = this.#boxOf(cells, at, kind);
        if (typeof cell !== 'string' || align === 'left') continue;
        for (const line of textLines(cell)) {
          const unit = this.#pen.width(line, {
            size: 1,
            weight: kind === 'row' ? 'regular' : 'bold',
            colour: colours.ink,
          });
          if (unit > 0) size = Math.min(size, ((width - 2 * this.#beside) / unit) * 0.999);
        }
      }
    };
    rows.forEach(take('row'));
    totals.forEach(take('total'));
    return Math.max(LEAST_SIZE, size);
  }

  get #beside(): number {
    return this.#dense ? BESIDE_DENSE : BESIDE;
  }

  /** Turns the headings that may be turned if a word of one of them is too wide. */
  #turn(columns: readonly DocumentColumn[]): void {
    const style: TextStyle = { size: this.#size, weight: 'bold', colour: colours.ink };
    const turnable = columns.flatMap(({ title, mayTurn }, at) => (mayTurn === true ? [{ title, at }] : []));
    const isTooWide = turnable.some(({ title, at }) => {
      const room = (this.#boxes[at]?.width ?? 0) - 2 * this.#beside;
      return title.split(/\s+/).some((word) => this.#pen.width(word, style) > room);
    });
    if (isTooWide) for (const { at } of turnable) present(this.#boxes[at], 'a column').turned = true;
  }

  get head(): Strip {
    return this.#head;
  }

  rows(rows: readonly (readonly Cell[])[]): Strip[] {
    return rows.flatMap((cells) => this.#strips(cells, 'row').map((strip) => ({ ...strip, head: this.#head })));
  }

  /** Keeps the totals on one page. */
  totals(rows: readonly (readonly Cell[])[]): Strip[] {
    const strips = rows.flatMap((cells) => this.#strips(cells, 'total'));
    return strips.map((strip, at) => ({ ...strip, head: this.#head, withNext: at < strips.length - 1 }));
  }

  /** The width of a cell with the empty cells it may extend over. */
  #boxOf(cells: readonly Cell[], at: number, kind: RowKind): CellBox {
    const box = present(this.#boxes[at], 'a column');
    let width = box.width;
    if (kind === 'total' && typeof cells[at] === 'string')
      for (let next = at + 1; cells[next] === null; next += 1) width += this.#boxes[next]?.width ?? 0;
    return { ...box, width };
  }

  #cell(cells: readonly Cell[], at: number, kind: RowKind): CellLines {
    const cell = cells[at] ?? '';
    const box = this.#boxOf(cells, at, kind);
    const room = box.width - 2 * this.#beside;
    const covered = kind === 'total' && isCovered(cells, at);
    const style: TextStyle = {
      size: this.#size,
      weight: kind === 'row' ? 'regular' : 'bold',
      colour: colours.ink,
    };
    if (typeof cell !== 'string')
      return { ...box, align: 'right', covered, ...unbroken(this.#pen, [figures(cell)], room, style) };
    const texts = textLines(cell);
    if (kind === 'head' && box.turned) return { ...box, covered, ...turnedHeading(this.#pen, texts, box.width, style) };
    if (box.align !== 'left') return { ...box, covered, ...unbroken(this.#pen, texts, room, style) };
    return { ...box, covered, style, lines: linesOf(texts, room, (text) => this.#pen.width(text, style)) };
  }

  #strips(cells: readonly Cell[], kind: RowKind): Strip[] {
    const laid = this.#boxes.map((_, at) => this.#cell(cells, at, kind));
    const most = Math.max(...laid.map(({ lines }) => lines.length));
    const strips: Strip[] = [];
    for (let from = 0; from < most; from += kind === 'head' ? most : MOST_LINES) {
      const to = kind === 'head' ? most : Math.min(most, from + MOST_LINES);
      const text = kind === 'head' ? this.#headHeight(laid) : tallestOf(laid) * (to - from);
      const blank = this.#ruled ? Math.max(0, RULED_HEIGHT - text - 2 * ABOVE) / 2 : 0;
      const above = (from === 0 ? ABOVE : 0) + blank;
      const below = (to === most ? ABOVE : 0) + blank;
      const height = above + below + text;
      strips.push({
        height,
        draw: (left, top) => this.#drawRow(laid, { from, to, left, top, height, above, last: to === most }, kind),
      });
    }
    return strips;
  }

  #drawRow(
    laid: readonly CellLines[],
    part: { from: number; to: number; left: number; top: number; height: number; above: number; last: boolean },
    kind: RowKind,
  ): void {
    const { left, top, height } = part;
    if (kind !== 'row') this.#pen.box(left, top, this.#width, height, colours.tint);
    const tallest = tallestOf(laid);
    const bottom = top + height - ABOVE;
    for (const cell of laid) {
      if (kind === 'head' && cell.turned) {
        this.#drawTurned(cell, left, bottom);
        continue;
      }
      // Headings beside those that are written upwards end at the bottom.
      const first = kind === 'head' && this.#dense ? bottom - cell.lines.length * tallest : top + part.above;
      for (const [line, text] of cell.lines.slice(part.from, part.to).entries()) {
        const at = first + line * tallest + (tallest - lineHeight(cell.style)) / 2;
        const from = left + cell.left;
        if (cell.align === 'left') this.#pen.text(text, from + this.#beside, at, cell.style);
        else if (cell.align === 'right')
          this.#pen.textTo('right', text, from + cell.width - this.#beside, at, cell.style);
        else this.#pen.textTo('center', text, from + cell.width / 2, at, cell.style);
      }
    }
    if (kind === 'total') this.#pen.rule(left, top, this.#width, colours.rule, 0.7);
    if (this.#boxed) this.#drawLines(laid, { left, top, height }, kind);
    if (part.last) this.#pen.rule(left, top + height, this.#width, this.#lineColour(kind));
  }

  /** The height of the headings without the room around them. */
  #headHeight(laid: readonly CellLines[]): number {
    const flat = laid.filter(({ turned }) => !turned).map(({ lines }) => lines.length);
    const turned = laid
      .filter((cell) => cell.turned)
      .flatMap(({ lines, style }) => lines.map((line) => this.#pen.width(line, style)));
    return Math.max(tallestOf(laid) * Math.max(...flat), ...turned);
  }

  /** Writes a heading upwards from this height, centred in its column. */
  #drawTurned({ left, width, lines, style }: CellLines, from: number, bottom: number): void {
    const tall = lineHeight(style);
    const start = from + left + (width - lines.length * tall) / 2;
    for (const [line, text] of lines.entries()) this.#pen.textUp(text, start + line * tall, bottom, style);
  }

  #lineColour(kind: RowKind): string {
    if (kind !== 'row') return colours.rule;
    return this.#boxed ? colours.quiet : colours.hairline;
  }

  /** Draws the lines beside the cells of a row, and above the headings. */
  #drawLines(laid: readonly CellLines[], { left, top, height }: Box, kind: RowKind): void {
    if (kind === 'head') this.#pen.rule(left, top, this.#width, colours.rule);
    for (const cell of laid) if (!cell.covered) this.#pen.upright(left + cell.left, top, height, colours.quiet);
    this.#pen.upright(left + this.#width, top, height, colours.quiet);
  }
}
