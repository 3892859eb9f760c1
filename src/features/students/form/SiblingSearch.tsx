import { Select } from 'antd';
import { useState } from 'react';
import { studentSearchWords, useStudentSearch } from '@/shared/domain';
import { asFailure, useFailureText } from '@/shared/errors';
import { useWords } from '@/shared/words';
import { studentWords } from '../words';
import { siblingOf, type SiblingValues } from './siblingForm';

/** Rows of the sibling look-up (STUDENT-75, SIBLING-05). */
const SIZE = 5;

interface SiblingSearchProps {
  readonly schoolId: number | undefined;
  readonly classId: number | undefined;
  readonly taken: readonly number[];
  readonly value?: SiblingValues | undefined;
  readonly onChange?: (sibling: SiblingValues | undefined) => void;
  readonly id?: string;
}

/** Looks a pupil of the class up by name or code; only a picked one counts. */
export function SiblingSearch({ schoolId, classId, taken, value, onChange, ...field }: SiblingSearchProps) {
  const words = useWords(studentWords);
  const searchWords = useWords(studentSearchWords);
  const failureText = useFailureText();
  const labelOf = ({ siblingName, siblingCode, className }: SiblingValues): string =>
    `${siblingName} (${siblingCode})${className ? `, ${words.class} ${className}` : ''}`;
  const [typed, setTyped] = useState('');
  const { phase, students, error } = useStudentSearch({ schoolId, classId }, typed, SIZE);
  const found = students.map(siblingOf).filter(({ siblingStudentId }) => !taken.includes(siblingStudentId));
  const hint = {
    short: searchWords.before,
    waiting: searchWords.waiting,
    failed: failureText(asFailure(error), { fallback: words.loadFailed }),
    done: searchWords.none,
  }[phase];
  return (
    <Select<number>
      {...field}
      {...(value === undefined ? {} : { value: value.siblingStudentId })}
      allowClear
      disabled={classId === undefined}
      placeholder={words.typeName}
      loading={phase === 'waiting'}
      showSearch={{ filterOption: false, searchValue: typed, onSearch: setTyped }}
      notFoundContent={hint}
      options={(found.length > 0 || value === undefined || phase !== 'short' ? found : [value]).map((sibling) => ({
        value: sibling.siblingStudentId,
        label: labelOf(sibling),
      }))}
      {...(value === undefined ? {} : { labelRender: () => labelOf(value) })}
      onChange={(id: number | undefined) => {
        setTyped('');
        onChange?.(found.find(({ siblingStudentId }) => siblingStudentId === id));
      }}
    />
  );
}
