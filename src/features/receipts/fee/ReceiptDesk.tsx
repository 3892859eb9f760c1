import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Receipt } from '@/api/receipts';
import type { Student } from '@/api/students';
import { FoundFeeSummary, PendingFees, type FoundFees } from '@/shared/domain';
import { paths, type ReceiptHandover } from '@/shared/navigation';
import { useMedia } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { feeWords } from '../feeWords';
import { StoredFamily } from '../family/StoredFamily';
import { useFamily } from '../family/useFamily';
import { EarlierReceipts } from './EarlierReceipts';
import { FeeHeads } from './FeeHeads';
import { ReadmissionPayment } from './ReadmissionPayment';
import { ReceiptEditor } from './ReceiptEditor';
import { Schedule } from './Schedule';
import { SessionStrip } from './SessionStrip';
import { StoredReceipt } from './StoredReceipt';
import { StudentStrip } from './StudentStrip';
import { useCurrentSession } from './useCurrentSession';
import { useNextStudent } from './useNextStudent';

/** From this width the fee summary is beside the form, as in the style sheet. */
const WIDE = '(min-width: 1100px)';

interface ReceiptDeskProps {
  readonly handed: ReceiptHandover;
  readonly student: Student;
  readonly found: FoundFees;
  /** Opens the form for another receipt. */
  readonly onAnother: () => void;
}

/** The payment beside the dues and the earlier payments. */
export function ReceiptDesk({ handed, student, found, onAnother }: ReceiptDeskProps) {
  const words = useWords(feeWords);
  const [stored, setStored] = useState<readonly Receipt[]>([]);
  const { schoolId, studentId } = student;
  const navigate = useNavigate();
  const next = useNextStudent(schoolId, handed);
  const { sessionId } = handed;
  const family = useFamily(studentId, sessionId);
  const currentSession = useCurrentSession(student, handed);
  const isWide = useMedia(WIDE);
  const Payment = handed.actionType === undefined ? ReceiptEditor : ReadmissionPayment;
  const [receipt] = stored;
  const receive = (other: number) =>
    void navigate(paths.feeReceipt, { state: { ...handed, sessionId: other, actionType: undefined } });
  return (
    <div className="receipt-desk">
      <StudentStrip student={student} handed={handed} fees={isWide ? undefined : found.fees} />
      {currentSession && receipt === undefined && <SessionStrip session={currentSession} />}
      <div className="receipt-desk-payment">
        {receipt === undefined ? (
          <Payment handed={handed} student={student} fees={found.fees} family={family} onStored={setStored} />
        ) : stored.length > 1 ? (
          <StoredFamily receipts={stored} handed={handed} onNext={next.search} />
        ) : (
          <StoredReceipt
            receipt={receipt}
            handed={handed}
            currentSession={currentSession}
            family={family.members.filter((member) => member.studentId !== studentId)}
            onNext={next.search}
            onAnother={onAnother}
          />
        )}
        <EarlierReceipts student={student} />
      </div>
      <div className="receipt-desk-facts">
        <section className="portal-card" aria-label={words.structure}>
          <FoundFeeSummary {...found} />
          <PendingFees {...{ schoolId, studentId, sessionId }} onReceive={receive} />
          {found.fees && <Schedule fees={found.fees} />}
          {found.fees && <FeeHeads fees={found.fees} />}
        </section>
      </div>
      {next.dialog}
    </div>
  );
}
