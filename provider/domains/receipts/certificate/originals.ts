// Originals of fee certificates that were not delivered, from the audit trail: certificates themselves are never changed.
import { and, desc, eq, or, sql } from 'drizzle-orm';
import type { Context } from '../../../call/context.ts';
import { auditEntries } from '../../../database/schema/index.ts';
import type { Db } from '../../../database/scope.ts';
import { lockStudentRow } from '../../students/index.ts';

/** The entity of a fee certificate in the audit trail. */
export const CERTIFICATE = 'fee certificate';
const RELEASED = 'releaseFeeCertificate';

/**
 * Whether the last original of the certificate was not delivered, so that the next copy is the original. The lock of the student orders
 * these entries.
 */
export async function isReleased(db: Db, schoolId: number, certificateNo: number): Promise<boolean> {
  const [last] = await db
    .select({ event: auditEntries.event })
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.schoolId, schoolId),
        eq(auditEntries.entity, CERTIFICATE),
        eq(auditEntries.entityId, String(certificateNo)),
        or(eq(auditEntries.event, RELEASED), eq(sql`${auditEntries.details} -> 'after' ->> 'copy'`, 'first')),
      ),
    )
    .orderBy(desc(auditEntries.id))
    .limit(1);
  return last?.event === RELEASED;
}

/** The original was not delivered. */
export const releaseOriginal = (ctx: Context, studentId: number, certificateNo: number): Promise<void> =>
  ctx.write(async (db, unit) => {
    unit.changesOnly('receipts');
    await lockStudentRow(db, studentId);
    unit.note({ event: RELEASED, entity: CERTIFICATE, id: certificateNo });
  });
