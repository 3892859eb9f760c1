import { Form, type FormInstance } from 'antd';
import { useState } from 'react';
import { useStrikeOffStudentMutation } from '@/api/students';
import { useDraft } from '@/shared/drafts';
import { useProblems } from '@/shared/forms';
import { useSaving, type Saving } from '@/shared/saving';
import { useWords } from '@/shared/words';
import { lifeWords } from '../lifeWords';
import { DRAFT, isBlank, type Picked, type StrikeOffValues, type StrikeOffWork } from './strikeOffForm';

interface StrikeOffForm extends Pick<Saving<null>, 'notSaved' | 'submit' | 'changed'> {
  readonly form: FormInstance<StrikeOffValues>;
  readonly initial: StrikeOffValues;
  readonly dirty: boolean;
}

/** The reason for one student's strike-off; nothing is stored before it, so there is nothing that may have changed meanwhile. */
export function useStrikeOffForm(open: boolean, picked: Picked, onDone: () => void): StrikeOffForm {
  const words = useWords(lifeWords);
  const [form] = Form.useForm<StrikeOffValues>();
  const [strikeOff] = useStrikeOffStudentMutation();
  const draft = useDraft<StrikeOffWork, null>(DRAFT);
  const [initial] = useState<StrikeOffValues>(() => ({ comment: draft.found?.work.comment ?? '' }));
  const typed = Form.useWatch('comment', form) ?? initial.comment;
  const dirty = open && !isBlank(typed);
  // What is watched is a moment late.
  const written = () => form.getFieldValue('comment') as string;
  const onFailure = useProblems(form);
  const { schoolId, sessionId, studentId } = picked;
  const { notSaved, submit, changed } = useSaving<StrikeOffWork, null, null>({
    base: null,
    draft,
    dirty: () => dirty,
    keep: () => ({ comment: typed, picked }),
    save: (_base, requestKey) =>
      strikeOff({
        'Idempotency-Key': requestKey,
        strikeOffForm: { schoolId, sessionId, studentId, comment: written().trim(), type: 'INACTIVE' },
      }).unwrap(),
    load: () => Promise.resolve(null),
    baseOf: () => null,
    onLoaded: () => undefined,
    onSaved: () => {
      onDone();
      return 'staying';
    },
    onFailure,
    words: { success: words.strikeOffDone, fallback: words.strikeOffFailed, loadFailed: words.strikeOffFailed },
  });
  return { form, initial, dirty, notSaved, submit, changed };
}
