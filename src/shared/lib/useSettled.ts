import { useEffect, useState } from 'react';

/** The text after it has not changed for this time in milliseconds; empty until then. */
export function useSettled(text: string, waitMs: number): string {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), waitMs);
    return () => clearTimeout(timer);
  }, [text, waitMs]);
  return settled;
}
