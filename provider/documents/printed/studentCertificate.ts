// The common parts of certificates of students.
import { dateInWords, ordinalInWords } from '../../../common/dateWords.ts';
import type { Block, Mark, PrintedDocument, Signature } from '../document.ts';
import { showDay } from '../documentText.ts';
import { markWords, studentCertificateWords as words } from './printed.words.ts';
import { letterheadOf, type DocumentSchool } from './school.ts';

/** Values of a certificate beside the student's record; null for a value that is missing or not part of the type. */
export interface CertificateDetails {
  admissionClass: string | null;
  lastExam: string | null;
  lastResult: string | null;
  promotion: string | null;
  duesClearedUpTo: string | null;
  workingDays: number | null;
  daysPresent: number | null;
  conduct: string | null;
  /** yyyy-MM-dd */
  applicationDate: string | null;
  /** yyyy-MM-dd */
  leavingDate: string | null;
  reason: string | null;
  purpose: string | null;
  remarks: string | null;
}

/** All values of a certificate but number, date, letterhead and photograph. They are stored at its issue. */
export interface CertificateContent {
  studentCode: number;
  studentName: string;
  srNo: string;
  /** blank without one */
  fatherName: string;
  motherName: string;
  gender: 'MALE' | 'FEMALE' | 'OTHER';
  category: string | null;
  /** yyyy-MM-dd */
  dateOfBirth: string;
  admissionDate: string;
  sessionName: string;
  className: string;
  sectionName: string | null;
  /** of a transfer certificate, the receipt that ended the enrolment */
  receiptNo: number | null;
  /** name of the principal; blank where the school has none */
  principal: string;
  details: CertificateDetails;
}

export interface StudentCertificateData extends CertificateContent {
  school: DocumentSchool;
  certificateNo: number;
  /** yyyy-MM-dd */
  issuedOn: string;
  /** not issued yet */
  preview: boolean;
  /** printed before */
  duplicate: boolean;
  /** null for a valid certificate */
  cancelled: { reason: string } | null;
  /** bytes of a JPEG, of a certificate with a photograph */
  photo: Uint8Array | null;
}

/** The value, or the sign of a missing one. */
export const orMissing = (value: string | number | null): string =>
  value === null || value === '' ? words.missing : String(value);

export const dayOrMissing = (date: string | null): string => (date === null ? words.missing : showDay(date));

/** A date in figures and in words. */
export const dayInBoth = (date: string): string => words.both(showDay(date), dateInWords(date));

const NUMBER_OF_CLASS = /^[1-9]\d?$/;

/** A class in figures and in words, `8 (Eighth)`; a class with a name has only its name. */
export const classInBoth = (className: string): string =>
  NUMBER_OF_CLASS.test(className) ? words.both(className, ordinalInWords(Number(className))) : className;

/** Class in figures and words with the section. */
export const classLine = ({ className, sectionName }: CertificateContent): string =>
  sectionName === null ? classInBoth(className) : words.inSection(classInBoth(className), sectionName);

/** Such as `Aanya Agarwal, daughter of Mohan Agarwal and Seema Agarwal,`. */
export const childLine = ({ studentName, gender, fatherName, motherName }: CertificateContent): string =>
  words.childOf(studentName, words.children[gender], [fatherName, motherName].filter(Boolean));

/** The remarks as a paragraph; none without them. */
export const remarksBlock = ({ details: { remarks } }: CertificateContent): Block[] =>
  remarks === null ? [] : [{ kind: 'paragraph', text: words.remarks(remarks) }];

function markOf({ preview, duplicate, cancelled }: StudentCertificateData): Mark | undefined {
  if (preview) return { text: markWords.preview, tone: 'quiet' };
  if (cancelled) return { text: markWords.cancelled, tone: 'alert' };
  return duplicate ? { text: markWords.duplicate, tone: 'quiet' } : undefined;
}

const numbersBlock = ({ certificateNo, issuedOn, srNo, studentCode, photo }: StudentCertificateData): Block => ({
  kind: 'pairs',
  across: 2,
  ...(photo ? { picture: photo } : {}),
  pairs: [
    { label: words.number, value: String(certificateNo) },
    { label: words.issuedOn, value: showDay(issuedOn) },
    { label: words.srNo, value: srNo },
    { label: words.studentCode, value: String(studentCode) },
  ],
});

export const principalSignature = ({ principal }: CertificateContent): Signature => ({
  name: principal,
  caption: words.principal,
});

/** A certificate of one page with letterhead, title, numbers and the mark of a copy; `body` are the blocks of its type. */
export function certificateDocument(
  data: StudentCertificateData,
  { title, body, lines }: { title: string; body: readonly Block[]; lines: readonly Signature[] },
): PrintedDocument {
  const { cancelled, duplicate } = data;
  const mark = markOf(data);
  return {
    title: words.file(title, data.certificateNo),
    layout: 'portrait',
    onePage: true,
    letterhead: letterheadOf(data.school),
    blocks: [
      { kind: 'title', text: title, ...(cancelled && duplicate ? { note: markWords.duplicate } : {}) },
      numbersBlock(data),
      ...body,
      ...(cancelled ? [{ kind: 'paragraph', tone: 'alert', text: words.cancelled(cancelled.reason) } as const] : []),
      { kind: 'signatures', tall: true, lines },
    ],
    ...(mark ? { mark } : {}),
  };
}
