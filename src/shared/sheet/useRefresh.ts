import { useEffect, useRef } from 'react';

/** Calls `refresh` when the count changes after the first rendering. */
export function useRefresh(count: number, refresh: () => void): void {
  const latest = useRef({ count, refresh });
  useEffect(() => {
    const isAsked = latest.current.count !== count;
    latest.current = { count, refresh };
    if (isAsked) refresh();
  });
}
