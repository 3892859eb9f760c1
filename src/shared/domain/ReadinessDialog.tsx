import { Button, Modal } from 'antd';
import { useGetSessionReadinessQuery } from '@/api/results';
import { useFresh } from '../errors';
import { FailedState, PageSkeleton, RefusedState } from '../ui';
import { useWords } from '../words';
import type { ReadySession } from './readiness';
import { ReadinessTable } from './ReadinessTable';
import { readinessWords } from './readinessWords';

interface ReadinessDialogProps {
  readonly open: boolean;
  readonly session: ReadySession;
  readonly onClose: () => void;
}

/** The missing configuration of the classes of a session, refetched each time the dialog opens. */
export function ReadinessDialog({ open, session, onClose }: ReadinessDialogProps) {
  const words = useWords(readinessWords);
  return (
    <Modal
      open={open}
      title={words.title(session.sessionName)}
      width={680}
      centered
      destroyOnHidden
      className="portal-dialog"
      onCancel={onClose}
      footer={<Button onClick={onClose}>{words.close}</Button>}
    >
      <Found session={session} />
    </Modal>
  );
}

function Found({ session }: { readonly session: ReadySession }) {
  const words = useWords(readinessWords);
  const query = useGetSessionReadinessQuery({ sessionId: session.sessionId }, { refetchOnMountOrArgChange: true });
  const { found, state } = useFresh(query, words.loadFailed);
  if (found) return <ReadinessTable session={session} classes={found} />;
  if (state.kind === 'failed') return <FailedState {...state} />;
  if (state.kind === 'refused') return <RefusedState {...state} />;
  return <PageSkeleton />;
}
