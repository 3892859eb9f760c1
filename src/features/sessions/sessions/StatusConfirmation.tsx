import { Alert } from 'antd';
import type { SessionStatus } from '@/api/sessions';
import { ConfirmDialog } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { sessionWords } from '../words';

interface StatusConfirmationProps {
  /** The status about to be taken; null while nothing is asked. */
  readonly status: SessionStatus | null;
  readonly name: string;
  readonly onConfirm: () => Promise<void>;
  readonly onClose: () => void;
}

/** Both steps of a session's life end what could be changed before: they are asked for (SESSION-28 to 31). */
export function StatusConfirmation({ status, name, onConfirm, onClose }: StatusConfirmationProps) {
  const words = useWords(sessionWords);
  return (
    <>
      <ConfirmDialog
        open={status === 'ACTIVE'}
        title={words.activateTitle(name)}
        text={
          <>
            <p>{words.activateLead}</p>
            <ul className="session-checklist">
              <li>{words.checkSubjects}</li>
              <li>{words.checkExams}</li>
              <li>{words.checkFees}</li>
            </ul>
            <Alert type="warning" showIcon title={words.activateWarning} />
          </>
        }
        confirmLabel={words.confirm}
        onConfirm={onConfirm}
        onClose={onClose}
      />
      <ConfirmDialog
        open={status === 'COMPLETED'}
        title={words.completeTitle(name)}
        text={<Alert type="warning" showIcon title={words.completeWarning} />}
        confirmLabel={words.confirm}
        onConfirm={onConfirm}
        onClose={onClose}
      />
    </>
  );
}
