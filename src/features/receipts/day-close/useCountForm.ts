import { Form, type FormInstance } from 'antd';
import { reloadBy } from '@/api/reload';
import { useLazyGetDayCloseQuery, useSaveCashCountMutation } from '@/api/receipts';
import { useRecordForm, type RecordForm } from '@/shared/forms';
import { paths } from '@/shared/navigation';
import { useWords } from '@/shared/words';
import { cashWords } from '../cashWords';
import {
  countFields,
  draftOf,
  requestOf,
  storedOf,
  toValues,
  type Counted,
  type CountValues,
  type Drawer,
} from './countForm';

export interface CountForm extends RecordForm<CountValues> {
  readonly form: FormInstance<CountValues>;
}

/** The count of one drawer; a first count has version 0, so that two users do not both store it. */
export function useCountForm(drawer: Drawer, onSaved: () => void): CountForm {
  const words = useWords(cashWords);
  const [form] = Form.useForm<CountValues>();
  const [save] = useSaveCashCountMutation();
  const [load] = useLazyGetDayCloseQuery();
  const stored = storedOf(drawer);
  const editor = useRecordForm<CountValues, Counted>({
    form,
    stored,
    fields: countFields,
    start: toValues(stored),
    draft: {
      name: draftOf(drawer),
      resumeAt: `${paths.dayClose}#schoolId=${drawer.schoolId}&date=${drawer.date}`,
      label: words.unsaved,
    },
    save: (values, version, requestKey) =>
      save({ 'Idempotency-Key': requestKey, cashCountForm: requestOf(drawer, values, version ?? 0) }).unwrap(),
    load: async () => {
      const { schoolId, date, cashierId } = drawer;
      const { counts } = await reloadBy(load, { schoolId, date });
      return storedOf({ ...drawer, count: counts.find((one) => one.cashierId === cashierId) });
    },
    toValues,
    onSaved: () => {
      onSaved();
      return 'leaving';
    },
    words: { success: words.saved, fallback: words.saveFailed, loadFailed: words.loadFailed },
  });
  return { ...editor, form };
}
