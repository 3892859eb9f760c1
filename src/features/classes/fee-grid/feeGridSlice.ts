import { createList } from '@/shared/filters';

export interface FeeGridFilters {
  readonly schoolId: number | undefined;
  /** undefined until one is chosen, when the next session applies; null: the field was cleared */
  readonly sessionId: number | null | undefined;
}

export const feeGridList = createList<FeeGridFilters>({
  name: 'feeGrid',
  start: { schoolId: undefined, sessionId: undefined },
  parents: { sessionId: 'schoolId' },
  kinds: { schoolId: 'id', sessionId: 'id' },
});
