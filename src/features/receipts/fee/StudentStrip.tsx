import type { StudentFees } from '@/api/fees';
import type { Student } from '@/api/students';
import { useHolds } from '@/shared/access';
import { FeeLine } from '@/shared/domain';
import { studentAddress, type ReceiptHandover } from '@/shared/navigation';
import { NameLink, PersonPicture, StatusTag } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { feeWords } from '../feeWords';

interface StudentStripProps {
  readonly student: Student;
  readonly handed: ReceiptHandover;
  /** shows the dues here, if the fee summary is not visible */
  readonly fees?: StudentFees | undefined;
}

/** The student and session of the payment, read-only (RECEIPT-28). */
export function StudentStrip({ student, handed: { sessionId, actionType }, fees }: StudentStripProps) {
  const words = useWords(feeWords);
  const holds = useHolds();
  const enrolment = student.enrollments.find((one) => one.sessionId === sessionId);
  const inClass = enrolment ?? student.enrollments[0];
  const { studentId, studentName } = student;
  const mayView = holds('LIST_STUDENT') || holds('EDIT_STUDENT');
  return (
    <section className="portal-card receipt-student" aria-label={words.student}>
      <PersonPicture name={studentName} url={student.image} size="row" alt="" />
      <div className="receipt-student-name">
        {mayView ? <NameLink to={studentAddress('view', studentId, sessionId)} name={studentName} /> : studentName}
        <LifeTag student={student} readmitted={actionType !== undefined} />
      </div>
      <dl>
        <Fact label={words.code} value={String(student.studentCode)} />
        <Fact label={words.srNo} value={student.studentSrNo} />
        <Fact label={words.father} value={student.fatherName} />
        <Fact label={words.class} value={[inClass?.className, inClass?.sectionName].filter(Boolean).join(' ')} />
        <Fact label={words.session} value={enrolment?.sessionDisplayName} />
      </dl>
      {fees && <FeeLine fees={fees} />}
    </section>
  );
}

function Fact({ label, value }: { readonly label: string; readonly value: string | undefined }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value || '–'}</dd>
    </div>
  );
}

function LifeTag({ student, readmitted }: { readonly student: Student; readonly readmitted: boolean }) {
  const words = useWords(feeWords);
  if (readmitted) return <StatusTag tone="info" text={words.readmission} />;
  if (student.blocked) return <StatusTag tone="warning" text={words.struckOff} />;
  return student.disabled ? <StatusTag tone="neutral" text={words.inactive} /> : null;
}
