import type { Student } from '@/api/students';
import { FoundFeeSummary, type FoundFees } from '@/shared/domain';
import type { ReceiptHandover } from '@/shared/navigation';
import { useWords } from '@/shared/words';
import { feeWords } from '../feeWords';
import { CertificateStep } from './CertificateStep';
import { EarlierReceipts } from './EarlierReceipts';
import { FeeHeads } from './FeeHeads';
import { StudentStrip } from './StudentStrip';
import { useNextStudent } from './useNextStudent';

interface CertificateDeskProps {
  readonly handed: ReceiptHandover;
  readonly student: Student;
  readonly found: FoundFees;
}

/** The fee certificate instead of the receipt form, beside the dues (RECEIPT-16). */
export function CertificateDesk({ handed, student, found }: CertificateDeskProps) {
  const words = useWords(feeWords);
  const next = useNextStudent(student.schoolId, handed);
  return (
    <div className="receipt-desk">
      <StudentStrip student={student} handed={handed} />
      <div className="receipt-desk-payment">
        <CertificateStep handed={handed} student={student} onNext={next.search} />
        <EarlierReceipts student={student} />
      </div>
      <div className="receipt-desk-facts">
        <section className="portal-card" aria-label={words.structure}>
          <FoundFeeSummary {...found} />
          {found.fees && <FeeHeads fees={found.fees} />}
        </section>
      </div>
      {next.dialog}
    </div>
  );
}
