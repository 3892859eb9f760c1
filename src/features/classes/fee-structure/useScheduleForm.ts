import { Form, type FormInstance } from 'antd';
import { useRef, useState } from 'react';
import { useSaveFeeTermsMutation } from '@/api/fees';
import { paths } from '@/shared/navigation';
import { useRecordForm, type RecordForm } from '@/shared/forms';
import { useWords } from '@/shared/words';
import { feeFields, recordOf, type FeeRecord } from './feeForm';
import { queryOf } from './feeSelection';
import { feeWords } from './feeWords';
import { rowsIn, scheduleOf, termsOf, type ScheduleValues } from './scheduleForm';
import { failureMessages, type FeeFormOptions } from './useAmountsForm';

export interface ScheduleForm extends RecordForm<ScheduleValues> {
  readonly form: FormInstance<ScheduleValues>;
  readonly typed: (changed: Partial<ScheduleValues>) => void;
  readonly latest: { readonly row: () => number; readonly is: (row: number | undefined) => void };
}

export function useScheduleForm({ selection, name, record, load, part }: FeeFormOptions): ScheduleForm {
  const words = useWords(feeWords);
  const [form] = Form.useForm<ScheduleValues>();
  const [saveTerms] = useSaveFeeTermsMutation();
  const [start] = useState(() => scheduleOf(record, name));
  const latest = useRef<number>(undefined);
  const editor = useRecordForm<ScheduleValues, FeeRecord>({
    form,
    stored: record,
    fields: feeFields,
    start,
    draft: {
      name: `fees/schedule${queryOf(selection)}`,
      resumeAt: `${paths.classes}${queryOf(selection)}`,
      label: ({ title = '' }) => words.unsavedSchedule(title),
    },
    save: async (values, base, requestKey) => {
      const over = part.over(base);
      const feeTermsForm = termsOf(values, selection, over);
      const saved = recordOf(await saveTerms({ 'Idempotency-Key': requestKey, feeTermsForm }).unwrap());
      return part.took(saved, over);
    },
    load: async () => part.took(await load()),
    toValues: (now) => scheduleOf(now, name),
    words: { ...failureMessages(words), success: words.scheduleSaved },
    // The stored schedule is sorted by date.
    onSaved: (saved) => {
      form.setFieldsValue(scheduleOf(saved, name));
      return 'staying';
    },
  });
  const typed = ({ fees = [] }: Partial<ScheduleValues>) => {
    editor.changed();
    // `fees` has the edited row at its index; the other rows are missing.
    const changed = Object.keys(fees);
    if (changed.length === 1) latest.current = Number(changed[0]);
    // A smaller payment can make another one valid.
    const wrong = form.getFieldsError().filter(({ errors }) => errors.length > 0);
    if (wrong.length > 0) void form.validateFields(wrong.map(({ name }) => name)).catch(() => undefined);
  };
  return {
    ...editor,
    form,
    typed,
    latest: {
      row: () => latest.current ?? rowsIn(form).length - 1,
      is: (row) => {
        latest.current = row;
      },
    },
  };
}
