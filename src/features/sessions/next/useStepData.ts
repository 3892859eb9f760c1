import { skipToken } from '@reduxjs/toolkit/query';
import { useListPromotionRunsQuery } from '@/api/promotion';
import { useGetSessionReadinessQuery, type ClassReadiness } from '@/api/results';
import { useCountStudentsQuery } from '@/api/students';
import { useFresh } from '@/shared/errors';
import type { PageState } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { nextWords } from './nextWords';
import type { Rollover } from './rollover';
import { placingOf, promotionsOf, type Placing, type Promotions } from './stepStates';

/** Records of a step, with the state of their loading. */
export interface Fresh<T> {
  readonly found: T | undefined;
  readonly state: PageState;
}

export interface StepData {
  readonly readiness: Fresh<readonly ClassReadiness[]>;
  readonly promotions: Fresh<Promotions>;
  readonly placing: Fresh<Placing>;
}

const FRESH = { refetchOnMountOrArgChange: true } as const;

/** The records of the steps, refetched each time the screen opens; not loaded without a target session. */
export function useStepData(rollover: Rollover): StepData {
  const { loadFailed } = useWords(nextWords);
  const { source, target } = rollover;
  const ofTarget = target ? { sessionId: target.sessionId } : skipToken;
  const ofSource = target ? { sessionId: source.sessionId, targetSessionId: target.sessionId } : skipToken;
  const ofSchool = target ? { schoolId: source.schoolId } : skipToken;
  const readiness = useFresh(useGetSessionReadinessQuery(ofTarget, FRESH), loadFailed);
  const runs = useFresh(useListPromotionRunsQuery(ofSchool, FRESH), loadFailed);
  const before = useFresh(useCountStudentsQuery(ofSource, FRESH), loadFailed);
  const after = useFresh(useCountStudentsQuery(ofTarget, FRESH), loadFailed);
  return {
    readiness,
    promotions: {
      found: runs.found && before.found && promotionsOf(runs.found, before.found, rollover),
      state: runs.found ? before.state : runs.state,
    },
    placing: { found: after.found && placingOf(after.found), state: after.state },
  };
}
