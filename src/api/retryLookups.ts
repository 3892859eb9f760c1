import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { QueryStatus } from '@reduxjs/toolkit/query';
import { baseApi } from './baseApi';

type ApiState = Record<typeof baseApi.reducerPath, ReturnType<typeof baseApi.reducer>>;
type ApiDispatch = ThunkDispatch<ApiState, unknown, UnknownAction>;

/** The queries whose records are offered by selectors. */
const LOOKUPS: readonly unknown[] = [
  'listActiveSchools',
  'listActiveTeachers',
  'listClasses',
  'listReceiptCashiers',
  'listReportSessions',
  'listSessions',
];

/** The untyped form of this function, with the name of the query as text. */
const { prefetch } = baseApi.util as unknown as {
  prefetch: (name: string, arg: unknown, options: { readonly force: true }) => (dispatch: ApiDispatch) => void;
};

/** Refetches each look-up whose last request failed. */
export const retryLookups =
  () =>
  (dispatch: ApiDispatch, getState: () => ApiState): void => {
    for (const query of Object.values(getState()[baseApi.reducerPath].queries))
      if (query?.status === QueryStatus.rejected && LOOKUPS.includes(query.endpointName))
        dispatch(prefetch(query.endpointName, query.originalArgs, { force: true }));
  };
