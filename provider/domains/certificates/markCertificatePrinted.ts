import { and, eq } from 'drizzle-orm';
import type { Handler } from '../../call/handler.ts';
import { studentCertificates } from '../../database/schema/index.ts';
import { instantOf } from '../../shared/clock.ts';
import { getCertificateRow, lockCertificateRow } from './certificate.queries.ts';
import { certificateView } from './certificate.view.ts';
import { requireType } from './certificateContent.ts';

/** Stores the time of the first print; every later copy is a duplicate. */
export const markCertificatePrinted: Handler<'markCertificatePrinted'> = (ctx, { path }) =>
  ctx.write(async (db, unit) => {
    const { schoolId, id, type, certificateNo, printedAt } = await lockCertificateRow(db, path.id);
    requireType(ctx, type);
    if (printedAt === null)
      await db
        .update(studentCertificates)
        .set({ printedAt: instantOf(ctx.services.clock) })
        .where(and(eq(studentCertificates.schoolId, schoolId), eq(studentCertificates.id, id)));
    const printed = printedAt === null ? 'first' : 'again';
    unit.note({ entity: 'certificate', id, after: { type, certificateNo, printed } });
    return certificateView(await getCertificateRow(db, id));
  });
