import { useState } from 'react';
import { paths, Redirect, useReceiptHandover, type ReceiptHandover } from '@/shared/navigation';
import { PageFrame, useRecordKey } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { feeWords } from '../feeWords';
import { CertificateDesk } from './CertificateDesk';
import { ReceiptDesk } from './ReceiptDesk';
import { useReceiptStudent } from './useReceiptStudent';

/**
 * The receipt of a student in a session, or the fee certificate; requires a student in the navigation state (RECEIPT-16, RECEIPT-28,
 * RECEIPT-29).
 */
export function FeeReceiptScreen() {
  const handed = useReceiptHandover();
  const key = useRecordKey();
  const [receipts, setReceipts] = useState(0);
  if (!handed) return <Redirect to={paths.receipts} />;
  return <OfStudent key={`${key}/${receipts}`} handed={handed} onAnother={() => setReceipts(receipts + 1)} />;
}

interface OfStudentProps {
  readonly handed: ReceiptHandover;
  /** Opens the screen again, because the next receipt and payment of the family start with the dues after this receipt. */
  readonly onAnother: () => void;
}

function OfStudent({ handed, onAnother }: OfStudentProps) {
  const words = useWords(feeWords);
  const { student, fees, state } = useReceiptStudent(handed);
  const title = handed.certificate ? words.certificateTitle : words.title;
  return (
    <PageFrame title={title} trail={[{ label: words.management, to: paths.receipts }, { label: title }]} state={state}>
      {student &&
        (handed.certificate ? (
          <CertificateDesk handed={handed} student={student} found={fees} />
        ) : (
          <ReceiptDesk handed={handed} student={student} found={fees} onAnother={onAnother} />
        ))}
    </PageFrame>
  );
}
