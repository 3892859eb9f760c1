import { useDispatch } from 'react-redux';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { apiExtraOf, type ApiExtra } from '@/api/base-query/extra';

type Dispatch = ThunkDispatch<unknown, { api: ApiExtra }, UnknownAction>;

/** Downloads a file that the portal created. */
export function useSaveFile(): (blob: Blob, fileName: string) => void {
  const dispatch = useDispatch<Dispatch>();
  return (blob, fileName) => dispatch((_dispatch, _getState, extra) => apiExtraOf(extra).saveFile(blob, fileName));
}
