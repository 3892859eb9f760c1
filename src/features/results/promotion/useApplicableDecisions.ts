import { useEffect } from 'react';
import type { PromotionStudent } from '@/api/promotion';
import { useFresh } from '@/shared/errors';
import { useSnackbar } from '@/shared/feedback';
import { useWords } from '@/shared/words';
import { applicableDecisions, type Compared } from './decisions';
import { droppedText } from './droppedText';
import { promotionWords } from './promotionWords';
import type { DecidedPromotion } from './usePromotion';

/** After each load of a list, removes and reports the decisions that no longer apply to its students. */
export function useApplicableDecisions(
  query: Parameters<typeof useFresh<readonly PromotionStudent[]>>[0],
  compared: Compared,
  { decisions, decide }: Pick<DecidedPromotion, 'decisions' | 'decide'>,
): void {
  const words = useWords(promotionWords);
  const snackbar = useSnackbar();
  const { found } = useFresh(query, words.loadFailed);
  useEffect(() => {
    if (!found) return;
    const { decisions: kept, changed } = applicableDecisions(decisions, found, compared);
    if (changed.size === 0) return;
    decide(kept);
    snackbar.info(droppedText(changed, found, words));
  });
}
