import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { CODES } from '@/api/catalogue';
import { feesApi, useGetFeeStructureQuery, useGetStreamFeeStructureQuery } from '@/api/fees';
import { asFailure, useFresh } from '@/shared/errors';
import type { PageState } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { recordOf, type FeeRecord } from './feeForm';
import type { FeePlace } from './feePlace';
import { feeWords } from './feeWords';

const isNone = (error: unknown): boolean => asFailure(error).responseCode === CODES.CLASS_SESSION_FEE_NOT_DECLARED;

interface StoredFees {
  readonly found: FeeRecord | undefined;
  readonly state: PageState;
  /** What is stored now. */
  readonly load: () => Promise<FeeRecord>;
}

const ANEW = { refetchOnMountOrArgChange: true };

/** The fee structure of a place as it is stored; that there is none is no failure (FEE-10). */
export function useStoredFees({ sessionId, classId, stream }: FeePlace): StoredFees {
  const words = useWords(feeWords);
  const [openedAt] = useState(() => Date.now());
  const ofClass = useGetFeeStructureQuery(stream === null ? { sessionId, classId } : skipToken, ANEW);
  const ofStream = useGetStreamFeeStructureQuery(stream === null ? skipToken : { sessionId, classId, stream }, ANEW);
  const [loadOfClass] = feesApi.useLazyGetFeeStructureQuery();
  const [loadOfStream] = feesApi.useLazyGetStreamFeeStructureQuery();
  const query = stream === null ? ofClass : ofStream;
  const { found, state } = useFresh(query, words.loadFailed);
  const { error, isFetching, startedTimeStamp = 0 } = query;
  // As every answer: never a remembered one.
  const none = !isFetching && startedTimeStamp >= openedAt && error !== undefined && isNone(error);
  const load = async () => {
    try {
      return recordOf(
        await (stream === null
          ? loadOfClass({ sessionId, classId }).unwrap()
          : loadOfStream({ sessionId, classId, stream }).unwrap()),
      );
    } catch (failure) {
      if (isNone(failure)) return recordOf(null);
      throw failure;
    }
  };
  // What the form opened with stays: it is asked for again after each save, and a form is not taken away meanwhile.
  const [opened, setOpened] = useState<FeeRecord>();
  const first = opened ?? (found && recordOf(found)) ?? (none ? recordOf(null) : undefined);
  if (opened !== first) setOpened(first);
  return { found: first, state: first ? { kind: 'ready' } : state, load };
}
