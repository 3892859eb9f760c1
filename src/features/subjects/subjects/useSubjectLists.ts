import { skipToken } from '@reduxjs/toolkit/query';
import {
  useListClassSubjectsQuery,
  useListSubjectGroupsQuery,
  type ClassSubject,
  type SubjectGroup,
} from '@/api/subjects';
import { useLoadState } from '@/shared/errors';
import type { LoadState } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { subjectWords } from '../words';
import type { SubjectPlace } from './useSubjectPlace';

interface List<Row> {
  readonly rows: readonly Row[] | undefined;
  readonly state: LoadState;
  readonly refresh: () => void;
}

export interface SubjectLists {
  readonly subjects: List<ClassSubject>;
  readonly groups: List<SubjectGroup>;
}

const ANEW = { refetchOnMountOrArgChange: true };
const WAITING = { kind: 'loading' } as const;

/** Subjects and groups of a class, asked for anew each time; while the place is not known they are waited for. */
export function useSubjectLists(place: SubjectPlace | undefined): SubjectLists {
  const words = useWords(subjectWords);
  const asked = place ? { classId: place.class.classId, sessionId: place.session.sessionId } : skipToken;
  const subjects = useListClassSubjectsQuery(asked, ANEW);
  const groups = useListSubjectGroupsQuery(asked, ANEW);
  const states = [useLoadState(subjects, words.loadFailed), useLoadState(groups, words.loadFailed)] as const;
  const listOf = <Row>(
    { currentData, refetch }: { currentData?: Row[] | undefined; refetch: () => unknown },
    state: LoadState,
  ) => ({
    rows: currentData,
    state: place ? state : WAITING,
    refresh: () => void (place && refetch()),
  });
  return { subjects: listOf(subjects, states[0]), groups: listOf(groups, states[1]) };
}
