import { Alert } from 'antd';
import type { Session } from '@/api/sessions';
import { ConfirmDialog, type DialogState } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { sessionWords } from '../words';
import { ActivationDialog } from './ActivationDialog';
import type { SessionValues } from './sessionForm';

interface StatusConfirmationProps {
  readonly session: Session;
  /** The values with the new status. */
  readonly confirming: DialogState<SessionValues>;
  /** the reason why the provider rejected the last attempt */
  readonly refusal: string | null;
  /** 'stay' after a rejection */
  readonly onConfirm: () => Promise<unknown>;
}

/** Asks before each change of the status, because it ends what could be changed before (SESSION-28 to 31). */
export function StatusConfirmation({ session, confirming, refusal, onConfirm }: StatusConfirmationProps) {
  const words = useWords(sessionWords);
  const { target, open, opening, close } = confirming;
  if (!target) return null;
  const step = { open, refusal, onConfirm, onClose: close };
  if (target.status === 'ACTIVE') return <ActivationDialog key={opening} session={session} values={target} {...step} />;
  return (
    <ConfirmDialog
      open={open}
      title={words.completeTitle(session.sessionName)}
      text={
        <>
          {refusal !== null && <Alert type="error" showIcon title={refusal} className="session-note" />}
          <Alert type="warning" showIcon title={words.completeWarning} />
        </>
      }
      confirmLabel={words.confirm}
      onConfirm={onConfirm}
      onClose={close}
    />
  );
}
