import { Form, type FormInstance } from 'antd';
import { useRef, useState } from 'react';
import { useSaveFeeTermsMutation } from '@/api/fees';
import { useRecordForm, type RecordForm } from '@/shared/forms';
import { useWords } from '@/shared/words';
import { feeFields, recordOf, type FeeRecord } from './feeForm';
import { queryOf } from './feePlace';
import { feeWords } from './feeWords';
import { rowsIn, scheduleOf, termsOf, type ScheduleValues } from './scheduleForm';
import { saidOf, type FeeFormOptions } from './useAmountsForm';

export interface ScheduleForm extends RecordForm<ScheduleValues> {
  readonly form: FormInstance<ScheduleValues>;
  readonly typed: (changed: Partial<ScheduleValues>) => void;
  readonly latest: { readonly row: () => number; readonly is: (row: number | undefined) => void };
}

export function useScheduleForm({ place, placeName, record, load, part }: FeeFormOptions): ScheduleForm {
  const words = useWords(feeWords);
  const [form] = Form.useForm<ScheduleValues>();
  const [saveTerms] = useSaveFeeTermsMutation();
  const [start] = useState(() => scheduleOf(record, placeName));
  const latest = useRef<number>(undefined);
  const editor = useRecordForm<ScheduleValues, FeeRecord>({
    form,
    stored: record,
    fields: feeFields,
    start,
    draft: `fees/schedule${queryOf(place)}`,
    save: async (values, base, requestKey) => {
      const over = part.over(base);
      const feeTermsForm = termsOf(values, place, over);
      const saved = recordOf(await saveTerms({ 'Idempotency-Key': requestKey, feeTermsForm }).unwrap());
      part.took(saved, over);
      return saved;
    },
    load: async () => {
      const now = await load();
      part.took(now);
      return now;
    },
    toValues: (now) => scheduleOf(now, placeName),
    words: { ...saidOf(words), success: words.scheduleSaved },
    // By date, as it is stored now.
    onSaved: (saved) => {
      form.setFieldsValue(scheduleOf(saved, placeName));
      return 'staying';
    },
  });
  const typed = ({ fees = [] }: Partial<ScheduleValues>) => {
    editor.changed();
    // One row of many has its place in the list, and the others are left out.
    const changed = Object.keys(fees);
    if (changed.length === 1) latest.current = Number(changed[0]);
    // A payment that was too much no longer is once another one is less.
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
