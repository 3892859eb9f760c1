import type { Handler } from '../../call/handler.ts';
import { decideAll } from './decideAll.ts';
import { gapsOf } from './gaps.ts';
import { requireDecidable, requireOneDecision, withoutLeftOut, withSections } from './ownDecisions.ts';
import { listCandidates } from './promotion.queries.ts';
import { previewView } from './promotion.view.ts';
import { readPromotion } from './readPromotion.ts';

/** The numbers of a promotion, and the marks that are missing for it. */
export const previewPromotion: Handler<'previewPromotion'> = async (ctx, { body }) => {
  requireOneDecision(body);
  const read = await readPromotion(ctx, body);
  const classIds = read.chosen.map(({ id }) => id);
  const terms = { excludeFailed: body.excludeFailed, promoteAnyway: new Set(body.promoteAnyway) };
  const decided = await ctx.read(async (db) => {
    const all = decideAll(await listCandidates(db, read, classIds), read, terms);
    await requireDecidable(db, ctx.schoolId, body, all);
    return all;
  });
  const { taken, leftOut } = withoutLeftOut(withSections(decided, body, read.classes), body);
  return previewView(taken, leftOut, gapsOf(decided, read));
};
