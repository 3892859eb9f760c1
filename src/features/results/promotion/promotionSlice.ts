import type { PromotionRequest } from '@/api/promotion';
import { createList } from '@/shared/filters';
import { paths } from '@/shared/navigation';

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

/** The name of the draft of decisions, which belong to the two sessions of a school; undefined until these are chosen. */
export const scopeOf = ({ schoolId, sourceSessionId, targetSessionId }: PromotionFilters): string | undefined =>
  schoolId === undefined || sourceSessionId === undefined || targetSessionId === undefined
    ? undefined
    : `${paths.promotion.slice(1)}#schoolId=${schoolId}&sourceSessionId=${sourceSessionId}&targetSessionId=${targetSessionId}`;

/** The address of the promotion with its classes. */
export const addressOf = (scope: string, { classIds, excludeFailed }: PromotionFilters): string =>
  `/${scope}${classIds.length > 0 ? `&classIds=${classIds.join(',')}` : ''}${excludeFailed ? '&excludeFailed=true' : ''}`;
