// The interface of certificates for other domains.
import { and, eq } from 'drizzle-orm';
import type { CrossRules } from '../../call/crossRules.ts';
import { studentCertificates } from '../../database/schema/index.ts';
import type { Db } from '../../database/scope.ts';
import { fail } from '../../shared/fail.ts';
import { findOfReceipt, storeCancellation } from './certificate.queries.ts';
import { certificateWords as words } from './certificate.words.ts';

async function hasCertificates(db: Db, schoolId: number, sessionId: number): Promise<boolean> {
  const [row] = await db
    .select({ id: studentCertificates.id })
    .from(studentCertificates)
    .where(and(eq(studentCertificates.schoolId, schoolId), eq(studentCertificates.sessionId, sessionId)))
    .limit(1);
  return row !== undefined;
}

/** Counts cancelled certificates too: a session with certificates cannot be deleted. */
export const certificatesOfSession: CrossRules['sessionInUse'][number] = async (db, { schoolId, sessionId }) =>
  (await hasCertificates(db, schoolId, sessionId)) ? words.inUse : null;

/** 109 for a session with certificates, also cancelled ones. */
export const keepSessionWithCertificates: CrossRules['sessionChangesSchool'][number] = async (
  db,
  { schoolId, sessionId },
) => {
  if (await hasCertificates(db, schoolId, sessionId)) fail('BAD_REQUEST', { message: words.sessionStays });
};

/** Cancels the valid transfer certificate of a receipt, with the reason of the receipt. */
export const cancelCertificateOfReceipt: CrossRules['receiptIsCancelled'][number] = async (
  db,
  { schoolId, receiptId, reason, at, userId, note },
) => {
  const found = await findOfReceipt(db, schoolId, receiptId);
  if (!found) return;
  if (await storeCancellation(db, found, { reason, at, userId }))
    note('certificate', found.id, { type: found.type, certificateNo: found.certificateNo, cancelled: true, reason });
};
export { schoolOfCertificate } from './certificate.queries.ts';
