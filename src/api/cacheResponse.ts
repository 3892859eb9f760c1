import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { baseApi } from './baseApi';

interface NamedQuery<Arg, Answer> {
  readonly name: string;
  readonly Types: { QueryArg: Arg; ResultType: Answer };
}

interface Mutation<Answer> {
  readonly dispatch: ThunkDispatch<unknown, unknown, UnknownAction>;
  readonly queryFulfilled: Promise<{ readonly data: Answer }>;
}

type Running = (Promise<unknown> & { refetch: () => unknown }) | undefined;

/** The untyped forms of these functions, with the name of the query as text. */
const { getRunningQueryThunk, upsertQueryEntries } = baseApi.util as unknown as {
  getRunningQueryThunk: (name: string, arg: unknown) => (dispatch: Mutation<unknown>['dispatch']) => Running;
  upsertQueryEntries: (entries: { endpointName: string; arg: unknown; value: unknown }[]) => UnknownAction;
};

/**
 * For a mutation whose response is the complete stored record: stores the response in the cache of the record's query, which is then not
 * refetched.
 */
export const cacheResponse = <SentArg, Arg, Answer>(query: NamedQuery<Arg, Answer>, argOf: (sent: SentArg) => Arg) => ({
  onQueryStarted: async (sent: SentArg, { dispatch, queryFulfilled }: Mutation<Answer>): Promise<void> => {
    // The caller of the mutation reports the failure.
    const answered = await queryFulfilled.catch(() => undefined);
    if (!answered) return;
    const arg = argOf(sent);
    const running = dispatch(getRunningQueryThunk(query.name, arg));
    if (!running) {
      dispatch(upsertQueryEntries([{ endpointName: query.name, arg, value: answered.data }]));
      return;
    }
    // The response of a running query may be older than the change and arrives after it.
    await running;
    running.refetch();
  },
});
