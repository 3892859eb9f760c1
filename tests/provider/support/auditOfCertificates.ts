// What the operations of certificates write to the audit trail; see auditDetails.test.ts.
import { body, idIn, pick, type Row } from './auditCase';

export const AUDIT_OF_CERTIFICATES: Record<string, Row> = {
  issueCertificate: {
    says: (one) => ({
      entity: 'certificate',
      id: one.answer.data['certificateId'],
      after: {
        ...pick(body(one), 'type', 'studentId', 'sessionId'),
        ...pick(one.answer.data, 'certificateNo', 'receiptNo'),
      },
    }),
  },
  markCertificatePrinted: {
    says: (one) => ({
      entity: 'certificate',
      id: idIn(one),
      after: { ...pick(one.answer.data, 'type', 'certificateNo'), printed: 'first' },
    }),
  },
  cancelCertificate: {
    says: (one) => ({
      entity: 'certificate',
      id: idIn(one),
      before: { cancelled: false },
      after: { ...pick(one.answer.data, 'type', 'certificateNo'), cancelled: true, reason: 'Wrong name' },
    }),
  },
};
