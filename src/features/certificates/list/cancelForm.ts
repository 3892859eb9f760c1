import { CERTIFICATE_FIELDS, type Certificate } from '@/api/certificates';
import { defineFields } from '@/shared/forms';

export const cancelFields = defineFields(CERTIFICATE_FIELDS.CertificateCancelForm);

/** The part of a certificate that the confirmation shows. */
export type Cancelled = Pick<
  Certificate,
  'certificateId' | 'certificateNo' | 'type' | 'studentName' | 'studentCode' | 'sessionName' | 'issuedOn'
>;

export const CANCEL_DRAFT = 'certificates/cancel';

export const cancelledOf = (certificate: Certificate): Cancelled => {
  const { certificateId, certificateNo, type, studentName, studentCode, sessionName, issuedOn } = certificate;
  return { certificateId, certificateNo, type, studentName, studentCode, sessionName, issuedOn };
};
