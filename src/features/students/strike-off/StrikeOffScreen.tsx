import { UserDeleteOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useListStruckOffStudentsQuery } from '@/api/students';
import { useHolds } from '@/shared/access';
import { ALL, sectionChoices } from '@/shared/domain';
import { ListRows, REFETCH, useListLookups, useSchoolList, type SchoolList } from '@/shared/lists';
import { PageFrame } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { LifeDialogs } from '../life/LifeDialogs';
import { lifeArgument, type LifeFilters } from '../life/lifeFilters';
import { LifeTable } from '../life/LifeTable';
import { useLifeActions, type LifeActions } from '../life/useLifeActions';
import { lifeWords } from '../lifeWords';
import { StudentFilterBar } from '../list/StudentFilterBar';
import { ClassFilter, SectionFilter } from '../list/StudentFilters';
import { StrikeOffAdding } from './StrikeOffAdding';
import { strikeOffList, struckOffRequestOf } from './strikeOffSlice';
import { useAdding } from './useAdding';

/** Students whose name is struck off, their re-admission, and new strike-offs (LIFECYCLE-10 to LIFECYCLE-17). */
export function StrikeOffScreen() {
  const words = useWords(lifeWords);
  const holds = useHolds();
  const list = useSchoolList(strikeOffList);
  const { schoolId, classId } = list.filters;
  const lookups = useListLookups(schoolId);
  const actions = useLifeActions<LifeFilters>(list.filters, 'name-strike-off');
  const adding = useAdding(schoolId);
  const hasSections = classId !== ALL && sectionChoices(lookups.allClasses, classId).length > 0;
  const add = (
    <Button
      type="primary"
      icon={<UserDeleteOutlined aria-hidden />}
      disabled={schoolId === undefined}
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
      <StudentFilterBar<LifeFilters>
        list={list}
        required={{ filter: 'schoolId', text: words.chooseSchool }}
        requestOf={struckOffRequestOf}
      >
        <ClassFilter classId={classId} lookups={lookups} />
        {hasSections && <SectionFilter classId={classId} sectionId={list.filters.sectionId} lookups={lookups} />}
      </StudentFilterBar>
      <ListRows list={list} chooseText={words.chooseSchool}>
        <StruckOffTable list={list} actions={actions} />
      </ListRows>
      <LifeDialogs actions={actions} />
      <StrikeOffAdding adding={adding} />
    </PageFrame>
  );
}

interface StruckOffTableProps {
  readonly list: SchoolList<LifeFilters>;
  readonly actions: LifeActions;
}

function StruckOffTable({ list, actions }: StruckOffTableProps) {
  const { struckOffStudents } = useWords(lifeWords);
  const query = useListStruckOffStudentsQuery(lifeArgument(list, struckOffRequestOf), REFETCH);
  return <LifeTable label={struckOffStudents} list={list} query={query} actions={actions} />;
}
