// The filter of a receipt list as SQL conditions.
import { and, eq, gte, isNull, lt, lte, ne, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { TIME_ZONE } from '../../../../common/calendar.ts';
import { present } from '../../../../common/present.ts';
import type { components } from '../../../contract/generated/operations.gen.ts';
import { filterCondition, type Conditions } from '../../../database/list/filter.ts';
import type { ListForm } from '../../../database/list/pagedList.ts';
import { receipts } from '../../../database/schema/index.ts';
import { numberPatterns, searchPatterns } from '../../students/index.ts';
import { comparable } from '../create/referenceKey.ts';

type Order = components['schemas']['ReceiptOrder'];
/** The columns of the list that it can be sorted by. */
export type SortBy = Order extends `${infer Column},${string}` ? Column : never;

export type ReceiptFilter = components['schemas']['ReceiptFilter'] & {
  /** these receipts alone */
  receiptIds?: number[];
  sortBy?: SortBy;
  sortOrder?: 'asc' | 'desc';
};

/** The order of a list as its query reads it; newest number first by default (RECEIPT-10). The portal always sends an order. */
export function orderingOf(order: Order = 'receiptNo,DESC'): Required<Pick<ReceiptFilter, 'sortBy' | 'sortOrder'>> {
  const [sortBy, direction] = order.split(',') as [SortBy, 'ASC' | 'DESC'];
  return { sortBy, sortOrder: direction === 'ASC' ? 'asc' : 'desc' };
}

const isCancelled = ({ status, onlyDeleted }: ReceiptFilter) => status === 'CANCELLED' || onlyDeleted === true;

export const conditions = {
  schoolId: ({ schoolId }) => schoolId,
  sessionId: ({ sessionId }) => sessionId,
  classId: ({ classId }) => (classId === -1 ? null : classId),
  studentId: ({ studentId }) => studentId,
  type: ({ receiptType }) => receiptType,
  // PENDING, CONFIRMED and cancelled exclude one another.
  status: (filter) => (filter.status === 'CANCELLED' ? null : filter.status),
  cancelled: isCancelled,
  notCancelled: (filter) => filter.status == null && !isCancelled(filter) && !filter.includeDeleted,
  from: ({ startDate }) => startDate,
  to: ({ endDate }) => endDate,
  ids: ({ receiptIds }) => (receiptIds ? `{${receiptIds.join(',')}}` : null),
  number: ({ searchText }) => (searchText ? Number(searchText) : null),
  words: ({ studentSearchText }) => searchPatterns(studentSearchText ?? ''),
  numbers: ({ studentSearchText }) => numberPatterns(studentSearchText ?? ''),
  mode: ({ paymentMode }) => paymentMode,
  createdOn: ({ createdOn }) => createdOn,
  cashier: ({ cashierId }) => cashierId,
  reference: ({ referenceText }) => comparable(referenceText ?? '') || null,
  notPrinted: ({ notPrinted }) => notPrinted,
} satisfies Conditions<ReceiptFilter>;

export type Form = ListForm<keyof typeof conditions, SortBy>;

/** Conditions on columns that the receipts share with the tables of counts. */
export const ofKind = (
  table: Record<'schoolId' | 'sessionId' | 'type' | 'status', SQLWrapper>,
  { conditions: counts }: Form,
) => [
  filterCondition(counts, 'schoolId', (id) => eq(table.schoolId, id)),
  filterCondition(counts, 'sessionId', (id) => eq(table.sessionId, id)),
  filterCondition(counts, 'type', (type) => eq(table.type, type)),
  filterCondition(counts, 'status', (status) => eq(table.status, status)),
  filterCondition(counts, 'cancelled', () => eq(table.status, sql`'CANCELLED'`)),
  filterCondition(counts, 'notCancelled', () => ne(table.status, sql`'CANCELLED'`)),
];

export const ofClass = (table: { classId: SQLWrapper }, { conditions: counts }: Form) =>
  filterCondition(counts, 'classId', (id) => eq(table.classId, id));

export const ofDays = (table: { paymentDate: SQLWrapper }, { conditions: counts }: Form) => [
  filterCondition(counts, 'from', (from) => gte(table.paymentDate, from)),
  filterCondition(counts, 'to', (to) => lte(table.paymentDate, to)),
];

const startOf = (day: SQLWrapper, later: 0 | 1): SQL =>
  sql`((${day}::date + ${sql.raw(String(later))})::timestamp AT TIME ZONE ${sql.raw(`'${TIME_ZONE}'`)})`;

/** Conditions on columns that the tables of counts lack. */
const ofReceipt = ({ conditions: counts }: Form) => [
  filterCondition(counts, 'studentId', (id) => eq(receipts.studentId, id)),
  filterCondition(counts, 'ids', (ids) => sql`${receipts.id} = ANY (${ids}::text::integer[])`),
  filterCondition(counts, 'number', (number) => sql`${receipts.receiptNo} = ${number}::bigint`),
  filterCondition(counts, 'mode', (mode) => eq(receipts.mode, mode)),
  filterCondition(counts, 'cashier', (id) => eq(receipts.createdBy, id)),
  filterCondition(counts, 'createdOn', (day) =>
    present(and(gte(receipts.createdAt, startOf(day, 0)), lt(receipts.createdAt, startOf(day, 1))), 'the conditions'),
  ),
  // The key of a reference is its mode, its number without signs and, for cheques, bank and date.
  filterCondition(
    counts,
    'reference',
    (text) => sql`strpos(split_part(${receipts.referenceKey}, '|', 2), ${text}) > 0`,
  ),
  filterCondition(counts, 'notPrinted', () => isNull(receipts.printedAt)),
];

/** Whether a table of counts has the columns of the filter. */
export function isCounted({ conditions: counts }: Form): boolean {
  const { words, studentId, ids, number, mode, cashier, createdOn, reference, notPrinted, classId, from, to } = counts;
  const others = words + studentId + ids + number + mode + cashier + createdOn + reference + notPrinted;
  return others === 0 && (classId === 0 || from + to === 0);
}

/** All conditions of a filter on the receipts. */
export const conditionsOf = (form: Form): (SQL | undefined)[] => [
  ...ofKind(receipts, form),
  ofClass(receipts, form),
  ...ofDays(receipts, form),
  ...ofReceipt(form),
];
