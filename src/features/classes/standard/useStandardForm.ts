import { Form, type FormInstance } from 'antd';
import { useState } from 'react';
import type { ApiFailure } from '@/api/catalogue';
import { useCreateClassesMutation, type Class } from '@/api/classes';
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

export const STANDARD = 'standard';

interface StandardFormOptions {
  readonly schoolId: number;
  readonly classes: readonly Class[];
  readonly names: readonly string[];
  readonly onClose: () => void;
}

export interface StandardFormState extends Pick<Submit, 'submit' | 'notSaved' | 'busy'> {
  readonly form: FormInstance<StandardValues>;
  readonly initial: StandardValues;
  readonly existing: Existing;
  readonly dirty: boolean;
  readonly typed: (changed: object) => void;
}

/** The changed rows of antd's `onValuesChange`: a sparse list with the changed fields of each row. */
const changedRows = (changed: object): [string, Partial<Record<string, string>>][] =>
  Object.entries((changed as { rows?: Record<string, Partial<Record<string, string>>> }).rows ?? {}).filter(
    ([, row]) => typeof row === 'object',
  );

function followChange(form: FormInstance<StandardValues>, changed: object): void {
  for (const [index, row] of changedRows(changed))
    for (const count of COUNTS) {
      const text = row[count];
      if (text === undefined) continue;
      for (const emptied of emptiedBy(count, text)) form.setFieldValue(['rows', Number(index), emptied], '');
    }
}

/** Shows the problems of the provider in the rows that were sent; false where one has no row. */
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
  const draft = useDraft<StandardValues, null>(`classes/${STANDARD}`);
  const [initial] = useState<StandardValues>(() => ({ rows: draft.found?.work.rows ?? startRows(names) }));
  const [dirty, setDirty] = useState(draft.found !== undefined);
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
      return 'staying';
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
    typed: (fields) => {
      followChange(form, fields);
      changed();
      setDirty(true);
    },
  };
}
