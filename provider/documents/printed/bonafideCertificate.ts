import type { PrintedDocument } from '../document.ts';
import { bonafideCertificateWords as words, studentCertificateWords } from './printed.words.ts';
import {
  certificateDocument,
  childLine,
  classLine,
  dayInBoth,
  principalSignature,
  remarksBlock,
  type StudentCertificateData,
} from './studentCertificate.ts';

/** The certificate that a student studies in the school, with the photograph if there is one. */
export function bonafideCertificateDocument(data: StudentCertificateData): PrintedDocument {
  const { purpose } = data.details;
  return certificateDocument(data, {
    title: words.title,
    body: [
      { kind: 'paragraph', text: words.statement(childLine(data), classLine(data), data.sessionName) },
      { kind: 'paragraph', text: words.born(dayInBoth(data.dateOfBirth)) },
      ...(purpose === null ? [] : [{ kind: 'paragraph', text: words.purpose(purpose) } as const]),
      ...remarksBlock(data),
    ],
    lines: [{ caption: studentCertificateWords.seal }, principalSignature(data)],
  });
}
