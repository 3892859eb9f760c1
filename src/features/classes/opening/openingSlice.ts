import { createList } from '@/shared/filters';

export interface OpeningFilters {
  readonly schoolId: number | undefined;
  /** undefined until one is chosen, when the active session applies; null: the field was cleared */
  readonly sessionId: number | null | undefined;
}

export const openingList = createList<OpeningFilters>({
  name: 'openingBalances',
  start: { schoolId: undefined, sessionId: undefined },
  parents: { sessionId: 'schoolId' },
  kinds: { schoolId: 'id', sessionId: 'id' },
});
