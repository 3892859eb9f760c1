import { useEffect, useRef, type RefObject } from 'react';
import type { ClassChoice } from './useSelectedClass';

/** The panels stand side by side from this width in pixels on, as in classes.css. */
const SIDE_BY_SIDE_FROM = 900;

const matches = (query: string) => window.matchMedia(query).matches;

function bring(target: Element | null, block: 'start' | 'nearest'): void {
  const behavior = matches('(prefers-reduced-motion: reduce)') ? 'auto' : 'smooth';
  target?.scrollIntoView({ block, behavior });
}

/** Brings the sections of a chosen class into view where they stand below; `choice` is another one each time. */
export function useIntoView(choice: ClassChoice | undefined): RefObject<HTMLElement | null> {
  const target = useRef<HTMLElement>(null);
  useEffect(() => {
    if (choice?.show !== 'sections' || matches(`(min-width: ${SIDE_BY_SIDE_FROM}px)`)) return;
    bring(target.current, 'start');
  }, [choice]);
  return target;
}

/** Brings the row of a class that was added or moved into view; `place` is where it stands among the others. */
export function useRowIntoView(choice: ClassChoice | undefined, place: number): RefObject<HTMLLIElement | null> {
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (choice?.show === 'row') bring(row.current, 'nearest');
  }, [choice, place]);
  return row;
}
