import { useState } from 'react';
import { useGetSchoolQuery, type School } from '@/api/schools';
import { asFailure, useFailureText } from '@/shared/errors';
import type { PageState } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { schoolWords } from '../words';

/** The record behind a handed-over school, as it is stored now. */
export function useHandedSchool(schoolId: number): { school: School | undefined; state: PageState } {
  const words = useWords(schoolWords);
  const failureText = useFailureText();
  const [openedAt] = useState(() => Date.now());
  const query = useGetSchoolQuery({ id: schoolId }, { refetchOnMountOrArgChange: true });
  const { currentData, isFetching, fulfilledTimeStamp = 0, error, refetch } = query;
  // Never a remembered answer: a form on an old version would be refused when it is saved.
  if (currentData && fulfilledTimeStamp >= openedAt) return { school: currentData, state: { kind: 'ready' } };
  if (isFetching || error === undefined) return { school: undefined, state: { kind: 'loading' } };
  const message = failureText(asFailure(error), { fallback: words.loadOneFailed });
  return { school: undefined, state: { kind: 'failed', message, onRetry: () => void refetch() } };
}
