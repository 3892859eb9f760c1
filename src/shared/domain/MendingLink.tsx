import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useHolds } from '../access';
import { MENDERS, mendingAddress, type ReadinessPart, type ReadySession } from './readiness';

interface MendingLinkProps {
  readonly part: ReadinessPart;
  readonly session: ReadySession;
  readonly classId: number;
  readonly label?: string;
  readonly children: ReactNode;
}

/** Link to the configuration of a class; plain text for users without access. */
export function MendingLink({ part, session, classId, label, children }: MendingLinkProps) {
  const holds = useHolds();
  if (!holds(MENDERS[part])) return <span>{children}</span>;
  return (
    <Link to={mendingAddress(part, session, classId)} aria-label={label}>
      {children}
    </Link>
  );
}
