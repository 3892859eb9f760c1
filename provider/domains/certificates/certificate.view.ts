import type { components } from '../../contract/generated/operations.gen.ts';
import type { CertificateRow } from './certificate.queries.ts';

/** A certificate of the contract, with the values of its issue. */
export const certificateView = (row: CertificateRow): components['schemas']['Certificate'] => ({
  certificateId: row.id,
  type: row.type,
  certificateNo: row.certificateNo,
  schoolId: row.schoolId,
  studentId: row.studentId,
  studentCode: row.content.studentCode,
  studentName: row.studentName,
  studentSrNo: row.content.srNo,
  fatherName: row.content.fatherName,
  sessionId: row.sessionId,
  sessionName: row.content.sessionName,
  className: row.content.className,
  sectionName: row.content.sectionName,
  receiptNo: row.content.receiptNo,
  issuedOn: row.issuedOn,
  issuedBy: row.issuedBy,
  printed: row.printedAt !== null,
  cancelled: row.cancelledAt !== null,
  cancelReason: row.cancelReason,
});
