import { Form, type FormInstance } from 'antd';
import { useState, type ReactNode } from 'react';
import { useCreateReceiptsMutation, type FamilyMember, type Receipt } from '@/api/receipts';
import { useFailureText } from '@/shared/errors';
import { useProblems } from '@/shared/forms';
import { useSend } from '@/shared/saving';
import { useWords } from '@/shared/words';
import { useSharedReference } from '../fee/useSharedReference';
import { familyRequest, paidIndexes, problemsInDialog, type FamilyValues } from './familyForm';
import { familyWords } from './familyWords';

interface FamilyFormOptions {
  readonly schoolId: number;
  readonly sessionId: number;
  readonly members: readonly FamilyMember[];
  readonly onSaved: (receipts: readonly Receipt[]) => void;
}

interface FamilyFormState {
  readonly form: FormInstance<FamilyValues>;
  readonly busy: boolean;
  /** The last request had no response: the same request is sent again. */
  readonly notSaved: boolean;
  /** Error of the last try that belongs to no field. */
  readonly failed: string | null;
  readonly submit: () => Promise<void>;
  readonly changed: () => void;
  readonly dialog: ReactNode;
}

const LEAST = 2;

/** Creates the receipts of one payment: all tries of an opened dialog have the same idempotency key until the payment is shared. */
export function useFamilyForm({ schoolId, sessionId, members, onSaved }: FamilyFormOptions): FamilyFormState {
  const words = useWords(familyWords);
  const [form] = Form.useForm<FamilyValues>();
  const [create] = useCreateReceiptsMutation();
  const [failed, setFailed] = useState<string | null>(null);
  const atFields = useProblems(form);
  const failureText = useFailureText();
  const typed = () => form.getFieldsValue(true) as FamilyValues;
  const shared = useSharedReference({ send: form.submit, onRefused: atFields });
  const { busy, notSaved, send, changed } = useSend<null, Receipt[]>({
    request: () => (shared.isShared() ? 'shared' : 'new'),
    send: (_base, requestKey) =>
      create({
        'Idempotency-Key': requestKey,
        familyPaymentForm: familyRequest(typed(), members, { schoolId, sessionId, shared: shared.isShared() }),
      }).unwrap(),
    onSaved: (receipts) => {
      onSaved(receipts);
      return 'leaving';
    },
    onFailure: (failure) => {
      if (shared.askAbout(failure)) return true;
      const here = problemsInDialog(failure, typed().items);
      setFailed(atFields(here) ? null : failureText(failure, { fallback: words.saveFailed }));
      return true;
    },
    words: { success: words.saved, fallback: words.saveFailed },
  });
  return {
    form,
    busy,
    notSaved,
    failed,
    submit: async () => {
      const isFew = paidIndexes(typed().items).length < LEAST;
      setFailed(isFew ? words.fewStudents : null);
      if (!isFew) await send(null);
    },
    changed: () => {
      changed();
      shared.reset();
      setFailed(null);
    },
    dialog: shared.dialog,
  };
}
