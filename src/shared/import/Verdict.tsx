import { useEffect, useRef } from 'react';

/**
 * What can be done with a checked file. It gets the focus when the check appears: the fields that had it were disabled. The button that
 * stores the file does not get it, because a repeated Enter would store the file unread.
 */
export function Verdict({ text }: { readonly text: string }) {
  const verdict = useRef<HTMLParagraphElement>(null);
  useEffect(() => verdict.current?.focus({ preventScroll: true }), []);
  return (
    <p ref={verdict} role="status" tabIndex={-1} className="import-result">
      {text}
    </p>
  );
}
