import { Form, type FormInstance } from 'antd';
import { useState } from 'react';
import { CODES } from '@/api/catalogue';
import { paths } from '@/shared/navigation';
import { useSaveFeeStructureMutation } from '@/api/fees';
import { useSnackbar } from '@/shared/feedback';
import { useRecordForm, type RecordForm } from '@/shared/forms';
import { useWords } from '@/shared/words';
import {
  balanceOf,
  feeFields,
  linked,
  recordOf,
  requestOf,
  sumProblem,
  valuesOf,
  type FeeRecord,
  type FeeValues,
} from './feeForm';
import { queryOf, type FeeSelection } from './feeSelection';
import { feeWords } from './feeWords';
import type { FeePart } from './useFeeParts';

export interface FeeFormOptions {
  readonly selection: FeeSelection;
  /** class, stream and session, shown with a draft */
  readonly name: string;
  readonly record: FeeRecord;
  readonly load: () => Promise<FeeRecord>;
  readonly part: FeePart;
}

export interface AmountsForm extends RecordForm<FeeValues> {
  readonly form: FormInstance<FeeValues>;
  readonly typed: (changed: Partial<FeeValues>) => void;
  /** Sends the form, unless the heads do not add up to the total (FEE-15). */
  readonly finish: () => Promise<void>;
  /** A save was rejected because of the sum. */
  readonly sumRefused: boolean;
}

type Words = (typeof feeWords)['en'];

/** The messages of a failed save (FEE-22 to FEE-24). */
export const failureMessages = (words: Words) => ({
  fallback: words.saveFailed,
  loadFailed: words.loadFailed,
  byCode: {
    [CODES.FEE_UPDATE_FOR_NON_UPCOMING_SESSION]: words.notUpcoming,
    [CODES.TOTAL_FEE_ZERO]: words.totalZero,
  },
});

export function useAmountsForm({ selection, name, record, load, part }: FeeFormOptions): AmountsForm {
  const words = useWords(feeWords);
  const snackbar = useSnackbar();
  const [form] = Form.useForm<FeeValues>();
  const [saveStructure] = useSaveFeeStructureMutation();
  const [start] = useState(() => valuesOf(record, name));
  const [sumRefused, setSumRefused] = useState(false);
  const editor = useRecordForm<FeeValues, FeeRecord>({
    form,
    stored: record,
    fields: feeFields,
    start,
    draft: {
      name: `fees/structure${queryOf(selection)}`,
      resumeAt: `${paths.classes}${queryOf(selection)}`,
      label: ({ title = '' }) => words.unsavedStructure(title),
    },
    save: async (values, base, requestKey) => {
      const over = part.over(base);
      const feeStructureForm = requestOf(values, selection, over);
      const saved = recordOf(await saveStructure({ 'Idempotency-Key': requestKey, feeStructureForm }).unwrap());
      return part.took(saved, over);
    },
    load: async () => part.took(await load()),
    toValues: (now) => valuesOf(now, name),
    words: { ...failureMessages(words), success: words.saved },
    // After a repeated request, the stored amounts may be newer than those that were sent.
    onSaved: (saved) => {
      form.setFieldsValue(valuesOf(saved, name));
      return 'staying';
    },
  });
  const typed = (changed: Partial<FeeValues>) => {
    editor.changed();
    form.setFieldsValue(linked(changed, form.getFieldsValue(true) as FeeValues));
  };
  const finish = async () => {
    const problem = sumProblem(balanceOf(form.getFieldsValue(true) as FeeValues), words);
    setSumRefused(problem !== null);
    if (problem === null) await editor.submit();
    else snackbar.error(problem);
  };
  return { ...editor, form, typed, finish, sumRefused };
}
