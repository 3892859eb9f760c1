import { Button, Select } from 'antd';
import { useState } from 'react';
import {
  Matching,
  ObstacleLink,
  studentSearchWords,
  useFoundText,
  useStudentSearch,
  type SearchedStudent,
} from '@/shared/domain';
import { asFailure, useFailureText } from '@/shared/errors';
import { uiWords } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { studentWords } from '../words';
import { classText, siblingOf, type SiblingValues } from './siblingForm';

/** Page size of the sibling search (STUDENT-75, SIBLING-05). */
const SIZE = 5;

interface SiblingSearchProps {
  readonly schoolId: number | undefined;
  /** limits the search to a class */
  readonly classId: number | undefined;
  readonly taken: readonly number[];
  readonly value?: SiblingValues | undefined;
  readonly onChange?: (sibling: SiblingValues | undefined) => void;
  readonly id?: string;
}

/** Searches a student of the school by name, code, mobile or father; only a selected one counts. */
export function SiblingSearch({ schoolId, classId, taken, value, onChange, ...field }: SiblingSearchProps) {
  const words = useWords(studentWords);
  const searchWords = useWords(studentSearchWords);
  const failureText = useFailureText();
  const labelOf = ({ siblingName, siblingCode, className }: SiblingValues): string =>
    `${siblingName} (${siblingCode})${className ? `, ${words.classOf(className)}` : ''}`;
  const [typed, setTyped] = useState('');
  const { nameOf } = useFoundText();
  const { phase, error, retry, ...search } = useStudentSearch({ schoolId, classId }, typed, SIZE);
  const found = withoutTaken(search.found, taken, typed);
  const hint = {
    short: searchWords.before,
    long: searchWords.tooLong,
    waiting: searchWords.waiting,
    failed: failureText(asFailure(error), { fallback: words.loadFailed }),
    done: searchWords.none,
  }[phase];
  // The selected student stays in the list until another text is searched.
  const stays = value !== undefined && found.length === 0 && phase === 'short';
  const options = stays
    ? [{ value: value.siblingStudentId, label: labelOf(value) }]
    : found.map((one) => ({
        value: one.student.studentId,
        label: <FoundStudent found={one} text={typed} />,
        'aria-label': nameOf(one),
        disabled: one.obstacle !== null,
      }));
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
      defaultActiveFirstOption={found[0] !== undefined && found[0].student === search.preselected}
      popupRender={(list) => (
        <>
          {list}
          <ObstacleLink found={found} newTab />
          {phase === 'failed' && <RetryButton onRetry={retry} />}
        </>
      )}
      onInputKeyDown={({ key, nativeEvent }) =>
        key === 'Enter' && !nativeEvent.isComposing && phase === 'failed' && retry()
      }
      notFoundContent={hint}
      options={options}
      {...(value === undefined ? {} : { labelRender: () => labelOf(value) })}
      onChange={(id: number | undefined) => {
        setTyped('');
        const picked = found.find(({ student }) => student.studentId === id);
        onChange?.(picked && siblingOf(picked.student));
      }}
    />
  );
}

/** The focus stays in the search box. */
function RetryButton({ onRetry }: { readonly onRetry: () => void }) {
  const words = useWords(uiWords);
  return (
    <Button type="link" block onMouseDown={(event) => event.preventDefault()} onClick={onRetry}>
      {words.retry}
    </Button>
  );
}

/** Without the student itself and the listed siblings; one whose code is searched is shown with the reason. */
function withoutTaken(
  found: readonly SearchedStudent[],
  taken: readonly number[],
  searched: string,
): readonly SearchedStudent[] {
  return found.flatMap((one) => {
    if (!taken.includes(one.student.studentId)) return [one];
    return String(one.student.studentCode) === searched.trim() ? [{ ...one, obstacle: 'LISTED' as const }] : [];
  });
}

interface FoundStudentProps {
  readonly found: SearchedStudent;
  /** the search text */
  readonly text: string;
}

/** The values that distinguish two students with the same name. */
function FoundStudent({ found, text }: FoundStudentProps) {
  const words = useWords(studentWords);
  const { nameOf, mobileOf } = useFoundText();
  const { student, obstacle } = found;
  const { studentCode, fatherName, enrollments } = student;
  const ownClass = classText(enrollments[0]);
  const more = [
    fatherName && words.fatherOf(fatherName),
    ownClass && words.classOf(ownClass),
    mobileOf(student, text),
  ].filter(Boolean);
  return (
    <span className="student-found">
      <strong>
        <Matching text={nameOf(found)} search={text} />
      </strong>{' '}
      {obstacle === null && <Matching text={`(${studentCode})`} search={text} />}
      <small>
        <Matching text={more.join(' · ')} search={text} />
      </small>
    </span>
  );
}
