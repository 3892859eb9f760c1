import { Select } from 'antd';
import { useState } from 'react';
import type { StudentRow } from '@/api/students';
import { studentSearchWords, useStudentSearch } from '@/shared/domain';
import { asFailure, useFailureText } from '@/shared/errors';
import { useWords } from '@/shared/words';
import { studentWords } from '../words';
import { placeText, siblingOf, type SiblingValues } from './siblingForm';

/** Rows of the sibling look-up (STUDENT-75, SIBLING-05). */
const SIZE = 5;

interface SiblingSearchProps {
  readonly schoolId: number | undefined;
  /** narrows the search; the whole school without one */
  readonly classId: number | undefined;
  readonly taken: readonly number[];
  readonly value?: SiblingValues | undefined;
  readonly onChange?: (sibling: SiblingValues | undefined) => void;
  readonly id?: string;
}

/** Looks a pupil of the school up by name, code, mobile or father; only a picked one counts. */
export function SiblingSearch({ schoolId, classId, taken, value, onChange, ...field }: SiblingSearchProps) {
  const words = useWords(studentWords);
  const searchWords = useWords(studentSearchWords);
  const failureText = useFailureText();
  const labelOf = ({ siblingName, siblingCode, className }: SiblingValues): string =>
    `${siblingName} (${siblingCode})${className ? `, ${words.classOf(className)}` : ''}`;
  const [typed, setTyped] = useState('');
  const { phase, students, error } = useStudentSearch({ schoolId, classId }, typed, SIZE);
  const found = students.filter(({ studentId }) => !taken.includes(studentId));
  const hint = {
    short: searchWords.before,
    long: searchWords.tooLong,
    waiting: searchWords.waiting,
    failed: failureText(asFailure(error), { fallback: words.loadFailed }),
    done: searchWords.none,
  }[phase];
  // What was picked stays on the list until something else is searched.
  const stays = value !== undefined && found.length === 0 && phase === 'short';
  const options = stays
    ? [{ value: value.siblingStudentId, label: labelOf(value) }]
    : found.map((student) => ({ value: student.studentId, label: <FoundStudent student={student} /> }));
  return (
    <Select<number>
      {...field}
      {...(value === undefined ? {} : { value: value.siblingStudentId })}
      allowClear
      disabled={schoolId === undefined}
      placeholder={words.findSibling}
      listHeight={290}
      loading={phase === 'waiting'}
      showSearch={{ filterOption: false, searchValue: typed, onSearch: setTyped }}
      notFoundContent={hint}
      options={options}
      {...(value === undefined ? {} : { labelRender: () => labelOf(value) })}
      onChange={(id: number | undefined) => {
        setTyped('');
        const picked = found.find(({ studentId }) => studentId === id);
        onChange?.(picked && siblingOf(picked));
      }}
    />
  );
}

/** Enough to tell two pupils of one name apart. */
function FoundStudent({ student }: { readonly student: StudentRow }) {
  const words = useWords(studentWords);
  const { studentName, studentCode, fatherName, enrollments } = student;
  const place = placeText(enrollments[0]);
  return (
    <span className="student-found">
      <strong>{studentName}</strong> {`(${studentCode})`}
      <small>
        {[fatherName && words.fatherOf(fatherName), place && words.classOf(place)].filter(Boolean).join(' · ')}
      </small>
    </span>
  );
}
