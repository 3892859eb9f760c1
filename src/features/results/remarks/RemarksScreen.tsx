import { useListStudentRemarksQuery } from '@/api/results';
import { ClassSelectionBar, useClassSelection, type ClassSelection } from '@/shared/domain';
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
import { lookupWords } from '../words';
import { RemarksEditor } from './RemarksEditor';
import { RemarksReading } from './RemarksReading';
import { remarksWords } from './remarksWords';

const PARTS = ['sectionId'] as const;

/** What the class teacher writes on the marksheets of a class and section. */
export function RemarksScreen() {
  const words = useWords(remarksWords);
  const choice = useClassSelection({ words: useWords(lookupWords), parts: PARTS });
  const { selection, waiting, fragment } = choice;
  return (
    <PageFrame title={words.title} trail={[{ label: words.title }]}>
      <ClassSelectionBar selection={choice} resettable />
      {selection && <RemarksOfClass key={fragment} selection={selection} fragment={fragment} />}
      {!selection && waiting && <NoList state={{ kind: 'loading' }} />}
      {!selection && !waiting && <Empty text={words.chooseFirst} />}
    </PageFrame>
  );
}

const Empty = ({ text }: { readonly text: string }) => (
  <div className="portal-card">
    <EmptyState text={text} />
  </div>
);

/** The list is loading or cannot be shown. */
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

interface RemarksOfClassProps {
  readonly selection: ClassSelection;
  /** the fragment of the address, which names the draft */
  readonly fragment: string;
}

/** Refetched each time it is opened, so that no edits are based on old remarks. */
function RemarksOfClass({ selection, fragment }: RemarksOfClassProps) {
  const words = useWords(remarksWords);
  const { schoolId, session, section } = selection;
  const query = useListStudentRemarksQuery(
    {
      studentRemarksRequest: {
        schoolId,
        sessionId: session.sessionId,
        classId: selection.class.classId,
        sectionId: section?.sectionId ?? null,
      },
    },
    { refetchOnMountOrArgChange: true },
  );
  const { found, state } = useFresh(query, words.loadFailed);
  if (!found) return <NoList state={state} />;
  if (found.length === 0) return <Empty text={words.noStudents} />;
  if (session.status === 'COMPLETED') return <RemarksReading sessionName={session.sessionName} stored={found} />;
  return (
    <RemarksEditor
      selection={selection}
      fragment={fragment}
      stored={found}
      load={async () => query.refetch().unwrap()}
    />
  );
}
