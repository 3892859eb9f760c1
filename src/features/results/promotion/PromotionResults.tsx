import { useState } from 'react';
import { usePreviewPromotionQuery, type PromotionReason } from '@/api/promotion';
import { REFETCH } from '@/shared/lists';
import type { Shown } from './decisions';
import type { Chosen } from './promotionSlice';
import { PromotionTable } from './PromotionTable';
import { PromotionTotals } from './PromotionTotals';
import type { DecidedPromotion } from './usePromotion';

interface PromotionResultsProps {
  readonly promotion: DecidedPromotion;
  readonly chosen: Chosen;
  readonly shown: Shown;
}

/** The numbers of a promotion and the students of one of the two lists (PROMOTE-12). */
export function PromotionResults({ promotion, chosen, shown }: PromotionResultsProps) {
  const [reason, setReason] = useState<PromotionReason>();
  const preview = usePreviewPromotionQuery({ promotionPreviewRequest: chosen }, REFETCH);
  // After a promotion, there may be no student with this reason any more.
  const isCounted = preview.currentData?.notEligible.some((one) => one.reason === reason) ?? false;
  const limit = shown === 'notEligible' && isCounted ? reason : undefined;
  const showReason = (next: PromotionReason | undefined) => {
    if (shown === 'eligible') promotion.show('notEligible');
    setReason(next);
  };
  return (
    <>
      <PromotionTotals query={preview} chosen={chosen} reason={limit} onReason={showReason} />
      <PromotionTable promotion={promotion} chosen={chosen} shown={shown} reason={limit} />
    </>
  );
}
