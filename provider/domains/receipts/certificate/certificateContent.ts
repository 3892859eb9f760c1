// The content of a fee certificate. Equal content of one student and session is one certificate.
import { createHash } from 'node:crypto';
import { addPaise, toPaise } from '../../../../common/money.ts';
import { FORM_FACTS } from '../../../contract/generated/formFacts.gen.ts';
import type { Db } from '../../../database/scope.ts';
import type { FeeCertificateData } from '../../../documents/printed/feeCertificate.ts';
import type { FeeHead } from '../../../documents/printed/payment.ts';
import { fail } from '../../../shared/fail.ts';
import { FEE_HEADS } from '../../fees/index.ts';
import { getSchoolRow } from '../../schools/index.ts';
import type { SessionRow } from '../../sessions/index.ts';
import type { StudentRow } from '../../students/index.ts';
import { feeHeadsOf, statedHeads } from '../receipts.statement.ts';
import { certificateWords as words, EARLIER_DUES, singleHeadWords } from '../receipts.words.ts';
import { findEnrolment, findOpeningPaid, listCertified, type OpeningPaid } from './certificate.queries.ts';

/** The certified data, without number, date, replaced number, letterhead and signature. */
export type CertificateContent = Omit<
  FeeCertificateData,
  'school' | 'certificateNo' | 'issuedOn' | 'replaces' | 'signatory' | 'duplicate'
>;

const ORDER: readonly string[] = [
  ...FEE_HEADS.map((head) => FORM_FACTS.FeeStructureForm[head].title),
  ...Object.values(singleHeadWords),
  EARLIER_DUES,
  words.opening,
];

/** Sums of the heads of several receipts by name, in paise and in the order of the fee structure. */
export function addHeads(heads: readonly FeeHead[]): FeeHead[] {
  const names = [...new Set(heads.map(({ name }) => name))];
  return names
    .sort((one, other) => ORDER.indexOf(one) - ORDER.indexOf(other))
    .map((name) => ({
      name,
      amount: addPaise(...heads.filter((head) => head.name === name).map((one) => one.amount)),
    }));
}

/** The payment in one line, with its heads where they were given. */
function openingLine(row: OpeningPaid): { heads: FeeHead[]; opening: NonNullable<FeeCertificateData['opening']> } {
  const amount = toPaise(Number(row.paid));
  const heads = feeHeadsOf(row).filter((head) => head.amount > 0);
  return {
    heads: heads.length > 0 ? heads : [{ name: words.opening, amount }],
    opening: { amount, heads, line: words.opening },
  };
}

/** 126 for a student who is not enrolled in the session, 147 without confirmed receipts and opening payment (RECEIPT-18, RECEIPT-19). */
export async function certificateContent(
  db: Db,
  student: StudentRow,
  session: SessionRow,
): Promise<CertificateContent> {
  const enrolment = (await findEnrolment(db, student, session.id)) ?? fail('STUDENT_NOT_ENROLLED_IN_SESSION');
  const rows = await listCertified(db, student, session);
  const found = await findOpeningPaid(db, student, session.id);
  if (rows.length === 0 && !found) fail('NO_DATA_FOUND', { message: words.nothing });
  const before = found && openingLine(found);
  const { certificateWording } = await getSchoolRow(db, student.schoolId);
  return {
    session: session.name,
    from: session.startDate,
    to: session.endDate,
    studentName: student.name,
    studentCode: student.code,
    srNumber: student.srNo,
    fatherName: student.fatherName,
    motherName: student.motherName,
    ...enrolment,
    heads: addHeads([...(before?.heads ?? []), ...rows.flatMap(statedHeads)]),
    receipts: rows.map(({ receiptNo, paymentDate, amount, mode, referenceNo, referenceDate, bankName }) => ({
      receiptNo,
      paymentDate,
      payment: { mode, referenceNo, referenceDate, bankName },
      amount: toPaise(Number(amount)),
    })),
    // Absent without an entry, so that certificates from before there were opening balances keep their digest.
    ...(before && { opening: before.opening }),
    taxWording: certificateWording ?? '',
  };
}

/**
 * SHA-256 in hexadecimal. It depends on the order of the fields in `certificateContent`.
 * @param replacesNo Content that an earlier certificate of the student has too needs a digest of its own, because digests are unique.
 */
export function digestOf(content: CertificateContent, replacesNo: number | null): string {
  const digest = createHash('sha256').update(JSON.stringify(content));
  return (replacesNo === null ? digest : digest.update(` replaces ${replacesNo}`)).digest('hex');
}

/** Certificates of older versions have the digest without the replaced number. */
export const hasContent = (
  { content: stored, replacesNo }: { content: string; replacesNo: number | null },
  content: CertificateContent,
): boolean => [replacesNo, null].some((replaced) => digestOf(content, replaced) === stored);
