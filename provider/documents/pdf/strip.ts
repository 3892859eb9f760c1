// Distributes strips over pages by their heights; a page is a column of strips.

import type { Sizes } from '../documentStyle.ts';

/** Area of the page, or of its half. */
export interface Room {
  width: number;
  sizes: Sizes;
  /** name of the copy */
  copy?: string;
}

export interface Strip {
  height: number;
  draw?: (left: number, top: number) => void;
  /** stays on one page with the next one */
  withNext?: boolean;
  /** repeated above this strip at the start of a page */
  head?: Strip;
  /** blank space that fills a copy, so that its signatures are at the bottom */
  grows?: boolean;
}

/** Blank space, left out at the top of a page. */
export const gap = (height: number): Strip => ({ height });

export const heightOf = (strips: readonly Strip[]): number => strips.reduce((sum, { height }) => sum + height, 0);

export interface Placed {
  strip: Strip;
  /** below the top of the page's frame */
  top: number;
}

/** The end of the strips from `from` that must stay on one page. */
function unitEnd(strips: readonly Strip[], from: number): number {
  let end = from;
  while (strips[end]?.withNext === true && end + 1 < strips.length) end += 1;
  return end + 1;
}

/** Returns at least one page. A group that must stay together is split only if it is higher than a page. */
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

export interface Fitted {
  strips: Strip[];
  /** of the drawn page; at most 1 */
  scale: number;
}

const LEAST_SCALE = 0.35;

/**
 * Lays out strips that fit one page of this size: enlarges the page, which is then drawn smaller, until they do. Always ends,
 * because below the least scale the strips are only made smaller.
 */
export function fitted(layOut: (width: number) => Strip[], page: Pick<Room, 'width'> & { height: number }): Fitted {
  for (let scale = 1; ;) {
    const strips = layOut(page.width / scale);
    const fitting = page.height / heightOf(strips);
    if (fitting >= scale) return { strips, scale };
    if (scale <= LEAST_SCALE) return { strips, scale: fitting };
    scale = Math.max(LEAST_SCALE, scale * Math.min(0.98, Math.sqrt(fitting / scale)));
  }
}
