import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { baseApi } from './baseApi';

interface NamedQuery<Arg, Answer> {
  readonly name: string;
  readonly Types: { QueryArg: Arg; ResultType: Answer };
}

interface Sent<Answer> {
  readonly dispatch: ThunkDispatch<unknown, unknown, UnknownAction>;
  readonly queryFulfilled: Promise<{ readonly data: Answer }>;
}

type Running = (Promise<unknown> & { refetch: () => unknown }) | undefined;

/** The same functions as those of each face, with the query's name as a text. */
const { getRunningQueryThunk, upsertQueryEntries } = baseApi.util as unknown as {
  getRunningQueryThunk: (name: string, arg: unknown) => (dispatch: Sent<unknown>['dispatch']) => Running;
  upsertQueryEntries: (entries: { endpointName: string; arg: unknown; value: unknown }[]) => UnknownAction;
};

/**
 * For a change that answers with the whole stored record: the answer takes the place of what the record's query remembers,
 * and is not asked for again.
 */
export const answerFills = <SentArg, Arg, Answer>(query: NamedQuery<Arg, Answer>, argOf: (sent: SentArg) => Arg) => ({
  onQueryStarted: async (sent: SentArg, { dispatch, queryFulfilled }: Sent<Answer>): Promise<void> => {
    // The caller of the mutation reports the failure.
    const answered = await queryFulfilled.catch(() => undefined);
    if (!answered) return;
    const arg = argOf(sent);
    const running = dispatch(getRunningQueryThunk(query.name, arg));
    if (!running) {
      dispatch(upsertQueryEntries([{ endpointName: query.name, arg, value: answered.data }]));
      return;
    }
    // Its answer may be older than the change, and comes after it.
    await running;
    running.refetch();
  },
});
