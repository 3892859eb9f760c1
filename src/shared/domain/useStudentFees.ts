import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { CODES } from '@/api/catalogue';
import { useGetStudentFeesQuery, type StudentFees } from '@/api/fees';
import { asFailure, isRefusal, useFailureText, useRefusal } from '../errors';
import type { LoadState } from '../ui';
import { useWords } from '../words';
import { feeSummaryWords } from './feeSummaryWords';

/** 'told': nothing went wrong, but there is no fee to be owed; in the provider's words. */
export type StudentFeesState = LoadState | { readonly kind: 'told'; readonly message: string };

export interface FoundFees {
  /** only in the state 'ready' */
  readonly fees: StudentFees | undefined;
  readonly state: StudentFeesState;
  /** asked for again: they may be others in a moment */
  readonly asking: boolean;
}

/** A student who is not enrolled in the session, or whose fee is not determined. */
const NO_FEE: readonly unknown[] = [CODES.STUDENT_NOT_ENROLLED_IN_SESSION, CODES.CLASS_SESSION_FEE_NOT_DECLARED];

const NONE = { fees: undefined, asking: false } as const;
const LOADING: FoundFees = { fees: undefined, state: { kind: 'loading' }, asking: true };

/** What a student owes in a session, as it is stored since the screen opened: never a remembered answer. */
export function useStudentFees(studentId: number | undefined, sessionId: number | undefined): FoundFees {
  const { failed } = useWords(feeSummaryWords);
  const failureText = useFailureText();
  const refusal = useRefusal();
  const [openedAt] = useState(() => Date.now());
  const { currentData, isFetching, fulfilledTimeStamp, error, refetch } = useGetStudentFeesQuery(
    studentId === undefined || sessionId === undefined ? skipToken : { studentFeesOf: { studentId, sessionId } },
    { refetchOnMountOrArgChange: true },
  );
  if (error !== undefined && !isFetching) {
    const failure = asFailure(error);
    const message = failureText(failure, { fallback: failed });
    if (NO_FEE.includes(failure.responseCode)) return { ...NONE, state: { kind: 'told', message } };
    if (isRefusal(failure)) return { ...NONE, state: refusal(message) };
    return { ...NONE, state: { kind: 'failed', message, onRetry: () => void refetch() } };
  }
  if (currentData === undefined || (fulfilledTimeStamp ?? 0) < openedAt) return LOADING;
  return { fees: currentData, state: { kind: 'ready' }, asking: isFetching };
}
