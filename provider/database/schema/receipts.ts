import { boolean, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { VALUES } from '../../contract/generated/labels.gen.ts';
import { instant, rupees, rupeesByHead, rupeesOfMany, version } from './columns.ts';

/** What was decided on the fees of a student in a session; no row where nothing was. */
export const studentFees = pgTable(
  'student_fees',
  {
    schoolId: integer('school_id').notNull(),
    sessionId: integer('session_id').notNull(),
    studentId: integer('student_id').notNull(),
    discount: rupees('discount').notNull(),
    admissionFeeApplicable: boolean('admission_fee_applicable').notNull(),
    version: version(),
    createdAt: instant('created_at').notNull(),
    modifiedAt: instant('modified_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.schoolId, table.sessionId, table.studentId] })],
);

/** Money received, with all that the receipt states of it. Only status, comments, printedAt and modifiedAt may be changed. */
export const receipts = pgTable(
  'receipts',
  {
    schoolId: integer('school_id').notNull(),
    id: integer('id').notNull().generatedAlwaysAsIdentity(),
    receiptNo: integer('receipt_no').notNull(),
    sessionId: integer('session_id').notNull(),
    studentId: integer('student_id').notNull(),
    /** where the student stood when it was made; null where that was nowhere */
    classId: integer('class_id'),
    sectionId: integer('section_id'),
    type: text('type', { enum: VALUES.ReceiptType }).notNull(),
    mode: text('mode', { enum: VALUES.PaymentMode }).notNull(),
    amount: rupees('amount').notNull(),
    paymentDate: date('payment_date', { mode: 'string' }).notNull(),
    referenceNo: text('reference_no'),
    /** mode, number and, for cheques, bank and date, as two references are compared */
    referenceKey: text('reference_key'),
    /** another receipt of the same payment had this reference first */
    sharedReference: boolean('shared_reference').notNull().default(false),
    referenceDate: date('reference_date', { mode: 'string' }),
    bankName: text('bank_name'),
    comments: text('comments'),
    status: text('status', { enum: VALUES.ReceiptStatus }).notNull(),
    /** of a TC receipt: the student's life before it */
    lifeBefore: text('life_before', { enum: ['ACTIVE', 'STRUCK_OFF'] }),
    /** the moment of the account and the names below */
    statedAt: instant('stated_at').notNull(),
    sessionName: text('session_name').notNull(),
    studentName: text('student_name').notNull(),
    /** blank without a father */
    fatherName: text('father_name').notNull(),
    srNo: text('sr_no').notNull(),
    className: text('class_name'),
    sectionName: text('section_name'),
    /** null for a user of the platform */
    cashier: text('cashier'),
    /** the amount by heads; all null where the receipt has one head, named after its type */
    ...rupeesByHead(),
    /** the part that pays dues of earlier sessions, see openings.ts; null where it pays none */
    earlierDues: rupees('earlier_dues'),
    /** the account of the session after this payment; null where the receipt has none */
    payable: rupees('payable'),
    discount: rupees('discount'),
    paidSoFar: rupees('paid_so_far'),
    balance: rupees('balance'),
    createdBy: integer('created_by').notNull(),
    printedAt: instant('printed_at'),
    createdAt: instant('created_at').notNull(),
    modifiedAt: instant('modified_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.schoolId, table.id] })],
);

/** Number and sum of the receipts of each kind in a class; updated by triggers. */
export const receiptCounts = pgTable(
  'receipt_counts',
  {
    schoolId: integer('school_id').notNull(),
    sessionId: integer('session_id').notNull(),
    /** 0 without a class */
    classId: integer('class_id').notNull(),
    type: text('type', { enum: VALUES.ReceiptType }).notNull(),
    status: text('status', { enum: VALUES.ReceiptStatus }).notNull(),
    receipts: integer('receipts').notNull(),
    amount: rupeesOfMany('amount').notNull(),
  },
  (table) => [primaryKey({ columns: [table.schoolId, table.sessionId, table.classId, table.type, table.status] })],
);

/** Number and sum of the receipts of each kind on a payment date; updated by triggers. */
export const receiptDayCounts = pgTable(
  'receipt_day_counts',
  {
    schoolId: integer('school_id').notNull(),
    paymentDate: date('payment_date', { mode: 'string' }).notNull(),
    sessionId: integer('session_id').notNull(),
    type: text('type', { enum: VALUES.ReceiptType }).notNull(),
    status: text('status', { enum: VALUES.ReceiptStatus }).notNull(),
    receipts: integer('receipts').notNull(),
    amount: rupeesOfMany('amount').notNull(),
    /** the numbers of such receipts lie from the first to the last */
    firstNo: integer('first_no').notNull(),
    lastNo: integer('last_no').notNull(),
  },
  (table) => [primaryKey({ columns: [table.schoolId, table.paymentDate, table.sessionId, table.type, table.status] })],
);

/** Fee certificates that were given out: one for each content. Nothing of them is ever changed. */
export const feeCertificates = pgTable(
  'fee_certificates',
  {
    schoolId: integer('school_id').notNull(),
    certificateNo: integer('certificate_no').notNull(),
    studentId: integer('student_id').notNull(),
    sessionId: integer('session_id').notNull(),
    /** digest of what it certifies */
    content: text('content').notNull(),
    amount: rupees('amount').notNull(),
    issuedOn: date('issued_on', { mode: 'string' }).notNull(),
    /** the certificate of the student and session before it */
    replacesNo: integer('replaces_no'),
    createdBy: integer('created_by').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.schoolId, table.certificateNo] })],
);
