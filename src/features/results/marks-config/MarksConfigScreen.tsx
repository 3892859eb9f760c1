import { Button } from 'antd';
import { useListSubjectLimitsQuery } from '@/api/results';
import type { Session } from '@/api/sessions';
import {
  ClassSelectionBar,
  MendingLink,
  ReadinessDialog,
  readinessWords,
  useClassSelection,
  type ClassSelection,
} from '@/shared/domain';
import { useFresh } from '@/shared/errors';
import { PageFrame, useDialog } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { EmptyCard, LoadingCard } from '../Cards';
import { lookupWords } from '../words';
import { LimitsEditor } from './LimitsEditor';
import { LimitsReading } from './LimitsReading';
import { limitsWords } from './limitsWords';

/** The minimum and maximum marks of a class in a session (MARKSCONF-01). */
export function MarksConfigScreen() {
  const words = useWords(limitsWords);
  const choice = useClassSelection({ words: useWords(lookupWords) });
  const { session, selection, waiting, fragment } = choice;
  return (
    <PageFrame
      title={words.title}
      trail={[{ label: words.title }]}
      actions={session && <Readiness session={session} />}
    >
      <ClassSelectionBar selection={choice} resettable />
      {selection && <LimitsList key={fragment} selection={selection} fragment={fragment} />}
      {!selection && (waiting ? <LoadingCard state={{ kind: 'loading' }} /> : <EmptyCard text={words.chooseFirst} />)}
    </PageFrame>
  );
}

/** The button that shows which parts the classes of the session still lack. */
function Readiness({ session }: { readonly session: Session }) {
  const words = useWords(readinessWords);
  const dialog = useDialog<object>();
  return (
    <>
      <Button onClick={() => dialog.show({})}>{words.open}</Button>
      <ReadinessDialog open={dialog.open} session={session} onClose={dialog.close} />
    </>
  );
}

interface LimitsListProps {
  readonly selection: ClassSelection;
  /** the fragment of the address, which names the draft */
  readonly fragment: string;
}

/** Refetched each time it is opened, so that no edits are based on old marks. */
function LimitsList({ selection, fragment }: LimitsListProps) {
  const words = useWords(limitsWords);
  const { session } = selection;
  const { classId } = selection.class;
  const { sessionId, status } = session;
  const query = useListSubjectLimitsQuery({ sessionId, classId }, { refetchOnMountOrArgChange: true });
  const { found, state } = useFresh(query, words.loadFailed);
  if (!found) return <LoadingCard state={state} />;
  const mending = (part: 'subjects' | 'exams', text: string) => (
    <MendingLink part={part} session={session} classId={classId}>
      {text}
    </MendingLink>
  );
  if (found.length === 0) return <EmptyCard text={words.noSubjects} action={mending('subjects', words.toSubjects)} />;
  if (found[0]?.exams.length === 0) return <EmptyCard text={words.noExams} action={mending('exams', words.toExams)} />;
  if (status === 'COMPLETED') return <LimitsReading selection={selection} subjects={found} />;
  return (
    <LimitsEditor
      selection={selection}
      fragment={fragment}
      stored={found}
      load={async () => query.refetch().unwrap()}
    />
  );
}
