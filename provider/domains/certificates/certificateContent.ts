// The stored values of a certificate, from the records of the student at the time of the issue.
import { dayOf } from '../../../common/calendar.ts';
import type { Context } from '../../call/context.ts';
import type { Db } from '../../database/scope.ts';
import type { CertificateContent } from '../../documents/printed/studentCertificate.ts';
import { isoInstant } from '../../shared/clock.ts';
import { fail, failField, failFields } from '../../shared/fail.ts';
import { findLastTc, type ReceiptRow } from '../receipts/index.ts';
import { getSchoolRow } from '../schools/index.ts';
import type { SessionRow } from '../sessions/index.ts';
import { listHistory, type StudentRow } from '../students/index.ts';
import {
  findNextNo,
  findOfReceipt,
  findWithoutReceipt,
  listEnrolments,
  type CertificateRow,
  type EnrolmentRow,
} from './certificate.queries.ts';
import {
  detailProblems,
  detailsOf,
  firstNoProblems,
  mayUse,
  obstacleOf,
  type CertificateForm,
  type CertificateType,
  type Obstacle,
} from './certificate.rules.ts';
import { certificateWords as words } from './certificate.words.ts';

/** 137 for a type that the user may not issue. */
export function requireType(ctx: Pick<Context, 'actor'>, type: CertificateType): void {
  if (!mayUse(ctx.actor, type)) fail('NO_PRIVILEGES');
}

/** How a student left, and the valid certificate of it. */
export interface Departure {
  /** undefined for a student who left before the school used the portal */
  receipt: ReceiptRow | undefined;
  /** yyyy-MM-dd, of the receipt, or of the history without one; null if neither is known */
  leftOn: string | null;
  /** blank without one */
  comment: string;
  certificate: CertificateRow | undefined;
}

/** Of a student whose TC was issued; null for another one. */
export async function findDeparture(db: Db, student: StudentRow): Promise<Departure | null> {
  const { schoolId, id, life } = student;
  if (life !== 'TC_ISSUED') return null;
  const receipt = await findLastTc(db, { schoolId, studentId: id });
  if (receipt)
    return {
      receipt,
      leftOn: receipt.paymentDate,
      comment: receipt.comments ?? '',
      certificate: await findOfReceipt(db, schoolId, receipt.id),
    };
  const entry = (await listHistory(db, schoolId, [id])).find(({ type }) => type === 'TC');
  return {
    receipt,
    leftOn: entry ? dayOf(Date.parse(isoInstant(entry.createdAt))) : null,
    comment: entry?.comment ?? '',
    certificate: await findWithoutReceipt(db, student),
  };
}

export const obstacleFor = (type: CertificateType, { life }: StudentRow, departure: Departure | null) =>
  obstacleOf(type, life, departure && { certified: departure.certificate !== undefined });

/** 109 at the type for a student without a TC, 185 for a second certificate of a departure, 127 for a student who is not active. */
function rejectFor(obstacle: Obstacle): never {
  if (obstacle === 'RECEIPT_MISSING') return failField('type', words.receiptMissing);
  return obstacle === 'ALREADY_ISSUED' ? fail('STUDENT_ALREADY_TC') : fail('DISABLED_STUDENT', { message: words.left });
}

/** The enrolment of the session among those of the student; 126 without it. */
export const enrolmentIn = (enrolled: readonly EnrolmentRow[], sessionId: number): EnrolmentRow =>
  enrolled.find((one) => one.sessionId === sessionId) ?? fail('STUDENT_NOT_ENROLLED_IN_SESSION');

/** The values of the student's record. */
export const recordOf = (student: StudentRow, { sessionName, className, sectionName }: EnrolmentRow) => ({
  studentCode: student.code,
  studentName: student.name,
  srNo: student.srNo,
  fatherName: student.fatherName,
  motherName: student.motherName,
  gender: student.gender,
  category: student.category,
  dateOfBirth: student.dateOfBirth,
  admissionDate: student.admissionDate,
  sessionName,
  className,
  sectionName,
});

export interface NewCertificate {
  content: CertificateContent;
  /** of TRANSFER; null where the student left without one */
  receipt: ReceiptRow | null;
  /** the number, unless another certificate is issued first */
  nextNo: number;
}

/** Checks a certificate and collects its values. Fails with 126, 109, 185 and 127; the caller has checked the privilege. */
export async function newCertificate(
  db: Db,
  form: CertificateForm,
  student: StudentRow,
  session: SessionRow,
): Promise<NewCertificate> {
  const { schoolId } = student;
  const { type } = form;
  const enrolment = enrolmentIn(await listEnrolments(db, student), session.id);
  const departure = type === 'TRANSFER' ? await findDeparture(db, student) : null;
  const obstacle = obstacleFor(type, student, departure);
  if (obstacle) rejectFor(obstacle);
  const nextNo = await findNextNo(db, schoolId, type);
  const details = detailsOf(form);
  const problems = [
    ...firstNoProblems(form.firstNo, nextNo === undefined),
    ...detailProblems(type, details, student.admissionDate),
  ];
  if (problems.length > 0) failFields(problems);
  const { principal } = await getSchoolRow(db, schoolId);
  const receipt = departure?.receipt ?? null;
  return {
    content: {
      ...recordOf(student, enrolment),
      receiptNo: receipt?.receiptNo ?? null,
      principal: principal ?? '',
      details,
    },
    receipt,
    nextNo: nextNo ?? form.firstNo ?? 1,
  };
}
