// The style of documents, for PDF and HTML. Sizes and distances in points.

export const colours = {
  ink: '#1d2127',
  quiet: '#5a626d',
  rule: '#1d2127',
  hairline: '#cfd4da',
  tint: '#f2f4f6',
  alert: '#b3261e',
} as const;

/** Sizes for a full page and for half a page. */
export interface Sizes {
  school: number;
  title: number;
  text: number;
  small: number;
  amount: number;
  logo: number;
  gap: number;
}

export const pageSizes: Sizes = { school: 17, title: 13, text: 9.5, small: 8, amount: 13, logo: 54, gap: 12 };
export const copySizes: Sizes = { school: 13, title: 11, text: 8.5, small: 7.25, amount: 11.5, logo: 42, gap: 9 };

/** Text size in the table of a list, which has many columns. */
export const LIST_SIZE = 7.5;
export const LEAST_SIZE = 5;
/** The least height of a row to write in by hand, 7 mm. */
export const RULED_HEIGHT = 20;
/** The line height of the font; its glyphs with marks above and below need 1.304. */
export const LINE_HEIGHT = 1.36;
