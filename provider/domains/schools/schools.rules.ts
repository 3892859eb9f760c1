import type { components } from '../../contract/generated/operations.gen.ts';
import type { Problem } from '../../shared/fail.ts';
import { tidy } from '../../shared/text.ts';

export type SchoolForm = components['schemas']['SchoolForm'];

/** The values to store: texts tidied, null for absent ones. */
export function schoolValues(form: SchoolForm) {
  return {
    name: form.schoolName.normalize('NFC').trim(),
    address: form.address.normalize('NFC').trim(),
    principal: tidy(form.principal),
    contactEmail: tidy(form.contactEmail),
    contactPhone: tidy(form.contactPhone),
    contactMobile: tidy(form.contactMobile),
    letterNo: tidy(form.letterNo),
    upiId: tidy(form.upiId),
    certificateWording: tidy(form.certificateWording),
    studentCodeStartFrom: form.studentCodeStartFrom,
    feeReceiptStartFrom: form.feeReceiptStartFrom,
    feeCertificateStartFrom: form.feeCertificateStartFrom,
  };
}

const START_FIELDS = {
  studentCodeStartFrom: 'Student code start from',
  feeReceiptStartFrom: 'Fee receipt start from',
  feeCertificateStartFrom: 'Fee certificate start from',
} as const;

export type Starts = { [K in keyof typeof START_FIELDS]: number };
type StoredStarts = { [K in keyof Starts]: number | null };

/** A stored start number cannot change, because numbers may have been issued from it (SCHOOL-45). */
export function startChanges(stored: StoredStarts, wanted: Starts): Problem[] {
  return (Object.keys(START_FIELDS) as (keyof Starts)[])
    .filter((field) => stored[field] !== null && stored[field] !== wanted[field])
    .map((field) => ({ path: field, message: `${START_FIELDS[field]} cannot be changed` }));
}
