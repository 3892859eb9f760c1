import { Form, type FormInstance } from 'antd';
import { useState } from 'react';
import { useCreateReceiptMutation, type Receipt } from '@/api/receipts';
import { useDraft } from '@/shared/drafts';
import { useFailureText } from '@/shared/errors';
import { useProblems } from '@/shared/forms';
import { useSaving, type Saving } from '@/shared/saving';
import { useWords } from '@/shared/words';
import { feeWords } from '../feeWords';
import { requestOf, type ReceiptValues } from './receiptForm';

interface ReceiptFormOptions {
  readonly studentId: number;
  readonly sessionId: number;
  readonly start: ReceiptValues;
  readonly onSaved: (receipt: Receipt) => void;
}

export interface ReceiptFormState extends Pick<Saving<null>, 'busy' | 'notSaved' | 'outcome' | 'submit'> {
  readonly form: FormInstance<ReceiptValues>;
  readonly initial: ReceiptValues;
  /** something was typed and is not stored */
  readonly dirty: boolean;
  /** why the last try was refused, where no field says it */
  readonly failed: string | null;
  readonly changed: () => void;
}

/**
 * One receipt, made once: every try of an opened form has the same key, so that one whose answer was lost is not stored a second
 * time (RECEIPT-45 to RECEIPT-47).
 */
export function useReceiptForm({ studentId, sessionId, start, onSaved }: ReceiptFormOptions): ReceiptFormState {
  const words = useWords(feeWords);
  const [form] = Form.useForm<ReceiptValues>();
  const [create] = useCreateReceiptMutation();
  const draft = useDraft<ReceiptValues, null>(`receipts/fee/${studentId}/${sessionId}`);
  const [initial] = useState<ReceiptValues>(() => ({ ...start, ...draft.found?.work }));
  const [dirty, setDirty] = useState(draft.found !== undefined);
  const [failed, setFailed] = useState<string | null>(null);
  const atFields = useProblems(form);
  const failureText = useFailureText();
  const typed = () => form.getFieldsValue(true) as ReceiptValues;
  const { changed, ...saving } = useSaving<ReceiptValues, null, Receipt>({
    base: null,
    draft,
    dirty: () => dirty,
    keep: typed,
    request: 'new',
    save: (_base, requestKey) =>
      create({ 'Idempotency-Key': requestKey, receiptForm: requestOf(typed(), studentId, sessionId) }).unwrap(),
    // A receipt is never changed: there is nothing somebody else could have saved first.
    load: () => Promise.reject(new Error('A new receipt is stored nowhere yet.')),
    baseOf: () => null,
    onLoaded: () => undefined,
    onSaved: (receipt) => {
      setDirty(false);
      setFailed(null);
      onSaved(receipt);
      return 'staying';
    },
    // Told in the form itself, where it stays (RECEIPT-46).
    onFailure: (failure) => {
      setFailed(atFields(failure) ? null : failureText(failure, { fallback: words.saveFailed }));
      return true;
    },
    words: { success: words.saved, fallback: words.saveFailed, loadFailed: words.saveFailed, restored: words.restored },
  });
  return {
    ...saving,
    form,
    initial,
    dirty,
    failed,
    changed: () => {
      changed();
      setFailed(null);
      setDirty(true);
    },
  };
}
