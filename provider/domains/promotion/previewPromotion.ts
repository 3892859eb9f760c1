import type { Handler } from '../../call/handler.ts';
import { decideAll } from './decideAll.ts';
import { gapsOf } from './gaps.ts';
import { listCandidates } from './promotion.queries.ts';
import { previewView } from './promotion.view.ts';
import { readPromotion } from './readPromotion.ts';

/** What a promotion would do, in numbers, and the marks that are missing for it. */
export const previewPromotion: Handler<'previewPromotion'> = async (ctx, { body }) => {
  const read = await readPromotion(ctx, body);
  const terms = { excludeFailed: body.excludeFailed, promoteAnyway: new Set<number>() };
  const classIds = read.chosen.map(({ id }) => id);
  const candidates = await ctx.read((db) => listCandidates(db, read, classIds));
  const decided = decideAll(candidates, read, terms);
  return previewView(decided, gapsOf(decided, read));
};
