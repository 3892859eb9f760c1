import { Form, type FormInstance } from 'antd';
import { useState } from 'react';
import type { ApiFailure } from '@/api/catalogue';
import { paths } from '@/shared/navigation';
import { useCreateClassesMutation, type Class } from '@/api/classes';
import { addressIn } from '@/shared/domain';
import { useDraft } from '@/shared/drafts';
import { showErrors } from '@/shared/forms';
import { useSubmit, type Submit } from '@/shared/saving';
import { useWords } from '@/shared/words';
import {
  addedRows,
  COUNTS,
  emptiedBy,
  existingOf,
  requestOf,
  startRows,
  type Existing,
  type StandardValues,
} from './standardForm';
import { standardWords } from './standardWords';
import { useSchoolName } from './useSchoolName';

/** The name of a school's draft. */
export const standardDraft = (schoolId: number): string => `classes/standard/${schoolId}`;

interface StandardFormOptions {
  readonly schoolId: number;
  readonly classes: readonly Class[];
  readonly names: readonly string[];
  readonly onClose: () => void;
}

export interface StandardFormState extends Pick<Submit, 'submit' | 'notSaved' | 'unconfirmed' | 'busy'> {
  readonly form: FormInstance<StandardValues>;
  readonly initial: StandardValues;
  readonly existing: Existing;
  readonly dirty: boolean;
  /** A draft was found. */
  readonly restored: boolean;
  readonly typed: (changed: object) => void;
}

type ChangedRow = Partial<Record<string, string>>;

/** Empties the counts that a changed one excludes. `changed`: antd's changed fields of each row by its index. */
function followChange(form: FormInstance<StandardValues>, changed: object): void {
  const rows = Object.entries((changed as { rows?: Record<string, ChangedRow | undefined> }).rows ?? {});
  for (const [key, fields] of rows) {
    const index = Number(key);
    const row = (form.getFieldsValue(true) as StandardValues).rows[index];
    const count = COUNTS.find((name) => fields?.[name] !== undefined);
    if (row && count) form.setFieldValue(['rows', index], { ...row, ...emptiedBy(count, row[count]) });
  }
}

/** Shows the provider's problems in the rows of the request; false if a problem has no row. */
function showInRows(
  form: FormInstance<StandardValues>,
  { problems = [] }: ApiFailure,
  sent: readonly number[],
): boolean {
  const inRows = problems.flatMap(({ path, message }) => {
    const index = sent[Number(/^classes\.(\d+)\./.exec(path)?.[1])];
    return index === undefined ? [] : [{ name: ['rows', index, 'plain'], errors: [message] }];
  });
  showErrors(form, inRows);
  const [first] = inRows;
  if (first) form.scrollToField(first.name, { focus: true, block: 'center' });
  return inRows.length > 0 && inRows.length === problems.length;
}

export function useStandardForm({ schoolId, classes, names, onClose }: StandardFormOptions): StandardFormState {
  const words = useWords(standardWords);
  const [form] = Form.useForm<StandardValues>();
  const [create] = useCreateClassesMutation();
  const schoolName = useSchoolName(schoolId);
  const draft = useDraft<StandardValues, null>({
    name: standardDraft(schoolId),
    resumeAt: addressIn(paths.classes, schoolId),
    label: words.unsaved(schoolName),
  });
  const [initial] = useState<StandardValues>(() => ({ rows: draft.found?.work.rows ?? startRows(names) }));
  const restored = draft.found !== undefined;
  const [dirty, setDirty] = useState(restored);
  const existing = existingOf(classes);
  const rows = () => (form.getFieldsValue(true) as StandardValues).rows;
  const added = () => addedRows(rows(), existing);
  const { changed, ...saving } = useSubmit<StandardValues, Class[]>({
    draft,
    dirty,
    keep: () => ({ rows: rows() }),
    send: (requestKey) =>
      create({ 'Idempotency-Key': requestKey, classesForm: requestOf(schoolId, rows(), added()) }).unwrap(),
    onSaved: () => {
      setDirty(false);
      onClose();
      return 'leaving';
    },
    onFailure: (failure) => showInRows(form, failure, added()),
    words: { success: words.done, fallback: words.failed },
  });
  return {
    ...saving,
    form,
    initial,
    existing,
    dirty,
    restored,
    typed: (fields) => {
      followChange(form, fields);
      changed();
      setDirty(true);
    },
  };
}
