import { skipToken } from '@reduxjs/toolkit/query';
import { CODES } from '@/api/catalogue';
import { useGetStudentFeesQuery, type StudentFees } from '@/api/fees';
import { asFailure, isRefusal, useFailureText, useOwnResponse, useRefusal } from '../errors';
import type { LoadState } from '../ui';
import { useWords } from '../words';
import { feeSummaryWords } from './feeSummaryWords';

/** 'none': there is no fee to show, for the reason in the provider's message. */
export type StudentFeesState = LoadState | { readonly kind: 'none'; readonly message: string };

export interface FoundFees {
  /** only in the state 'ready' */
  readonly fees: StudentFees | undefined;
  readonly state: StudentFeesState;
}

/** A student who is not enrolled in the session, or whose fee is not determined. */
const NO_FEE: readonly unknown[] = [CODES.STUDENT_NOT_ENROLLED_IN_SESSION, CODES.CLASS_SESSION_FEE_NOT_DECLARED];

const LOADING: FoundFees = { fees: undefined, state: { kind: 'loading' } };

/** The dues of a student in a session, refetched when the screen opens and never from the cache. */
export function useStudentFees(studentId: number | undefined, sessionId: number | undefined): FoundFees {
  const { failed } = useWords(feeSummaryWords);
  const failureText = useFailureText();
  const refusal = useRefusal();
  const query = useGetStudentFeesQuery(
    studentId === undefined || sessionId === undefined ? skipToken : { studentFeesOf: { studentId, sessionId } },
    { refetchOnMountOrArgChange: true },
  );
  const { currentData, isFetching, error, refetch } = query;
  const { waits, loaded } = useOwnResponse(query);
  if (waits) return LOADING;
  if (error !== undefined && !isFetching) {
    const failure = asFailure(error);
    const message = failureText(failure, { fallback: failed });
    if (NO_FEE.includes(failure.responseCode)) return { fees: undefined, state: { kind: 'none', message } };
    if (isRefusal(failure)) return { fees: undefined, state: refusal(message) };
    return { fees: undefined, state: { kind: 'failed', message, onRetry: () => void refetch() } };
  }
  if (currentData === undefined || !loaded) return LOADING;
  return { fees: currentData, state: { kind: 'ready' } };
}
