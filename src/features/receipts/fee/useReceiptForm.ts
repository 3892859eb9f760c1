import { Form, type FormInstance } from 'antd';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useCreateReceiptMutation, type Receipt } from '@/api/receipts';
import { useDraft } from '@/shared/drafts';
import { useFailureText } from '@/shared/errors';
import { useProblems } from '@/shared/forms';
import { useSaving, type Saving } from '@/shared/saving';
import { useWords } from '@/shared/words';
import { feeWords } from '../feeWords';
import { requestOf, type ReceiptValues } from './receiptForm';
import { useSharedReference } from './useSharedReference';

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
  /** the question about a reference that is on another receipt */
  readonly dialog: ReactNode;
}

/**
 * One receipt, made once: every try of an opened form has the same key, so that one whose answer was lost is not stored a second
 * time (RECEIPT-45 to RECEIPT-47). A payment that is confirmed as shared is another request, with a key of its own.
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
  const shared = useSharedReference({ send: form.submit, onRefused: atFields });
  const { changed, ...saving } = useSaving<ReceiptValues, null, Receipt>({
    base: null,
    draft,
    dirty: () => dirty,
    keep: typed,
    request: () => (shared.isShared() ? 'shared' : 'new'),
    save: (_base, requestKey) =>
      create({
        'Idempotency-Key': requestKey,
        receiptForm: requestOf(typed(), studentId, sessionId, shared.isShared()),
      }).unwrap(),
    // A receipt is never changed: there is nothing somebody else could have saved first.
    load: () => Promise.reject(new Error('A new receipt is stored nowhere yet.')),
    baseOf: () => null,
    onLoaded: () => undefined,
    onSaved: (receipt) => {
      setDirty(false);
      setFailed(null);
      shared.reset();
      onSaved(receipt);
      return 'staying';
    },
    // Told in the form itself, where it stays (RECEIPT-46).
    onFailure: (failure) => {
      if (shared.askAbout(failure)) return true;
      setFailed(atFields(failure) ? null : failureText(failure, { fallback: words.saveFailed }));
      return true;
    },
    words: { success: words.saved, fallback: words.saveFailed, loadFailed: words.saveFailed, restored: words.restored },
  });
  useFocusOnError(form, saving.busy);
  return {
    ...saving,
    dialog: shared.dialog,
    form,
    initial,
    dirty,
    failed,
    changed: () => {
      changed();
      shared.reset();
      setFailed(null);
      setDirty(true);
    },
  };
}

/** The fields are disabled while the receipt is stored, so the first one with an error takes the cursor afterwards. */
function useFocusOnError(form: FormInstance<ReceiptValues>, busy: boolean): void {
  const wasBusy = useRef(false);
  useEffect(() => {
    const ended = wasBusy.current && !busy;
    wasBusy.current = busy;
    const wrong = ended ? form.getFieldsError().find(({ errors }) => errors.length > 0) : undefined;
    if (wrong) form.scrollToField(wrong.name, { focus: true, block: 'center' });
  }, [busy, form]);
}
