import type { StudentFilter } from '@/api/students';
import { createFilterSlice, injectList } from '@/shared/filters';
import { present } from '@common/present';
import { KINDS, requestOf, START, type LifeFilters } from '../life/lifeFilters';
import { PARENTS } from '../list/studentListSlice';
import type { ListSource } from '../list/useSchoolList';

/** The filters of the TC list as its fields hold them. */
export interface TcFilters extends LifeFilters {
  readonly sessionId: number | undefined;
}

/** As they are kept: without a chosen session the school's one ACTIVE session stands in; null: emptied by the user. */
type KeptFilters = LifeFilters & { readonly sessionId: number | null | undefined };

const slice = createFilterSlice<KeptFilters>({
  name: 'tcList',
  start: { ...START, sessionId: undefined },
  parents: PARENTS,
});

export const { filtersChanged, filtersReset, pageChanged } = slice.actions;

export const selectTcList = injectList(slice);

export const TC_LIST: ListSource<KeptFilters> = {
  select: selectTcList,
  start: slice.getInitialState(),
  kinds: { ...KINDS, sessionId: 'id' },
  opened: slice.actions.listOpened,
};

/** Students with a transfer certificate alone (LIFECYCLE-08, LIFECYCLE-09). */
export const tcRequestOf = (filters: TcFilters): StudentFilter => ({
  ...requestOf(filters),
  sessionId: present(filters.sessionId, 'session'),
  onlyDisabled: true,
  onlyTc: true,
});
