import type { StudentFilter } from '@/api/students';
import { useLoadState } from '@/shared/errors';
import type { LoadState, ServerPaging, TableSort } from '@/shared/ui';

export type SortBy = NonNullable<StudentFilter['sortBy']>;

/** How the provider orders a list; without both it decides. */
export interface Sorting {
  readonly sortBy: SortBy | undefined;
  readonly sortOrder: 'asc' | 'desc' | undefined;
}

export interface ServerList<Row> {
  readonly rows: readonly Row[] | undefined;
  readonly state: LoadState;
  readonly paging: ServerPaging;
  readonly sort: (sort: TableSort | null) => void;
  readonly refresh: () => void;
}

/** The answer of a query for one page. */
type PageQuery<Row> = Parameters<typeof useLoadState>[0] & {
  readonly data?: { readonly content: readonly Row[]; readonly totalElements: number } | undefined;
};

interface ServerListOptions {
  /** the page shown, from 1 */
  readonly page: number;
  readonly size: number;
  /** for the filters; nothing has been asked yet */
  readonly waiting: boolean;
  /** what is said when the list cannot be loaded */
  readonly failed: string;
  readonly onPage: (page: { page: number; size: number }) => void;
  readonly onSort: (sorting: Sorting) => void;
}

const WAITING = { kind: 'loading' } as const;

/** A list that the provider cuts into pages and sorts, as its table takes it; the columns' keys are what it is sorted by. */
export function useServerList<Row>(
  query: PageQuery<Row>,
  { page, size, waiting, failed, onPage, onSort }: ServerListOptions,
): ServerList<Row> {
  const state = useLoadState(query, failed);
  return {
    rows: query.data?.content,
    state: waiting ? WAITING : state,
    paging: {
      page,
      size,
      total: query.data?.totalElements ?? 0,
      onChange: (next, nextSize) => onPage({ page: next, size: nextSize }),
    },
    sort: (sort) =>
      onSort(
        sort === null
          ? { sortBy: undefined, sortOrder: undefined }
          : { sortBy: sort.column as SortBy, sortOrder: sort.order === 'descend' ? 'desc' : 'asc' },
      ),
    refresh: () => void (waiting || query.refetch()),
  };
}
