import type { PromotionRequest } from '@/api/promotion';
import { createList } from '@/shared/filters';

export interface PromotionFilters {
  readonly schoolId: number | undefined;
  readonly sourceSessionId: number | undefined;
  readonly targetSessionId: number | undefined;
  /** in the order of the classes */
  readonly classIds: readonly number[];
  readonly excludeFailed: boolean;
}

const START: PromotionFilters = {
  schoolId: undefined,
  sourceSessionId: undefined,
  targetSessionId: undefined,
  classIds: [],
  excludeFailed: false,
};

export const promotionList = createList<PromotionFilters>({
  name: 'promotion',
  start: START,
  parents: { sourceSessionId: 'schoolId', targetSessionId: 'schoolId', classIds: 'schoolId' },
  kinds: {
    schoolId: 'id',
    sourceSessionId: 'id',
    targetSessionId: 'id',
    classIds: 'ids',
    excludeFailed: 'switch',
  },
});

/** The classes and sessions of a promotion, without decisions about students. */
export type Chosen = Pick<
  PromotionRequest,
  'schoolId' | 'sourceSessionId' | 'targetSessionId' | 'classIds' | 'excludeFailed'
>;

/** undefined until school, both sessions and at least one class are chosen (PROMOTE-07). */
export function chosenOf(filters: PromotionFilters): Chosen | undefined {
  const { schoolId, sourceSessionId, targetSessionId, classIds, excludeFailed } = filters;
  if (schoolId === undefined || sourceSessionId === undefined || targetSessionId === undefined) return undefined;
  if (classIds.length === 0) return undefined;
  return { schoolId, sourceSessionId, targetSessionId, classIds: [...classIds], excludeFailed };
}
