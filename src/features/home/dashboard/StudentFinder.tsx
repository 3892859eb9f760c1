import { SearchOutlined } from '@ant-design/icons';
import { Select } from 'antd';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { StudentRow } from '@/api/students';
import { Matching, studentSearchWords, useFoundText, useStudentSearch } from '@/shared/domain';
import { asFailure, useFailureText } from '@/shared/errors';
import { studentAddress } from '@/shared/navigation';
import { useArrivalFocus } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { homeWords } from '../words';

const SIZE = 10;

/** Looks for a student of the whole school, with the inactive ones, and opens the one picked. */
export function StudentFinder({ schoolId }: { readonly schoolId: number }) {
  const words = useWords(homeWords);
  const searchWords = useWords(studentSearchWords);
  const failureText = useFailureText();
  const navigate = useNavigate();
  const id = useId();
  const [typed, setTyped] = useState('');
  const { phase, found, preselected, error } = useStudentSearch({ schoolId }, typed, SIZE, 'look');
  const hint = {
    short: searchWords.before,
    long: searchWords.tooLong,
    waiting: searchWords.waiting,
    failed: failureText(asFailure(error), { fallback: searchWords.failed }),
    done: searchWords.none,
  }[phase];
  return (
    <div className="dashboard-finder">
      <label htmlFor={id}>{words.find}</label>
      <Select<number, { value: number; label: string; student: StudentRow }>
        id={id}
        value={null}
        autoFocus={useArrivalFocus()}
        size="large"
        prefix={<SearchOutlined aria-hidden />}
        suffixIcon={null}
        placeholder={words.findHint}
        loading={phase === 'waiting'}
        showSearch={{ filterOption: false, searchValue: typed, onSearch: setTyped }}
        notFoundContent={hint}
        defaultActiveFirstOption={preselected !== undefined}
        options={found.map(({ student }) => ({ value: student.studentId, label: student.studentName, student }))}
        optionRender={({ data }) => <FoundStudent student={data.student} text={typed} />}
        onSelect={(studentId) => void navigate(studentAddress('view', studentId, undefined))}
      />
    </div>
  );
}

function FoundStudent({ student, text }: { readonly student: StudentRow; readonly text: string }) {
  const words = useWords(homeWords);
  const { mobileOf } = useFoundText();
  const { studentName, studentCode, fatherName, enrollments } = student;
  const place = [enrollments[0]?.className, enrollments[0]?.sectionName].filter(Boolean).join(' ');
  return (
    <div className="dashboard-found">
      <strong>
        <Matching text={studentName} search={text} />
      </strong>
      <span>
        <Matching
          text={[
            place && words.classOf(place),
            studentCode,
            fatherName && words.fatherOf(fatherName),
            mobileOf(student, text),
          ]
            .filter(Boolean)
            .join(' · ')}
          search={text}
        />
      </span>
    </div>
  );
}
