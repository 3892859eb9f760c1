import type { InputRef } from 'antd';
import { useLayoutEffect, useReducer, useRef, type RefObject } from 'react';

interface Caret {
  readonly field: RefObject<InputRef | null>;
  /** Where the caret stands once the text is drawn. */
  readonly moveTo: (place: number) => void;
}

/** For fields that write what is typed in another way: the browser would put the caret to the end. */
export function useCaret(): Caret {
  const field = useRef<InputRef>(null);
  const next = useRef<number>(undefined);
  // A refused key leaves the value as it is, and nothing else would draw the field.
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
