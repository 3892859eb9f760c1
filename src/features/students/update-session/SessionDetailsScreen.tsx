import { useListAllStudentsQuery } from '@/api/students';
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
import { RollFiltersBar } from './RollFiltersBar';
import { rowsOf } from './rollNumbers';
import { RollReading } from './RollReading';
import { fragmentOf } from './rollSlice';
import { rollWords } from './rollWords';
import { useRollPlace, type RollPlace } from './useRollPlace';

/** The roll numbers of a session, class and section (ROLL-01). */
export function SessionDetailsScreen() {
  const words = useWords(rollWords);
  const { filters, lookups, place, waiting } = useRollPlace();
  const named = fragmentOf(filters);
  return (
    <PageFrame title={words.title} trail={[{ label: words.title }]}>
      <RollFiltersBar filters={filters} lookups={lookups} />
      {place && <RollList key={named} place={place} named={named} />}
      {!place && waiting && filters.classId !== undefined && <Unfilled state={WAITING} />}
      {!place && !(waiting && filters.classId !== undefined) && (
        <div className="portal-card">
          <EmptyState text={words.chooseFirst} />
        </div>
      )}
    </PageFrame>
  );
}

const WAITING = { kind: 'loading' } as const;

/** Before there is a list, or without one. No table stands here, which would forget the row that was left. */
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

interface RollListProps {
  readonly place: RollPlace;
  /** the place as its address names it */
  readonly named: string;
}

/** Everybody of the class, asked for anew each time: numbers are never given over an old list. */
function RollList({ place, named }: RollListProps) {
  const words = useWords(rollWords);
  const { schoolId, session, section } = place;
  const query = useListAllStudentsQuery(
    { studentFilter: { schoolId, sessionId: session.sessionId, classId: place.class.classId } },
    { refetchOnMountOrArgChange: true },
  );
  const { found, state } = useFresh(query, words.loadFailed);
  const sectionId = section?.sectionId ?? null;
  if (!found) return <Unfilled state={state} />;
  if (session.status === 'COMPLETED') return <RollReading session={session} rows={rowsOf(found, sectionId)} />;
  return (
    <RollEditor
      place={place}
      named={named}
      stored={rowsOf(found, sectionId)}
      load={async () => rowsOf(await query.refetch().unwrap(), sectionId)}
    />
  );
}
