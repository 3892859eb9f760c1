import type { Handler } from '../../call/handler.ts';
import { instantOf } from '../../shared/clock.ts';
import { fail } from '../../shared/fail.ts';
import { getCertificateRow, lockCertificateRow, storeCancellation } from './certificate.queries.ts';
import { certificateView } from './certificate.view.ts';
import { certificateWords as words } from './certificate.words.ts';
import { requireType } from './certificateContent.ts';

/** 205 for a certificate that is cancelled already, whose reason stays. */
export const cancelCertificate: Handler<'cancelCertificate'> = (ctx, { path, body }) => {
  const reason = body.reason.normalize('NFC').trim();
  return ctx.write(async (db, unit) => {
    const row = await lockCertificateRow(db, path.id);
    const { id, type, certificateNo } = row;
    requireType(ctx, type);
    if (row.cancelledAt !== null) fail('STALE_VERSION', { message: words.cancelledAlready });
    const at = instantOf(ctx.services.clock);
    await storeCancellation(db, row, { reason, at, userId: ctx.actor.userId });
    unit.note({
      entity: 'certificate',
      id,
      before: { cancelled: false },
      after: { type, certificateNo, cancelled: true, reason },
    });
    return certificateView(await getCertificateRow(db, id));
  });
};
