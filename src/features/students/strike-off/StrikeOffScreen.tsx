import { UserDeleteOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { useHolds } from '@/shared/access';
import { ALL, sectionChoices } from '@/shared/domain';
import { EmptyState, PageFrame } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { LifeDialogs } from '../life/LifeDialogs';
import { WIDEST, type LifeFilters } from '../life/lifeFilters';
import { LifeFiltersBar } from '../life/LifeFiltersBar';
import { LifeTable } from '../life/LifeTable';
import { useLifeActions, type LifeActions } from '../life/useLifeActions';
import { lifeWords } from '../lifeWords';
import { ClassFilter, SectionFilter } from '../list/PlaceFilters';
import { useSchoolList } from '../list/useSchoolList';
import { StrikeOffAdding } from './StrikeOffAdding';
import { filtersChanged, STRIKE_OFF_LIST, struckOffRequestOf } from './strikeOffSlice';
import { useAdding } from './useAdding';
import { useStruckOffList } from './useStruckOffList';

/** Students whose name was struck off, their way back, and the next one's strike-off (LIFECYCLE-10 to LIFECYCLE-17). */
export function StrikeOffScreen() {
  const words = useWords(lifeWords);
  const dispatch = useDispatch();
  const holds = useHolds();
  const { filters, phase, lookups } = useSchoolList(STRIKE_OFF_LIST);
  const actions = useLifeActions<LifeFilters>(filters, 'name-strike-off');
  const adding = useAdding(filters.schoolId);
  const [searches, setSearches] = useState(0);
  const { classId } = filters;
  const hasSections = classId !== ALL && sectionChoices(lookups.classes, classId).length > 0;
  const add = (
    <Button
      type="primary"
      icon={<UserDeleteOutlined aria-hidden />}
      disabled={filters.schoolId === undefined}
      onClick={() => adding.searching.show(null)}
    >
      {words.addStrikeOff}
    </Button>
  );
  return (
    <PageFrame
      title={words.strikeOffTitle}
      trail={[{ label: words.strikeOffTitle }]}
      actions={holds('NAME_STRIKE_OFF') ? add : undefined}
    >
      <LifeFiltersBar<LifeFilters>
        applied={filters}
        phase={phase}
        needs={{ filter: 'schoolId', text: words.chooseSchool }}
        requestOf={struckOffRequestOf}
        onChange={(changed) => dispatch(filtersChanged(changed))}
        onSearch={() => setSearches(searches + 1)}
      >
        <ClassFilter lookups={lookups} />
        {hasSections && <SectionFilter classId={classId} lookups={lookups} />}
      </LifeFiltersBar>
      {phase === 'choosing' ? (
        <div className="portal-card">
          <EmptyState text={words.chooseSchool} />
        </div>
      ) : (
        <StruckOffTable key={searches} filters={filters} waiting={phase === 'waiting'} actions={actions} />
      )}
      <LifeDialogs actions={actions} />
      <StrikeOffAdding adding={adding} />
    </PageFrame>
  );
}

interface StruckOffTableProps {
  readonly filters: LifeFilters;
  readonly waiting: boolean;
  readonly actions: LifeActions;
}

/** The pages of one search; each search mounts a new table, which asks the provider again. */
function StruckOffTable({ filters, waiting, actions }: StruckOffTableProps) {
  const { struckOffStudents } = useWords(lifeWords);
  const dispatch = useDispatch();
  const list = useStruckOffList(waiting ? undefined : filters);
  return (
    <LifeTable
      label={struckOffStudents}
      list={list}
      applied={filters}
      actions={actions}
      onWiden={() => dispatch(filtersChanged(WIDEST))}
    />
  );
}
