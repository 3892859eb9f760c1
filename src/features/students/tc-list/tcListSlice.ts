import type { StudentFilter } from '@/api/students';
import { createList } from '@/shared/filters';
import { present } from '@common/present';
import { KINDS, requestOf, START, type LifeFilters } from '../life/lifeFilters';
import { PARENTS } from '../list/studentListSlice';

/** The filters of the TC list as its fields contain them. */
export interface TcFilters extends LifeFilters {
  readonly sessionId: number | undefined;
}

/** The stored filters: sessionId is undefined for the preselected ACTIVE session, null after the user cleared the field. */
type StoredFilters = LifeFilters & { readonly sessionId: number | null | undefined };

export const tcList = createList<StoredFilters>({
  name: 'tcList',
  start: { ...START, sessionId: undefined },
  parents: PARENTS,
  kinds: { ...KINDS, sessionId: 'id' },
});

/** Only students with a transfer certificate (LIFECYCLE-08, LIFECYCLE-09). */
export const tcRequestOf = (filters: TcFilters): StudentFilter => ({
  ...requestOf(filters),
  sessionId: present(filters.sessionId, 'session'),
  onlyDisabled: true,
  onlyTc: true,
});
