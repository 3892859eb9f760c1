// The certificates of students and their source records.
import { and, asc, desc, eq, isNull, sql, type SQL } from 'drizzle-orm';
import {
  classes,
  counters,
  enrolments,
  images,
  sections,
  sessions,
  studentCertificates,
  users,
} from '../../database/schema/index.ts';
import type { Db } from '../../database/scope.ts';
import type { SchoolFinder } from '../../call/schoolFinder.ts';
import type { CertificateContent } from '../../documents/printed/studentCertificate.ts';
import { fail } from '../../shared/fail.ts';
import type { StudentRow } from '../students/index.ts';
import type { CertificateType } from './certificate.rules.ts';

type StoredRow = typeof studentCertificates.$inferSelect;

/** A certificate with the type of its stored values. */
export type CertificateRow = Omit<StoredRow, 'content'> & { content: CertificateContent };

/** The values are written by `issueCertificate` alone. */
export const withContent = (row: StoredRow): CertificateRow => ({ ...row, content: row.content as CertificateContent });

const withId = (id: number) => eq(studentCertificates.id, id);

/** 103 for an unknown certificate and for one of another school. */
export async function getCertificateRow(db: Db, id: number): Promise<CertificateRow> {
  const [row] = await db.select().from(studentCertificates).where(withId(id));
  return row ? withContent(row) : fail('NOT_FOUND');
}

/** The same, locked until commit. */
export async function lockCertificateRow(db: Db, id: number): Promise<CertificateRow> {
  const [row] = await db.select().from(studentCertificates).where(withId(id)).for('update');
  return row ? withContent(row) : fail('NOT_FOUND');
}

export const schoolOfCertificate: SchoolFinder = {
  find: async (db, id) => {
    const [row] = await db
      .select({ schoolId: studentCertificates.schoolId })
      .from(studentCertificates)
      .where(withId(id));
    return row?.schoolId;
  },
  missing: 'NOT_FOUND',
};

/** The valid certificate that was issued last. */
async function findValid(db: Db, schoolId: number, where: SQL | undefined): Promise<CertificateRow | undefined> {
  const [row] = await db
    .select()
    .from(studentCertificates)
    .where(and(eq(studentCertificates.schoolId, schoolId), isNull(studentCertificates.cancelledAt), where))
    .orderBy(desc(studentCertificates.id))
    .limit(1);
  return row && withContent(row);
}

/** The valid certificate of a departure. */
export const findOfReceipt = (db: Db, schoolId: number, receiptId: number): Promise<CertificateRow | undefined> =>
  findValid(db, schoolId, eq(studentCertificates.receiptId, receiptId));

/** The valid transfer certificate of a student who left without a receipt. */
export const findWithoutReceipt = (
  db: Db,
  { schoolId, id }: Pick<StudentRow, 'schoolId' | 'id'>,
): Promise<CertificateRow | undefined> =>
  findValid(
    db,
    schoolId,
    and(
      eq(studentCertificates.studentId, id),
      eq(studentCertificates.type, 'TRANSFER'),
      isNull(studentCertificates.receiptId),
    ),
  );

/** The last valid certificate of a type that the student has in the session. */
export const findOfSession = (
  db: Db,
  { schoolId, id }: Pick<StudentRow, 'schoolId' | 'id'>,
  type: CertificateType,
  sessionId: number,
): Promise<CertificateRow | undefined> =>
  findValid(
    db,
    schoolId,
    and(
      eq(studentCertificates.studentId, id),
      eq(studentCertificates.type, type),
      eq(studentCertificates.sessionId, sessionId),
    ),
  );

/** The enrolments of a student by the start of the session, the earliest first. */
export const listEnrolments = (db: Db, { schoolId, id }: Pick<StudentRow, 'schoolId' | 'id'>) =>
  db
    .select({
      sessionId: enrolments.sessionId,
      sessionName: sessions.name,
      startDate: sessions.startDate,
      endDate: sessions.endDate,
      classId: enrolments.classId,
      className: classes.name,
      sectionName: sections.name,
    })
    .from(enrolments)
    .innerJoin(sessions, and(eq(sessions.schoolId, enrolments.schoolId), eq(sessions.id, enrolments.sessionId)))
    .innerJoin(classes, and(eq(classes.schoolId, enrolments.schoolId), eq(classes.id, enrolments.classId)))
    .leftJoin(sections, and(eq(sections.schoolId, enrolments.schoolId), eq(sections.id, enrolments.sectionId)))
    .where(and(eq(enrolments.schoolId, schoolId), eq(enrolments.studentId, id)))
    .orderBy(asc(sessions.startDate), asc(sessions.id));

export type EnrolmentRow = Awaited<ReturnType<typeof listEnrolments>>[number];

/** The kind of the counter of a type. */
export const counterOf = (type: CertificateType) => `${type}_CERTIFICATE` as const;

/** The number of the next certificate of a type; undefined before the first one. */
export async function findNextNo(db: Db, schoolId: number, type: CertificateType): Promise<number | undefined> {
  const [row] = await db
    .select({ next: counters.nextNumber })
    .from(counters)
    .where(and(eq(counters.schoolId, schoolId), eq(counters.kind, counterOf(type))));
  return row?.next;
}

/** The name of a user of the school; null for a user of the platform. */
export async function findIssuer(db: Db, schoolId: number, userId: number): Promise<string | null> {
  const [row] = await db
    .select({ name: sql<string>`coalesce(${users.fullName}, ${users.userName})` })
    .from(users)
    .where(and(eq(users.schoolId, schoolId), eq(users.id, userId)));
  return row?.name ?? null;
}

/** The stored photograph of a student; null without one. */
export async function findPhoto(db: Db, schoolId: number, imageId: number | null): Promise<Buffer | null> {
  if (imageId === null) return null;
  const [row] = await db
    .select({ bytes: images.bytes })
    .from(images)
    .where(and(eq(images.schoolId, schoolId), eq(images.id, imageId)));
  return row?.bytes ?? null;
}

interface Cancellation {
  reason: string;
  /** ISO 8601 */
  at: string;
  userId: number;
}

/** Cancels a certificate whose row, or whose receipt, is locked. */
export async function storeCancellation(
  db: Db,
  { schoolId, id }: Pick<CertificateRow, 'schoolId' | 'id'>,
  { reason, at, userId }: Cancellation,
): Promise<boolean> {
  const cancelled = await db
    .update(studentCertificates)
    .set({ cancelledAt: at, cancelledBy: userId, cancelReason: reason })
    .where(and(eq(studentCertificates.schoolId, schoolId), withId(id), isNull(studentCertificates.cancelledAt)))
    .returning({ id: studentCertificates.id });
  return cancelled.length > 0;
}
