import type { components } from '../../contract/generated/operations.gen.ts';
import { isoInstant } from '../../shared/clock.ts';
import type { ShownReceipt } from './receipts.queries.ts';

/** A receipt of the contract; the amount in rupees. */
export const receiptView = (row: Omit<ShownReceipt, 'total'>): components['schemas']['Receipt'] => ({
  receiptId: row.id,
  receiptNo: row.receiptNo,
  receiptType: row.type,
  schoolId: row.schoolId,
  sessionId: row.sessionId,
  session: row.sessionName,
  classId: row.classId,
  className: row.className,
  sectionName: row.sectionName,
  studentId: row.studentId,
  studentCode: row.studentCode,
  studentName: row.studentName,
  fatherName: row.fatherName,
  paymentDate: row.paymentDate,
  paymentMode: row.mode,
  amountPaid: Number(row.amount),
  referenceNo: row.referenceNo,
  referenceNoDate: row.referenceDate,
  bankName: row.bankName,
  comments: row.comments,
  status: row.status,
  deleted: row.status === 'CANCELLED',
  cashier: row.cashier,
  printed: row.printedAt !== null,
  createdAt: isoInstant(row.createdAt),
  modifiedAt: isoInstant(row.modifiedAt),
});
