import { Alert } from 'antd';
import { useListSubjectLimitsQuery } from '@/api/results';
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
import { LimitsEditor } from './LimitsEditor';
import { LimitsFiltersBar } from './LimitsFiltersBar';
import { fragmentOf } from './limitsSlice';
import { LimitsTable } from './LimitsTable';
import { limitsWords } from './limitsWords';
import { useLimitsPlace, type LimitsPlace } from './useLimitsPlace';

/** The minimum and maximum marks of a class in a session (MARKSCONF-01). */
export function MarksConfigScreen() {
  const words = useWords(limitsWords);
  const { filters, lookups, place, waiting } = useLimitsPlace();
  const named = fragmentOf(filters);
  const loading = !place && waiting && filters.classId !== undefined;
  return (
    <PageFrame title={words.title} trail={[{ label: words.title }]}>
      <LimitsFiltersBar filters={filters} lookups={lookups} />
      {place && <LimitsList key={named} place={place} named={named} />}
      {loading && <Unfilled state={{ kind: 'loading' }} />}
      {!place && !loading && <Empty text={words.chooseFirst} />}
    </PageFrame>
  );
}

const Empty = ({ text }: { readonly text: string }) => (
  <div className="portal-card">
    <EmptyState text={text} />
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
  if (found.length === 0) return <Empty text={words.noSubjects} />;
  if (found[0]?.exams.length === 0) return <Empty text={words.noExams} />;
  if (status === 'COMPLETED')
    return (
      <>
        <Alert type="info" showIcon title={words.completed(sessionName)} />
        <LimitsTable subjects={found} sheet={undefined} />
      </>
    );
  return <LimitsEditor place={place} named={named} stored={found} load={async () => query.refetch().unwrap()} />;
}
