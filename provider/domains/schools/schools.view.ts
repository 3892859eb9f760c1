import type { components } from '../../contract/generated/operations.gen.ts';
import { isoInstant } from '../../shared/clock.ts';
import { imageAddress } from '../../shared/imageAddress.ts';
import type { Services } from '../../call/services.ts';
import type { SchoolRow } from './schools.queries.ts';

export function schoolView(row: SchoolRow, { settings, clock }: Services): components['schemas']['School'] {
  return {
    schoolId: row.id,
    schoolName: row.name,
    address: row.address,
    principal: row.principal,
    contactEmail: row.contactEmail,
    contactPhone: row.contactPhone,
    contactMobile: row.contactMobile,
    studentCodeStartFrom: row.studentCodeStartFrom,
    feeReceiptStartFrom: row.feeReceiptStartFrom,
    feeCertificateStartFrom: row.feeCertificateStartFrom,
    letterNo: row.letterNo,
    upiId: row.upiId,
    certificateWording: row.certificateWording,
    logo:
      row.logoId === null
        ? null
        : imageAddress(settings.keys.imageAddresses, clock, { schoolId: row.id, imageId: row.logoId }),
    disabled: row.disabled,
    createdAt: isoInstant(row.createdAt),
    version: row.version,
  };
}
