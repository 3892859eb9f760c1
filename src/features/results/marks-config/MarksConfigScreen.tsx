import { Button } from 'antd';
import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { useListSubjectLimitsQuery } from '@/api/results';
import type { Session } from '@/api/sessions';
import { reload } from '@/api/reload';
import { CopyButton, type CopyMode } from '@/shared/copies';
import {
  ClassSelectionBar,
  HistoryButton,
  MendingLink,
  ReadinessDialog,
  readinessWords,
  selectionName,
  useClassSelection,
  type ClassSelection,
} from '@/shared/domain';
import { useFresh } from '@/shared/errors';
import { PageFrame, useDialog, type DialogState } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { EmptyCard, LoadingCard } from '../Cards';
import { lookupWords } from '../words';
import { LimitsCopies } from './LimitsCopies';
import { LimitsEditor } from './LimitsEditor';
import { LimitsReading } from './LimitsReading';
import { limitsWords } from './limitsWords';

/** The minimum and maximum marks of a class in a session (MARKSCONF-01). */
export function MarksConfigScreen() {
  const words = useWords(limitsWords);
  const choice = useClassSelection({ words: useWords(lookupWords) });
  const { session, selection, waiting, fragment } = choice;
  const copying = useDialog<CopyMode>();
  // The grid keeps the limits with which it was opened, so a copy into the shown class opens a new one.
  const [copied, setCopied] = useState(0);
  return (
    <PageFrame
      title={words.title}
      trail={[{ label: words.title }]}
      actions={
        <>
          {selection && <LimitsCopyButton selection={selection} dialog={copying} />}
          {selection && (
            <HistoryButton
              record={{
                ...{ schoolId: selection.session.schoolId, entity: 'MARKS_LIMITS' },
                ...{ id: selection.class.classId, sessionId: selection.session.sessionId },
              }}
              name={`${words.title}, ${selectionName(selection)}`}
            />
          )}
          {session && <Readiness session={session} />}
        </>
      }
    >
      <ClassSelectionBar selection={choice} resettable />
      {selection && <LimitsList key={`${fragment}/${copied}`} selection={selection} fragment={fragment} />}
      {selection && copying.target && (
        <LimitsCopies
          key={copying.opening}
          mode={copying.target}
          dialog={copying}
          selection={selection}
          onCopied={() => setCopied((count) => count + 1)}
        />
      )}
      {!selection && (waiting ? <LoadingCard state={{ kind: 'loading' }} /> : <EmptyCard text={words.chooseFirst} />)}
    </PageFrame>
  );
}

interface LimitsCopyButtonProps {
  readonly selection: ClassSelection;
  readonly dialog: DialogState<CopyMode>;
}

/** Copies the limits of the class to others, or those of another class to a class without limits. */
function LimitsCopyButton({ selection: { session, class: ofClass }, dialog }: LimitsCopyButtonProps) {
  const request = { sessionId: session.sessionId, classId: ofClass.classId };
  const { currentData } = useListSubjectLimitsQuery(session.status === 'COMPLETED' ? skipToken : request);
  // Without subjects or exams there are no limits to copy.
  if (!currentData?.some(({ exams }) => exams.length > 0)) return null;
  const hasLimits = currentData.some(({ exams }) => exams.some(({ version }) => version !== undefined));
  return <CopyButton mode={hasLimits ? 'to' : 'from'} dialog={dialog} />;
}

/** The button for the missing parts of the classes of the session. */
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
  const mending = (column: 'subjects' | 'exams', text: string) => (
    <MendingLink column={column} session={session} classId={classId}>
      {text}
    </MendingLink>
  );
  if (found.length === 0) return <EmptyCard text={words.noSubjects} action={mending('subjects', words.toSubjects)} />;
  if (found[0]?.exams.length === 0) return <EmptyCard text={words.noExams} action={mending('exams', words.toExams)} />;
  if (status === 'COMPLETED') return <LimitsReading selection={selection} subjects={found} />;
  return <LimitsEditor selection={selection} fragment={fragment} stored={found} load={() => reload(query)} />;
}
