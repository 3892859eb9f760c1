import { useDeleteSessionMutation, useSetSessionStatusMutation, type Session } from '@/api/sessions';
import { useHistory, type History } from '@/shared/domain';
import { useFeedback, useToggle, type Toggle } from '@/shared/feedback';
import { useDialog, type DialogState } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { sessionWords } from '../words';

export interface EditedSession {
  /** undefined for a new session */
  readonly session: Session | undefined;
  /** of a new session: the previous one, to copy from */
  readonly source?: Session;
  /** opens with the question about the activation */
  readonly activates?: boolean;
}

export interface SessionActions {
  readonly editing: DialogState<EditedSession>;
  readonly deleting: DialogState<Session>;
  readonly readiness: DialogState<Session>;
  readonly status: Toggle<Session>;
  readonly history: History;
  readonly remove: () => Promise<unknown>;
}

export function useSessionActions(): SessionActions {
  const words = useWords(sessionWords);
  const feedback = useFeedback();
  const [setStatus] = useSetSessionStatusMutation();
  const [deleteSession] = useDeleteSessionMutation();
  const editing = useDialog<EditedSession>();
  const deleting = useDialog<Session>();
  const readiness = useDialog<Session>();
  const status = useToggle<Session>({
    // All other screens hide a disabled session.
    harms: ({ status, inUse }) => status === 'ACTIVE' || inUse,
    set: ({ sessionId }, disabled) => setStatus({ id: sessionId, flag: disabled ? 'true' : 'false' }).unwrap(),
    words: { enabled: words.enabledDone, disabled: words.disabledDone, failed: words.statusFailed },
  });
  return {
    editing,
    deleting,
    readiness,
    status,
    history: useHistory(),
    remove: async () => {
      if (!deleting.target) return;
      await feedback(deleteSession({ id: deleting.target.sessionId }).unwrap(), {
        success: words.removedDone,
        fallback: words.removeFailed,
      });
    },
  };
}
