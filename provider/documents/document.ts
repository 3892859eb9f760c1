// A printed document as plain data: its content without a layout. writePdf and writeHtml render the same description.

/** Paise; shown right-aligned with two decimals and Indian grouping. */
export interface Amount {
  paise: number;
}

/** In a totals row, the text to the left of a null extends over its cell. */
export type Cell = string | Amount | null;

export interface DocumentColumn {
  title: string;
  /** width relative to the other columns */
  weight: number;
  align?: 'left' | 'right' | 'center';
  /** in a PDF its heading is written upwards where a word of such a heading is wider than its column */
  mayTurn?: boolean;
}

/** A heading above those of its columns. */
export interface ColumnGroup {
  /** blank: the headings of its columns have the whole height */
  title: string;
  /** number of columns */
  span: number;
}

export interface DocumentTable {
  kind: 'table';
  columns: readonly DocumentColumn[];
  /** for all columns, from left to right */
  groups?: readonly ColumnGroup[];
  rows: readonly (readonly Cell[])[];
  /** highlighted below the rows */
  totals?: readonly (readonly Cell[])[];
  /** small print, for a table of many columns */
  small?: boolean;
  /** lines around all cells */
  boxed?: boolean;
  /** the same, and rows high enough for handwriting, for a form to fill in */
  ruled?: boolean;
  /** size of the text in points, with narrow cells and lines between the columns, for a wide register */
  dense?: number;
}

export interface Pair {
  label: string;
  value: string;
  /** occupies a whole row */
  wide?: boolean;
}

export interface Signature {
  caption: string;
  /** above the caption; blank for a signature without a name */
  name?: string;
}

export type Block =
  | { kind: 'title'; text: string; note?: string }
  /** stays on one page with the next block */
  | { kind: 'heading'; text: string }
  /** `across` pairs in each row; the picture, bytes of a PNG or JPEG, on their right */
  | { kind: 'pairs'; across: 1 | 2 | 3; pairs: readonly Pair[]; picture?: Uint8Array }
  | DocumentTable
  /** a line break in the text begins a new line */
  | { kind: 'paragraph'; text: string; tone?: 'plain' | 'quiet' | 'alert'; align?: 'left' | 'right' | 'center' }
  /** one amount in figures and words, between rules */
  | { kind: 'amount'; label: string; amount: Amount; words: string }
  /** `tall`: with room for a seal above the lines */
  | { kind: 'signatures'; lines: readonly Signature[]; tall?: boolean };

export interface Letterhead {
  /** bytes of a PNG or JPEG */
  logo?: Uint8Array;
  name: string;
  /** address, telephone and similar, one line each */
  lines: readonly string[];
  /** on the right, below the letterhead */
  number?: string;
}

/** A watermark across every page or copy; `alert` for a void document. */
export interface Mark {
  text: string;
  tone: 'alert' | 'quiet';
}

/** The names of the two copies, such as office copy and parent copy. */
export type Copies = readonly [string, string];

export interface PrintedDocument {
  /** shown by PDF readers, and in the footer of a document of several pages */
  title: string;
  /** A4; the two copies share one page with a cutting line, unless they are too long */
  layout: 'portrait' | 'landscape' | { copies: Copies };
  /** of a PDF without copies; A4 without it */
  paper?: 'A4' | 'A3';
  letterhead?: Letterhead;
  /** of a portrait document: made smaller until it fits one page, with its signatures at the bottom */
  onePage?: boolean;
  blocks: readonly Block[];
  mark?: Mark;
  /** in the footer of every page */
  foot?: string;
}

/** A part of a page to cut off: made smaller until it fits, with its signatures at the bottom. */
export type Slip = Pick<PrintedDocument, 'letterhead' | 'blocks'>;

/** A document that ends with one long table, whose rows are written in batches. */
export interface ListDocument extends Omit<PrintedDocument, 'layout' | 'mark' | 'onePage'> {
  layout: 'portrait' | 'landscape';
  columns: readonly DocumentColumn[];
}

/** A list as one document, for callers that have all rows in memory. */
export const listAsDocument = (
  { columns, blocks, ...document }: ListDocument,
  rows: DocumentTable['rows'],
  totals: DocumentTable['rows'],
): PrintedDocument => ({ ...document, blocks: [...blocks, { kind: 'table', columns, rows, totals, small: true }] });
