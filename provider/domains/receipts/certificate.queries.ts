// What a fee certificate is made of, and the numbers that were given out.
import { and, asc, between, eq, inArray } from 'drizzle-orm';
import { classes, enrolments, feeCertificates, receipts, sections } from '../../database/schema/index.ts';
import type { Db } from '../../database/scope.ts';
import type { SessionRow } from '../sessions/index.ts';
import type { StudentRow } from '../students/index.ts';

type Student = Pick<StudentRow, 'schoolId' | 'id'>;

/** Class and section of the student in the session; undefined for one who is not enrolled. */
export async function findPlace(db: Db, { schoolId, id }: Student, sessionId: number) {
  const [row] = await db
    .select({ className: classes.name, section: sections.name })
    .from(enrolments)
    .innerJoin(classes, and(eq(classes.schoolId, enrolments.schoolId), eq(classes.id, enrolments.classId)))
    .leftJoin(sections, and(eq(sections.schoolId, enrolments.schoolId), eq(sections.id, enrolments.sectionId)))
    .where(and(eq(enrolments.schoolId, schoolId), eq(enrolments.sessionId, sessionId), eq(enrolments.studentId, id)));
  return row;
}

/** Confirmed payments of the student in the days of the session, whichever session they were for, the earliest first. */
export const listCertified = (db: Db, { schoolId, id }: Student, { startDate, endDate }: SessionRow) =>
  db
    .select({
      receiptNo: receipts.receiptNo,
      type: receipts.type,
      sessionId: receipts.sessionId,
      amount: receipts.amount,
      paymentDate: receipts.paymentDate,
      mode: receipts.mode,
      referenceNo: receipts.referenceNo,
      referenceDate: receipts.referenceDate,
      bankName: receipts.bankName,
    })
    .from(receipts)
    .where(
      and(
        eq(receipts.schoolId, schoolId),
        eq(receipts.studentId, id),
        between(receipts.paymentDate, startDate, endDate),
        eq(receipts.status, 'CONFIRMED'),
        inArray(receipts.type, ['FEE', 'READMISSION']),
      ),
    )
    .orderBy(asc(receipts.paymentDate), asc(receipts.receiptNo));

export type CertifiedRow = Awaited<ReturnType<typeof listCertified>>[number];

/** The certificate that was given out with this content. */
export async function findCertificate(db: Db, { schoolId, id }: Student, sessionId: number, content: string) {
  const [row] = await db
    .select({ certificateNo: feeCertificates.certificateNo, issuedOn: feeCertificates.issuedOn })
    .from(feeCertificates)
    .where(
      and(
        eq(feeCertificates.schoolId, schoolId),
        eq(feeCertificates.studentId, id),
        eq(feeCertificates.sessionId, sessionId),
        eq(feeCertificates.content, content),
      ),
    );
  return row;
}
