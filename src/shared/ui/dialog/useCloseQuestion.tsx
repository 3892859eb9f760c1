import { useState, type ReactElement } from 'react';
import { LeaveDialog } from '../useLeaveGuard';

interface CloseQuestionOptions {
  readonly dirty: boolean;
  /** The result of the last save is unknown. */
  readonly notSaved: boolean;
  readonly onClose: () => void;
}

interface CloseQuestion {
  /** Closes; asks first if edits would be lost. */
  readonly close: () => void;
  readonly dialog: ReactElement;
}

/** Asks before a dialog with unsaved edits is closed by its own button. */
export function useCloseQuestion({ dirty, notSaved, onClose }: CloseQuestionOptions): CloseQuestion {
  const [asking, setAsking] = useState(false);
  return {
    close: () => {
      if (dirty || notSaved) setAsking(true);
      else onClose();
    },
    dialog: <LeaveDialog open={asking} notSaved={notSaved} onLeave={onClose} onStay={() => setAsking(false)} />,
  };
}
