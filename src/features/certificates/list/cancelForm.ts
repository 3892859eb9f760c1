import { CERTIFICATE_FIELDS, type Certificate } from '@/api/certificates';
import { defineFields } from '@/shared/forms';
import { paths } from '@/shared/navigation';

export const cancelFields = defineFields(CERTIFICATE_FIELDS.CertificateCancelForm);

/** The part of a certificate that the confirmation shows. */
export type Cancelled = Pick<
  Certificate,
  'certificateId' | 'certificateNo' | 'type' | 'studentName' | 'studentCode' | 'sessionName' | 'issuedOn'
>;

export const CANCEL_DRAFT = { name: 'certificates/cancel', resumeAt: paths.certificates };

export const cancelledOf = (certificate: Certificate): Cancelled => {
  const { certificateId, certificateNo, type, studentName, studentCode, sessionName, issuedOn } = certificate;
  return { certificateId, certificateNo, type, studentName, studentCode, sessionName, issuedOn };
};
