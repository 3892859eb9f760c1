// The interface of promotion for other domains.
import { and, eq } from 'drizzle-orm';
import type { CrossRules } from '../../call/crossRules.ts';
import { promotionRuns } from '../../database/schema/index.ts';
import { fail } from '../../shared/fail.ts';

/** 109 for a session into which students were promoted, also where that was undone: the history stays in the school. */
export const keepSessionWithPromotions: CrossRules['sessionChangesSchool'][number] = async (
  db,
  { schoolId, sessionId },
) => {
  const [row] = await db
    .select({ id: promotionRuns.id })
    .from(promotionRuns)
    .where(and(eq(promotionRuns.schoolId, schoolId), eq(promotionRuns.targetSessionId, sessionId)))
    .limit(1);
  if (row) fail('BAD_REQUEST', { message: 'Cannot change session school because students were promoted into it' });
};
export { nextClassOf } from './promotion.rules.ts';
export { findPromotionFrom } from './runs/runs.queries.ts';
