// The receipts that a fee certificate covers, and the issued certificates.
import { and, asc, desc, eq, gt, lte, or } from 'drizzle-orm';
import { isCertifiedIn } from '../../../../common/certified.ts';
import {
  classes,
  enrolments,
  feeCertificates,
  openingBalances,
  receipts,
  sections,
  sessions,
} from '../../../database/schema/index.ts';
import type { Db } from '../../../database/scope.ts';
import type { SessionRow } from '../../sessions/index.ts';
import type { StudentRow } from '../../students/index.ts';
import { headColumns } from '../receipts.queries.ts';

type Student = Pick<StudentRow, 'schoolId' | 'id'>;

/** Class and section of the student in the session; undefined for a student who is not enrolled. */
export async function findEnrolment(db: Db, { schoolId, id }: Student, sessionId: number) {
  const [row] = await db
    .select({ className: classes.name, section: sections.name })
    .from(enrolments)
    .innerJoin(classes, and(eq(classes.schoolId, enrolments.schoolId), eq(classes.id, enrolments.classId)))
    .leftJoin(sections, and(eq(sections.schoolId, enrolments.schoolId), eq(sections.id, enrolments.sectionId)))
    .where(and(eq(enrolments.schoolId, schoolId), eq(enrolments.sessionId, sessionId), eq(enrolments.studentId, id)));
  return row;
}

/** The dates of the sessions in which the student is enrolled. */
export const listEnrolledSessions = (db: Db, { schoolId, id }: Student) =>
  db
    .select({ startDate: sessions.startDate, endDate: sessions.endDate })
    .from(enrolments)
    .innerJoin(sessions, and(eq(sessions.schoolId, enrolments.schoolId), eq(sessions.id, enrolments.sessionId)))
    .where(and(eq(enrolments.schoolId, schoolId), eq(enrolments.studentId, id)));

/** Confirmed receipts of the student that are of the session or paid until its end, earliest first. */
const listConfirmed = (db: Db, { schoolId, id }: Student, session: SessionRow) =>
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
      ...headColumns,
    })
    .from(receipts)
    .where(
      and(
        eq(receipts.schoolId, schoolId),
        eq(receipts.studentId, id),
        or(eq(receipts.sessionId, session.id), lte(receipts.paymentDate, session.endDate)),
        eq(receipts.status, 'CONFIRMED'),
      ),
    )
    .orderBy(asc(receipts.paymentDate), asc(receipts.receiptNo));

/** The sessions whose newest issued certificate of the student has a receipt, by the number of the receipt. */
export async function issuedSessions(db: Db, { schoolId, id }: Student): Promise<(receiptNo: number) => number[]> {
  const issued = await db
    .selectDistinctOn([feeCertificates.sessionId], {
      sessionId: feeCertificates.sessionId,
      receiptNos: feeCertificates.receiptNos,
    })
    .from(feeCertificates)
    .where(and(eq(feeCertificates.schoolId, schoolId), eq(feeCertificates.studentId, id)))
    .orderBy(asc(feeCertificates.sessionId), desc(feeCertificates.certificateNo));
  return (receiptNo) =>
    issued.flatMap(({ sessionId, receiptNos }) => (receiptNos?.includes(receiptNo) ? [sessionId] : []));
}

/** The receipts that a certificate of the session covers, earliest first (RECEIPT-19). */
export async function listCertified(db: Db, student: Student, session: SessionRow) {
  const enrolled = await listEnrolledSessions(db, student);
  const sessionsOf = await issuedSessions(db, student);
  const rows = await listConfirmed(db, student, session);
  return rows.filter((row) =>
    isCertifiedIn({ ...session, sessionId: session.id }, enrolled, {
      ...row,
      certificateSessionIds: sessionsOf(row.receiptNo),
    }),
  );
}

/** What the student paid for the session before the school used the portal; undefined where that is nothing. */
export async function findOpeningPaid(db: Db, { schoolId, id }: Student, sessionId: number) {
  const [row] = await db
    .select()
    .from(openingBalances)
    .where(
      and(
        eq(openingBalances.schoolId, schoolId),
        eq(openingBalances.sessionId, sessionId),
        eq(openingBalances.studentId, id),
        gt(openingBalances.paid, '0'),
      ),
    );
  return row;
}

export type OpeningPaid = NonNullable<Awaited<ReturnType<typeof findOpeningPaid>>>;

const issuedColumns = {
  certificateNo: feeCertificates.certificateNo,
  issuedOn: feeCertificates.issuedOn,
};

const ofStudent = ({ schoolId, id }: Student, sessionId: number) =>
  and(
    eq(feeCertificates.schoolId, schoolId),
    eq(feeCertificates.studentId, id),
    eq(feeCertificates.sessionId, sessionId),
  );

/** The newest certificate of the student and session, which has the highest number. */
export async function findLastCertificate(db: Db, student: Student, sessionId: number) {
  const [row] = await db
    .select({ ...issuedColumns, replacesNo: feeCertificates.replacesNo, content: feeCertificates.content })
    .from(feeCertificates)
    .where(ofStudent(student, sessionId))
    .orderBy(desc(feeCertificates.certificateNo))
    .limit(1);
  return row;
}

export type LastCertificate = NonNullable<Awaited<ReturnType<typeof findLastCertificate>>>;

/** The certificate of the school with this number. */
export async function findNumbered(db: Db, schoolId: number, certificateNo: number) {
  const [row] = await db
    .select(issuedColumns)
    .from(feeCertificates)
    .where(and(eq(feeCertificates.schoolId, schoolId), eq(feeCertificates.certificateNo, certificateNo)));
  return row;
}
