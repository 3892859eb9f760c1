import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { CutText, type Lines } from './cut-text/CutText';

interface NameLinkProps {
  readonly name: string;
  /** An address that says by itself which record is meant: another tab opens it without `state`. */
  readonly to: string;
  /** what goes along when it opens in this tab */
  readonly state?: unknown;
  readonly lines?: Lines;
  /** a small picture of whom it names, which screen readers pass by */
  readonly picture?: ReactNode;
}

/** The name in a list, as a link to its record. A long one ends in an ellipsis and is read in whole like every text of a list. */
export function NameLink({ name, to, state, lines = 2, picture }: NameLinkProps) {
  return (
    <Link to={to} state={state} className="portal-name-link">
      {picture}
      <CutText text={name} lines={lines} />
    </Link>
  );
}
