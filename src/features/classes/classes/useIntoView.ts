import { useEffect, useRef, type RefObject } from 'react';

/** The panels stand side by side from this width in pixels on, as in classes.css. */
const SIDE_BY_SIDE_FROM = 900;

const matches = (query: string) => window.matchMedia(query).matches;

/** Brings what a choice has filled into view where it stands below; `choice` is another one each time. */
export function useIntoView(choice: object | undefined): RefObject<HTMLElement | null> {
  const target = useRef<HTMLElement>(null);
  useEffect(() => {
    if (choice === undefined || matches(`(min-width: ${SIDE_BY_SIDE_FROM}px)`)) return;
    const behavior = matches('(prefers-reduced-motion: reduce)') ? 'auto' : 'smooth';
    target.current?.scrollIntoView({ block: 'start', behavior });
  }, [choice]);
  return target;
}
