import { Form, type FormInstance } from 'antd';
import { useState } from 'react';
import { reloadBy } from '@/api/reload';
import { resultsApi, useSaveGradesMutation, type Grade } from '@/api/results';
import { useDraft } from '@/shared/drafts';
import { useProblems } from '@/shared/forms';
import { paths } from '@/shared/navigation';
import { useSaving, type Saving } from '@/shared/saving';
import { useWords } from '@/shared/words';
import { gradeWords } from '../words';
import { attemptedOf, requestOf, valuesOf, type GradesValues } from './gradesForm';

type Grades = readonly Grade[];
type KeptWork = GradesValues & { readonly shown: Grades };

export interface GradesFormOptions {
  readonly schoolId: number;
  readonly stored: Grades;
  /** the name of the draft */
  readonly draft: string;
  readonly onClose: () => void;
}

interface GradesForm extends Pick<Saving<Grades>, 'notSaved' | 'unconfirmed' | 'submit' | 'conflict'> {
  readonly form: FormInstance<GradesValues>;
  readonly initial: GradesValues;
  readonly dirty: boolean;
  /** A draft was found. */
  readonly restored: boolean;
  readonly typed: () => void;
}

/** The list of grades, saved as a whole. */
export function useGradesForm({ schoolId, stored, draft: name, onClose }: GradesFormOptions): GradesForm {
  const words = useWords(gradeWords);
  const [form] = Form.useForm<GradesValues>();
  const onFailure = useProblems(form);
  const [saveGrades] = useSaveGradesMutation();
  const [load] = resultsApi.useLazyListGradesQuery();
  const draft = useDraft<KeptWork, Grades>({
    name,
    resumeAt: `${paths.resultConfig}#schoolId=${schoolId}`,
    label: words.unsaved,
  });
  const { grades, shown: shownThen } = draft.found?.work ?? {};
  const [initial] = useState<GradesValues>(() => (grades ? { grades } : valuesOf(stored)));
  const [shown, setShown] = useState<Grades>(shownThen ?? stored);
  const restored = grades !== undefined;
  const [dirty, setDirty] = useState(restored);
  const typedNow = () => form.getFieldsValue(true) as GradesValues;
  const saving = useSaving<KeptWork, Grades, Grades>({
    base: stored,
    draft,
    dirty: () => dirty,
    keep: () => ({ grades: typedNow().grades, shown }),
    save: (base, requestKey) => {
      const gradesForm = requestOf(typedNow(), base, shown);
      form.setFieldsValue(attemptedOf(typedNow()));
      return saveGrades({ 'Idempotency-Key': requestKey, schoolId, gradesForm }).unwrap();
    },
    load: () => reloadBy(load, { schoolId }),
    baseOf: (latest) => latest,
    onLoaded: (theirs) => {
      form.setFieldsValue(valuesOf(theirs));
      setShown(theirs);
      setDirty(false);
    },
    onSaved: () => {
      setDirty(false);
      onClose();
      return 'leaving';
    },
    onFailure,
    words: { success: words.saved, fallback: words.saveFailed, loadFailed: words.loadFailed },
  });
  const typed = () => {
    saving.changed();
    setDirty(true);
  };
  return { ...saving, form, initial, dirty, restored, typed };
}
