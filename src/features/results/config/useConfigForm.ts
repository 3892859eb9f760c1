import { Form, type FormInstance } from 'antd';
import { useRef, useState } from 'react';
import { goneExams } from '@common/results';
import { CODES } from '@/api/catalogue';
import { useSaveResultConfigMutation, type Exam } from '@/api/results';
import { selectionName, type ClassSelection } from '@/shared/domain';
import { useSnackbar } from '@/shared/feedback';
import { useRecordForm, type RecordForm } from '@/shared/forms';
import { useWords } from '@/shared/words';
import { configWords } from '../words';
import {
  choicesOf,
  configFields,
  missingNames,
  plannedOf,
  recordOf,
  requestOf,
  valuesOf,
  type ConfigRecord,
  type ConfigValues,
} from './configForm';

export interface ConfigFormOptions {
  /** undefined until session and class are chosen */
  readonly selection: ClassSelection | undefined;
  /** the fragment of the address, which names the draft */
  readonly fragment: string;
  readonly stored: ConfigRecord;
  readonly exams: readonly Exam[];
  readonly load: () => Promise<ConfigRecord>;
}

export interface ConfigForm extends RecordForm<ConfigValues> {
  readonly form: FormInstance<ConfigValues>;
  /** Sends the form, or reports what is missing (RESCONF-06 to RESCONF-08). */
  readonly finish: () => Promise<void>;
  readonly removal: {
    /** exams with limits that a save would remove; 0 while the question is closed */
    readonly count: number;
    readonly onConfirm: () => Promise<void>;
    readonly onClose: () => void;
  };
}

export function useConfigForm({ selection, fragment, stored, exams, load }: ConfigFormOptions): ConfigForm {
  const words = useWords(configWords);
  const snackbar = useSnackbar();
  const [form] = Form.useForm<ConfigValues>();
  const [saveConfig] = useSaveResultConfigMutation();
  const name = selection ? selectionName(selection) : '';
  const [start] = useState(() => valuesOf(stored, name, words));
  const agreed = useRef(false);
  const [count, setCount] = useState(0);
  const editor = useRecordForm<ConfigValues, ConfigRecord>({
    form,
    stored,
    fields: configFields,
    start,
    draft: {
      name: `results/config#${fragment}`,
      resumeAt: `/results/config#${fragment}`,
      label: ({ title = '' }) => words.unsaved(title),
    },
    save: async (values, version = 0, requestKey) => {
      if (!selection) throw new Error('A config cannot be saved without a class.');
      const resultConfigForm = requestOf(values, selection, version, agreed.current);
      return recordOf(await saveConfig({ 'Idempotency-Key': requestKey, resultConfigForm }).unwrap());
    },
    load,
    toValues: (now) => valuesOf(now, name, words),
    words: {
      success: words.saved,
      fallback: words.saveFailed,
      loadFailed: words.loadFailed,
      byCode: { [CODES.RESULT_CONFIG_UPDATE_FOR_NON_UPCOMING_SESSION]: words.notUpcoming },
    },
    onSaved: () => 'staying',
  });
  const validationError = (values: ConfigValues): string | null => {
    if (!selection) return words.chooseFirst;
    if (plannedOf(values).length === 0) return words.selectExam;
    const nameless = missingNames(values);
    form.setFields(nameless.map((field) => ({ name: field, errors: [words.nameMissing] })));
    return nameless.length > 0 ? words.nameMissing : null;
  };
  const send = (removeLimits: boolean) => {
    agreed.current = removeLimits;
    return editor.submit();
  };
  const finish = async () => {
    const values = form.getFieldsValue(true) as ConfigValues;
    const error = validationError(values);
    if (error !== null) return void snackbar.error(error);
    const limited = goneExams(exams, choicesOf(values)).filter(({ subjectsWithLimits }) => subjectsWithLimits > 0);
    if (limited.length > 0) return setCount(limited.length);
    return send(false);
  };
  const removal = { count, onConfirm: () => send(true), onClose: () => setCount(0) };
  return { ...editor, form, finish, removal };
}
