import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { EmptyState, PageFrame } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { LifeDialogs } from '../life/LifeDialogs';
import { WIDEST } from '../life/lifeFilters';
import { LifeFiltersBar } from '../life/LifeFiltersBar';
import { LifeTable } from '../life/LifeTable';
import { useLifeActions, type LifeActions } from '../life/useLifeActions';
import { lifeWords } from '../lifeWords';
import { PlaceFilters } from '../list/PlaceFilters';
import { useSessionList } from '../list/useSchoolList';
import { studentWords } from '../words';
import { filtersChanged, filtersReset, TC_LIST, tcRequestOf, type TcFilters } from './tcListSlice';
import { useTcList } from './useTcList';

/** Students whose transfer certificate was issued, and their way back (LIFECYCLE-01 to LIFECYCLE-06). */
export function TcListScreen() {
  const words = { ...useWords(studentWords), ...useWords(lifeWords) };
  const dispatch = useDispatch();
  const { filters, phase, lookups } = useSessionList(TC_LIST);
  const actions = useLifeActions<TcFilters>(filters, 'readmission');
  const [searches, setSearches] = useState(0);
  return (
    <PageFrame title={words.tcTitle} trail={[{ label: words.tcTitle }]}>
      <LifeFiltersBar<TcFilters>
        applied={filters}
        phase={phase}
        needs={{ filter: 'sessionId', text: words.selectSession }}
        requestOf={tcRequestOf}
        onChange={(changed) =>
          dispatch(
            filtersChanged('sessionId' in changed ? { ...changed, sessionId: changed.sessionId ?? null } : changed),
          )
        }
        onSearch={() => setSearches(searches + 1)}
        onReset={() => dispatch(filtersReset())}
      >
        <PlaceFilters filters={filters} lookups={lookups} />
      </LifeFiltersBar>
      {phase === 'choosing' ? (
        <div className="portal-card">
          <EmptyState text={words.searchFirst} />
        </div>
      ) : (
        <TcTable key={searches} filters={filters} waiting={phase === 'waiting'} actions={actions} />
      )}
      <LifeDialogs actions={actions} />
    </PageFrame>
  );
}

interface TcTableProps {
  readonly filters: TcFilters;
  /** for the session that is chosen to begin with */
  readonly waiting: boolean;
  readonly actions: LifeActions;
}

/** The pages of one search; each search mounts a new table, which asks the provider again. */
function TcTable({ filters, waiting, actions }: TcTableProps) {
  const { tcStudents } = useWords(lifeWords);
  const dispatch = useDispatch();
  const list = useTcList(waiting ? undefined : filters);
  return (
    <LifeTable
      label={tcStudents}
      list={list}
      applied={filters}
      actions={actions}
      onWiden={() => dispatch(filtersChanged(WIDEST))}
    />
  );
}
