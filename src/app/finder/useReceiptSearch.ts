import { skipToken } from '@reduxjs/toolkit/query';
import { RECEIPT_FIELDS, useListReceiptsQuery, type Receipt } from '@/api/receipts';
import { SEARCH_WAIT_MS } from '@/shared/domain';
import { useSettled } from '@/shared/lib/useSettled';
import { toAsciiDigits } from '@common/digits';

const { maxLength } = RECEIPT_FIELDS.ReceiptFilter.searchText;
const NONE: readonly Receipt[] = [];

/** A receipt number is unique in its school. */
const SIZE = 1;

interface ReceiptSearch {
  readonly waiting: boolean;
  readonly found: readonly Receipt[];
  readonly error: unknown;
  /** Sends the request again if it failed. */
  readonly retry: () => void;
}

/** The receipt of a number, cancelled or not. Only a text of digits is searched for. */
export function useReceiptSearch(schoolId: number | undefined, typed: string): ReceiptSearch {
  const text = toAsciiDigits(typed.trim());
  const settled = useSettled(text, SEARCH_WAIT_MS);
  const possible = schoolId !== undefined && /^[1-9]\d*$/.test(text) && text.length <= maxLength;
  const asked = possible && settled === text;
  const { currentData, isFetching, error, refetch } = useListReceiptsQuery(
    asked ? { page: 0, size: SIZE, receiptFilter: { schoolId, searchText: text, includeDeleted: true } } : skipToken,
    { refetchOnMountOrArgChange: true },
  );
  const failure = asked && !isFetching ? error : undefined;
  return {
    waiting: possible && (!asked || isFetching),
    found: (asked ? currentData?.content : undefined) ?? NONE,
    error: failure,
    retry: () => void (failure !== undefined && refetch()),
  };
}
