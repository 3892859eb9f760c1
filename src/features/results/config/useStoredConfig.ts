import { useState } from 'react';
import { CODES } from '@/api/catalogue';
import { resultsApi, useGetResultConfigQuery, useListExamsQuery, type Exam } from '@/api/results';
import { asFailure, useFresh } from '@/shared/errors';
import type { PageState } from '@/shared/ui';
import { useWords } from '@/shared/words';
import type { Place } from '../place/usePlace';
import { configWords } from '../words';
import { recordOf, type ConfigRecord } from './configForm';

const isNone = (error: unknown): boolean => asFailure(error).responseCode === CODES.RESULT_CONFIG_NOT_FOUND;

interface StoredConfig {
  readonly found: ConfigRecord | undefined;
  /** the exams that are stored */
  readonly exams: readonly Exam[];
  readonly state: PageState;
  /** What is stored now. */
  readonly load: () => Promise<ConfigRecord>;
}

const ANEW = { refetchOnMountOrArgChange: true };
const NONE: readonly Exam[] = [];

/** The result config of a class as it is stored; that there is none is no failure (RESCONF-10). */
export function useStoredConfig({ session: { sessionId }, class: { classId } }: Place): StoredConfig {
  const words = useWords(configWords);
  const [openedAt] = useState(() => Date.now());
  const asked = { sessionId, classId };
  const query = useGetResultConfigQuery(asked, ANEW);
  const exams = useFresh(useListExamsQuery(asked, ANEW), words.loadFailed);
  const [ask] = resultsApi.useLazyGetResultConfigQuery();
  const { found, state } = useFresh(query, words.loadFailed);
  const { error, isFetching, startedTimeStamp = 0 } = query;
  // As every answer: never a remembered one.
  const none = !isFetching && startedTimeStamp >= openedAt && error !== undefined && isNone(error);
  const load = async () => {
    try {
      return recordOf(await ask(asked).unwrap());
    } catch (failure) {
      if (isNone(failure)) return recordOf(null);
      throw failure;
    }
  };
  // What the form opened with stays: it is asked for again after each save, and a form is not taken away meanwhile.
  const [opened, setOpened] = useState<ConfigRecord>();
  const first = opened ?? (found && recordOf(found)) ?? (none ? recordOf(null) : undefined);
  const complete = opened ?? (exams.found && first);
  if (opened !== complete) setOpened(complete);
  const waiting = first ? exams.state : state;
  return { found: complete, exams: exams.found ?? NONE, state: complete ? { kind: 'ready' } : waiting, load };
}
