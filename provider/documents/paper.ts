// A paper as plain data: what stands on it, not how it is drawn. writePdf and writeHtml make the same of the same description.

/** Paise: shown as figures with two decimals and Indian grouping, to the right. */
export interface Amount {
  paise: number;
}

/** In a totals row, null lets the text to its left run on over the cell. */
export type Cell = string | Amount | null;

export interface PaperColumn {
  title: string;
  /** its part of the width, in proportion to the other columns' */
  weight: number;
  align?: 'left' | 'right' | 'center';
}

export interface PaperTable {
  kind: 'table';
  columns: readonly PaperColumn[];
  rows: readonly (readonly Cell[])[];
  /** stand out below the rows */
  totals?: readonly (readonly Cell[])[];
  /** small print, for a table of many columns */
  small?: boolean;
}

export interface Pair {
  label: string;
  value: string;
  /** takes a whole row */
  wide?: boolean;
}

export interface Signature {
  caption: string;
  /** above the caption; blank for a place that is only signed */
  name?: string;
}

export type Block =
  | { kind: 'title'; text: string; note?: string }
  /** of what follows, which it stays with */
  | { kind: 'heading'; text: string }
  /** `across` pairs in each row */
  | { kind: 'pairs'; across: 1 | 2 | 3; pairs: readonly Pair[] }
  | PaperTable
  /** a line break in the text begins a new line */
  | { kind: 'paragraph'; text: string; tone?: 'plain' | 'quiet' | 'alert'; align?: 'left' | 'right' | 'center' }
  /** one amount in figures and words, set apart */
  | { kind: 'amount'; label: string; amount: Amount; words: string }
  /** `tall`: with room for a seal above the lines */
  | { kind: 'signatures'; places: readonly Signature[]; tall?: boolean };

export interface Letterhead {
  /** bytes of a PNG or JPEG */
  logo?: Uint8Array;
  name: string;
  /** address, telephone and the like, each on a line of its own */
  lines: readonly string[];
  /** stands by itself on the right */
  number?: string;
}

/** A word across every page or copy; `alert` for a paper that is void. */
export interface Mark {
  text: string;
  tone: 'alert' | 'quiet';
}

/** Two names, such as those of the office's and the parent's copy. */
export type Copies = readonly [string, string];

export interface Paper {
  /** names the file in a reader and stands in the foot of a paper of several pages */
  title: string;
  /** A4; the two copies share one page, with a line to cut along, unless they are too long for it */
  layout: 'portrait' | 'landscape' | { copies: Copies };
  letterhead?: Letterhead;
  blocks: readonly Block[];
  mark?: Mark;
  /** in the foot of every page */
  foot?: string;
}

/** A paper that ends with one long table, whose rows come in batches. */
export interface PaperList extends Omit<Paper, 'layout' | 'mark'> {
  layout: 'portrait' | 'landscape';
  columns: readonly PaperColumn[];
}

/** All of a list as one paper, for those who have its rows at hand. */
export const listAsPaper = (
  { columns, blocks, ...paper }: PaperList,
  rows: PaperTable['rows'],
  totals: PaperTable['rows'],
): Paper => ({ ...paper, blocks: [...blocks, { kind: 'table', columns, rows, totals, small: true }] });
