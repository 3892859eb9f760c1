import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { StudentSearchDialog } from '@/shared/domain';
import { paths, type ReceiptHandover } from '@/shared/navigation';
import { useWords } from '@/shared/words';
import { feeWords } from '../feeWords';

/** The search for who pays next, without the way over the list. */
export function useNextStudent(
  schoolId: number,
  { filters }: ReceiptHandover,
): { search: () => void; dialog: ReactNode } {
  const words = useWords(feeWords);
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  const dialog = (
    <StudentSearchDialog
      open={open}
      title={words.pickStudent}
      schoolId={schoolId}
      onClose={() => setOpen(false)}
      onPick={({ studentId, studentCode, studentName }, sessionId) => {
        const state: ReceiptHandover = { student: { studentId, studentCode, studentName }, sessionId, filters };
        setOpen(false);
        void navigate(paths.feeReceipt, { state });
      }}
    />
  );
  return { search: () => setOpen(true), dialog };
}
