import { useListPromotionStudentsQuery, type PromotionStudent } from '@/api/promotion';
import { useFresh } from '@/shared/errors';
import { REFETCH } from '@/shared/lists';
import type { Chosen } from './promotionSlice';

/** Both lists of students as they are now, and the states of their requests. */
export function useAllStudents(chosen: Chosen, fallback: string) {
  const argument = (showEligibleOnly: boolean) => ({ eligibilityRequest: { ...chosen, showEligibleOnly } });
  const eligible = useFresh(useListPromotionStudentsQuery(argument(true), REFETCH), fallback);
  const others = useFresh(useListPromotionStudentsQuery(argument(false), REFETCH), fallback);
  const students: readonly PromotionStudent[] | undefined = eligible.found &&
    others.found && [...eligible.found, ...others.found];
  return { students, states: [eligible.state, others.state] as const };
}
