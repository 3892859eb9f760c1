import { boolean, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bytes, instant, version } from './columns.ts';

export const schools = pgTable('schools', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  name: text('name').notNull(),
  nameKey: text('name_key').notNull(),
  address: text('address').notNull(),
  principal: text('principal'),
  contactEmail: text('contact_email'),
  contactPhone: text('contact_phone'),
  contactMobile: text('contact_mobile'),
  studentCodeStartFrom: integer('student_code_start_from'),
  feeReceiptStartFrom: integer('fee_receipt_start_from'),
  feeCertificateStartFrom: integer('fee_certificate_start_from'),
  letterNo: text('letter_no'),
  upiId: text('upi_id'),
  certificateWording: text('certificate_wording'),
  logoId: integer('logo_id'),
  disabled: boolean('disabled').notNull().default(false),
  version: version(),
  createdAt: instant('created_at').notNull(),
  deletedAt: instant('deleted_at'),
});

export const images = pgTable(
  'images',
  {
    schoolId: integer('school_id').notNull(),
    id: integer('id').notNull().generatedAlwaysAsIdentity(),
    contentType: text('content_type').notNull(),
    bytes: bytes('bytes').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.schoolId, table.id] })],
);

const COUNTED = [
  'STUDENT_CODE',
  'STUDENT_SR_NO',
  'FEE_RECEIPT',
  'FEE_CERTIFICATE',
  'TRANSFER_CERTIFICATE',
  'BONAFIDE_CERTIFICATE',
  'CHARACTER_CERTIFICATE',
] as const;

export const counters = pgTable(
  'counters',
  {
    schoolId: integer('school_id').notNull(),
    kind: text('kind', { enum: COUNTED }).notNull(),
    nextNumber: integer('next_number').notNull(),
  },
  (table) => [primaryKey({ columns: [table.schoolId, table.kind] })],
);
