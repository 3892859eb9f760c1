import { useNavigate } from 'react-router-dom';
import type { Receipt } from '@/api/receipts';
import { useHolds } from '@/shared/access';
import { paths, type CertificateHandover } from '@/shared/navigation';

interface TransferCertificate {
  /** Whether the receipt leads to a transfer certificate that the user may issue. */
  readonly isOffered: (receipt: Receipt) => boolean;
  /** Opens the certificate of the student of the receipt. */
  readonly open: (receipt: Receipt) => void;
}

/** The transfer certificate that a TC receipt allows. `filters` are those of the list. */
export function useTransferCertificate(filters: unknown): TransferCertificate {
  const mayIssue = useHolds()('TC_STUDENTS_LIST');
  const navigate = useNavigate();
  return {
    isOffered: ({ receiptType, status, deleted }) =>
      mayIssue && receiptType === 'TC' && status !== 'CANCELLED' && !deleted,
    open: ({ schoolId, studentId, studentCode, studentName, sessionId }) => {
      const student = { studentId, studentCode, studentName };
      const from = paths.receipts;
      const state: CertificateHandover = { student, schoolId, sessionId, filters, from, type: 'TRANSFER' };
      void navigate(paths.newCertificate, { state });
    },
  };
}
