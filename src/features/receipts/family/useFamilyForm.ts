import { Form, type FormInstance } from 'antd';
import { useEffect, useState, type ReactNode } from 'react';
import { useCreateReceiptsMutation, type FamilyMember, type Receipt } from '@/api/receipts';
import { useDraft, useFoundDraft } from '@/shared/drafts';
import { useFailureText } from '@/shared/errors';
import { useProblems } from '@/shared/forms';
import { paths, type ReceiptHandover } from '@/shared/navigation';
import { useSubmit, type SubmitWords } from '@/shared/saving';
import { useWords } from '@/shared/words';
import type { Doubts } from '../fee/useDoubts';
import { useSharedReference } from '../fee/useSharedReference';
import {
  askedPayment,
  familyRequest,
  newFamilyPayment,
  paidIndexes,
  problemsInDialog,
  resumedPayment,
  type FamilyValues,
} from './familyForm';
import { familyWords } from './familyWords';

/** The drafts of the payments for the family of a student in a session. */
export const familyDraftOf = ({ student, sessionId }: ReceiptHandover): string =>
  `receipts/family/${student.studentId}/${sessionId}`;

/** The draft contains the students too: after a save they may have no dues, and the same request needs them and the confirmation. */
interface FamilyDraft {
  readonly values: FamilyValues;
  readonly shared: boolean;
  readonly members: readonly FamilyMember[];
}

/** The students of a payment that is resumed with an unknown result; undefined without one. */
export function useResumedMembers(handed: ReceiptHandover): readonly FamilyMember[] | undefined {
  const found = useFoundDraft<FamilyDraft, null>(familyDraftOf(handed));
  return found?.attempt?.undecided ? found.work.members : undefined;
}

/** The unsaved work of the open dialog. */
export interface FamilyUnsaved {
  readonly dirty: boolean;
  /** The result of the last save is not known (yet). */
  readonly notSaved: boolean;
}

const NOTHING: FamilyUnsaved = { dirty: false, notSaved: false };

export interface FamilyFormOptions {
  readonly open: boolean;
  readonly schoolId: number;
  readonly handed: ReceiptHandover;
  readonly members: readonly FamilyMember[];
  /** yyyy-MM-dd */
  readonly today: string;
  /** Receives what would be lost. */
  readonly onUnsaved: (unsaved: FamilyUnsaved) => void;
  readonly onSaved: (receipts: readonly Receipt[]) => void;
}

interface FamilyFormState {
  readonly form: FormInstance<FamilyValues>;
  readonly initial: FamilyValues;
  readonly dirty: boolean;
  readonly busy: boolean;
  /** The last request had no response, so the same request is sent again. */
  readonly notSaved: boolean;
  /** Error of the last submit that belongs to no field. */
  readonly failed: string | null;
  readonly submit: () => Promise<void>;
  readonly changed: () => void;
  readonly dialog: ReactNode;
}

const LEAST = 2;

/** The initial values, possibly of a draft, and whether they were changed. */
function useFamilyDraft({ open, handed, members, today }: FamilyFormOptions) {
  const words = useWords(familyWords);
  const draft = useDraft<FamilyDraft, null>({
    name: familyDraftOf(handed),
    resumeAt: { to: paths.feeReceipt, state: handed },
    label: words.unsaved(handed.student.studentName),
    unknownLabel: words.unknownDraft(handed.student.studentName),
  });
  const [initial] = useState(() =>
    resumedPayment(newFamilyPayment(members, handed.sessionId, today), draft.found?.work.values),
  );
  const [edited, setEdited] = useState(draft.found !== undefined);
  // A closed dialog stays rendered until its animation ends.
  return { draft, initial, dirty: open && edited, setEdited };
}

function useReported({ open, onUnsaved }: FamilyFormOptions, dirty: boolean, notSaved: boolean): void {
  useEffect(() => {
    onUnsaved({ dirty, notSaved: open && notSaved });
    return () => onUnsaved(NOTHING);
  }, [open, dirty, notSaved, onUnsaved]);
}

const resultWords = (words: (typeof familyWords)['en'], name: string): SubmitWords => ({
  success: words.saved,
  fallback: words.saveFailed,
  restored: words.restored,
  record: words.record(name),
});

/**
 * Creates the receipts of one payment: all submits of an opened dialog have the same idempotency key until the payment is shared.
 * @param ask the questions about unusual input, which a request without a response has already passed
 */
export function useFamilyForm(options: FamilyFormOptions, ask: Doubts['sendUndoubted']): FamilyFormState {
  const { open, schoolId, members, onSaved } = options;
  const words = useWords(familyWords);
  const [form] = Form.useForm<FamilyValues>();
  const [create] = useCreateReceiptsMutation();
  const { draft, initial, dirty, setEdited } = useFamilyDraft(options);
  const [failed, setFailed] = useState<string | null>(null);
  const atFields = useProblems(form);
  const failureText = useFailureText();
  const typed = () => form.getFieldsValue(true) as FamilyValues;
  const shared = useSharedReference({ send: form.submit, onRefused: atFields, kept: draft.found?.work.shared });
  const { busy, notSaved, submit, changed } = useSubmit<FamilyDraft, Receipt[]>({
    draft,
    dirty,
    open,
    keep: () => ({ values: typed(), shared: shared.isShared(), members }),
    request: () => (shared.isShared() ? 'shared' : 'new'),
    send: (requestKey) =>
      create({
        'Idempotency-Key': requestKey,
        familyPaymentForm: familyRequest(typed(), { schoolId, shared: shared.isShared() }),
      }).unwrap(),
    onSaved: (receipts) => {
      setEdited(false);
      onSaved(receipts);
      return 'leaving';
    },
    onFailure: (failure) => {
      if (shared.askAbout(failure)) return true;
      const here = problemsInDialog(failure, typed().items);
      setFailed(atFields(here) ? null : failureText(failure, { fallback: words.saveFailed }));
      return true;
    },
    words: resultWords(words, options.handed.student.studentName),
  });
  useReported(options, dirty, busy || notSaved);
  return {
    form,
    initial,
    dirty,
    busy,
    notSaved,
    failed,
    submit: async () => {
      const isFew = paidIndexes(typed().items).length < LEAST;
      setFailed(isFew ? words.fewStudents : null);
      if (isFew) return;
      // Sent through the form again after a question, so that the dialog is locked.
      await (notSaved ? submit() : ask(askedPayment(typed()), submit, { afterQuestion: form.submit }));
    },
    changed: () => {
      changed();
      shared.reset();
      setFailed(null);
      setEdited(true);
    },
    dialog: shared.dialog,
  };
}
