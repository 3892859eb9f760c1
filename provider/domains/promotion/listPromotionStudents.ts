import type { Handler } from '../../call/handler.ts';
import { decideAll } from './decideAll.ts';
import { listNamedCandidates } from './promotion.queries.ts';
import { isEligible } from './promotion.rules.ts';
import { promotionStudentView } from './promotion.view.ts';
import { readPromotion } from './readPromotion.ts';

/** The eligible students, or all others (PROMOTE-12); each student of the classes is in one of the two lists. */
export const listPromotionStudents: Handler<'listPromotionStudents'> = async (ctx, { body }) => {
  const { showEligibleOnly, excludeFailed } = body;
  const read = await readPromotion(ctx, body);
  const classIds = read.chosen.map(({ id }) => id);
  const candidates = await ctx.read((db) => listNamedCandidates(db, read, classIds));
  const decided = decideAll(candidates, read, { excludeFailed, promoteAnyway: new Set() });
  return decided
    .filter((one) => isEligible(one) === showEligibleOnly)
    .map((one) => promotionStudentView(one, read.source.id));
};
