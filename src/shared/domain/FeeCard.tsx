import { Button } from 'antd';
import { useId } from 'react';
import { useNavigate } from 'react-router-dom';
import { showPaise, showRupees } from '@common/money';
import { useListDiscountChangesQuery, type DiscountChange, type StudentFees } from '@/api/fees';
import type { Student } from '@/api/students';
import { useHolds } from '../access';
import { showDate } from '../lib/dates';
import { paths, type ReceiptHandover } from '../navigation';
import { useWords } from '../words';
import { discountParts } from './discountParts';
import { FeeLine } from './FeeLine';
import { feeCardWords, feeSummaryWords } from './feeSummaryWords';
import { FoundFeeSummary } from './FoundFeeSummary';
import { PendingFees } from './PendingFees';
import { useStudentFees } from './useStudentFees';

interface FeeCardProps {
  readonly student: Pick<Student, 'schoolId' | 'studentId' | 'studentCode' | 'studentName'>;
  readonly sessionId: number;
}

/** The dues of a student in a session and in earlier ones; absent for users who may not list receipts. */
export function FeeCard(props: FeeCardProps) {
  const holds = useHolds();
  return holds('LIST_RECEIPT') ? <OpenFeeCard {...props} /> : null;
}

function OpenFeeCard({ student, sessionId }: FeeCardProps) {
  const words = useWords(feeCardWords);
  const navigate = useNavigate();
  const id = useId();
  const { schoolId, studentId, studentCode, studentName } = student;
  const found = useStudentFees(studentId, sessionId);
  const receive = (session: number) => {
    const state: ReceiptHandover = {
      student: { studentId, studentCode, studentName },
      sessionId: session,
      filters: null,
    };
    void navigate(paths.feeReceipt, { state });
  };
  return (
    <section className="portal-card portal-form-section fee-card" aria-labelledby={id}>
      <div className="fee-card-head">
        <h2 id={id}>{words.title}</h2>
        {found.fees && found.fees.remainingFee > 0 && (
          <Button onClick={() => receive(sessionId)}>{words.takeFee}</Button>
        )}
      </div>
      {found.fees ? (
        <>
          <FeeLine fees={found.fees} />
          <LastReceipt fees={found.fees} />
          {found.fees.discount > 0 && <DiscountReason fees={found.fees} />}
        </>
      ) : (
        <FoundFeeSummary {...found} />
      )}
      <PendingFees {...{ schoolId, studentId, sessionId }} onReceive={receive} />
    </section>
  );
}

function LastReceipt({ fees: { lastReceipt } }: { readonly fees: StudentFees }) {
  const words = useWords(feeCardWords);
  if (lastReceipt === null) return <p className="fee-card-note">{words.noReceipt}</p>;
  const { receiptNo, amountPaid, paymentDate } = lastReceipt;
  return <p className="fee-card-note">{words.lastReceipt(receiptNo, showRupees(amountPaid), showDate(paymentDate))}</p>;
}

/** The discount that counts with the reason of its last change, and the part that does not count. */
function DiscountReason({ fees }: { readonly fees: StudentFees }) {
  const words = useWords(feeCardWords);
  const { unusedDiscount } = useWords(feeSummaryWords);
  const { studentId, sessionId } = fees;
  const { currentData, isError } = useListDiscountChangesQuery(
    { studentId, sessionId },
    { refetchOnMountOrArgChange: true },
  );
  const { counted, unused } = discountParts(fees);
  const reason =
    currentData && counted > 0 && words.discountReason(showPaise(counted), reasonOf(currentData[0], words));
  return (
    <>
      {isError && <p className="fee-card-note">{words.discountFailed}</p>}
      {!isError && reason && <p className="fee-card-note">{reason}</p>}
      {unused > 0 && <p className="fee-card-note">{unusedDiscount(showPaise(unused))}</p>}
    </>
  );
}

function reasonOf(change: DiscountChange | undefined, words: (typeof feeCardWords)['en']): string {
  if (!change?.reason) return words.noReason;
  return change.source === 'OPENING_IMPORT' ? words.importedFrom(change.reason) : change.reason;
}
