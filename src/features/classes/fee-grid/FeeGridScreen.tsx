import { Alert } from 'antd';
import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { useListFeeStructuresQuery, type FeeGridRow } from '@/api/fees';
import type { Session } from '@/api/sessions';
import { reload } from '@/api/reload';
import { useHolds } from '@/shared/access';
import { useActiveSession } from '@/shared/domain';
import { useFresh } from '@/shared/errors';
import {
  ListFilterBar,
  SchoolFilter,
  SessionFilter,
  useKnownSession,
  useListLookups,
  useSchoolList,
} from '@/shared/lists';
import { paths } from '@/shared/navigation';
import { createSheet, SheetTools } from '@/shared/sheet';
import { EmptyState, FailedState, hasUnsavedWork, PageFrame, PageSkeleton, RefusedState } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { nextSession } from '../fee-structure/useClassesWithoutFees';
import { classWords } from '../words';
import { FeeGrid } from './FeeGrid';
import { feeColumns } from './feeGridColumns';
import { FeeGridEditor } from './FeeGridEditor';
import { feeGridList } from './feeGridSlice';
import { feeGridWords } from './feeGridWords';
import { rowKeyOf } from './feeRows';
import { useRowName } from './useRowNames';

/** The next session, whose fees can be entered; without one, the active session. */
function useFirstSession(sessions: readonly Session[]): Session | undefined {
  const active = useActiveSession(sessions);
  return nextSession(sessions) ?? active;
}

/** The fee structures of all classes of a session in one grid. */
export function FeeGridScreen() {
  const words = useWords(feeGridWords);
  const classes = useWords(classWords);
  const list = useSchoolList(feeGridList);
  const lookups = useListLookups(list.filters.schoolId);
  useKnownSession(list, lookups.sessions, lookups.loading, null);
  const first = useFirstSession(lookups.sessions);
  const chosen = list.filters.sessionId;
  const sessionId = chosen === undefined ? first?.sessionId : (chosen ?? undefined);
  const session = lookups.sessions.find((one) => one.sessionId === sessionId);
  const filters = { ...list.filters, sessionId };
  const [refreshes, setRefreshes] = useState(0);
  const choice = {
    ...list,
    filters,
    lookups,
    search: () => (hasUnsavedWork() ? setRefreshes((count) => count + 1) : list.search()),
    change: (change: Partial<typeof filters>) =>
      list.change('sessionId' in change ? { ...change, sessionId: change.sessionId ?? null } : change),
  };
  return (
    <PageFrame
      title={words.title}
      trail={[{ label: classes.title, to: paths.classes }, { label: words.title }]}
      actions={<OpeningLink />}
    >
      <ListFilterBar
        list={choice}
        keepsEdits
        search={
          <>
            <SchoolFilter />
            <SessionFilter list={choice} />
          </>
        }
      />
      {session && list.phase === 'ready' ? (
        <StoredGrid
          key={`${session.sessionId} ${list.searches}`}
          session={session}
          sessions={lookups.sessions}
          refreshes={refreshes}
        />
      ) : (
        <div className="portal-card">
          <EmptyState text={words.chooseFirst} />
        </div>
      )}
    </PageFrame>
  );
}

/** Opening balances need the privilege of the fees; other users read the grid. */
function OpeningLink() {
  const { openingBalances } = useWords(feeGridWords);
  return useHolds()('CLASS_FEE_STRUCTURE') ? <Link to={paths.openingBalances}>{openingBalances}</Link> : null;
}

interface GridProps {
  readonly session: Session;
  readonly sessions: readonly Session[];
  /** Another number reloads the rows and keeps the edits. */
  readonly refreshes: number;
}

/** Refetched each time it is opened, so that no edits are based on old fees. */
function StoredGrid({ session, ...grid }: GridProps) {
  const words = useWords(feeGridWords);
  const query = useListFeeStructuresQuery({ sessionId: session.sessionId }, { refetchOnMountOrArgChange: true });
  const { found, state } = useFresh(query, words.loadFailed);
  if (!found) {
    if (state.kind === 'failed') return <FailedState {...state} />;
    if (state.kind === 'refused') return <RefusedState {...state} />;
    return <PageSkeleton />;
  }
  if (found.length === 0)
    return (
      <div className="portal-card">
        <EmptyState text={words.noClasses} action={<Link to={paths.classes}>{words.toClasses}</Link>} />
      </div>
    );
  if (session.status !== 'UPCOMING') return <FeeGridReading session={session} rows={found} />;
  return <FeeGridEditor {...grid} session={session} stored={found} load={() => reload(query)} />;
}

interface ReadingProps {
  readonly session: Session;
  readonly rows: readonly FeeGridRow[];
}

function FeeGridReading({ session: { sessionName }, rows }: ReadingProps) {
  const words = useWords(feeGridWords);
  const nameOf = useRowName();
  const columns = useMemo(() => feeColumns(words, nameOf, true), [words, nameOf]);
  const [sheet] = useState(() => createSheet({ rows, columns, rowKey: rowKeyOf }));
  return (
    <>
      <Alert type="info" showIcon title={words.reading(sessionName)} />
      <SheetTools title={words.gridOf(sessionName)} label={words.tools} />
      <FeeGrid sheet={sheet} columns={columns} />
    </>
  );
}
