import { useMemo } from 'react';
import { useHolds, useSignedInUser } from '@/shared/access';
import { useChosenSchool, useStudentSearch } from '@/shared/domain';
import { asFailure, useFailureText } from '@/shared/errors';
import { useWords } from '@/shared/words';
import { menuActionsOf } from '../menu';
import { menuWords } from '../words';
import { finderWords } from './finderWords';
import { groupsOf, KEYBOARD, preselectedOf, type FinderGroup, type FinderOption } from './options';
import { rankActions } from './rankActions';
import { useReceiptSearch } from './useReceiptSearch';

/** Students of one search. */
const STUDENTS = 8;

export interface FinderSearch {
  readonly groups: readonly FinderGroup[];
  readonly preselected: FinderOption | undefined;
  /** the number of results, or the reason why there are none yet; empty if a search failed */
  readonly status: string;
  /** the reasons of the searches that failed */
  readonly failed: string;
  /** Repeats the searches that failed. */
  readonly retry: () => void;
}

/** The user's searches: by privilege, in the own school or the one that a platform user chose in the top bar. */
function useScope() {
  const holds = useHolds();
  const isPlatform = useSignedInUser()?.isPlatform ?? false;
  const schoolId = useChosenSchool();
  const opensRecords = holds('LIST_STUDENT') || holds('EDIT_STUDENT');
  const takesFees = holds('LIST_RECEIPT');
  return {
    opensRecords,
    takesFees,
    schoolId,
    chosenSchoolId: isPlatform ? schoolId : undefined,
    students: opensRecords || takesFees ? schoolId : undefined,
    receipts: takesFees ? schoolId : undefined,
  };
}

export type FinderScope = ReturnType<typeof useScope>;

export function useFinderSearch(text: string): FinderSearch & { readonly scope: FinderScope } {
  const words = useWords(finderWords);
  const menu = useWords(menuWords);
  const user = useSignedInUser();
  const failureText = useFailureText();
  const scope = useScope();
  const students = useStudentSearch({ schoolId: scope.students }, text, STUDENTS, 'look');
  const receipts = useReceiptSearch(scope.receipts, text);
  const actions = useMemo(() => {
    const all = menuActionsOf(user, menu);
    return rankActions([...all, { label: words.keyboard, group: words.help, to: KEYBOARD }], text);
  }, [user, menu, words, text]);
  const searches = scope.students !== undefined;
  const waiting = (searches && students.phase === 'waiting') || receipts.waiting;
  // Shown together, because rows that arrive later would move the others.
  const groups = useMemo(
    () =>
      groupsOf({
        text,
        actions,
        students: waiting ? [] : students.found,
        receipts: waiting ? [] : receipts.found,
      }),
    [text, actions, waiting, students.found, receipts.found],
  );
  const count = groups.reduce((sum, { options }) => sum + options.length, 0);
  const failures = [
    searches &&
      students.phase === 'failed' &&
      failureText(asFailure(students.error), { fallback: words.studentsFailed }),
    receipts.error !== undefined && failureText(asFailure(receipts.error), { fallback: words.receiptsFailed }),
  ].filter(Boolean);
  const status = () => {
    if (text.trim() === '') return user?.isPlatform && scope.schoolId === undefined ? words.chooseSchool : '';
    if (waiting) return words.waiting;
    if (searches && students.phase === 'short' && receipts.found.length === 0) return words.typeMore;
    if (failures.length > 0) return '';
    if (students.found.length === STUDENTS) return words.firstStudents(STUDENTS);
    return count === 0 ? words.none : words.found(count);
  };
  return {
    groups,
    preselected: preselectedOf(groups, text, students.preselected),
    status: status(),
    failed: [...new Set(failures)].join(' '),
    retry: () => {
      students.retry();
      receipts.retry();
    },
    scope,
  };
}
