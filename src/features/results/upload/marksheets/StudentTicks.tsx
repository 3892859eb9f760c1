import { Checkbox, Input } from 'antd';
import { useState } from 'react';
import { useWords } from '@/shared/words';
import { foundStudents, toggled, type SheetStudent } from './chosenStudents';
import { marksheetsWords } from './marksheetsWords';

interface StudentTicksProps {
  readonly students: readonly SheetStudent[];
  readonly chosen: ReadonlySet<number>;
  readonly disabled: boolean;
  readonly onChange: (chosen: ReadonlySet<number>) => void;
}

/** A list of selectable students. Searching hides students and keeps their selection; Select all selects the visible ones. */
export function StudentTicks({ students, chosen, disabled, onChange }: StudentTicksProps) {
  const words = useWords(marksheetsWords);
  const [text, setText] = useState('');
  const shown = foundStudents(students, text);
  const ticked = shown.filter(({ studentId }) => chosen.has(studentId)).length;
  const isAll = shown.length > 0 && ticked === shown.length;
  return (
    <div className="marksheets-students">
      <Input
        aria-label={words.search}
        placeholder={words.search}
        allowClear
        disabled={disabled}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <div className="marksheets-all">
        <Checkbox
          checked={isAll}
          indeterminate={!isAll && ticked > 0}
          disabled={disabled || shown.length === 0}
          onChange={() => onChange(toggled(chosen, shown))}
        >
          {words.selectAll}
        </Checkbox>
        <span role="status">{words.chosen(chosen.size, students.length)}</span>
      </div>
      <ul aria-label={words.students}>
        {shown.map((student) => (
          <li key={student.studentId}>
            <Checkbox
              checked={chosen.has(student.studentId)}
              disabled={disabled}
              onChange={() => onChange(toggled(chosen, [student]))}
            >
              {words.student(student.rollNo, student.name)} <small>{student.code}</small>
            </Checkbox>
          </li>
        ))}
      </ul>
      {shown.length === 0 && <p>{words.noMatch}</p>}
    </div>
  );
}
