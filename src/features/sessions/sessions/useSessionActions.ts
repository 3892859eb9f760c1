import { useDeleteSessionMutation, useSetSessionStatusMutation, type Session } from '@/api/sessions';
import { useFeedback } from '@/shared/feedback';
import { useDialog, type DialogState } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { sessionWords } from '../words';

/** `undefined` is a session that does not exist yet. */
export type Editing = { session: Session | undefined };

export interface SessionActions {
  readonly editing: DialogState<Editing>;
  readonly deleting: DialogState<Session>;
  readonly toggle: (session: Session) => void;
  readonly remove: () => Promise<unknown>;
}

export function useSessionActions(): SessionActions {
  const words = useWords(sessionWords);
  const feedback = useFeedback();
  const [setStatus, { isLoading: toggling }] = useSetSessionStatusMutation();
  const [deleteSession] = useDeleteSessionMutation();
  const editing = useDialog<Editing>();
  const deleting = useDialog<Session>();
  return {
    editing,
    deleting,
    toggle: ({ sessionId, disabled }) => {
      if (toggling) return;
      void feedback(setStatus({ id: sessionId, flag: disabled ? 'false' : 'true' }).unwrap(), {
        success: disabled ? words.enabledDone : words.disabledDone,
        fallback: words.statusFailed,
      });
    },
    remove: async () => {
      if (!deleting.target) return;
      await feedback(deleteSession({ id: deleting.target.sessionId }).unwrap(), {
        success: words.removedDone,
        fallback: words.removeFailed,
      });
    },
  };
}
