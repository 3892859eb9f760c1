import { Form, type FormInstance } from 'antd';
import { useState } from 'react';
import { CODES } from '@/api/catalogue';
import { useCancelReceiptMutation } from '@/api/receipts';
import { useDraft } from '@/shared/drafts';
import { useProblems } from '@/shared/forms';
import { useSaving, type Saving } from '@/shared/saving';
import { useWords } from '@/shared/words';
import { managementWords } from '../words';
import { DRAFT, isBlank, type Cancelled, type CancelValues, type CancelWork } from './cancelForm';

interface CancelForm extends Pick<Saving<null>, 'notSaved' | 'submit' | 'changed'> {
  readonly form: FormInstance<CancelValues>;
  readonly initial: CancelValues;
  readonly typed: string;
  readonly dirty: boolean;
}

/** The reason for one receipt's cancellation. Where somebody else was first there is nothing left to do, and the list says so. */
export function useCancelForm(open: boolean, receipt: Cancelled, onDone: () => void): CancelForm {
  const words = useWords(managementWords);
  const [form] = Form.useForm<CancelValues>();
  const [cancel] = useCancelReceiptMutation();
  const draft = useDraft<CancelWork, null>(DRAFT);
  const [initial] = useState<CancelValues>(() => ({ comments: draft.found?.work.comments ?? '' }));
  const typed = Form.useWatch('comments', form) ?? initial.comments;
  const dirty = open && !isBlank(typed);
  // What is watched is a moment late.
  const written = () => form.getFieldValue('comments') as string;
  const onProblems = useProblems(form);
  const { notSaved, submit, changed } = useSaving<CancelWork, null, null>({
    base: null,
    draft,
    dirty: () => dirty,
    keep: () => ({ comments: typed, receipt }),
    save: async (_base, requestKey) => {
      const id = receipt.receiptId;
      const cancelReceiptForm = { comments: written().trim() };
      await cancel({ 'Idempotency-Key': requestKey, id, cancelReceiptForm }).unwrap();
      return null;
    },
    load: () => Promise.resolve(null),
    baseOf: () => null,
    onLoaded: () => undefined,
    onSaved: () => {
      onDone();
      return 'staying';
    },
    onFailure: (failure) => {
      if (failure.responseCode === CODES.RECEIPT_ALREADY_DELETED) onDone();
      return onProblems(failure);
    },
    words: { success: words.cancelDone, fallback: words.cancelFailed, loadFailed: words.cancelFailed },
  });
  return { form, initial, typed, dirty, notSaved, submit, changed };
}
