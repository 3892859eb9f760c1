// Confirmed receipts that are set back to PENDING, and the certificates that prevent it.
import { and, arrayContains, asc, desc, eq, gte, isNull, or, sql } from 'drizzle-orm';
import { isCertifiedIn } from '../../../../common/certified.ts';
import { feeCertificates, receiptReversals, sessions, users } from '../../../database/schema/index.ts';
import type { Db } from '../../../database/scope.ts';
import { listEnrolledSessions } from '../certificate/certificate.queries.ts';
import type { ReceiptRow } from '../receipts.queries.ts';

type Confirmed = Pick<
  ReceiptRow,
  'schoolId' | 'studentId' | 'receiptNo' | 'type' | 'sessionId' | 'paymentDate' | 'modifiedAt'
>;

/**
 * Number and session of the fee certificates that contain this confirmed receipt, the newest first. The stored receipts of a certificate
 * decide alone, because the clock may have been set back. One without them contains the receipts that were confirmed when it was issued,
 * and the last change of this receipt is its confirmation.
 */
export async function certificatesWith(
  db: Db,
  receipt: Confirmed,
): Promise<{ certificateNo: number; sessionId: number }[]> {
  const { schoolId, studentId } = receipt;
  const issued = await db
    .select({
      certificateNo: feeCertificates.certificateNo,
      receiptNos: feeCertificates.receiptNos,
      session: { sessionId: sessions.id, startDate: sessions.startDate, endDate: sessions.endDate },
    })
    .from(feeCertificates)
    .innerJoin(
      sessions,
      and(eq(sessions.schoolId, feeCertificates.schoolId), eq(sessions.id, feeCertificates.sessionId)),
    )
    .where(
      and(
        eq(feeCertificates.schoolId, schoolId),
        eq(feeCertificates.studentId, studentId),
        or(
          arrayContains(feeCertificates.receiptNos, [receipt.receiptNo]),
          and(isNull(feeCertificates.receiptNos), gte(feeCertificates.createdAt, receipt.modifiedAt)),
        ),
      ),
    )
    .orderBy(desc(feeCertificates.certificateNo));
  if (issued.length === 0) return [];
  const enrolled = await listEnrolledSessions(db, { schoolId, id: studentId });
  return issued
    .filter(({ session, receiptNos }) => receiptNos !== null || isCertifiedIn(session, enrolled, receipt))
    .map(({ certificateNo, session }) => ({ certificateNo, sessionId: session.sessionId }));
}

/** In the order in which they were made. */
export const listReversals = (db: Db, { schoolId, id }: Pick<ReceiptRow, 'schoolId' | 'id'>) =>
  db
    .select({
      confirmedAt: receiptReversals.confirmedAt,
      reversedAt: receiptReversals.reversedAt,
      reason: receiptReversals.reason,
      by: sql<string | null>`coalesce(${users.fullName}, ${users.userName})`,
    })
    .from(receiptReversals)
    .leftJoin(users, eq(users.id, receiptReversals.reversedBy))
    .where(and(eq(receiptReversals.schoolId, schoolId), eq(receiptReversals.receiptId, id)))
    .orderBy(asc(receiptReversals.id));
