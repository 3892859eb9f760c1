import type { InputRef } from 'antd';
import { useLayoutEffect, useReducer, useRef, type RefObject } from 'react';

interface Caret {
  readonly field: RefObject<InputRef | null>;
  /** Sets the position of the caret after the next render. */
  readonly moveTo: (place: number) => void;
}

/** For fields that format the text during input: the browser would move the caret to the end. */
export function useCaret(): Caret {
  const field = useRef<InputRef>(null);
  const next = useRef<number>(undefined);
  // An ignored key does not change the value, so that nothing else would render the field.
  const [, draw] = useReducer((times: number) => times + 1, 0);
  useLayoutEffect(() => {
    if (next.current !== undefined) field.current?.input?.setSelectionRange(next.current, next.current);
    next.current = undefined;
  });
  return {
    field,
    moveTo: (place) => {
      next.current = place;
      draw();
    },
  };
}
