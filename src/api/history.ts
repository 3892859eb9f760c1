import { historyGenerated, type ListHistoryApiArg } from './generated/history.gen';

export const historyApi = historyGenerated.enhanceEndpoints({
  endpoints: {
    // Every save of a record adds to its history, so the drawer refetches it when it opens.
    listHistory: { keepUnusedDataFor: 0 },
  },
});

/** The record whose history is read, by the ids that the provider requires for it. */
export type HistoryQuery = Omit<ListHistoryApiArg, 'before' | 'limit'>;
export const { useListHistoryQuery } = historyApi;
export type { HistoryChange, HistoryEntity, HistoryItem, HistoryPage } from './generated/schemas.gen';
