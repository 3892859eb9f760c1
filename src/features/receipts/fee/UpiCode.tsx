import { QRCode } from 'antd';
import { showPaise } from '@common/money';
import type { StudentFees } from '@/api/fees';
import { useWords } from '@/shared/words';
import { feeWords } from '../feeWords';
import { upiAddress, type ReceiptValues } from './receiptForm';

interface UpiCodeProps {
  readonly fees: StudentFees;
  readonly amount: ReceiptValues['amountPaid'] | undefined;
  readonly studentCode: number;
}

/** For the parent's payment app, where the school has stored its UPI id: the exact amount and the student's code. */
export function UpiCode({ fees: { upiId, schoolName }, amount, studentCode }: UpiCodeProps) {
  const words = useWords(feeWords);
  if (upiId === null || typeof amount !== 'number' || amount <= 0) return null;
  const shown = showPaise(amount);
  return (
    <figure className="receipt-upi receipt-wide">
      <div role="img" aria-label={words.qr(shown)}>
        <QRCode
          type="svg"
          value={upiAddress(upiId, schoolName, amount, studentCode)}
          size={168}
          color="#000"
          bgColor="#fff"
        />
      </div>
      <figcaption>
        <strong>{words.qr(shown)}</strong>
        <span>{words.qrOf(upiId)}</span>
      </figcaption>
    </figure>
  );
}
