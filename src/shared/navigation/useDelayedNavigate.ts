import { useCallback, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';

/** Navigates after a delay in milliseconds, unless the screen is left before. */
export function useDelayedNavigate(): (to: string, afterMs: number) => void {
  const navigate = useNavigate();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return useCallback(
    (to, afterMs) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void navigate(to), afterMs);
    },
    [navigate],
  );
}
