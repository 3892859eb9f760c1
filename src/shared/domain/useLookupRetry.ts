import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch } from 'react-redux';
import { retryLookups } from '@/api/retryLookups';

/** For `onOpenChange` of a selector: opening it refetches the look-ups that failed, because their message disappears after a few seconds. */
export function useLookupRetry(): (open: boolean) => void {
  const dispatch = useDispatch<ThunkDispatch<never, unknown, UnknownAction>>();
  return (open) => {
    if (open) dispatch(retryLookups());
  };
}
