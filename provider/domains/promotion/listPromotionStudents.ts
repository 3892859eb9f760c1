import type { Handler } from '../../call/handler.ts';
import { decideAll } from './decideAll.ts';
import { isEligible } from './promotion.rules.ts';
import { promotionStudentView } from './promotion.view.ts';
import { readPromotion } from './readPromotion.ts';

/** The eligible students, or all others (PROMOTE-12); each student of the classes is in one of the two lists. */
export const listPromotionStudents: Handler<'listPromotionStudents'> = async (ctx, { body }) => {
  const { showEligibleOnly, excludeFailed } = body;
  const read = await readPromotion(ctx, body);
  const decided = await ctx.read((db) => decideAll(db, read, { excludeFailed, promoteAnyway: new Set() }));
  return decided
    .filter((one) => isEligible(one) === showEligibleOnly)
    .map((one) => promotionStudentView(one, read.source.id));
};
