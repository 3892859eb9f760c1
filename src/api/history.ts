import { historyGenerated, type ListHistoryApiArg } from './generated/history.gen';

export const historyApi = historyGenerated.enhanceEndpoints({
  endpoints: {
    // Every save of a record adds to its history, so an opened drawer reads it again.
    listHistory: { keepUnusedDataFor: 0 },
  },
});

/** The record whose history is read, by the ids that the provider requires for it. */
export type HistoryQuery = Omit<ListHistoryApiArg, 'before' | 'limit'>;
export const { useListHistoryQuery } = historyApi;
export type { HistoryChange, HistoryEntity, HistoryItem, HistoryPage } from './generated/schemas.gen';
