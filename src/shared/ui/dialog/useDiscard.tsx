import { useState, type ReactElement } from 'react';
import { useWords } from '../../words';
import { uiWords } from '../words';
import { ConfirmDialog } from './ConfirmDialog';

interface Discard {
  readonly typed: () => void;
  /** The input is saved or discarded. */
  readonly done: () => void;
  /** Closes; asks first if input would be lost. */
  readonly ask: () => void;
  readonly dialog: ReactElement | false;
}

/** Asks before a dialog discards input; without a question it closes at once. `startsDirty`: it opens with input, such as a draft's. */
export function useDiscard(question: string | undefined, onClose: () => void, startsDirty = false): Discard {
  const { discardText, discard, keepTyping } = useWords(uiWords);
  const [dirty, setDirty] = useState(startsDirty);
  const [asking, setAsking] = useState(false);
  const asks = dirty && question !== undefined;
  const close = () => {
    setDirty(false);
    onClose();
  };
  return {
    typed: () => setDirty(true),
    done: () => setDirty(false),
    ask: () => {
      if (asks) setAsking(true);
      else close();
    },
    dialog: asks && (
      <ConfirmDialog
        open={asking}
        title={question}
        text={discardText}
        confirmLabel={discard}
        cancelLabel={keepTyping}
        danger
        onConfirm={close}
        onClose={() => setAsking(false)}
      />
    ),
  };
}
