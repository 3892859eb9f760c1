/** The focus on arrival at a screen: the row from which it was left, otherwise its search box, otherwise its heading. */
import { useEffect, useRef, useState, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { useIsRoomy } from '../useMedia';

/** The key of the row from which each address was left last, unless the focus moved elsewhere on that screen before. */
const leftRows = new Map<string, string>();

/** Clears the rows at a sign-out, for the next user. */
export const forgetLeftRows = (): void => leftRows.clear();

const rowAt = (element: Element | null): string | undefined =>
  element?.closest('[data-row-key]')?.getAttribute('data-row-key') ?? undefined;

const FOCUSABLE = 'a[href], button:not(:disabled)';

/** The key of the row from which this screen was left, until the focus returns to it. */
export function useLeftRow(): string | undefined {
  const { pathname } = useLocation();
  const [key] = useState(() => leftRows.get(pathname));
  return key;
}

/** Returns the focus to the row from which the screen was left, when `area` contains it. */
export function useRowReturn(area: RefObject<HTMLElement | null>, filled: boolean): void {
  const { pathname } = useLocation();
  const [at] = useState(pathname);
  const row = useRef<string>(undefined);

  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return;
      // The menu of a row is rendered elsewhere in the page.
      if (target.closest('[role="menu"]') === null)
        row.current = area.current?.contains(target) ? rowAt(target) : undefined;
    };
    document.addEventListener('focusin', remember);
    return () => {
      document.removeEventListener('focusin', remember);
      if (row.current === undefined) leftRows.delete(at);
      else leftRows.set(at, row.current);
    };
  }, [area, at]);

  useEffect(() => {
    const key = leftRows.get(at);
    if (!filled || key === undefined) return;
    leftRows.delete(at);
    const found = area.current?.querySelector(`[data-row-key="${CSS.escape(key)}"]`);
    found?.scrollIntoView({ block: 'nearest' });
    found?.querySelector<HTMLElement>(FOCUSABLE)?.focus({ preventScroll: true });
  }, [area, at, filled]);
}

/** An open dialog, such as the finder during a navigation, keeps the focus. */
const isInDialog = (): boolean => document.activeElement?.closest('[role="dialog"]') != null;

/** Whether a search box may get the focus on arrival. On a phone it would open the keyboard over the list. */
export function useArrivalFocus(): boolean {
  const { pathname } = useLocation();
  const roomy = useIsRoomy();
  const [free] = useState(() => !leftRows.has(pathname) && !isInDialog());
  return free && roomy;
}

/** For the heading of a screen: takes the focus on arrival, unless something in the screen has taken it. */
export function useHeadingFocus(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const { pathname, key } = useLocation();
  // The first screen of a loaded page is read from its top anyway.
  const [arrives] = useState(() => key !== 'default' && !leftRows.has(pathname));
  useEffect(() => {
    const content = heading.current?.closest('main');
    const focused = document.activeElement;
    if (!arrives || isInDialog() || (content && focused !== content && content.contains(focused))) return;
    heading.current?.focus({ preventScroll: true });
  }, [arrives]);
  return heading;
}
