import { useState } from 'react';

/**
 * The value from before a request whose result is not known: data that is read again may already contain its effect. `resumed`: the value
 * of a form that opens with such a request.
 */
export function useBefore<T>(value: T, locked: boolean, resumed: T): T {
  const [before, setBefore] = useState(locked ? resumed : value);
  if (!locked && before !== value) setBefore(value);
  return locked ? before : value;
}
