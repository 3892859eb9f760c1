import { Select } from 'antd';
import { useWords } from '@/shared/words';
import type { Paper } from './markCells';
import { uploadWords } from './uploadWords';
import { ATTENDANCE_CHOICE, type ShownColumns } from './useShownColumns';

interface SubjectPickerProps extends Pick<ShownColumns, 'chosen' | 'choose'> {
  readonly papers: readonly Paper[];
}

/** Limits the columns to the subjects that a teacher enters. */
export function SubjectPicker({ papers, chosen, choose }: SubjectPickerProps) {
  const words = useWords(uploadWords);
  const names = [...new Set(papers.map(({ subject }) => subject.subjectName))];
  const value = [...chosen].filter((name) => name === ATTENDANCE_CHOICE || names.includes(name));
  return (
    <Select
      mode="multiple"
      className="marks-subjects"
      aria-label={words.subjects}
      placeholder={words.allSubjects}
      allowClear
      maxTagCount={value.length > 1 ? 0 : 1}
      maxTagPlaceholder={words.chosenSubjects(value.length)}
      value={value}
      options={[
        ...names.map((name) => ({ value: name, label: name })),
        { value: ATTENDANCE_CHOICE, label: words.attendance },
      ]}
      onChange={(next: string[]) => choose(next)}
    />
  );
}
