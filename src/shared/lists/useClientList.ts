import { useLoadState } from '../errors';

type WholeQuery<Row> = Parameters<typeof useLoadState>[0] & { readonly currentData?: readonly Row[] | undefined };

/** The properties of a DataTable for a list that the provider returns as a whole and the table divides into pages. */
export function useClientList<Row>(query: WholeQuery<Row>, failedText: string) {
  const state = useLoadState(query, failedText);
  return { rows: query.currentData, state, paging: 'client', onRefresh: () => void query.refetch() } as const;
}
