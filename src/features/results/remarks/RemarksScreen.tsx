import { useListStudentRemarksQuery } from '@/api/results';
import { reload } from '@/api/reload';
import { ClassSelectionBar, useClassSelection, type ClassSelection } from '@/shared/domain';
import { useStoredDraft } from '@/shared/drafts';
import { useFresh } from '@/shared/errors';
import { PageFrame } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { EmptyCard, LoadingCard } from '../Cards';
import { lookupWords } from '../words';
import { RemarksEditor } from './RemarksEditor';
import { RemarksReading } from './RemarksReading';
import { remarksWords } from './remarksWords';
import { draftName } from './useRemarksEditor';

const PARTS = ['sectionId'] as const;

/** The class teacher's remarks on the marksheets of a class and section. */
export function RemarksScreen() {
  const words = useWords(remarksWords);
  const choice = useClassSelection({ words: useWords(lookupWords), parts: PARTS });
  const { selection, waiting, fragment } = choice;
  return (
    <PageFrame title={words.title} trail={[{ label: words.title }]}>
      <ClassSelectionBar selection={choice} resettable />
      {selection && <RemarksOfClass key={fragment} selection={selection} fragment={fragment} />}
      {!selection && waiting && <LoadingCard state={{ kind: 'loading' }} />}
      {!selection && !waiting && <EmptyCard text={words.chooseFirst} />}
    </PageFrame>
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
  const storedDraft = useStoredDraft(draftName(fragment));
  if (!found || storedDraft === undefined) return <LoadingCard state={state} />;
  if (found.length === 0) return <EmptyCard text={words.noStudents} />;
  if (session.status === 'COMPLETED') return <RemarksReading sessionName={session.sessionName} stored={found} />;
  return (
    <RemarksEditor
      selection={selection}
      fragment={fragment}
      stored={found}
      storedDraft={storedDraft}
      load={() => reload(query)}
    />
  );
}
