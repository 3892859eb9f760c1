import { VALUES } from '@/api/catalogue';
import { RECEIPT_FIELDS, type PaymentMode, type ReceiptFilter, type ReceiptsToConfirm } from '@/api/receipts';
import { ALL } from '@/shared/domain';
import { createList } from '@/shared/filters';
import { defineFields } from '@/shared/forms';
import { isDate } from '@common/calendar';

/** The filters of the screen; ALL and -1 are no restriction, nor is an empty date or text. */
interface ReceiptChoice {
  readonly paymentMode: PaymentMode | 'ALL';
  /** the user who created the receipt */
  readonly cashierId: number;
  /** the day of creation in India, as in the day close; yyyy-MM-dd */
  readonly createdOn: string;
  /** of the payment date */
  readonly startDate: string;
  readonly endDate: string;
  /** the receipt number */
  readonly searchText: string;
  readonly referenceText: string;
}

export interface ConfirmFilters extends ReceiptChoice {
  readonly schoolId: number | undefined;
  readonly sessionId: number | undefined;
}

/** The stored filters: sessionId is undefined for the preselected ACTIVE session, null after the user cleared the field. */
type StoredFilters = Omit<ConfirmFilters, 'sessionId'> & { readonly sessionId: number | null | undefined };

export const confirmList = createList<StoredFilters>({
  name: 'receiptConfirmation',
  start: {
    schoolId: undefined,
    sessionId: undefined,
    paymentMode: 'ALL',
    cashierId: ALL,
    createdOn: '',
    startDate: '',
    endDate: '',
    searchText: '',
    referenceText: '',
  },
  parents: { sessionId: 'schoolId', cashierId: 'schoolId' },
  kinds: {
    schoolId: 'id',
    sessionId: 'id',
    paymentMode: VALUES.PaymentMode,
    cashierId: 'id',
    createdOn: 'date',
    startDate: 'date',
    endDate: 'date',
  },
});

export const filterFields = defineFields(RECEIPT_FIELDS.ReceiptFilter);

const DATES = ['createdOn', 'startDate', 'endDate'] as const;

/** The changes that apply: an invalid date is left out, and its field shows the error. A cleared field may contain null. */
export function changeOf(typed: Partial<ConfirmFilters>): Partial<ConfirmFilters> {
  const dates = DATES.filter((name) => name in typed).map((name) => [name, typed[name] ?? ''] as const);
  const { createdOn: _day, startDate: _start, endDate: _end, ...others } = typed;
  return { ...others, ...Object.fromEntries(dates.filter(([, date]) => date === '' || isDate(date))) };
}

/** Returns the number of advanced filters that are set. */
export const advancedSet = ({ cashierId, createdOn, startDate, endDate }: ConfirmFilters): number =>
  [cashierId !== ALL, createdOn !== '', startDate !== '', endDate !== ''].filter(Boolean).length;

/** The school and the session whose receipts are listed. */
export interface ConfirmScope {
  readonly schoolId: number;
  readonly sessionId: number;
}

/** Returns undefined while school or session are not chosen. */
export const scopeOf = ({ schoolId, sessionId }: ConfirmFilters): ConfirmScope | undefined =>
  schoolId === undefined || sessionId === undefined ? undefined : { schoolId, sessionId };

/** The filter within the session, as list and confirmation take it. */
export const choiceOf = (filters: ReceiptChoice): Omit<ReceiptsToConfirm, 'expectedCount' | 'expectedSum'> => ({
  ...(filters.paymentMode === 'ALL' ? {} : { paymentMode: filters.paymentMode }),
  ...(filters.cashierId === ALL ? {} : { cashierId: filters.cashierId }),
  ...(filters.createdOn === '' ? {} : { createdOn: filters.createdOn }),
  ...(filters.startDate === '' ? {} : { startDate: filters.startDate }),
  ...(filters.endDate === '' ? {} : { endDate: filters.endDate }),
  ...(filters.searchText === '' ? {} : { searchText: filters.searchText }),
  ...(filters.referenceText.trim() === '' ? {} : { referenceText: filters.referenceText.trim() }),
});

/** The receipts that can be confirmed (CONFIRM-03). */
export const requestOf = (scope: ConfirmScope, filters: ReceiptChoice): ReceiptFilter => ({
  ...scope,
  ...choiceOf(filters),
  status: 'PENDING',
});

/** The receipts of one day and payment mode, as the link of the day close chooses them, are confirmed together. */
export const startsSelected = ({ paymentMode, createdOn }: ReceiptChoice): boolean =>
  paymentMode !== 'ALL' && createdOn !== '';
