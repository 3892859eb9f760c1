import { useState } from 'react';
import type { Receipt } from '@/api/receipts';
import { useFresh } from '@/shared/errors';
import { FailedState, PageSkeleton, RefusedState } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { feeWords } from '../feeWords';
import { ReadmissionNotice } from './ReadmissionNotice';
import { obstacleOf } from './readmissionObstacle';
import { ReceiptEditor, type ReceiptEditorProps } from './ReceiptEditor';
import { useEarlierReceipts } from './useEarlierReceipts';
import { useReadmissionCheck } from './useReadmissionCheck';

/** The form of a re-admission waits for the earlier receipts, because one of them may be its receipt already. */
export function ReadmissionPayment(props: ReceiptEditorProps) {
  const words = useWords(feeWords);
  const { found, state } = useFresh(useEarlierReceipts(props.student), words.historyFailed);
  if (found) return <Checked {...props} receipts={found.content} />;
  if (state.kind === 'failed' || state.kind === 'refused')
    return (
      <section className="portal-card" aria-label={words.payment}>
        {state.kind === 'failed' ? <FailedState {...state} /> : <RefusedState {...state} />}
      </section>
    );
  return <PageSkeleton />;
}

interface CheckedProps extends ReceiptEditorProps {
  /** the receipts when the form opened */
  readonly receipts: readonly Receipt[];
}

/** The form stays below a notice that appears when it is sent, so that its values are kept. */
function Checked({ receipts, ...props }: CheckedProps) {
  const { student, handed, onStored } = props;
  const [obstacle, setObstacle] = useState(() => obstacleOf(student, receipts));
  const [opened, setOpened] = useState(obstacle === undefined);
  const [confirmed, setConfirmed] = useState(false);
  const check = useReadmissionCheck({ student, sessionId: handed.sessionId, confirmed, onObstacle: setObstacle });
  return (
    <>
      {obstacle && (
        <ReadmissionNotice
          obstacle={obstacle}
          student={student.studentName}
          handed={handed}
          typed={opened}
          onReadmit={(receipt) => onStored([receipt])}
          onAnother={() => {
            setConfirmed(true);
            setOpened(true);
            setObstacle(undefined);
          }}
        />
      )}
      {opened && (
        <div hidden={obstacle !== undefined}>
          <ReceiptEditor {...props} check={check} hidden={obstacle !== undefined} />
        </div>
      )}
    </>
  );
}
