import { Alert } from 'antd';
import { useListOpeningBalancesQuery } from '@/api/fees';
import type { Session } from '@/api/sessions';
import { useFresh } from '@/shared/errors';
import { ListFilterBar, SchoolFilter, SessionFilter, useSessionList } from '@/shared/lists';
import { paths } from '@/shared/navigation';
import { EmptyState, FailedState, PageFrame, PageSkeleton, RefusedState } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { classWords } from '../words';
import { OpeningEntries } from './OpeningEntries';
import { OpeningSteps } from './OpeningSteps';
import { openingList } from './openingSlice';
import { openingWords } from './openingWords';
import { useOpeningImport, type OpeningImport } from './useOpeningImport';

/** Payments of the students of a session from before the school used the portal: import, entries and reversal. */
export function OpeningScreen() {
  const words = useWords(openingWords);
  const classes = useWords(classWords);
  const list = useSessionList(openingList, null);
  // A chosen file survives Search and another filter.
  const work = useOpeningImport();
  const session = list.lookups.sessions.find(({ sessionId }) => sessionId === list.filters.sessionId);
  return (
    <PageFrame
      title={words.title}
      description={words.description}
      trail={[{ label: classes.title, to: paths.classes }, { label: words.title }]}
    >
      <ListFilterBar
        list={list}
        search={
          <>
            <SchoolFilter />
            <SessionFilter list={list} />
          </>
        }
      />
      {session && list.phase === 'ready' ? (
        <StoredOpenings
          key={`${session.sessionId} ${list.searches}`}
          session={session}
          classes={list.lookups.classes}
          work={work}
        />
      ) : (
        <div className="portal-card">
          <EmptyState text={words.chooseFirst} />
        </div>
      )}
    </PageFrame>
  );
}

interface StoredOpeningsProps {
  readonly session: Session;
  readonly classes: Parameters<typeof OpeningSteps>[0]['classes'];
  readonly work: OpeningImport;
}

function StoredOpenings({ session, ...steps }: StoredOpeningsProps) {
  const words = useWords(openingWords);
  const { sessionId } = session;
  const query = useListOpeningBalancesQuery({ sessionId }, { refetchOnMountOrArgChange: true });
  const { found, state } = useFresh(query, words.loadFailed);
  if (!found) {
    if (state.kind === 'failed') return <FailedState {...state} />;
    if (state.kind === 'refused') return <RefusedState {...state} />;
    return <PageSkeleton />;
  }
  const isOpen = session.status !== 'COMPLETED';
  return (
    <>
      {isOpen ? (
        <OpeningSteps sessionId={sessionId} {...steps} />
      ) : (
        <Alert type="info" showIcon title={words.completed(session.sessionName)} />
      )}
      <OpeningEntries sessionId={sessionId} openings={found} mayReverse={isOpen} />
    </>
  );
}
