/** The rows of a list that the provider divides into pages. */
import { skipToken, type SkipToken } from '@reduxjs/toolkit/query';
import { useEffect, useRef } from 'react';
import { useLoadState } from '../errors';
import type { LoadState, ServerPaging } from '../ui';
import type { SchoolList } from './useSchoolList';

/** For the query of a list: each opening of the screen requests the rows again. */
export const REFETCH = { refetchOnMountOrArgChange: true } as const;

/** The page as the contract takes it. */
interface PageRequest {
  /** from 0 */
  readonly page: number;
  readonly size: number;
}

/** The argument of the query for the current page; `skipToken` until the required filters are known. */
export const pageArgument = <F extends object, Argument>(
  { phase, filters, page, size }: Pick<SchoolList<F>, 'phase' | 'filters' | 'page' | 'size'>,
  toArgument: (filters: F, page: PageRequest) => Argument,
): Argument | SkipToken => (phase === 'ready' ? toArgument(filters, { page: page - 1, size }) : skipToken);

/** The result of a query for one page. */
export type PageQuery<Row> = Parameters<typeof useLoadState>[0] & {
  readonly data?: { readonly content: readonly Row[]; readonly totalElements: number } | undefined;
};

/** The properties of a DataTable that come from the query. */
interface ServerRows<Row> {
  readonly rows: readonly Row[] | undefined;
  readonly state: LoadState;
  readonly paging: ServerPaging;
  readonly onRefresh: () => void;
  /** Changes with each search, which shows the first rows. */
  readonly filterKey: string;
}

/** Requests the page again after a search that changed no filter; a request that is pending already is not repeated. */
function useRefetchOfSearch(searches: number, refetch: () => unknown): void {
  const before = useRef(searches);
  useEffect(() => {
    if (before.current === searches) return;
    before.current = searches;
    refetch();
  }, [searches, refetch]);
}

/** `failedText` is shown when the rows cannot be loaded and the provider gives no text. */
export function useServerList<Row>(
  query: PageQuery<Row>,
  { phase, searches, page, size, goTo }: Pick<SchoolList<object>, 'phase' | 'searches' | 'page' | 'size' | 'goTo'>,
  failedText: string,
): ServerRows<Row> {
  const state = useLoadState(query, failedText);
  const ready = phase === 'ready';
  const { refetch } = query;
  const onRefresh = () => void (ready && refetch());
  useRefetchOfSearch(searches, onRefresh);
  return {
    rows: query.data?.content,
    state: ready ? state : { kind: 'loading' },
    paging: { page, size, total: query.data?.totalElements ?? 0, onChange: goTo },
    onRefresh,
    filterKey: String(searches),
  };
}
