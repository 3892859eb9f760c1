import type { PrintedDocument } from '../document.ts';
import { characterCertificateWords as words, studentCertificateWords } from './printed.words.ts';
import {
  certificateDocument,
  childLine,
  classLine,
  orMissing,
  principalSignature,
  remarksBlock,
  type StudentCertificateData,
} from './studentCertificate.ts';

/** The certificate of a student's conduct, also of a student who left. */
export const characterCertificateDocument = (data: StudentCertificateData): PrintedDocument =>
  certificateDocument(data, {
    title: words.title,
    body: [
      { kind: 'paragraph', text: words.statement(childLine(data), classLine(data), data.sessionName) },
      { kind: 'paragraph', text: words.conduct(orMissing(data.details.conduct)) },
      ...remarksBlock(data),
    ],
    lines: [{ caption: studentCertificateWords.seal }, principalSignature(data)],
  });
