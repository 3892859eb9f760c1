/** The reason for one action on a record, such as a cancellation: required, sent once, kept as a draft with its record. */
import { Form } from 'antd';
import { useState } from 'react';
import type { ApiFailure } from '@/api/catalogue';
import { useDraft, useFoundDraft, useReopen, type DraftOptions } from '../drafts';
import { useFailureText } from '../errors';
import { useSnackbar } from '../feedback';
import { useSubmit, type SubmitWords } from '../saving';
import { useDialog, type DialogState, type ReasonField, type ReasonValues } from '../ui';
import { useWords } from '../words';
import { contractRules, type FieldFacts } from './contractRules';
import { useProblems } from './useProblems';
import { reasonWords } from './words';

interface ReasonDraft<Target> {
  readonly reason: string;
  /** The record in the dialog, which opens for it again after an expired sign-in. */
  readonly target: Target;
}

/** The name of the draft and the screen of the dialog. */
export type ReasonDraftOptions = Pick<DraftOptions<unknown>, 'name' | 'resumeAt'>;

interface ReasonOptions<Target> {
  readonly open: boolean;
  readonly target: Target;
  readonly draft: ReasonDraftOptions;
  /** The field of the request, which the provider's problems name. */
  readonly name: string;
  readonly facts: FieldFacts & { readonly maxLength: number };
  readonly send: (reason: string, requestKey: string) => Promise<unknown>;
  /** Called after the action, and after a failure that leaves nothing to change. */
  readonly onDone: () => void;
  readonly isDone?: (failure: ApiFailure) => boolean;
  readonly words: SubmitWords;
}

export function useReason<Target>(options: ReasonOptions<Target>): ReasonField {
  const { open, target, name, facts, onDone, isDone, words } = options;
  const [form] = Form.useForm<ReasonValues>();
  const draft = useDraft<ReasonDraft<Target>, null>({ ...options.draft, label: (_work, { entry }) => entry('') });
  const [initial] = useState(draft.found?.work.reason ?? '');
  const typed = Form.useWatch(name, form) ?? initial;
  const blank = typed.trim() === '';
  const dirty = open && !blank;
  const showProblems = useProblems(form);
  const { first } = useWords(reasonWords);
  const failureText = useFailureText();
  const snackbar = useSnackbar();
  const { notSaved, unconfirmed, submit, changed } = useSubmit<ReasonDraft<Target>, unknown>({
    draft,
    dirty,
    open,
    keep: () => ({ reason: typed, target }),
    // Read from the form, because the watched value is one render late.
    send: (requestKey) => options.send(String(form.getFieldValue(name)).trim(), requestKey),
    onSaved: () => {
      onDone();
      return 'leaving';
    },
    onFailure: (failure) => {
      if (!isDone?.(failure)) return showProblems(failure);
      onDone();
      if (!notSaved) return showProblems(failure);
      // An attempt without a response may have stored its reason, and the dialog with another one closes.
      snackbar.error(first(failureText(failure, words)));
      return true;
    },
    words,
  });
  const rules = contractRules({ ...facts, required: true });
  const { title: label, maxLength } = facts;
  return { form, name, label, maxLength, rules, initial, blank, dirty, notSaved, unconfirmed, changed, submit };
}

/** The record of an open reason dialog; a draft opens the dialog again. */
export function useReasonDialog<Target>({ name }: ReasonDraftOptions): DialogState<Target> {
  const dialog = useDialog<Target>();
  const kept = useFoundDraft<ReasonDraft<Target>, null>(name)?.work.target;
  useReopen(name, () => {
    if (kept !== undefined) dialog.show(kept);
  });
  return dialog;
}
