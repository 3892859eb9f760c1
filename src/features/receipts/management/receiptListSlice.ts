import { VALUES } from '@/api/catalogue';
import {
  RECEIPT_FIELDS,
  type ReceiptFilter,
  type ReceiptOrder,
  type ReceiptStatus,
  type ReceiptType,
} from '@/api/receipts';
import { ALL, SEARCH_FROM } from '@/shared/domain';
import { createList } from '@/shared/filters';
import type { Sorting } from '@/shared/lists';
import { defineFields, fieldProblem } from '@/shared/forms';
import { isDate } from '@common/calendar';
import { present } from '@common/present';

/** The columns that the provider sorts by. */
export const SORTED_COLUMNS = ['receiptNo', 'studentName', 'paymentDate', 'amountPaid'] as const;
export type SortedColumn = (typeof SORTED_COLUMNS)[number];

/** The filters of the list as its fields contain them; -1 and ALL are 'All' (ENUM-41), an empty date is no restriction. */
export interface ReceiptFilters extends Sorting<SortedColumn> {
  readonly schoolId: number | undefined;
  readonly sessionId: number;
  readonly classId: number;
  readonly receiptType: ReceiptType | 'ALL';
  readonly status: ReceiptStatus | 'ALL';
  /** NO: only receipts that were not printed yet */
  readonly printed: 'NO' | 'ALL';
  /** yyyy-MM-dd */
  readonly startDate: string;
  readonly endDate: string;
  /** the receipt number */
  readonly searchText: string;
  readonly studentSearchText: string;
}

type Dates = 'startDate' | 'endDate';

/** The stored filters: an undefined date means the current month up to today (RECEIPT-03). */
export type StoredFilters = Omit<ReceiptFilters, Dates> & { readonly [Name in Dates]: string | undefined };

const START: StoredFilters = {
  schoolId: undefined,
  sessionId: ALL,
  classId: ALL,
  receiptType: 'ALL',
  status: 'ALL',
  printed: 'ALL',
  startDate: undefined,
  endDate: undefined,
  searchText: '',
  studentSearchText: '',
  sortBy: undefined,
  sortOrder: undefined,
};

export const receiptList = createList<StoredFilters>({
  name: 'receiptList',
  start: START,
  parents: { sessionId: 'schoolId', classId: 'schoolId' },
  kinds: {
    schoolId: 'id',
    sessionId: 'id',
    classId: 'id',
    receiptType: VALUES.ReceiptType,
    status: VALUES.ReceiptStatus,
    printed: ['NO'],
    sortBy: SORTED_COLUMNS,
    sortOrder: ['asc', 'desc'],
    startDate: 'date',
    endDate: 'date',
  },
});

export const isReceiptFilters = (handed: Record<string, unknown>): handed is Record<string, unknown> & StoredFilters =>
  'receiptType' in handed && 'studentSearchText' in handed;

/** The filters that apply on the day `today`, yyyy-MM-dd. */
export const filtersOn = ({ startDate, endDate, ...stored }: StoredFilters, today: string): ReceiptFilters => ({
  ...stored,
  startDate: startDate ?? `${today.slice(0, 8)}01`,
  endDate: endDate ?? today,
});

export const filterFields = defineFields(RECEIPT_FIELDS.ReceiptFilter);
const FILTER = filterFields.en;

/** Whether the list of receipts rejects a student search (RECEIPT-09). */
export const isTooShort = (text: string): boolean => {
  const { length } = [...text.trim()];
  return length > 0 && length < SEARCH_FROM;
};

export const isBackwards = (start: string, end: string): boolean => isDate(start) && isDate(end) && start > end;

const isInvalid = (date: string): boolean => date !== '' && !isDate(date);

/** The values of the fields; an empty field may contain null. */
export type TypedFilters = { readonly [Name in keyof ReceiptFilters]?: ReceiptFilters[Name] | null | undefined };

/**
 * Returns the changes of the fields that are not applied yet, without a text that is too short. Returns null while a text is too
 * long, a date is invalid or the dates are reversed: nothing is searched then.
 */
export function changeOf(typed: TypedFilters, applied: ReceiptFilters): Partial<ReceiptFilters> | null {
  const dates = { startDate: typed.startDate ?? '', endDate: typed.endDate ?? '' };
  if (isInvalid(dates.startDate) || isInvalid(dates.endDate) || isBackwards(dates.startDate, dates.endDate))
    return null;
  const text = typed.studentSearchText ?? '';
  const number = typed.searchText ?? '';
  if (fieldProblem(FILTER.studentSearchText, text) !== null || fieldProblem(FILTER.searchText, number) !== null)
    return null;
  const values = {
    ...typed,
    ...dates,
    searchText: number,
    studentSearchText: isTooShort(text) ? applied.studentSearchText : text,
  };
  const names = (Object.keys(values) as (keyof ReceiptFilters)[]).filter((name) => values[name] !== applied[name]);
  return Object.fromEntries(names.map((name) => [name, values[name]]));
}

/** Returns the number of advanced filters that are set. */
export const advancedSet = ({ sessionId, classId, receiptType, printed }: ReceiptFilters): number =>
  [sessionId !== ALL, classId !== ALL, receiptType !== 'ALL', printed !== 'ALL'].filter(Boolean).length;

/** Resets the filters that may hide the receipt that is searched for. */
export const WIDEST: Partial<ReceiptFilters> = {
  sessionId: ALL,
  classId: ALL,
  receiptType: 'ALL',
  status: 'ALL',
  printed: 'ALL',
  startDate: '',
  endDate: '',
};

export const isWidest = (filters: ReceiptFilters): boolean =>
  (Object.keys(WIDEST) as (keyof ReceiptFilters)[]).every((name) => filters[name] === WIDEST[name]);

/** A receipt number is searched in all dates: it is unique, and its payment date is often unknown. */
export const ignoresDates = ({ searchText }: Pick<ReceiptFilters, 'searchText'>): boolean => searchText !== '';

/** The order for the contract; newest number first by default (RECEIPT-10). */
export const orderOf = ({ sortBy, sortOrder }: Sorting<SortedColumn>): ReceiptOrder =>
  sortBy === undefined ? 'receiptNo,DESC' : `${sortBy},${sortOrder === 'desc' ? 'DESC' : 'ASC'}`;

const datesOf = (filters: ReceiptFilters): Pick<ReceiptFilter, Dates> => ({
  ...(filters.startDate === '' ? {} : { startDate: filters.startDate }),
  ...(filters.endDate === '' ? {} : { endDate: filters.endDate }),
});

/** The filter for the contract (RECEIPT-12, RECEIPT-13). */
export const requestOf = (filters: ReceiptFilters): ReceiptFilter => ({
  schoolId: present(filters.schoolId, 'school'),
  ...(filters.sessionId === ALL ? {} : { sessionId: filters.sessionId }),
  classId: filters.classId,
  ...(filters.receiptType === 'ALL' ? {} : { receiptType: filters.receiptType }),
  ...(filters.status === 'PENDING' || filters.status === 'CONFIRMED' ? { status: filters.status } : {}),
  searchText: filters.searchText,
  studentSearchText: filters.studentSearchText.trim(),
  ...(ignoresDates(filters) ? {} : datesOf(filters)),
  ...(filters.printed === 'NO' ? { notPrinted: true } : {}),
  includeDeleted: filters.status === 'ALL',
  onlyDeleted: filters.status === 'CANCELLED',
});
