import { useEffect, useRef, useState, type RefObject } from 'react';

interface ScrollArea {
  readonly area: RefObject<HTMLDivElement | null>;
  readonly scrolls: boolean;
  readonly toTop: () => void;
}

/** Whether the content of an element is larger than the element, so that it must be a tab stop. A new `filterKey` scrolls to the top. */
export function useScrollArea(filterKey?: string): ScrollArea {
  const area = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const element = area.current;
    if (!element) return undefined;
    const measure = () =>
      setScrolls(element.scrollHeight > element.clientHeight + 1 || element.scrollWidth > element.clientWidth + 1);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    if (area.current) area.current.scrollTop = 0;
  }, [filterKey]);
  const toTop = () => {
    if (area.current) area.current.scrollTop = 0;
  };
  return { area, scrolls, toTop };
}
