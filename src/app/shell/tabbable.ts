const TABBABLE =
  'a[href], button:not(:disabled), input:not(:disabled, [type="hidden"]), textarea:not(:disabled), [tabindex="0"]';

const isTabbable = (element: Element): element is HTMLElement => element.matches(TABBABLE);

/** The element itself or the first in it that Tab reaches. */
export const tabbableIn = (place: Element | undefined): HTMLElement | null =>
  place && isTabbable(place) ? place : (place?.querySelector<HTMLElement>(TABBABLE) ?? null);

const isDrawn = (element: Element): boolean =>
  element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible';

/** The first and the last one in a place that Tab reaches, among those that are drawn. */
export function endsOf(place: Element): { first: HTMLElement | undefined; last: HTMLElement | undefined } {
  const found = [...place.querySelectorAll<HTMLElement>(TABBABLE)].filter(
    (element) => element.tabIndex >= 0 && isDrawn(element),
  );
  return { first: found[0], last: found.at(-1) };
}
