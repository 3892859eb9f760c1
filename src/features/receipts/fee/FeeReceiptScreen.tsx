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
  return handed ? <OfStudent key={key} handed={handed} /> : <Redirect to={paths.receipts} />;
}

function OfStudent({ handed }: { readonly handed: ReceiptHandover }) {
  const words = useWords(feeWords);
  const { student, fees, state } = useReceiptStudent(handed);
  const title = handed.certificate ? words.certificateTitle : words.title;
  return (
    <PageFrame title={title} trail={[{ label: words.management, to: paths.receipts }, { label: title }]} state={state}>
      {student &&
        (handed.certificate ? (
          <CertificateDesk handed={handed} student={student} found={fees} />
        ) : (
          <ReceiptDesk handed={handed} student={student} found={fees} />
        ))}
    </PageFrame>
  );
}
