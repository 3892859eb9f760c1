import { useRef } from 'react';
import { newRequestKey } from '../lib/requestKey';

/** The idempotency key of a request: equal for retries of one request on the same base. */
export function useRequestKey() {
  const edits = useRef(0);
  const tried = useRef<{ request: string; key: string }>(undefined);
  return {
    edited: () => {
      edits.current += 1;
    },
    keyOf: (request: string | undefined, base: unknown): string => {
      const whole = JSON.stringify([request ?? edits.current, base]);
      if (tried.current?.request !== whole) tried.current = { request: whole, key: newRequestKey() };
      return tried.current.key;
    },
    done: () => {
      tried.current = undefined;
    },
  };
}
