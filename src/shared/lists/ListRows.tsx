import type { ReactNode } from 'react';
import { EmptyState } from '../ui';
import type { SchoolList } from './useSchoolList';

interface ListRowsProps {
  readonly list: Pick<SchoolList<object>, 'phase'>;
  /** Shown while a required filter is missing. */
  readonly chooseText: string;
  readonly children: ReactNode;
}

/** The table of a list, or the choice that the list requires first. */
export const ListRows = ({ list: { phase }, chooseText, children }: ListRowsProps) =>
  phase === 'choosing' ? (
    <div className="portal-card">
      <EmptyState text={chooseText} />
    </div>
  ) : (
    children
  );
