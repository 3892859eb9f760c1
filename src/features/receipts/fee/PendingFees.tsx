import { Button } from 'antd';
import { useNavigate } from 'react-router-dom';
import { useListPendingFeesQuery } from '@/api/receipts';
import type { Student } from '@/api/students';
import { asFailure, useFailureText } from '@/shared/errors';
import { paths, type ReceiptHandover } from '@/shared/navigation';
import { FailedState, Money } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { feeWords } from '../feeWords';

interface PendingFeesProps {
  readonly student: Student;
  readonly sessionId: number;
  readonly handed: ReceiptHandover;
}

/** What is still due of earlier sessions, only where something is (RECEIPT-32). */
export function PendingFees({ student, sessionId, handed }: PendingFeesProps) {
  const words = useWords(feeWords);
  const failureText = useFailureText();
  const navigate = useNavigate();
  const { schoolId, studentId } = student;
  const { data, error, refetch } = useListPendingFeesQuery(
    { schoolId, studentId, excludeSessionId: sessionId },
    { refetchOnMountOrArgChange: true },
  );
  if (error !== undefined) {
    const message = failureText(asFailure(error), { fallback: words.pendingFailed });
    return (
      <div className="portal-card">
        <FailedState message={message} onRetry={() => void refetch()} />
      </div>
    );
  }
  if (data === undefined || data.length === 0) return null;
  const receive = (other: number) =>
    void navigate(paths.feeReceipt, { state: { ...handed, sessionId: other, actionType: undefined } });
  return (
    <section className="portal-card receipt-pending" aria-label={words.pending}>
      <table className="receipt-heads">
        <caption>{words.pending}</caption>
        <tbody>
          {data.map((fee) => (
            <tr key={fee.sessionId}>
              <th scope="row">{fee.sessionDisplayName}</th>
              <td>
                <Money rupees={fee.remainingFee} />
              </td>
              <td>
                <Button
                  size="small"
                  aria-label={words.receiveOf(fee.sessionDisplayName)}
                  onClick={() => receive(fee.sessionId)}
                >
                  {words.receive}
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
