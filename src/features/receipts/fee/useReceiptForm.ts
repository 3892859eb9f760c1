import { Form, type FormInstance } from 'antd';
import { useState, type ReactNode } from 'react';
import { CODES } from '@/api/catalogue';
import { useCreateReceiptMutation, type Receipt } from '@/api/receipts';
import { useDraft, type DraftOptions } from '@/shared/drafts';
import { useFailureText } from '@/shared/errors';
import { useFocusOnError, useProblems } from '@/shared/forms';
import { paths, type ReceiptHandover } from '@/shared/navigation';
import { useSubmit, type Submit, type SubmitWords } from '@/shared/saving';
import { useWords } from '@/shared/words';
import { feeWords } from '../feeWords';
import { requestOf, type ReceiptValues } from './receiptForm';
import { useSharedReference } from './useSharedReference';

interface ReceiptFormOptions {
  readonly handed: ReceiptHandover;
  readonly start: ReceiptValues;
  readonly onSaved: (receipt: Receipt) => void;
  /** The same payment may have been stored a moment ago. */
  readonly onTooSoon?: (() => void) | undefined;
}

export interface ReceiptFormState extends Pick<Submit, 'busy' | 'notSaved' | 'submit' | 'changed'> {
  readonly form: FormInstance<ReceiptValues>;
  readonly initial: ReceiptValues;
  /** True while the form has unsaved values. */
  readonly dirty: boolean;
  /** Error of the last submit that belongs to no field. */
  readonly failed: string | null;
  /** The question about a reference that another receipt has. */
  readonly dialog: ReactNode;
}

const resultWords = (words: (typeof feeWords)['en'], name: string): SubmitWords => ({
  success: words.saved,
  fallback: words.saveFailed,
  restored: words.restored,
  record: words.record(name),
});

/** The draft contains the confirmation too, because it is part of the request. */
interface ReceiptDraft {
  readonly values: ReceiptValues;
  readonly shared: boolean;
}

/** The draft of a re-admission has another receipt type, so it is not that of an ordinary payment. */
const draftOf = (handed: ReceiptHandover, words: (typeof feeWords)['en']): DraftOptions<ReceiptDraft> => ({
  name: `receipts/fee/${handed.student.studentId}/${handed.sessionId}${handed.actionType ? '/readmission' : ''}`,
  resumeAt: { to: paths.feeReceipt, state: handed },
  label: words.unsaved(handed.student.studentName),
  unknownLabel: words.unknownDraft(handed.student.studentName),
});

/**
 * Creates one receipt: all submits of an opened form have the same idempotency key, so that a receipt whose response was lost is not
 * stored twice (RECEIPT-45 to RECEIPT-47). A payment that is confirmed as shared is another request with its own key.
 */
export function useReceiptForm({ handed, start, onSaved, onTooSoon }: ReceiptFormOptions): ReceiptFormState {
  const words = useWords(feeWords);
  const { sessionId, student } = handed;
  const { studentId, studentName } = student;
  const [form] = Form.useForm<ReceiptValues>();
  const [create] = useCreateReceiptMutation();
  const draft = useDraft<ReceiptDraft, null>(draftOf(handed, words));
  const [initial] = useState<ReceiptValues>(() => ({ ...start, ...draft.found?.work.values }));
  const [dirty, setDirty] = useState(draft.found !== undefined);
  const [failed, setFailed] = useState<string | null>(null);
  const atFields = useProblems(form);
  const failureText = useFailureText();
  const typed = () => form.getFieldsValue(true) as ReceiptValues;
  const shared = useSharedReference({ send: form.submit, onRefused: atFields, kept: draft.found?.work.shared });
  const { busy, notSaved, submit, changed } = useSubmit<ReceiptDraft, Receipt>({
    draft,
    dirty,
    keep: () => ({ values: typed(), shared: shared.isShared() }),
    request: () => (shared.isShared() ? 'shared' : 'new'),
    send: (requestKey) =>
      create({
        'Idempotency-Key': requestKey,
        receiptForm: requestOf(typed(), studentId, sessionId, shared.isShared()),
      }).unwrap(),
    onSaved: (receipt) => {
      setDirty(false);
      setFailed(null);
      shared.reset();
      onSaved(receipt);
      return 'leaving';
    },
    // The error is shown in the form, where it stays (RECEIPT-46).
    onFailure: (failure) => {
      if (shared.askAbout(failure)) return true;
      if (failure.responseCode === CODES.TOO_MANY_REQUESTS) onTooSoon?.();
      setFailed(atFields(failure) ? null : failureText(failure, { fallback: words.saveFailed }));
      return true;
    },
    words: resultWords(words, studentName),
  });
  useFocusOnError(form, busy);
  return {
    busy,
    notSaved,
    submit,
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
