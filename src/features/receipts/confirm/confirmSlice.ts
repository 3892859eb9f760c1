import type { ReceiptFilter } from '@/api/receipts';
import { createFilterSlice, injectList, type FragmentKinds } from '@/shared/filters';

export interface ConfirmFilters {
  readonly schoolId: number | undefined;
  readonly sessionId: number | undefined;
}

/** The filters as they are kept: without a chosen session the school's one ACTIVE session stands in; null: emptied by the user. */
export type KeptConfirmFilters = Pick<ConfirmFilters, 'schoolId'> & { readonly sessionId: number | null | undefined };

const slice = createFilterSlice<KeptConfirmFilters>({
  name: 'receiptConfirmation',
  start: { schoolId: undefined, sessionId: undefined },
  parents: { sessionId: 'schoolId' },
});

export const { filtersChanged, pageChanged, listOpened } = slice.actions;
export const UNTOUCHED = slice.getInitialState();
export const selectConfirmList = injectList(slice);

export const FRAGMENT: FragmentKinds<KeptConfirmFilters> = { schoolId: 'id', sessionId: 'id' };

/** School and session, both known. */
export interface ConfirmPlace {
  readonly schoolId: number;
  readonly sessionId: number;
}

/** The receipts that can be confirmed (CONFIRM-03). */
export const requestOf = (place: ConfirmPlace): ReceiptFilter => ({ ...place, status: 'PENDING' });
