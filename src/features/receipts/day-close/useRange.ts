import type { DayCloseSum } from '@/api/receipts';
import { uiWords } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { dayCloseWords } from '../dayCloseWords';

/** The first and the last number of receipts; a dash without one. */
export function useRange(): (sum: DayCloseSum) => string {
  const { range } = useWords(dayCloseWords);
  const { none } = useWords(uiWords);
  return ({ firstNo, lastNo }) => {
    if (firstNo === null || lastNo === null) return none;
    return firstNo === lastNo ? String(firstNo) : range(firstNo, lastNo);
  };
}
