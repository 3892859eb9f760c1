import { QRCode } from 'antd';
import { showPaise } from '@common/money';
import type { StudentFees } from '@/api/fees';
import { useWords } from '@/shared/words';
import { feeWords } from '../feeWords';
import { upiAddress, upiAmount, type ReceiptValues } from './receiptForm';

interface UpiCodeProps {
  readonly fees: StudentFees;
  readonly type: ReceiptValues['receiptType'] | undefined;
  readonly amount: ReceiptValues['amountPaid'] | undefined;
  readonly studentCode: number;
}

/**
 * For the parent's payment app, where the school has stored its UPI id: the exact amount and the student's code. No code asks for
 * more than is due.
 */
export function UpiCode({ fees, type = null, amount = null, studentCode }: UpiCodeProps) {
  const words = useWords(feeWords);
  const { upiId, schoolName } = fees;
  const paise = upiAmount(fees, { receiptType: type, amountPaid: amount });
  if (upiId === null || paise === null) return null;
  const shown = showPaise(paise);
  return (
    <figure className="receipt-upi receipt-wide">
      <div role="img" aria-label={words.qr(shown)}>
        {/* The element of the library has the role of an image without a name. */}
        <div aria-hidden>
          <QRCode
            type="svg"
            value={upiAddress(upiId, schoolName, paise, studentCode)}
            size={168}
            color="#000"
            bgColor="#fff"
          />
        </div>
      </div>
      <figcaption>
        <strong>{words.qr(shown)}</strong>
        <span>{words.qrOf(upiId)}</span>
      </figcaption>
    </figure>
  );
}
