import { Fragment } from 'react';
import { partsOf } from './studentMatch';

interface MatchingProps {
  readonly text: string;
  /** the search text */
  readonly search: string;
}

/** A text with the searched parts marked. */
export function Matching({ text, search }: MatchingProps) {
  return partsOf(text, search).map((part, index) =>
    part.matches ? (
      <mark key={index} className="student-search-mark">
        {part.text}
      </mark>
    ) : (
      <Fragment key={index}>{part.text}</Fragment>
    ),
  );
}
