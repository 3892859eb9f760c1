import { Form, type FormInstance } from 'antd';
import { useState } from 'react';
import { reloadBy } from '@/api/reload';
import { resultsApi, useSaveResultRulesMutation, type ResultRules } from '@/api/results';
import type { Session } from '@/api/sessions';
import { useRecordForm, type RecordForm } from '@/shared/forms';
import { useWords } from '@/shared/words';
import { withPreset, type PresetName } from './presets';
import { requestOf, rulesFields, valuesOf, type RulesValues } from './rulesForm';
import { rulesWords } from './rulesWords';

export interface RulesFormOptions {
  readonly session: Session;
  /** the fragment of the address, which names the draft */
  readonly fragment: string;
  readonly stored: ResultRules;
}

export interface RulesForm extends RecordForm<RulesValues> {
  readonly form: FormInstance<RulesValues>;
  /** Fills the form with the values of a preset. */
  readonly applyPreset: (name: PresetName) => void;
}

export function useRulesForm({ session, fragment, stored }: RulesFormOptions): RulesForm {
  const { sessionId, sessionName } = session;
  const words = useWords(rulesWords);
  const [form] = Form.useForm<RulesValues>();
  const [saveRules] = useSaveResultRulesMutation();
  const [load] = resultsApi.useLazyGetResultRulesQuery();
  const [start] = useState(() => valuesOf(stored, sessionName));
  const editor = useRecordForm<RulesValues, ResultRules>({
    form,
    stored,
    fields: rulesFields,
    start,
    draft: {
      name: `results/rules#${fragment}`,
      resumeAt: `/results/rules#${fragment}`,
      label: ({ title = '' }) => words.unsaved(title),
    },
    save: (values, version = 0, requestKey) =>
      saveRules({
        'Idempotency-Key': requestKey,
        resultRulesForm: requestOf(values, sessionId, version),
      }).unwrap(),
    load: () => reloadBy(load, { sessionId }),
    toValues: (rules) => valuesOf(rules, sessionName),
    words: { success: words.saved, fallback: words.saveFailed, loadFailed: words.loadFailed },
    onSaved: () => 'staying',
  });
  const applyPreset = (name: PresetName) => {
    form.setFieldsValue(withPreset(form.getFieldsValue(true) as RulesValues, name));
    editor.changed();
  };
  return { ...editor, form, applyPreset };
}
