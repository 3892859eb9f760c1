import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useHolds } from '../access';
import { MENDERS, mendingAddress, type ReadinessColumn, type ReadySession } from './readiness';

interface MendingLinkProps {
  readonly column: ReadinessColumn;
  readonly session: ReadySession;
  readonly classId: number;
  readonly label?: string;
  readonly children: ReactNode;
}

/** Link to the configuration of a class; plain text for users without access. */
export function MendingLink({ column, session, classId, label, children }: MendingLinkProps) {
  const holds = useHolds();
  if (!holds(MENDERS[column])) return <span>{children}</span>;
  return (
    <Link to={mendingAddress(column, session, classId)} aria-label={label}>
      {children}
    </Link>
  );
}
