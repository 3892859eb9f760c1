import { useEffect, useRef, useState, type FocusEvent, type MouseEvent } from 'react';
import { cutTextsIn } from './CutText';

/** Delay, so that a pointer crossing a list opens nothing, and one moving into the tooltip keeps it open. */
const OPEN_AFTER_MS = 300;
const CLOSE_AFTER_MS = 200;

export interface Whole {
  readonly texts: readonly string[];
  /** Position of the first of them, in pixels from the area's upper left corner. */
  readonly place: { readonly left: number; readonly top: number; readonly width: number; readonly height: number };
}

const ROW = 'tr, li, [role="row"]';

function wholeOf(element: Element, area: Element): Whole | null {
  const cut = cutTextsIn(element);
  const box = cut[0]?.getBoundingClientRect();
  if (!box) return null;
  const from = area.getBoundingClientRect();
  const place = { left: box.left - from.left, top: box.top - from.top, width: box.width, height: box.height };
  return { texts: cut.map(({ textContent }) => textContent), place };
}

/** The cut text under the pointer, or all cut texts of the row with the focus, so that no text needs a tab stop. */
export function useWholeText() {
  const [whole, setWhole] = useState<Whole | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const show = (next: Whole | null) => {
    clearTimeout(timer.current);
    setWhole(next);
  };
  const showSoon = (next: Whole | null) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setWhole(next), next ? OPEN_AFTER_MS : CLOSE_AFTER_MS);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!whole) return undefined;
    const escape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setWhole(null);
    };
    document.addEventListener('keydown', escape);
    return () => document.removeEventListener('keydown', escape);
  }, [whole]);

  // React also delivers events of tooltip and menus, which are rendered elsewhere in the page.
  const onMouseOver = ({ target, currentTarget }: MouseEvent) => {
    if (!(target instanceof Element)) return;
    if (target.closest('[role="tooltip"]')) return clearTimeout(timer.current);
    const text = target.closest('.portal-cut');
    showSoon(text && wholeOf(text, currentTarget));
  };
  const onFocus = ({ target, currentTarget }: FocusEvent) => {
    if (!target.matches(':focus-visible')) return;
    const row = target.closest(ROW);
    show(row && currentTarget.contains(row) ? wholeOf(row, currentTarget) : null);
  };
  return { whole, handlers: { onMouseOver, onMouseLeave: () => showSoon(null), onFocus, onBlur: () => show(null) } };
}
