// The printed document of a certificate that is issued, or of its preview.
import type { Db } from '../../database/scope.ts';
import type { PrintedDocument } from '../../documents/document.ts';
import { bonafideCertificateDocument } from '../../documents/printed/bonafideCertificate.ts';
import { characterCertificateDocument } from '../../documents/printed/characterCertificate.ts';
import type { StudentCertificateData } from '../../documents/printed/studentCertificate.ts';
import { transferCertificateDocument } from '../../documents/printed/transferCertificate.ts';
import { fail } from '../../shared/fail.ts';
import { smallPhoto } from '../../shared/images.ts';
import { letterheadOf } from '../schools/index.ts';
import { findStudentRow } from '../students/index.ts';
import { findPhoto, type CertificateRow } from './certificate.queries.ts';
import type { CertificateType } from './certificate.rules.ts';

const DOCUMENTS: Readonly<Record<CertificateType, (data: StudentCertificateData) => PrintedDocument>> = {
  TRANSFER: transferCertificateDocument,
  BONAFIDE: bonafideCertificateDocument,
  CHARACTER: characterCertificateDocument,
};

type Printed = Pick<
  CertificateRow,
  'schoolId' | 'studentId' | 'type' | 'certificateNo' | 'issuedOn' | 'content' | 'printedAt' | 'cancelReason'
> & { preview?: boolean };

/** The data of a document, with the photograph in its stored size. */
export interface ReadDocument {
  type: CertificateType;
  data: Omit<StudentCertificateData, 'photo'>;
  photo: Buffer | null;
}

/** The stored values of the certificate, with the present letterhead and photograph of the student. */
export async function readDocument(db: Db, row: Printed): Promise<ReadDocument> {
  const { schoolId, type, certificateNo, issuedOn, content, printedAt, cancelReason, preview = false } = row;
  const school = await letterheadOf(db, schoolId);
  const student = type === 'BONAFIDE' ? await findStudentRow(db, row.studentId) : undefined;
  return {
    type,
    data: {
      ...content,
      school,
      certificateNo,
      issuedOn,
      preview,
      duplicate: printedAt !== null,
      cancelled: cancelReason === null ? null : { reason: cancelReason },
    },
    photo: await findPhoto(db, schoolId, student?.imageId ?? null),
  };
}

/** Outside of the transaction, because it makes the photograph smaller. */
export async function printedCertificate({ type, data, photo }: ReadDocument): Promise<PrintedDocument> {
  const small = photo && (await smallPhoto(photo).catch((cause: unknown) => fail('UNABLE_TO_CREATE_FILE', { cause })));
  return DOCUMENTS[type]({ ...data, photo: small });
}
