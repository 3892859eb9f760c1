import { useEffect, useRef, type RefObject } from 'react';
import type { ClassChoice } from './useSelectedClass';

/** From this width in pixels the panels are side by side, as in classes.css. */
const SIDE_BY_SIDE_FROM = 900;

const matches = (query: string) => window.matchMedia(query).matches;

function bring(target: Element | null, block: 'start' | 'nearest'): void {
  const behavior = matches('(prefers-reduced-motion: reduce)') ? 'auto' : 'smooth';
  target?.scrollIntoView({ block, behavior });
}

/** Scrolls to the sections of a selected class if they are below the classes; each selection is a new `choice`. */
export function useIntoView(choice: ClassChoice | undefined): RefObject<HTMLElement | null> {
  const target = useRef<HTMLElement>(null);
  useEffect(() => {
    if (choice?.show !== 'sections' || matches(`(min-width: ${SIDE_BY_SIDE_FROM}px)`)) return;
    bring(target.current, 'start');
  }, [choice]);
  return target;
}

/** Scrolls to the row of a class that was added or moved; `index` is its index. */
export function useRowIntoView(choice: ClassChoice | undefined, index: number): RefObject<HTMLLIElement | null> {
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (choice?.show === 'row') bring(row.current, 'nearest');
  }, [choice, index]);
  return row;
}
