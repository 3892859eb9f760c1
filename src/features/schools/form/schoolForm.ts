import { SCHOOL_FIELDS, type School, type SchoolForm } from '@/api/schools';
import { defineFields } from '@/shared/forms';
import type { ImageValue } from '@/shared/ui';

export const fields = SCHOOL_FIELDS.SchoolForm;
export const schoolFields = defineFields(fields);

/** The values of the form: typed texts, the logo as a chosen file or the stored address. */
export interface SchoolValues {
  schoolName: string;
  address: string;
  principal: string;
  contactEmail: string;
  contactPhone: string;
  contactMobile: string;
  letterNo: string;
  upiId: string;
  certificateWording: string;
  studentCodeStartFrom: string;
  feeReceiptStartFrom: string;
  feeCertificateStartFrom: string;
  logo: ImageValue;
}

/** '' for null. */
const shown = (text: string | null): string => text ?? '';
const startText = (start: number | null): string => (start === null ? '' : String(start));

/** A new school starts with 1000 in each series (SCHOOL-35). */
export const newSchool: SchoolValues = {
  schoolName: '',
  address: '',
  principal: '',
  contactEmail: '',
  contactPhone: '',
  contactMobile: '',
  letterNo: '',
  upiId: '',
  certificateWording: '',
  studentCodeStartFrom: String(fields.studentCodeStartFrom.default),
  feeReceiptStartFrom: String(fields.feeReceiptStartFrom.default),
  feeCertificateStartFrom: String(fields.feeCertificateStartFrom.default),
  logo: null,
};

export const valuesOf = (school: School): SchoolValues => ({
  schoolName: school.schoolName,
  address: school.address,
  principal: shown(school.principal),
  contactEmail: shown(school.contactEmail),
  contactPhone: shown(school.contactPhone),
  contactMobile: shown(school.contactMobile),
  letterNo: shown(school.letterNo),
  upiId: shown(school.upiId),
  certificateWording: shown(school.certificateWording),
  studentCodeStartFrom: startText(school.studentCodeStartFrom),
  feeReceiptStartFrom: startText(school.feeReceiptStartFrom),
  feeCertificateStartFrom: startText(school.feeCertificateStartFrom),
  logo: school.logo,
});

/** The request of the contract; blank optional fields are left out. */
export function requestOf(values: SchoolValues, version?: number): SchoolForm {
  const optional = (text: string) => (text.trim() === '' ? undefined : text.trim());
  return {
    schoolName: values.schoolName.trim(),
    address: values.address.trim(),
    principal: optional(values.principal),
    contactEmail: optional(values.contactEmail),
    contactPhone: optional(values.contactPhone),
    contactMobile: optional(values.contactMobile),
    letterNo: optional(values.letterNo),
    upiId: optional(values.upiId),
    certificateWording: optional(values.certificateWording),
    studentCodeStartFrom: Number(values.studentCodeStartFrom),
    feeReceiptStartFrom: Number(values.feeReceiptStartFrom),
    feeCertificateStartFrom: Number(values.feeCertificateStartFrom),
    logo: values.logo instanceof Blob ? values.logo : undefined,
    version,
  };
}
