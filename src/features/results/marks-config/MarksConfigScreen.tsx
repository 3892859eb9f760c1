import { Button } from 'antd';
import { useListSubjectLimitsQuery } from '@/api/results';
import type { ReactNode } from 'react';
import type { Session } from '@/api/sessions';
import { MendingLink, ReadinessDialog, readinessWords } from '@/shared/domain';
import { useFresh } from '@/shared/errors';
import {
  EmptyState,
  FailedState,
  PageFrame,
  PageSkeleton,
  ProgressBar,
  RefusedState,
  useDialog,
  type LoadState,
} from '@/shared/ui';
import { useWords } from '@/shared/words';
import { LimitsEditor } from './LimitsEditor';
import { LimitsFiltersBar } from './LimitsFiltersBar';
import { fragmentOf } from './limitsSlice';
import { LimitsReading } from './LimitsReading';
import { limitsWords } from './limitsWords';
import { useLimitsPlace, type LimitsPlace } from './useLimitsPlace';

/** The minimum and maximum marks of a class in a session (MARKSCONF-01). */
export function MarksConfigScreen() {
  const words = useWords(limitsWords);
  const { filters, lookups, session, place, waiting } = useLimitsPlace();
  const named = fragmentOf(filters);
  const loading = !place && waiting && filters.classId !== undefined;
  return (
    <PageFrame
      title={words.title}
      trail={[{ label: words.title }]}
      actions={session && <Readiness session={session} />}
    >
      <LimitsFiltersBar filters={filters} lookups={lookups} />
      {place && <LimitsList key={named} place={place} named={named} />}
      {loading && <Unfilled state={{ kind: 'loading' }} />}
      {!place && !loading && <Empty text={words.chooseFirst} />}
    </PageFrame>
  );
}

/** What the other classes of the session still lack. */
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

const Empty = ({ text, action }: { readonly text: string; readonly action?: ReactNode }) => (
  <div className="portal-card">
    <EmptyState text={text} action={action} />
  </div>
);

/** Before there is a grid, or without one. */
function Unfilled({ state }: { readonly state: LoadState }) {
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

interface LimitsListProps {
  readonly place: LimitsPlace;
  /** the place as its address names it */
  readonly named: string;
}

/** Asked for anew each time: nothing is typed over old marks. */
function LimitsList({ place, named }: LimitsListProps) {
  const words = useWords(limitsWords);
  const { sessionId, sessionName, status } = place.session;
  const query = useListSubjectLimitsQuery(
    { sessionId, classId: place.class.classId },
    { refetchOnMountOrArgChange: true },
  );
  const { found, state } = useFresh(query, words.loadFailed);
  if (!found) return <Unfilled state={state} />;
  const mending = (part: 'subjects' | 'exams', text: string) => (
    <MendingLink part={part} session={place.session} classId={place.class.classId}>
      {text}
    </MendingLink>
  );
  if (found.length === 0) return <Empty text={words.noSubjects} action={mending('subjects', words.toSubjects)} />;
  if (found[0]?.exams.length === 0) return <Empty text={words.noExams} action={mending('exams', words.toExams)} />;
  if (status === 'COMPLETED') return <LimitsReading sessionName={sessionName} subjects={found} />;
  return <LimitsEditor place={place} named={named} stored={found} load={async () => query.refetch().unwrap()} />;
}
