import { skipToken } from '@reduxjs/toolkit/query';
import { ofSchool } from '@/api/ofSchool';
import { useListFeeStructuresQuery } from '@/api/fees';
import { useListSessionsQuery, type Session } from '@/api/sessions';
import { useHolds } from '@/shared/access';

const REFETCH = { refetchOnMountOrArgChange: true };

const NONE: ReadonlySet<number> = new Set();

/** The next session, whose fees are entered. */
export const nextSession = (sessions: readonly Session[]): Session | undefined =>
  sessions
    .filter(({ status, disabled }) => status === 'UPCOMING' && !disabled)
    .sort((one, other) => (one.startDate < other.startDate ? -1 : 1))[0];

export interface WithoutFees {
  /** empty while loading */
  readonly classIds: ReadonlySet<number>;
  readonly sessionName: string;
}

/**
 * The classes that have no fees in a session, or none for one of their streams; without a session, in the next one. Not loaded for
 * users without the fee structures.
 */
export function useClassesWithoutFees(schoolId: number | undefined, sessionId: number | undefined): WithoutFees {
  const may = useHolds()('CLASS_FEE_STRUCTURE');
  const sessions = useListSessionsQuery(may ? ofSchool(schoolId) : skipToken).currentData ?? [];
  const session = sessionId === undefined ? nextSession(sessions) : sessions.find((one) => one.sessionId === sessionId);
  const fees = useListFeeStructuresQuery(session ? { sessionId: session.sessionId } : skipToken, REFETCH).currentData;
  const classIds = fees
    ? new Set(fees.filter(({ structure }) => structure === null).map(({ classId }) => classId))
    : NONE;
  return { classIds, sessionName: session?.sessionName ?? '' };
}
