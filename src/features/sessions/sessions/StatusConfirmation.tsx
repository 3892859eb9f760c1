import { Alert } from 'antd';
import type { Session, SessionStatus } from '@/api/sessions';
import { ReadinessChecklist } from '@/shared/domain';
import { ConfirmDialog } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { sessionWords } from '../words';

interface StatusConfirmationProps {
  /** The status about to be taken; null while nothing is asked. */
  readonly status: SessionStatus | null;
  readonly session: Session | undefined;
  readonly onConfirm: () => Promise<void>;
  readonly onClose: () => void;
}

/** Both steps of a session's life end what could be changed before: they are asked for (SESSION-28 to 31). */
export function StatusConfirmation({ status, session, onConfirm, onClose }: StatusConfirmationProps) {
  const words = useWords(sessionWords);
  const name = session?.sessionName ?? '';
  return (
    <>
      <ConfirmDialog
        open={status === 'ACTIVE'}
        title={words.activateTitle(name)}
        text={
          <>
            <p>{words.activateLead}</p>
            {session && (
              <ReadinessChecklist
                session={session}
                items={[
                  { text: words.checkSubjects, parts: ['subjects'] },
                  { text: words.checkExams, parts: ['exams', 'limits'] },
                  { text: words.checkFees, parts: ['fees'] },
                ]}
              />
            )}
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
