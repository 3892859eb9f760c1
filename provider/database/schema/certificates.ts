import { date, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { VALUES } from '../../contract/generated/labels.gen.ts';
import { instant } from './columns.ts';

/** Certificates of students. Only printedAt and the cancellation may be changed; rows are never deleted. */
export const studentCertificates = pgTable(
  'student_certificates',
  {
    schoolId: integer('school_id').notNull(),
    id: integer('id').notNull().generatedAlwaysAsIdentity(),
    type: text('type', { enum: VALUES.CertificateType }).notNull(),
    certificateNo: integer('certificate_no').notNull(),
    studentId: integer('student_id').notNull(),
    sessionId: integer('session_id').notNull(),
    /** of TRANSFER: the receipt of type TC that ended the enrolment; null where there is none */
    receiptId: integer('receipt_id'),
    issuedOn: date('issued_on', { mode: 'string' }).notNull(),
    /** as at issue, for the list */
    studentName: text('student_name').notNull(),
    nameKey: text('name_key').notNull(),
    /** all printed values except the letterhead; see CertificateContent of documents/printed/studentCertificate.ts */
    content: jsonb('content').notNull(),
    /** null for a platform user */
    issuedBy: text('issued_by'),
    createdBy: integer('created_by').notNull(),
    createdAt: instant('created_at').notNull(),
    printedAt: instant('printed_at'),
    cancelledAt: instant('cancelled_at'),
    cancelledBy: integer('cancelled_by'),
    cancelReason: text('cancel_reason'),
  },
  (table) => [primaryKey({ columns: [table.schoolId, table.id] })],
);
