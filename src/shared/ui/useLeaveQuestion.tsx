import { useState, type ReactNode } from 'react';
import { hasUnknownSave, hasUnsavedWork, LeaveDialog } from './useLeaveGuard';

interface LeaveQuestion {
  /** To be rendered by the component. */
  readonly dialog: ReactNode;
  /** Runs an action at once, or after a question where edits would be lost. */
  readonly confirmThen: (apply: () => void) => void;
}

/** Asks before an action without navigation, such as another filter, drops edits. `restore` shows the applied values again. */
export function useLeaveQuestion(restore?: () => void): LeaveQuestion {
  const [pending, setPending] = useState<() => void>();
  // Kept while the dialog closes.
  const [notSaved, setNotSaved] = useState(false);
  const dialog = (
    <LeaveDialog
      open={pending !== undefined}
      notSaved={notSaved}
      onLeave={() => {
        pending?.();
        setPending(undefined);
      }}
      onStay={() => setPending(undefined)}
    />
  );
  const confirmThen = (apply: () => void) => {
    if (!hasUnsavedWork()) return apply();
    restore?.();
    setNotSaved(hasUnknownSave());
    // A search applies the texts and requests the rows: two actions of one question.
    setPending((before) => () => {
      before?.();
      apply();
    });
  };
  return { dialog, confirmThen };
}
