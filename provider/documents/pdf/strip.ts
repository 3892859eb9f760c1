// A page is laid out of strips, one below the other; how they are parted over pages is decided by their heights alone.

import type { Sizes } from '../paperStyle.ts';

/** Of the page, or of the half of it. */
export interface Room {
  width: number;
  sizes: Sizes;
  /** which of two copies this is */
  copy?: string;
}

export interface Strip {
  height: number;
  draw?: (left: number, top: number) => void;
  /** stays on one page with the next one */
  withNext?: boolean;
  /** drawn again above this one where it begins a page */
  head?: Strip;
  /** of a copy: blank space that takes what is left, so that signatures stand at the bottom */
  grows?: boolean;
}

/** Blank space; none at the top of a page. */
export const gap = (height: number): Strip => ({ height });

export const heightOf = (strips: readonly Strip[]): number => strips.reduce((sum, { height }) => sum + height, 0);

export interface Placed {
  strip: Strip;
  /** below the top of the page's frame */
  top: number;
}

/** The end of what must not be parted, beginning at `from`. */
function unitEnd(strips: readonly Strip[], from: number): number {
  let end = from;
  while (strips[end]?.withNext === true && end + 1 < strips.length) end += 1;
  return end + 1;
}

/** One page at least. What cannot be parted but is higher than a page is parted after all. */
export function paginate(strips: readonly Strip[], height: number): Placed[][] {
  let page: Placed[] = [];
  const pages = [page];
  let top = 0;
  const put = (strip: Strip) => {
    page.push({ strip, top });
    top += strip.height;
  };
  const turn = () => {
    page = [];
    pages.push(page);
    top = 0;
  };
  for (let at = 0; at < strips.length;) {
    const unit = strips.slice(at, unitEnd(strips, at));
    if (top > 0 && top + heightOf(unit) > height) turn();
    for (const strip of unit) {
      if (top > 0 && top + strip.height > height) turn();
      if (top === 0 && pages.length > 1 && strip.draw === undefined) continue;
      if (top === 0 && pages.length > 1 && strip.head) put(strip.head);
      put(strip);
    }
    at += unit.length;
  }
  return page.length === 0 && pages.length > 1 ? pages.slice(0, -1) : pages;
}
