import { Button } from 'antd';
import { useListPendingFeesQuery } from '@/api/receipts';
import { asFailure, useFailureText } from '../errors';
import { FailedState, Money } from '../ui';
import { useWords } from '../words';
import { feeCardWords } from './feeSummaryWords';

interface PendingFeesProps {
  readonly schoolId: number;
  readonly studentId: number;
  readonly sessionId: number;
  /** Opens the receipt of an earlier session. */
  readonly onReceive: (sessionId: number) => void;
}

/** The dues of earlier sessions; nothing without any (RECEIPT-32). */
export function PendingFees({ schoolId, studentId, sessionId, onReceive }: PendingFeesProps) {
  const words = useWords(feeCardWords);
  const failureText = useFailureText();
  const { data, error, refetch } = useListPendingFeesQuery(
    { schoolId, studentId, excludeSessionId: sessionId },
    { refetchOnMountOrArgChange: true },
  );
  if (error !== undefined) {
    const message = failureText(asFailure(error), { fallback: words.pendingFailed });
    return <FailedState message={message} onRetry={() => void refetch()} />;
  }
  if (data === undefined || data.length === 0) return null;
  return (
    <section className="pending-fees" aria-label={words.pending}>
      <table>
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
                  onClick={() => onReceive(fee.sessionId)}
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
