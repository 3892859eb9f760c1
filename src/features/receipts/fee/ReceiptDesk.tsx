import { useState } from 'react';
import type { Receipt } from '@/api/receipts';
import type { Student } from '@/api/students';
import { FoundFeeSummary, type FoundFees } from '@/shared/domain';
import type { ReceiptHandover } from '@/shared/navigation';
import { useWords } from '@/shared/words';
import { feeWords } from '../feeWords';
import { StoredFamily } from '../family/StoredFamily';
import { useFamily } from '../family/useFamily';
import { EarlierReceipts } from './EarlierReceipts';
import { FeeHeads } from './FeeHeads';
import { PendingFees } from './PendingFees';
import { ReceiptEditor } from './ReceiptEditor';
import { StoredReceipt } from './StoredReceipt';
import { StudentStrip } from './StudentStrip';
import { useNextStudent } from './useNextStudent';

interface ReceiptDeskProps {
  readonly handed: ReceiptHandover;
  readonly student: Student;
  readonly found: FoundFees;
}

/** The payment on one side; on the other what is due, of what, and what was paid before. */
export function ReceiptDesk({ handed, student, found }: ReceiptDeskProps) {
  const words = useWords(feeWords);
  const [stored, setStored] = useState<readonly Receipt[]>([]);
  const next = useNextStudent(student.schoolId, handed);
  const { sessionId } = handed;
  const family = useFamily(student.studentId, sessionId);
  const [receipt] = stored;
  return (
    <div className="receipt-desk">
      <StudentStrip student={student} handed={handed} />
      <div className="receipt-desk-payment">
        {receipt === undefined ? (
          <ReceiptEditor handed={handed} student={student} fees={found.fees} family={family} onStored={setStored} />
        ) : stored.length > 1 ? (
          <StoredFamily receipts={stored} handed={handed} onNext={next.search} />
        ) : (
          <StoredReceipt
            receipt={receipt}
            handed={handed}
            family={family.filter(({ studentId }) => studentId !== student.studentId)}
            onNext={next.search}
            // The next one begins with what is due then.
            anotherWaits={found.asking}
            onAnother={handed.actionType === undefined ? () => setStored([]) : undefined}
          />
        )}
        <EarlierReceipts student={student} />
      </div>
      <div className="receipt-desk-facts">
        <section className="portal-card" aria-label={words.structure}>
          <FoundFeeSummary {...found} />
          {found.fees && <FeeHeads fees={found.fees} />}
        </section>
        <PendingFees student={student} sessionId={sessionId} handed={handed} />
      </div>
      {next.dialog}
    </div>
  );
}
