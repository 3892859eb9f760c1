import { useListAllStudentsQuery } from '@/api/students';
import { reload } from '@/api/reload';
import { ClassSelectionBar, type ClassSelection } from '@/shared/domain';
import { useFresh } from '@/shared/errors';
import {
  EmptyState,
  FailedState,
  PageFrame,
  PageSkeleton,
  ProgressBar,
  RefusedState,
  type LoadState,
} from '@/shared/ui';
import { useWords } from '@/shared/words';
import { RollEditor } from './RollEditor';
import { rowsOf } from './rollNumbers';
import { RollReading } from './RollReading';
import { rollWords } from './rollWords';
import { useRollSelection } from './useRollSelection';

/** The roll numbers of a session, class and section (ROLL-01). */
export function SessionDetailsScreen() {
  const words = useWords(rollWords);
  const choice = useRollSelection();
  const { selection, waiting, fragment } = choice;
  return (
    <PageFrame title={words.title} trail={[{ label: words.title }]}>
      <ClassSelectionBar selection={choice} />
      {selection && <RollList key={fragment} selection={selection} fragment={fragment} />}
      {!selection && waiting && <NoList state={{ kind: 'loading' }} />}
      {!selection && !waiting && (
        <div className="portal-card">
          <EmptyState text={words.chooseFirst} />
        </div>
      )}
    </PageFrame>
  );
}

/** The list is loading or cannot be shown. An empty table here would reset the row that the focus returns to. */
function NoList({ state }: { readonly state: LoadState }) {
  if (state.kind === 'loading')
    return (
      <>
        <ProgressBar />
        <PageSkeleton />
      </>
    );
  return (
    <div className="portal-card">
      {state.kind === 'failed' && <FailedState {...state} />}
      {state.kind === 'refused' && <RefusedState {...state} />}
    </div>
  );
}

interface RollListProps {
  readonly selection: ClassSelection;
  /** the fragment of the address, which names the draft */
  readonly fragment: string;
}

/** All students of the class, refetched each time it is opened, so that no numbers are based on an old list. */
function RollList({ selection, fragment }: RollListProps) {
  const words = useWords(rollWords);
  const { schoolId, session, section } = selection;
  const query = useListAllStudentsQuery(
    { studentFilter: { schoolId, sessionId: session.sessionId, classId: selection.class.classId } },
    { refetchOnMountOrArgChange: true },
  );
  const { found, state } = useFresh(query, words.loadFailed);
  const sectionId = section?.sectionId ?? null;
  if (!found) return <NoList state={state} />;
  if (session.status === 'COMPLETED') return <RollReading session={session} rows={rowsOf(found, sectionId)} />;
  return (
    <RollEditor
      selection={selection}
      fragment={fragment}
      stored={rowsOf(found, sectionId)}
      load={async () => rowsOf(await reload(query), sectionId)}
    />
  );
}
