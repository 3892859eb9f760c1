import { Alert, Button } from 'antd';
import { useNavigate } from 'react-router-dom';
import { showRupees } from '@common/money';
import type { Receipt } from '@/api/receipts';
import { paths, type ReceiptHandover } from '@/shared/navigation';
import { useWords } from '@/shared/words';
import { feeWords } from '../feeWords';
import { listOf } from './listOf';
import type { Obstacle } from './readmissionObstacle';

interface ReadmissionNoticeProps {
  readonly obstacle: Obstacle;
  readonly student: string;
  readonly handed: ReceiptHandover;
  /** The form is open, with values that are not sent. */
  readonly typed: boolean;
  /** Runs the second step of the re-admission with this receipt. */
  readonly onReadmit: (receipt: Receipt) => void;
  /** Opens the form nevertheless. */
  readonly onAnother: () => void;
}

/** Instead of the form: the student is active, or a receipt is already stored for the re-admission. Nothing is paid twice by mistake. */
export function ReadmissionNotice({ obstacle, student, handed, typed, onReadmit, onAnother }: ReadmissionNoticeProps) {
  const words = useWords(feeWords);
  const navigate = useNavigate();
  const { kind, receipt } = obstacle;
  const texts = [
    ...(receipt ? [words[kind](receipt.receiptNo, showRupees(receipt.amountPaid), receipt.session)] : []),
    words.noOther,
    ...(typed ? [words.notSent] : []),
  ];
  return (
    <section className="portal-card receipt-unused" aria-label={words.payment}>
      <Alert
        type="warning"
        role="alert"
        showIcon
        title={kind === 'active' ? words.isActive(student) : words.notReadmitted(student)}
        description={texts.join(' ')}
      />
      <div className="receipt-stored-next">
        {kind === 'unused' ? (
          <Button type="primary" autoFocus onClick={() => onReadmit(obstacle.receipt)}>
            {words.readmitNow}
          </Button>
        ) : (
          <Button
            type="primary"
            autoFocus
            onClick={() => void navigate(paths.feeReceipt, { state: { ...handed, actionType: undefined } })}
          >
            {words.otherPayment}
          </Button>
        )}
        <Button onClick={onAnother}>{words.readmissionNevertheless}</Button>
        <Button onClick={() => void navigate(...listOf(handed))}>{words.close}</Button>
      </div>
    </section>
  );
}
