import { useRef, useState, type ReactNode } from 'react';
import { useWords } from '../../words';
import { uiWords } from '../words';
import { ConfirmDialog } from './ConfirmDialog';

interface Question {
  readonly title: string;
  readonly text: ReactNode;
  readonly confirmLabel: string;
  readonly onConfirm: () => void;
  readonly onCancel?: () => void;
}

interface Questions {
  readonly ask: (question: Question) => void;
  /** True until the dialog is closed: nothing else may be sent. */
  readonly isAsking: () => boolean;
  readonly dialog: ReactNode;
}

/** A question before a request. Resolves when the dialog is closed and the focus is back in the form. */
export function useQuestion(): Questions {
  const words = useWords(uiWords);
  const [question, setQuestion] = useState<Question>();
  const [open, setOpen] = useState(false);
  const state = useRef<'none' | 'asking' | 'confirmed'>('none');
  const answer = () => {
    const confirmed = state.current === 'confirmed';
    state.current = 'none';
    if (confirmed) question?.onConfirm();
    else question?.onCancel?.();
  };
  return {
    ask: (next) => {
      state.current = 'asking';
      setQuestion(next);
      setOpen(true);
    },
    isAsking: () => state.current !== 'none',
    dialog: question && (
      <ConfirmDialog
        careful
        open={open}
        title={question.title}
        text={question.text}
        confirmLabel={question.confirmLabel}
        cancelLabel={words.change}
        onConfirm={() => {
          state.current = 'confirmed';
        }}
        onClose={() => setOpen(false)}
        afterClose={answer}
      />
    ),
  };
}
