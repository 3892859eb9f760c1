import type { Handler } from '../../call/handler.ts';
import { decideAll } from './decideAll.ts';
import { gapsOf } from './gaps.ts';
import { requireDecidable, requireOneDecision, withoutLeftOut, withSections } from './ownDecisions.ts';
import { previewView } from './promotion.view.ts';
import { readPromotion } from './readPromotion.ts';

/** What a promotion would do, in numbers, and the marks that are missing for it. */
export const previewPromotion: Handler<'previewPromotion'> = async (ctx, { body }) => {
  requireOneDecision(body);
  const read = await readPromotion(ctx, body);
  const terms = { excludeFailed: body.excludeFailed, promoteAnyway: new Set(body.promoteAnyway) };
  const decided = await ctx.read((db) => decideAll(db, read, terms));
  requireDecidable(body, decided);
  const { taken, leftOut } = withoutLeftOut(withSections(decided, body, read.classes), body);
  return previewView(taken, leftOut, gapsOf(decided, read));
};
