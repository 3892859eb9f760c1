import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import {
  STUDENT_FIELDS,
  useFindStudentByCodeQuery,
  useListStudentsQuery,
  type StudentByCode,
  type StudentRow,
} from '@/api/students';
import { useSettled } from '../lib/useSettled';
import type { SearchedStudent } from './obstacle';
import { codeIn, fitsText, mobileIn } from './studentMatch';

/** The length of text at which a search starts, and the delay after the last letter (STUDENT-74). */
export const SEARCH_FROM = 3;
export const SEARCH_WAIT_MS = 500;

/**
 * What the found student is for: 'pick', something for a student who attends; 'certify', a document, also for one who left;
 * 'look', opening its record.
 */
export type SearchPurpose = 'pick' | 'certify' | 'look';

interface StudentSearchScope {
  readonly schoolId: number | undefined;
  readonly sessionId?: number | undefined;
  readonly classId?: number | undefined;
  readonly sectionId?: number | undefined;
}

export interface StudentSearch {
  /** 'short' and 'long': the text is shorter or longer than allowed */
  readonly phase: 'short' | 'long' | 'waiting' | 'failed' | 'done';
  /** the student of the searched code first, eligible or not; then the others in the order of the provider */
  readonly found: readonly SearchedStudent[];
  /** the student whom Enter selects without an arrow key */
  readonly preselected: StudentRow | undefined;
  readonly error: unknown;
  /** Sends the requests that failed again. */
  readonly retry: () => void;
}

const NONE: readonly SearchedStudent[] = [];
const NO_ROWS: readonly StudentRow[] = [];

const EMPTY = { found: NONE, preselected: undefined, error: undefined } as const;

/** The students of a page in the provider's order, after the student of the code. */
export function orderFound(
  page: readonly StudentRow[],
  { student: ofCode, obstacle }: StudentByCode,
  { size, to }: { readonly size: number; readonly to: SearchPurpose },
): SearchedStudent[] {
  const rows = to === 'pick' ? page : page.filter(({ deleted }) => !deleted);
  const listed = rows.find(({ studentId }) => studentId === ofCode?.studentId);
  const others = rows.filter((row) => row !== listed);
  // No screen opens a deleted student.
  const first = listed ?? (to === 'look' && ofCode?.deleted ? null : ofCode);
  const free = listed !== undefined || (to !== 'pick' && ofCode !== null && !ofCode.deleted);
  return [
    ...(first ? [{ student: first, obstacle: free ? null : obstacle }] : []),
    ...others.map((student) => ({ student, obstacle: null })),
  ].slice(0, size);
}

/** A code or the beginning of a name is a clear choice; a part of a mobile number is not (STUDENT-76). */
export function preselect(
  [first, ...more]: readonly SearchedStudent[],
  text: string,
  to: SearchPurpose,
): StudentRow | undefined {
  if (!first || first.obstacle !== null) return undefined;
  const { student } = first;
  // Opening a record changes nothing, so the only student with the complete mobile number may be preselected.
  const onlyMobile = to === 'look' && more.length === 0 && mobileIn(text) !== undefined;
  return onlyMobile || fitsText(text, student) ? student : undefined;
}

/** Another user may have registered the student since the same text was searched. */
const FRESH = { refetchOnMountOrArgChange: true } as const;

const NOT_FOUND: StudentByCode = { student: null, obstacle: null };

/**
 * The students that the provider finds for a text. With 'pick', only students with a complete registration who are neither
 * inactive nor deleted (STUDENT-76); with 'certify' and 'look', all but deleted ones.
 */
export function useStudentSearch(
  scope: StudentSearchScope,
  typed: string,
  size: number,
  to: SearchPurpose = 'pick',
): StudentSearch {
  const text = typed.trim();
  const settled = useSettled(text, SEARCH_WAIT_MS);
  const { schoolId, sessionId, classId = -1, sectionId = -1 } = scope;
  const tooShort = text.length < SEARCH_FROM;
  const tooLong = [...text].length > STUDENT_FIELDS.StudentFilter.searchText.maxLength;
  const asked = !tooShort && !tooLong && settled === text && schoolId !== undefined;
  const inSession = sessionId === undefined ? {} : { sessionId };
  const query = useListStudentsQuery(
    !asked
      ? skipToken
      : {
          pages: 0,
          size,
          studentFilter: {
            schoolId,
            ...inSession,
            classId,
            sectionId,
            searchText: settled,
            registrationStatus: to === 'pick' ? 'COMPLETE' : '-1',
            includeDisabled: to !== 'pick',
            includeBlocked: to !== 'pick',
            sortBy: 'bestMatch',
            page: 0,
            size,
          },
        },
    FRESH,
  );
  const code = codeIn(text);
  const exact = useFindStudentByCodeQuery(
    !asked || code === undefined ? skipToken : { schoolId, studentCode: code, ...inSession, classId, sectionId },
    FRESH,
  );
  const rows = query.currentData?.content ?? NO_ROWS;
  // Without a response for the code nothing is preselected, because a number may only be part of a code.
  const ofCode = exact.currentData ?? NOT_FOUND;
  const found = useMemo(() => orderFound(rows, ofCode, { size, to }), [rows, ofCode, size, to]);
  const retry = () => {
    for (const one of [query, exact]) if (one.isError) void one.refetch();
  };
  if (tooShort || tooLong) return { ...EMPTY, phase: tooShort ? 'short' : 'long', retry };
  if (!asked || query.isFetching || exact.isFetching) return { ...EMPTY, phase: 'waiting', retry };
  if (query.isError) return { ...EMPTY, phase: 'failed', error: query.error, retry };
  return { phase: 'done', found, preselected: preselect(found, text, to), error: undefined, retry };
}
