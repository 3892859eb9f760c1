import { useEffect } from 'react';
import type { StudentRow } from '@/api/students';
import { asFailure, useFailureText } from '../errors';
import { FailedState } from '../ui';
import { useWords } from '../words';
import { FoundStudent } from './FoundStudent';
import { ObstacleLink } from './ObstacleLink';
import { studentSearchWords } from './studentSearchWords';
import type { StudentSearch } from './useStudentSearch';

/** The element id of a student in the list `listId`, for `aria-activedescendant`. */
export const optionId = (listId: string, { studentId }: StudentRow): string => `${listId}${studentId}`;

interface StudentResultsProps {
  readonly id: string;
  readonly search: StudentSearch;
  /** the search text */
  readonly text: string;
  /** the maximum number of students in the response */
  readonly most: number;
  readonly needsSession: boolean;
  readonly active: StudentRow | undefined;
  readonly onPick: (student: StudentRow) => void;
  /** Repeats a search that failed. */
  readonly onRetry: () => void;
}

/** The found students, or the reason why there are none. The keys are those of the search box, which keeps the focus. */
export function StudentResults(props: StudentResultsProps) {
  const { id, search, text, most, needsSession, active, onPick, onRetry } = props;
  const words = useWords(studentSearchWords);
  const failureText = useFailureText();
  const { phase, found, error } = search;
  const activeId = active && optionId(id, active);
  useEffect(() => {
    if (activeId !== undefined) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);
  const state = {
    short: words.before,
    long: words.tooLong,
    waiting: needsSession ? words.selectSession : words.waiting,
    failed: '',
    done: foundText(search, most, words),
  }[phase];
  return (
    <div className="student-search-results">
      <div className="student-search-state">
        <p role="status" className={found.length === 0 ? 'student-search-hint' : 'student-search-count'}>
          {state}
        </p>
        <ObstacleLink found={found} />
      </div>
      {phase === 'failed' && (
        <FailedState message={failureText(asFailure(error), { fallback: words.failed })} onRetry={onRetry} />
      )}
      <ul id={id} role="listbox" aria-label={words.results}>
        {found.map((one) => (
          <li
            key={one.student.studentId}
            id={optionId(id, one.student)}
            role="option"
            aria-selected={one.student === active}
            aria-disabled={one.obstacle !== null}
            onMouseDown={(event) => event.preventDefault()}
            {...(one.obstacle === null && { onClick: () => onPick(one.student) })}
          >
            <FoundStudent found={one} text={text} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The number of eligible students, with a hint where Enter alone selects none. */
function foundText(
  { found, preselected }: StudentSearch,
  most: number,
  words: (typeof studentSearchWords)['en'],
): string {
  if (found.length === 0) return words.none;
  const eligible = found.filter(({ obstacle }) => obstacle === null).length;
  if (eligible === 0) return words.notEligible;
  const count = words.found(eligible, most);
  return preselected ? count : `${count}: ${words.chooseByArrows}`;
}
