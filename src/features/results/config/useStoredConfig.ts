import { useState } from 'react';
import { CODES } from '@/api/catalogue';
import { reloadBy } from '@/api/reload';
import { resultsApi, useGetResultConfigQuery, useListExamsQuery, type Exam } from '@/api/results';
import type { ClassSelection } from '@/shared/domain';
import { asFailure, useFresh } from '@/shared/errors';
import type { PageState } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { configWords } from '../words';
import { recordOf, type ConfigRecord } from './configForm';

const isNone = (error: unknown): boolean => asFailure(error).responseCode === CODES.RESULT_CONFIG_NOT_FOUND;

/** Whether a config is stored; undefined while it is loading at first. While it is loaded again, the last response counts. */
export function useHasConfig({ session: { sessionId }, class: { classId } }: ClassSelection): boolean | undefined {
  const { currentData, error } = useGetResultConfigQuery({ sessionId, classId });
  if (currentData) return true;
  return error !== undefined && isNone(error) ? false : undefined;
}

interface StoredConfig {
  readonly found: ConfigRecord | undefined;
  /** the stored exams */
  readonly exams: readonly Exam[];
  readonly state: PageState;
  /** Reloads the stored config. */
  readonly load: () => Promise<ConfigRecord>;
}

const REFETCH = { refetchOnMountOrArgChange: true };
const NONE: readonly Exam[] = [];

/** The stored result config of a class; a class without one is not a failure (RESCONF-10). */
export function useStoredConfig({ session: { sessionId }, class: { classId } }: ClassSelection): StoredConfig {
  const words = useWords(configWords);
  const request = { sessionId, classId };
  const query = useGetResultConfigQuery(request, REFETCH);
  const exams = useFresh(useListExamsQuery(request, REFETCH), words.loadFailed);
  const [loadConfig] = resultsApi.useLazyGetResultConfigQuery();
  const { found, state } = useFresh(query, words.loadFailed);
  // Only a response that arrived after the screen was opened counts, never a cached one.
  const none = !found && state.kind !== 'loading' && isNone(query.error);
  const load = async () => {
    try {
      return recordOf(await reloadBy(loadConfig, request));
    } catch (failure) {
      if (isNone(failure)) return recordOf(null);
      throw failure;
    }
  };
  // The form keeps the record with which it was opened: a save refetches the query, which must not unmount the form.
  const [opened, setOpened] = useState<ConfigRecord>();
  const first = opened ?? (found && recordOf(found)) ?? (none ? recordOf(null) : undefined);
  const complete = opened ?? (exams.found && first);
  if (opened !== complete) setOpened(complete);
  const waiting = first ? exams.state : state;
  return { found: complete, exams: exams.found ?? NONE, state: complete ? { kind: 'ready' } : waiting, load };
}
