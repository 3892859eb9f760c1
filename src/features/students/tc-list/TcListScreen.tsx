import { useListTcStudentsQuery } from '@/api/students';
import { ListRows, REFETCH, useSessionList, type SchoolList } from '@/shared/lists';
import { PageFrame } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { LifeDialogs } from '../life/LifeDialogs';
import { lifeArgument } from '../life/lifeFilters';
import { LifeTable } from '../life/LifeTable';
import { useLifeActions, type LifeActions } from '../life/useLifeActions';
import { lifeWords } from '../lifeWords';
import { StudentFilterBar } from '../list/StudentFilterBar';
import { ClassFilters } from '../list/StudentFilters';
import { studentWords } from '../words';
import { tcList, tcRequestOf, type TcFilters } from './tcListSlice';

/** Students with a transfer certificate, and their re-admission (LIFECYCLE-01 to LIFECYCLE-06). */
export function TcListScreen() {
  const words = { ...useWords(studentWords), ...useWords(lifeWords) };
  const list = useSessionList(tcList);
  const actions = useLifeActions<TcFilters>(list.filters, 'readmission');
  return (
    <PageFrame title={words.tcTitle} trail={[{ label: words.tcTitle }]}>
      <StudentFilterBar<TcFilters>
        list={list}
        required={{ filter: 'sessionId', text: words.selectSession }}
        requestOf={tcRequestOf}
        onReset={list.reset}
      >
        <ClassFilters list={list} />
      </StudentFilterBar>
      <ListRows list={list} chooseText={words.searchFirst}>
        <TcTable list={list} actions={actions} />
      </ListRows>
      <LifeDialogs actions={actions} />
    </PageFrame>
  );
}

interface TcTableProps {
  readonly list: SchoolList<TcFilters>;
  readonly actions: LifeActions;
}

function TcTable({ list, actions }: TcTableProps) {
  const { tcStudents } = useWords(lifeWords);
  const query = useListTcStudentsQuery(lifeArgument(list, tcRequestOf), REFETCH);
  return <LifeTable label={tcStudents} list={list} query={query} actions={actions} />;
}
