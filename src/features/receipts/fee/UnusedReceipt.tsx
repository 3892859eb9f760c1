import { Alert, Button } from 'antd';
import type { Receipt } from '@/api/receipts';
import { useWords } from '@/shared/words';
import { showRupees } from '@common/money';
import { feeWords } from '../feeWords';

interface UnusedReceiptProps {
  readonly receipt: Receipt;
  /** Runs the second step of the re-admission with this receipt. */
  readonly onReadmit: () => void;
  /** Opens the form of another receipt. */
  readonly onAnother: () => void;
}

/** Offers the receipt of a re-admission that was left before its second step, so that it is not paid twice. */
export function UnusedReceipt({ receipt, onReadmit, onAnother }: UnusedReceiptProps) {
  const words = useWords(feeWords);
  const { receiptNo, amountPaid, studentName, session } = receipt;
  return (
    <section className="portal-card receipt-unused" aria-label={words.payment}>
      <Alert
        type="warning"
        showIcon
        title={words.notReadmitted(studentName)}
        description={words.unusedReceipt(receiptNo, showRupees(amountPaid), session)}
      />
      <div className="receipt-stored-next">
        <Button type="primary" autoFocus onClick={onReadmit}>
          {words.readmitNow}
        </Button>
        <Button onClick={onAnother}>{words.anotherReceipt}</Button>
      </div>
    </section>
  );
}
