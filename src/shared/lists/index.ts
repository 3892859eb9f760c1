/** Lists of a school whose rows the provider filters, sorts and divides into pages. */
export { SchoolFilter } from '../domain';
export { SessionFilter } from './filterFields';
export { ListFilterBar } from './ListFilterBar';
export { ListRows } from './ListRows';
export { sorted, sortingOf, type Sorting } from './sorting';
export { useClientList } from './useClientList';
export { useHandedList } from './useHandedList';
export { useListLink } from './useListLink';
export {
  useKnownSession,
  useListLookups,
  useSchoolList,
  useSessionList,
  type SchoolList,
  type SessionList,
} from './useSchoolList';
export { pageArgument, REFETCH, useServerList, type PageQuery } from './useServerList';
