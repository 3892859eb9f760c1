import { useEffect } from 'react';
import type { StudentRow } from '@/api/students';
import { asFailure, useFailureText } from '../errors';
import { useWords } from '../words';
import { studentSearchWords } from './studentSearchWords';
import type { StudentSearch } from './useStudentSearch';

/** The element id of a student in the list `listId`, for `aria-activedescendant`. */
export const optionId = (listId: string, { studentId }: StudentRow): string => `${listId}${studentId}`;

interface StudentResultsProps {
  readonly id: string;
  readonly search: StudentSearch;
  /** how many are asked for */
  readonly most: number;
  readonly needsSession: boolean;
  readonly active: StudentRow | undefined;
  readonly onPick: (student: StudentRow) => void;
}

/** What a look-up found, or why nothing stands there. The keys are those of the search box, which keeps the focus. */
export function StudentResults({ id, search, most, needsSession, active, onPick }: StudentResultsProps) {
  const words = useWords(studentSearchWords);
  const failureText = useFailureText();
  const { phase, students, error } = search;
  const activeId = active && optionId(id, active);
  useEffect(() => {
    if (activeId !== undefined) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);
  const told = {
    short: words.before,
    long: words.tooLong,
    waiting: needsSession ? words.selectSession : words.waiting,
    failed: '',
    done: students.length === 0 ? words.none : words.found(students.length, most),
  }[phase];
  return (
    <div className="student-search-results">
      <p role="status" className={students.length === 0 ? 'student-search-hint' : 'student-search-count'}>
        {told}
      </p>
      <p role="alert" className="student-search-failed">
        {phase === 'failed' ? failureText(asFailure(error), { fallback: words.failed }) : ''}
      </p>
      <ul id={id} role="listbox" aria-label={words.results}>
        {students.map((student) => (
          <li
            key={student.studentId}
            id={optionId(id, student)}
            role="option"
            aria-selected={student === active}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onPick(student)}
          >
            <FoundStudent student={student} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function FoundStudent({ student }: { readonly student: StudentRow }) {
  const words = useWords(studentSearchWords);
  const { studentName, studentCode, fatherName, enrollments } = student;
  const [place] = enrollments;
  return (
    <>
      <strong>{studentName}</strong>
      <span className="student-search-place">
        {[place?.className, place?.sectionName].filter((part) => part != null).join(' ')}
      </span>
      <span className="student-search-more">
        {studentCode}
        {fatherName !== '' && ` · ${words.father(fatherName)}`}
      </span>
    </>
  );
}
