/** The part of the window in which a grid is seen: the bars at its edges cover the rest. */

interface Span {
  readonly top: number;
  readonly bottom: number;
}

/** In coordinates of the window. The top bar is what the page leaves free with `scroll-padding`. */
export function windowView(area: Element): Span {
  const bar = area.closest('.sheet-editor')?.querySelector('.sheet-bar');
  const { scrollPaddingTop } = getComputedStyle(document.documentElement);
  return {
    top: Number.parseFloat(scrollPaddingTop) || 0,
    bottom: Math.min(window.innerHeight, bar?.getBoundingClientRect().top ?? Infinity),
  };
}

/** The gap between a row and the bar below it in pixels. */
const GAP = 8;

/** By how much the page has to be scrolled to show a row; upwards with the heading of its grid, where both fit. */
export function pageScroll(row: Span, areaTop: number, view: Span): number {
  if (row.bottom + GAP > view.bottom) return Math.max(0, Math.min(row.bottom + GAP - view.bottom, row.top - view.top));
  return row.top < view.top ? Math.max(areaTop - view.top, row.bottom + GAP - view.bottom) : 0;
}

/** Scrolls the page to a row of the scroll area, given from the top of its content. */
export function scrollPageTo(area: Element, { top, bottom }: Span): void {
  const areaTop = area.getBoundingClientRect().top;
  const offset = areaTop - area.scrollTop;
  const by = pageScroll({ top: top + offset, bottom: bottom + offset }, areaTop, windowView(area));
  if (by !== 0) document.documentElement.scrollTop += by;
}
