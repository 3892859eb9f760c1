import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useState } from 'react';
import { STUDENT_FIELDS, useListStudentsQuery, type StudentRow } from '@/api/students';

/** When a look-up starts, and how long it waits for the next letter (STUDENT-74). */
export const SEARCH_FROM = 3;
const SEARCH_WAIT_MS = 500;

interface StudentSearchPlace {
  readonly schoolId: number | undefined;
  readonly sessionId?: number | undefined;
  readonly classId?: number | undefined;
  readonly sectionId?: number | undefined;
}

export interface StudentSearch {
  /** 'short': nothing was typed that is searched for; 'long': more than a search text may have */
  readonly phase: 'short' | 'long' | 'waiting' | 'failed' | 'done';
  readonly students: readonly StudentRow[];
  readonly error: unknown;
}

const NOBODY: readonly StudentRow[] = [];

/** The text once nothing has been typed for a while. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), SEARCH_WAIT_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

/**
 * Students by whatever the provider finds them by. To be picked are those with a complete registration who are neither inactive
 * nor deleted (STUDENT-76); to be looked at is everybody.
 */
export function useStudentSearch(
  place: StudentSearchPlace,
  typed: string,
  size: number,
  to: 'pick' | 'look' = 'pick',
): StudentSearch {
  const text = typed.trim();
  const settled = useSettled(text);
  const { schoolId, sessionId, classId = -1, sectionId = -1 } = place;
  const tooShort = text.length < SEARCH_FROM;
  const tooLong = [...text].length > STUDENT_FIELDS.StudentFilter.searchText.maxLength;
  const asked = !tooShort && !tooLong && settled === text && schoolId !== undefined;
  const query = useListStudentsQuery(
    !asked
      ? skipToken
      : {
          pages: 0,
          size,
          studentFilter: {
            schoolId,
            ...(sessionId === undefined ? {} : { sessionId }),
            classId,
            sectionId,
            searchText: settled,
            registrationStatus: to === 'pick' ? 'COMPLETE' : '-1',
            includeDisabled: to === 'look',
            includeBlocked: to === 'look',
            page: 0,
            size,
          },
        },
  );
  if (tooShort || tooLong) return { phase: tooShort ? 'short' : 'long', students: NOBODY, error: undefined };
  if (!asked || query.isFetching) return { phase: 'waiting', students: NOBODY, error: undefined };
  if (query.isError) return { phase: 'failed', students: NOBODY, error: query.error };
  return { phase: 'done', students: query.currentData?.content ?? NOBODY, error: undefined };
}
