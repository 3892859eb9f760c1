import { skipToken } from '@reduxjs/toolkit/query';
import {
  useListClassSubjectsQuery,
  useListSubjectGroupsQuery,
  type ClassSubject,
  type SubjectGroup,
} from '@/api/subjects';
import type { ClassSelection } from '@/shared/domain';
import { useLoadState } from '@/shared/errors';
import type { LoadState } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { subjectWords } from '../words';

interface List<Row> {
  readonly rows: readonly Row[] | undefined;
  readonly state: LoadState;
  readonly refresh: () => void;
}

export interface SubjectLists {
  readonly subjects: List<ClassSubject>;
  readonly groups: List<SubjectGroup>;
}

const REFETCH = { refetchOnMountOrArgChange: true };
const WAITING = { kind: 'loading' } as const;

/** Subjects and groups of a class, refetched each time; loading while the selection is loading. */
export function useSubjectLists(selection: ClassSelection | undefined): SubjectLists {
  const words = useWords(subjectWords);
  const request = selection ? { classId: selection.class.classId, sessionId: selection.session.sessionId } : skipToken;
  const subjects = useListClassSubjectsQuery(request, REFETCH);
  const groups = useListSubjectGroupsQuery(request, REFETCH);
  const states = [useLoadState(subjects, words.loadFailed), useLoadState(groups, words.loadFailed)] as const;
  const listOf = <Row>(
    { currentData, refetch }: { currentData?: Row[] | undefined; refetch: () => unknown },
    state: LoadState,
  ) => ({
    rows: currentData,
    state: selection ? state : WAITING,
    refresh: () => void (selection && refetch()),
  });
  return { subjects: listOf(subjects, states[0]), groups: listOf(groups, states[1]) };
}
