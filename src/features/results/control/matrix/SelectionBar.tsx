import { Button, Form } from 'antd';
import { useEffect } from 'react';
import { RESULT_FIELDS, type ExamProgress } from '@/api/results';
import { isDate } from '@common/calendar';
import { defineFields, useFields } from '@/shared/forms';
import { DateItem } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { controlsOf, sharedDate, type Controls, type Edits } from './examMatrix';
import { LockSwitches } from './LockSwitches';
import { matrixWords } from './matrixWords';

const controlFields = defineFields(RESULT_FIELDS.ExamControlForm);

export interface SelectionValues {
  selectedDate?: string | null;
}

interface SelectionBarProps {
  readonly exams: readonly ExamProgress[];
  readonly edits: Edits;
  readonly onChange: (exams: readonly ExamProgress[], change: Partial<Controls>) => void;
  readonly onClear: () => void;
}

/** Sets locks and declaration date of the selected exams together; a date applies as soon as it is complete. */
export function SelectionBar({ exams, edits, onChange, onClear }: SelectionBarProps) {
  const words = useWords(matrixWords);
  return (
    <div className="portal-card control-selection" role="group" aria-label={words.selection}>
      <span role="status" className="control-selected">
        {exams.length === 0 ? words.selectHint : words.selected(exams.length)}
      </span>
      {exams.length > 0 && (
        <>
          <LockSwitches
            name={words.selection}
            controls={exams.map((exam) => controlsOf(exam, edits))}
            disabled={false}
            onChange={(change) => onChange(exams, change)}
          />
          <SelectedDate exams={exams} edits={edits} onChange={onChange} />
          <Button type="text" onClick={onClear}>
            {words.clear}
          </Button>
        </>
      )}
    </div>
  );
}

function SelectedDate({ exams, edits, onChange }: Omit<SelectionBarProps, 'onClear'>) {
  const words = useWords(matrixWords);
  const facts = useFields(controlFields).resultDeclarationDate;
  const form = Form.useFormInstance<SelectionValues>();
  const date = sharedDate(exams.map((exam) => controlsOf(exam, edits)));
  const ids = exams.map(({ examId }) => examId).join();
  // The field shows the date of the selected exams, or is empty if they differ.
  useEffect(() => form.setFieldValue('selectedDate', date ?? null), [form, ids, date]);
  return (
    <DateItem<SelectionValues>
      name="selectedDate"
      label={facts.title}
      facts={facts}
      {...(date === undefined && { extra: words.severalDates })}
      onChange={(value) => {
        // An erased text that was no date does not remove several dates.
        const isRemoved = value === null && date !== undefined;
        if (isRemoved || isDate(value)) onChange(exams, { resultDeclarationDate: value });
      }}
    />
  );
}
