import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { CODES } from '@/api/catalogue';
import { feesApi, useGetFeeStructureQuery, useGetStreamFeeStructureQuery } from '@/api/fees';
import { reloadBy } from '@/api/reload';
import { asFailure, useFresh } from '@/shared/errors';
import type { PageState } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { recordOf, type FeeRecord } from './feeForm';
import type { FeeSelection } from './feeSelection';
import { feeWords } from './feeWords';

const isNone = (error: unknown): boolean => asFailure(error).responseCode === CODES.CLASS_SESSION_FEE_NOT_DECLARED;

interface StoredFees {
  readonly found: FeeRecord | undefined;
  readonly state: PageState;
  /** Reloads the stored fees. */
  readonly load: () => Promise<FeeRecord>;
}

const REFETCH = { refetchOnMountOrArgChange: true };

/** The stored fee structure; a class without one is not a failure (FEE-10). */
export function useStoredFees({ sessionId, classId, stream }: FeeSelection): StoredFees {
  const words = useWords(feeWords);
  const ofClass = useGetFeeStructureQuery(stream === null ? { sessionId, classId } : skipToken, REFETCH);
  const ofStream = useGetStreamFeeStructureQuery(stream === null ? skipToken : { sessionId, classId, stream }, REFETCH);
  const [loadOfClass] = feesApi.useLazyGetFeeStructureQuery();
  const [loadOfStream] = feesApi.useLazyGetStreamFeeStructureQuery();
  const query = stream === null ? ofClass : ofStream;
  const { found, state } = useFresh(query, words.loadFailed);
  // Only a response that arrived after the screen was opened counts, never a cached one.
  const none = !found && state.kind !== 'loading' && isNone(query.error);
  const load = async () => {
    try {
      return recordOf(
        await (stream === null
          ? reloadBy(loadOfClass, { sessionId, classId })
          : reloadBy(loadOfStream, { sessionId, classId, stream })),
      );
    } catch (failure) {
      if (isNone(failure)) return recordOf(null);
      throw failure;
    }
  };
  // The form keeps the record with which it was opened: a save refetches the query, which must not unmount the form.
  const [opened, setOpened] = useState<FeeRecord>();
  const first = opened ?? (found && recordOf(found)) ?? (none ? recordOf(null) : undefined);
  if (opened !== first) setOpened(first);
  return { found: first, state: first ? { kind: 'ready' } : state, load };
}
