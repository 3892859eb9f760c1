import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { StudentRow } from '@/api/students';
import { paths, type CertificateHandover } from '@/shared/navigation';
import { useWords } from '@/shared/words';
import { listWords } from './words';

interface Picking {
  readonly search: () => void;
  /** for the StudentSearchDialog */
  readonly dialog: {
    readonly open: boolean;
    readonly title: string;
    readonly leftToo: true;
    readonly onPick: (student: StudentRow, sessionId: number) => void;
    readonly onClose: () => void;
  };
}

/** Opens a new certificate for the selected student. `kept` is passed on: the type, and the screen to return to. */
export function useNewCertificate(filters: unknown, kept: Pick<CertificateHandover, 'type' | 'from'> = {}): Picking {
  const { pickStudent } = useWords(listWords);
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  return {
    search: () => setOpen(true),
    dialog: {
      open,
      title: pickStudent,
      leftToo: true,
      onPick: ({ schoolId, studentId, studentCode, studentName }, sessionId) => {
        const student = { studentId, studentCode, studentName };
        const state: CertificateHandover = { ...kept, student, schoolId, sessionId, filters };
        setOpen(false);
        void navigate(paths.newCertificate, { state });
      },
      onClose: () => setOpen(false),
    },
  };
}
