import { useStore } from 'react-redux';
import type { AccessState } from '../access';
import { createPrintRecords, type PrintRecords } from './printRecords';

/** By the store, because a print must be recorded after its screen was closed too. */
const records = new WeakMap<object, PrintRecords>();

/** The prints of the open page that must be recorded. */
export function usePrintRecords(): PrintRecords {
  const store = useStore<AccessState>();
  const found = records.get(store) ?? createPrintRecords(() => store.getState().auth.user?.userId ?? null);
  records.set(store, found);
  return found;
}
