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

/** Distributes strips over pages as they arrive. A group that must stay together is split only if it is higher than a page. */
export class Pagination {
  readonly #height: number;
  #full: Placed[][] = [];
  #page: Placed[] = [];
  #top = 0;
  #isFirst = true;
  /** strips that must stay on one page with the next one */
  #group: Strip[] = [];

  constructor(height: number) {
    this.#height = height;
  }

  #put(strip: Strip): void {
    this.#page.push({ strip, top: this.#top });
    this.#top += strip.height;
  }

  #turn(): void {
    this.#full.push(this.#page);
    this.#page = [];
    this.#top = 0;
    this.#isFirst = false;
  }

  #place(group: readonly Strip[]): void {
    if (this.#top > 0 && this.#top + heightOf(group) > this.#height) this.#turn();
    for (const strip of group) {
      if (this.#top > 0 && this.#top + strip.height > this.#height) this.#turn();
      if (this.#top === 0 && !this.#isFirst && strip.draw === undefined) continue;
      if (this.#top === 0 && !this.#isFirst && strip.head) this.#put(strip.head);
      this.#put(strip);
    }
  }

  /** Returns the pages that are full. */
  add(strips: Iterable<Strip>): Placed[][] {
    for (const strip of strips) {
      this.#group.push(strip);
      if (strip.withNext !== true) this.#place(this.#group.splice(0));
    }
    return this.#full.splice(0);
  }

  /** Returns the last pages; there is at least one page in all. */
  end(): Placed[][] {
    this.#place(this.#group.splice(0));
    if (this.#page.length > 0 || this.#isFirst) this.#full.push(this.#page);
    return this.#full.splice(0);
  }
}

/** The pages of all strips, at least one. */
export function paginate(strips: readonly Strip[], height: number): Placed[][] {
  const pages = new Pagination(height);
  return [...pages.add(strips), ...pages.end()];
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
