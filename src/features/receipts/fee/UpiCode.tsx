import { QRCode } from 'antd';
import { showPaise } from '@common/money';
import type { StudentFees } from '@/api/fees';
import { useWords } from '@/shared/words';
import { feeWords } from '../feeWords';
import { upiAddress } from './receiptForm';

interface UpiCodeProps {
  readonly school: Pick<StudentFees, 'upiId' | 'schoolName'>;
  /** null if nothing can be paid */
  readonly paise: number | null;
  readonly studentCodes: readonly number[];
}

/** A code for the parent's payment app, if the school has a UPI id: the exact amount and the codes of the students. */
export function UpiCode({ school: { upiId, schoolName }, paise, studentCodes }: UpiCodeProps) {
  const words = useWords(feeWords);
  if (upiId === null || paise === null) return null;
  const shown = showPaise(paise);
  return (
    <figure className="receipt-upi receipt-wide">
      <div role="img" aria-label={words.qr(shown)}>
        {/* The element of the library has the role of an image without a name. */}
        <div aria-hidden>
          <QRCode
            type="svg"
            value={upiAddress(upiId, schoolName, paise, studentCodes)}
            size={168}
            color="#000"
            bgColor="#fff"
          />
        </div>
      </div>
      <figcaption>
        <strong>{words.qr(shown)}</strong>
        <span>{words.qrOf(upiId, studentCodes.length)}</span>
      </figcaption>
    </figure>
  );
}
