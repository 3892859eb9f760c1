import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { CutText, type Lines } from './cut-text/CutText';

interface NameLinkProps {
  readonly name: string;
  /** The address, which identifies the record without `state`, for another tab. */
  readonly to: string;
  /** navigation state for this tab */
  readonly state?: unknown;
  readonly lines?: Lines;
  /** a small picture of the person, which screen readers ignore */
  readonly picture?: ReactNode;
}

/** The name in a list as a link to its record. A long name is cut with an ellipsis and can be read like every text of a list. */
export function NameLink({ name, to, state, lines = 2, picture }: NameLinkProps) {
  return (
    <Link to={to} state={state} className="portal-name-link">
      {picture}
      <CutText text={name} lines={lines} />
    </Link>
  );
}
