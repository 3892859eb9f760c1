import { boolean, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { VALUES } from '../../contract/generated/labels.gen.ts';
import { instant, rupees, rupeesByHead, rupeesOfMany, version } from './columns.ts';

/** Decisions on the fees of a student in a session; no row without a decision. */
export const studentFees = pgTable(
  'student_fees',
  {
    schoolId: integer('school_id').notNull(),
    sessionId: integer('session_id').notNull(),
    studentId: integer('student_id').notNull(),
    discount: rupees('discount').notNull(),
    /** the part of it that was given on dues of earlier sessions */
    discountOnEarlier: rupees('discount_on_earlier').notNull(),
    admissionFeeApplicable: boolean('admission_fee_applicable').notNull(),
    version: version(),
    createdAt: instant('created_at').notNull(),
    modifiedAt: instant('modified_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.schoolId, table.sessionId, table.studentId] })],
);

/** Received money, with all values that the receipt states. Only status, comments, printedAt and modifiedAt may change. */
export const receipts = pgTable(
  'receipts',
  {
    schoolId: integer('school_id').notNull(),
    id: integer('id').notNull().generatedAlwaysAsIdentity(),
    receiptNo: integer('receipt_no').notNull(),
    sessionId: integer('session_id').notNull(),
    studentId: integer('student_id').notNull(),
    /** class of the student at the time of creation; null without one */
    classId: integer('class_id'),
    sectionId: integer('section_id'),
    type: text('type', { enum: VALUES.ReceiptType }).notNull(),
    mode: text('mode', { enum: VALUES.PaymentMode }).notNull(),
    amount: rupees('amount').notNull(),
    paymentDate: date('payment_date', { mode: 'string' }).notNull(),
    referenceNo: text('reference_no'),
    /** mode, number and, for cheques, bank and date, normalised to compare references */
    referenceKey: text('reference_key'),
    /** an earlier receipt of the same payment has this reference */
    sharedReference: boolean('shared_reference').notNull().default(false),
    referenceDate: date('reference_date', { mode: 'string' }),
    bankName: text('bank_name'),
    comments: text('comments'),
    status: text('status', { enum: VALUES.ReceiptStatus }).notNull(),
    /** for a TC receipt: the life of the student before it */
    lifeBefore: text('life_before', { enum: ['ACTIVE', 'STRUCK_OFF'] }),
    /** time of the account and the names below */
    statedAt: instant('stated_at').notNull(),
    sessionName: text('session_name').notNull(),
    studentName: text('student_name').notNull(),
    /** blank without a father */
    fatherName: text('father_name').notNull(),
    srNo: text('sr_no').notNull(),
    className: text('class_name'),
    sectionName: text('section_name'),
    /** null for a platform user */
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
    /** the numbers of these receipts are between the first and the last */
    firstNo: integer('first_no').notNull(),
    lastNo: integer('last_no').notNull(),
  },
  (table) => [primaryKey({ columns: [table.schoolId, table.paymentDate, table.sessionId, table.type, table.status] })],
);

/** Issued fee certificates; the newest one of a student and session is valid. Rows are never changed. */
export const feeCertificates = pgTable(
  'fee_certificates',
  {
    schoolId: integer('school_id').notNull(),
    certificateNo: integer('certificate_no').notNull(),
    studentId: integer('student_id').notNull(),
    sessionId: integer('session_id').notNull(),
    /** digest of the certified content and the replaced number; without the number for certificates of older versions */
    content: text('content').notNull(),
    amount: rupees('amount').notNull(),
    issuedOn: date('issued_on', { mode: 'string' }).notNull(),
    /** the previous certificate of the student and session */
    replacesNo: integer('replaces_no'),
    /** the numbers of its receipts; null for certificates issued before they were stored */
    receiptNos: integer('receipt_nos').array(),
    createdBy: integer('created_by').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.schoolId, table.certificateNo] })],
);
