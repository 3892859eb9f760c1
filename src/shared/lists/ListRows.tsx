import { Fragment, type ReactNode } from 'react';
import { EmptyState } from '../ui';
import type { SchoolList } from './useSchoolList';

interface ListRowsProps {
  readonly list: Pick<SchoolList<object>, 'phase' | 'searches'>;
  /** Shown while a required filter is missing. */
  readonly chooseText: string;
  /** The table: each search mounts a new one, which requests its page again. */
  readonly children: ReactNode;
}

/** The table of a list, or the choice that the list requires first. */
export const ListRows = ({ list: { phase, searches }, chooseText, children }: ListRowsProps) =>
  phase === 'choosing' ? (
    <div className="portal-card">
      <EmptyState text={chooseText} />
    </div>
  ) : (
    <Fragment key={searches}>{children}</Fragment>
  );
