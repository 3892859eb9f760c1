import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { StudentSearchDialog } from '@/shared/domain';
import { paths, type ReceiptHandover } from '@/shared/navigation';
import { useWords } from '@/shared/words';
import { certificateWords } from '../certificateWords';
import { feeWords } from '../feeWords';

/** The search for the next student to pay, or to get a certificate, in the session of the last receipt. */
export function useNextStudent(
  schoolId: number,
  { sessionId: lastSessionId, filters, certificate }: ReceiptHandover,
): { search: () => void; dialog: ReactNode } {
  const words = useWords(feeWords);
  const { whose } = useWords(certificateWords);
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  const dialog = (
    <StudentSearchDialog
      withFees
      open={open}
      title={certificate ? whose : words.pickStudent}
      schoolId={schoolId}
      startSessionId={lastSessionId}
      onClose={() => setOpen(false)}
      onPick={({ studentId, studentCode, studentName }, sessionId) => {
        const student = { studentId, studentCode, studentName };
        const state: ReceiptHandover = { student, sessionId, filters, ...(certificate && { certificate }) };
        setOpen(false);
        void navigate(paths.feeReceipt, { state });
      }}
    />
  );
  return { search: () => setOpen(true), dialog };
}
