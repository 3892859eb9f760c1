/** The scroll offsets of a grid, for both of its axes. */
import { flushSync } from 'react-dom';
import type { Virtualizer } from '@tanstack/react-virtual';

type Axis = Virtualizer<HTMLDivElement, Element>;
type Observer = (offset: number, isScrolling: boolean) => void;

interface Observed {
  readonly isHorizontal: boolean;
  readonly report: Observer;
}

/**
 * Reads both offsets before either axis renders, and renders both at once in the frame of the scroll event. The
 * observers of the library read and render per axis, which lays the page out twice, and render once more for the
 * state "is scrolling", which the grid does not show.
 */
export function createScrollSource() {
  const axes = new Set<Observed>();
  const onScroll = ({ currentTarget }: Event) => {
    const { scrollTop, scrollLeft } = currentTarget as HTMLElement;
    flushSync(() => {
      for (const { isHorizontal, report } of axes) report(isHorizontal ? scrollLeft : scrollTop, false);
    });
  };
  return {
    observe: ({ scrollElement, options }: Axis, report: Observer) => {
      if (!scrollElement) return undefined;
      const axis = { isHorizontal: options.horizontal, report };
      axes.add(axis);
      // Adding the same listener again has no effect.
      scrollElement.addEventListener('scroll', onScroll, { passive: true });
      return () => {
        axes.delete(axis);
        if (axes.size === 0) scrollElement.removeEventListener('scroll', onScroll);
      };
    },
  };
}
