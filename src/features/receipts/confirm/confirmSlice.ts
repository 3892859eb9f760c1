import type { ReceiptFilter } from '@/api/receipts';
import { createList } from '@/shared/filters';

export interface ConfirmFilters {
  readonly schoolId: number | undefined;
  readonly sessionId: number | undefined;
}

/** The stored filters: sessionId is undefined for the preselected ACTIVE session, null after the user cleared the field. */
type StoredFilters = Pick<ConfirmFilters, 'schoolId'> & { readonly sessionId: number | null | undefined };

export const confirmList = createList<StoredFilters>({
  name: 'receiptConfirmation',
  start: { schoolId: undefined, sessionId: undefined },
  parents: { sessionId: 'schoolId' },
  kinds: { schoolId: 'id', sessionId: 'id' },
});

/** The school and the session whose receipts are listed. */
export interface ConfirmScope {
  readonly schoolId: number;
  readonly sessionId: number;
}

/** Returns undefined while school or session are not chosen. */
export const scopeOf = ({ schoolId, sessionId }: ConfirmFilters): ConfirmScope | undefined =>
  schoolId === undefined || sessionId === undefined ? undefined : { schoolId, sessionId };

/** The receipts that can be confirmed (CONFIRM-03). */
export const requestOf = (scope: ConfirmScope): ReceiptFilter => ({ ...scope, status: 'PENDING' });
